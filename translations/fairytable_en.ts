<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>app</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished games</source>
        <translation>
            <numerusform>%n finished game</numerusform>
            <numerusform>%n finished games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}: {name} gains %n point(s), the most in one turn</source>
        <translation>
            <numerusform>Turn {turn}: {name} gains %n point, the most in one turn</numerusform>
            <numerusform>Turn {turn}: {name} gains %n points, the most in one turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead of {name}</source>
        <translation>
            <numerusform>%n point ahead of {name}</numerusform>
            <numerusform>%n points ahead of {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}, %n point(s) behind</source>
        <translation>
            <numerusform>{place}, %n point behind</numerusform>
            <numerusform>{place}, %n points behind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} games</source>
        <translation>
            <numerusform>%n of {all} games</numerusform>
            <numerusform>%n of {all} games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n of the last {all} games won</source>
        <translation>
            <numerusform>{name}: %n of the last {all} games won</numerusform>
            <numerusform>{name}: %n of the last {all} games won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) not counted: moves were undone after seeing new cards.</source>
        <translation>
            <numerusform>%n game not counted: a move was undone after seeing new cards.</numerusform>
            <numerusform>%n games not counted: moves were undone after seeing new cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won from behind, after trailing by %n point(s)</source>
        <translation>
            <numerusform>Won from behind, after trailing by one point</numerusform>
            <numerusform>Won from behind, after trailing by %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: no costly mistake found among %n choice(s).</source>
        <translation>
            <numerusform>{name}: no costly mistake found in %n choice.</numerusform>
            <numerusform>{name}: no costly mistake found among %n choices.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On average it soon brings you %n point(s) more.</source>
        <translation>
            <numerusform>On average it soon brings you %n point more.</numerusform>
            <numerusform>On average it soon brings you %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On average {name} soon has %n point(s) fewer.</source>
        <translation>
            <numerusform>On average {name} soon has %n point fewer.</numerusform>
            <numerusform>On average {name} soon has %n points fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: no clear mistake. %n move(s) may have cost something, but it could be luck.</source>
        <translation>
            <numerusform>{name}: no clear mistake. %n move may have cost something, but it could be luck.</numerusform>
            <numerusform>{name}: no clear mistake. %n moves may have cost something, but it could be luck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more notice(s)</source>
        <translation>
            <numerusform>%n more notice</numerusform>
            <numerusform>%n more notices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>challenge</name>
    <message numerus="yes">
        <source>Stone deck, %n left</source>
        <translation>
            <numerusform>Stone deck, %n left</numerusform>
            <numerusform>Stone deck, %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fairy deck, %n left</source>
        <translation>
            <numerusform>Fairy deck, %n left</numerusform>
            <numerusform>Fairy deck, %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s hand: %n stone(s)</source>
        <translation>
            <numerusform>{name}’s hand: %n stone</numerusform>
            <numerusform>{name}’s hand: %n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) to sacks</source>
        <translation>
            <numerusform>1 stone to sacks</numerusform>
            <numerusform>%n stones to sacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n between sacks</source>
        <translation>
            <numerusform>%n between sacks</numerusform>
            <numerusform>%n between sacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to hand ({colours})</source>
        <translation>
            <numerusform>%n to hand ({colours})</numerusform>
            <numerusform>%n to hand ({colours})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue stone(s)</source>
        <translation>
            <numerusform>a blue stone</numerusform>
            <numerusform>%n blue stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red stone(s)</source>
        <translation>
            <numerusform>a red stone</numerusform>
            <numerusform>%n red stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow stone(s)</source>
        <translation>
            <numerusform>a yellow stone</numerusform>
            <numerusform>%n yellow stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n purple stone(s)</source>
        <translation>
            <numerusform>a purple stone</numerusform>
            <numerusform>%n purple stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black stone(s)</source>
        <translation>
            <numerusform>a black stone</numerusform>
            <numerusform>%n black stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green stone(s)</source>
        <translation>
            <numerusform>a green stone</numerusform>
            <numerusform>%n green stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue one(s)</source>
        <translation>
            <numerusform>a blue one</numerusform>
            <numerusform>%n blue ones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red one(s)</source>
        <translation>
            <numerusform>a red one</numerusform>
            <numerusform>%n red ones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow one(s)</source>
        <translation>
            <numerusform>a yellow one</numerusform>
            <numerusform>%n yellow ones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n purple one(s)</source>
        <translation>
            <numerusform>a purple one</numerusform>
            <numerusform>%n purple ones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black one(s)</source>
        <translation>
            <numerusform>a black one</numerusform>
            <numerusform>%n black ones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green one(s)</source>
        <translation>
            <numerusform>a green one</numerusform>
            <numerusform>%n green ones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves left. At most 3 in hand at the end.</source>
        <translation>
            <numerusform>%n move left. At most 3 in hand at the end.</numerusform>
            <numerusform>%n moves left. At most 3 in hand at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stone deck: %n left</source>
        <translation>
            <numerusform>Stone deck: %n left</numerusform>
            <numerusform>Stone deck: %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fairy deck: %n left</source>
        <translation>
            <numerusform>Fairy deck: %n left</numerusform>
            <numerusform>Fairy deck: %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{kind}, face-up pile of %n card(s)</source>
        <translation>
            <numerusform>{kind}, face-up pile of %n card</numerusform>
            <numerusform>{kind}, face-up pile of %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed stone(s)</source>
        <translation>
            <numerusform>%n removed stone</numerusform>
            <numerusform>%n removed stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed fairy card(s)</source>
        <translation>
            <numerusform>%n removed fairy card</numerusform>
            <numerusform>%n removed fairy cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s fairies in reserve: %n card(s)</source>
        <translation>
            <numerusform>{name}’s fairies in reserve: %n card</numerusform>
            <numerusform>{name}’s fairies in reserve: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face-down stone(s)</source>
        <translation>
            <numerusform>a face-down stone</numerusform>
            <numerusform>%n face-down stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n fairies in reserve, worth {points} points</source>
        <translation>
            <numerusform>{name} has a fairy in reserve, worth {points} points</numerusform>
            <numerusform>{name} has %n fairies in reserve, worth {points} points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fate</name>
    <message numerus="yes">
        <source>{place}: %n card(s)</source>
        <translation>
            <numerusform>{place}: %n card</numerusform>
            <numerusform>{place}: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck {i}: %n card(s), {back} on top</source>
        <translation>
            <numerusform>Deck {i}: %n card, {back}</numerusform>
            <numerusform>Deck {i}: %n cards, {back} on top</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recipes: %n left</source>
        <translation>
            <numerusform>Recipes: %n left</numerusform>
            <numerusform>Recipes: %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removed cards: %n</source>
        <translation>
            <numerusform>Removed cards: %n</numerusform>
            <numerusform>Removed cards: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand: %n card(s)</source>
        <translation>
            <numerusform>Your hand: %n card</numerusform>
            <numerusform>Your hand: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s hand: %n card(s)</source>
        <translation>
            <numerusform>{name}’s hand: %n card</numerusform>
            <numerusform>{name}’s hand: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s recipes: %n</source>
        <translation>
            <numerusform>{name}’s recipes: %n</numerusform>
            <numerusform>{name}’s recipes: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards being collected: %n</source>
        <translation>
            <numerusform>Cards being collected: %n</numerusform>
            <numerusform>Cards being collected: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stone: %n turn(s) to miss</source>
        <translation>
            <numerusform>stone: %n turn to miss</numerusform>
            <numerusform>stone: %n turns to miss</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turned to stone: %n turn(s) to miss.</source>
        <translation>
            <numerusform>Turned to stone: %n turn to miss.</numerusform>
            <numerusform>Turned to stone: %n turns to miss.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hunters</name>
    <message numerus="yes">
        <source>%n swap(s)</source>
        <translation>
            <numerusform>%n swap</numerusform>
            <numerusform>%n swaps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Deck: %n card</numerusform>
            <numerusform>Deck: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Photo deck: %n photo(s)</source>
        <translation>
            <numerusform>Photo deck: %n photo</numerusform>
            <numerusform>Photo deck: %n photos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>Discard pile: %n card</numerusform>
            <numerusform>Discard pile: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand: %n card(s)</source>
        <translation>
            <numerusform>Your hand: %n card</numerusform>
            <numerusform>Your hand: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s hand: %n card(s)</source>
        <translation>
            <numerusform>{name}’s hand: %n card</numerusform>
            <numerusform>{name}’s hand: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{Card}: everybody drew %n card(s).</source>
        <translation>
            <numerusform>{Card}: everybody drew a card.</numerusform>
            <numerusform>{Card}: everybody drew %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{Card}: {name} drew %n card(s).</source>
        <translation>
            <numerusform>{Card}: {name} drew a card.</numerusform>
            <numerusform>{Card}: {name} drew %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} drew %n card(s).</source>
        <translation>
            <numerusform>{name} drew a card.</numerusform>
            <numerusform>{name} drew %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The circle is fading: %n more quiet turn(s) until dawn.</source>
        <translation>
            <numerusform>The circle is fading: one more quiet turn until dawn.</numerusform>
            <numerusform>The circle is fading: %n more quiet turns until dawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No camera for %n more choice(s).</source>
        <translation>
            <numerusform>No camera for %n more choice.</numerusform>
            <numerusform>No camera for %n more choices.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}, %n point(s)</source>
        <translation>
            <numerusform>{card}, %n point</numerusform>
            <numerusform>{card}, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck. When it is empty, nobody draws any more.</source>
        <translation>
            <numerusform>%n card in the deck. When it is empty, nobody draws any more.</numerusform>
            <numerusform>%n cards in the deck. When it is empty, nobody draws any more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n point(s).</source>
        <translation>
            <numerusform>You lose %n point.</numerusform>
            <numerusform>You lose %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <translation>
            <numerusform>−%n point</numerusform>
            <numerusform>−%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tied at {points} points and %n fairy(ies): {names} caught the more valuable one ({k} against {other}).</source>
        <translation>
            <numerusform>Tied at {points} points and %n fairy: {names} caught the more valuable one ({k} against {other}).</numerusform>
            <numerusform>Tied at {points} points and %n fairies: {names} caught the most valuable one ({k} against {other}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{Card}: no camera for {name} in the next %n choice(s).</source>
        <translation>
            <numerusform>{Card}: no camera for {name} in the next choice.</numerusform>
            <numerusform>{Card}: no camera for {name} in the next %n choices.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spend it, −%n point(s)</source>
        <translation>
            <numerusform>Spend it, −%n point</numerusform>
            <numerusform>Spend it, −%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>moons</name>
    <message numerus="yes">
        <source>%n card(s) out of the game</source>
        <translation>
            <numerusform>%n card out of the game</numerusform>
            <numerusform>%n cards out of the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>closed %n circle(s)</source>
        <translation>
            <numerusform>closed %n circle</numerusform>
            <numerusform>closed %n circles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n closing(s)</source>
        <translation>
            <numerusform>from %n closing</numerusform>
            <numerusform>from %n closings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>circle {i}, {element}, %n fairies, sum {sum}, closing now {points}</source>
        <translation>
            <numerusform>circle {i}, {element}, %n fairy, sum {sum}, closing now {points}</numerusform>
            <numerusform>circle {i}, {element}, %n fairies, sum {sum}, closing now {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody reached the target of {target} in %n game(s).</source>
        <translation>
            <numerusform>Nobody reached the target of {target} in %n game.</numerusform>
            <numerusform>Nobody reached the target of {target} in %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} ended the turn and drew %n card(s).</source>
        <translation>
            <numerusform>{name} ended the turn and drew a card.</numerusform>
            <numerusform>{name} ended the turn and drew %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wishes</name>
    <message numerus="yes">
        <source>Deck, %n left</source>
        <translation>
            <numerusform>Deck, %n left</numerusform>
            <numerusform>Deck, %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Neutral piles, %n card(s)</source>
        <translation>
            <numerusform>Neutral piles, %n card</numerusform>
            <numerusform>Neutral piles, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Market, %n card(s)</source>
        <translation>
            <numerusform>Market, %n card</numerusform>
            <numerusform>Market, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{kingdom}, %n card(s)</source>
        <translation>
            <numerusform>{kingdom}, %n card</numerusform>
            <numerusform>{kingdom}, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s hand: %n card(s)</source>
        <translation>
            <numerusform>{name}’s hand: %n card</numerusform>
            <numerusform>{name}’s hand: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s cards face up: %n</source>
        <translation>
            <numerusform>{name}’s cards face up: %n</numerusform>
            <numerusform>{name}’s cards face up: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s cards face down: %n</source>
        <translation>
            <numerusform>{name}’s cards face down: %n</numerusform>
            <numerusform>{name}’s cards face down: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s collected cards: %n</source>
        <translation>
            <numerusform>{name}’s collected cards: %n</numerusform>
            <numerusform>{name}’s collected cards: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand: %n card(s)</source>
        <translation>
            <numerusform>Your hand: %n card</numerusform>
            <numerusform>Your hand: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your cards face up: %n</source>
        <translation>
            <numerusform>Your cards face up: %n</numerusform>
            <numerusform>Your cards face up: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your cards face down: %n</source>
        <translation>
            <numerusform>Your cards face down: %n</numerusform>
            <numerusform>Your cards face down: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your collected cards: %n</source>
        <translation>
            <numerusform>Your collected cards: %n</numerusform>
            <numerusform>Your collected cards: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, move the Pixie: %n step(s) left.</source>
        <translation>
            <numerusform>{name}, move the Pixie: %n step left.</numerusform>
            <numerusform>{name}, move the Pixie: %n steps left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, lead the Wanderer: %n step(s) left.</source>
        <translation>
            <numerusform>{name}, lead the Wanderer: %n step left.</numerusform>
            <numerusform>{name}, lead the Wanderer: %n steps left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n unknown</numerusform>
            <numerusform>%n unknown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Face-down pile of %n card(s)</source>
        <translation>
            <numerusform>Face-down pile of %n card</numerusform>
            <numerusform>Face-down pile of %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} showed %n card(s) and conquered {cards}.</source>
        <translation>
            <numerusform>{name} showed a card and conquered {cards}.</numerusform>
            <numerusform>{name} showed %n cards and conquered {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} showed %n card(s) and conquered nothing.</source>
        <translation>
            <numerusform>{name} showed a card and conquered nothing.</numerusform>
            <numerusform>{name} showed %n cards and conquered nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} got rid of %n card(s).</source>
        <translation>
            <numerusform>{name} got rid of a card.</numerusform>
            <numerusform>{name} got rid of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} kept the other %n card(s).</source>
        <translation>
            <numerusform>{name} kept the other card.</numerusform>
            <numerusform>{name} kept the other %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} drew %n card(s).</source>
        <translation>
            <numerusform>{name} drew a card.</numerusform>
            <numerusform>{name} drew %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pick up %n card(s)</source>
        <translation>
            <numerusform>Pick up %n card</numerusform>
            <numerusform>Pick up %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} picked up {kingdom}: %n card(s).</source>
        <translation>
            <numerusform>{name} picked up {kingdom}: %n card.</numerusform>
            <numerusform>{name} picked up {kingdom}: %n cards.</numerusform>
        </translation>
    </message>
</context>
</TS>
