<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>app</name>
    <message>
        <source>The computer player had to be started again.</source>
        <translation>Il giocatore del computer si è fermato ed è stato riavviato.</translation>
    </message>
    <message>
        <source>The computer player gave no answer: a simpler one has decided this time.</source>
        <translation>Il giocatore del computer non ha risposto: per questa volta ha deciso uno più semplice.</translation>
    </message>
    <message>
        <source>{name}, it is your turn.</source>
        <translation>{name}, tocca a te.</translation>
    </message>
    <message>
        <source>Hand the machine over, then:</source>
        <translation>Passa il computer, poi:</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Mostra le mie carte</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Storia</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Che cosa puoi fare</translation>
    </message>
    <message>
        <source>Pages of the side panel</source>
        <translation>Pagine del pannello laterale</translation>
    </message>
    <message>
        <source>Fold the side panel (F8)</source>
        <translation>Chiudi il pannello laterale (F8)</translation>
    </message>
    <message>
        <source>Unfold the side panel (F8)</source>
        <translation>Apri il pannello laterale (F8)</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} sta pensando…</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The game is over: {name} wins with {points}.</source>
        <translation>La partita è finita: vince {name} con {points}.</translation>
    </message>
    <message>
        <source>The game is over: {names} and {last} win together with {points}.</source>
        <translation>La partita è finita: {names} e {last} vincono insieme con {points}.</translation>
    </message>
    <message>
        <source>The story begins with the first move.</source>
        <translation>La storia comincia con la prima mossa.</translation>
    </message>
    <message>
        <source>Nothing to see here yet.</source>
        <translation>Qui non c&apos;è ancora nulla.</translation>
    </message>
    <message>
        <source>There is nothing for you to decide now.</source>
        <translation>Per ora non devi decidere nulla.</translation>
    </message>
    <message>
        <source>Something unexpected happened</source>
        <translation>È successo qualcosa di imprevisto</translation>
    </message>
    <message>
        <source>The game goes on. If you report this, please copy the details with it.</source>
        <translation>La partita continua. Se lo segnali, allega per favore i dettagli.</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copia i dettagli</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>Show the last turn &amp;again</source>
        <translation>Rivedi l&apos;&amp;ultimo turno</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Fold the panel</source>
        <translation>Chiudi il p&amp;annello</translation>
    </message>
    <message>
        <source>Full &amp;screen</source>
        <translation>&amp;Schermo intero</translation>
    </message>
</context>
<context>
    <name>moons</name>
    <message>
        <source>The Fairy Circle: Moons</source>
        <translation>Il cerchio delle fate: le fasi lunari</translation>
    </message>
    <message>
        <source>Air</source>
        <translation>Aria</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Acqua</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Fuoco</translation>
    </message>
    <message>
        <source>Earth</source>
        <translation>Terra</translation>
    </message>
    <message>
        <source>Air Fairy</source>
        <translation>Fata dell&apos;Aria</translation>
    </message>
    <message>
        <source>Water Fairy</source>
        <translation>Fata dell&apos;Acqua</translation>
    </message>
    <message>
        <source>Fire Fairy</source>
        <translation>Fata del Fuoco</translation>
    </message>
    <message>
        <source>Earth Fairy</source>
        <translation>Fata della Terra</translation>
    </message>
    <message>
        <source>First Air Fairy</source>
        <translation>Prima Fata dell&apos;Aria</translation>
    </message>
    <message>
        <source>First Water Fairy</source>
        <translation>Prima Fata dell&apos;Acqua</translation>
    </message>
    <message>
        <source>First Fire Fairy</source>
        <translation>Prima Fata del Fuoco</translation>
    </message>
    <message>
        <source>First Earth Fairy</source>
        <translation>Prima Fata della Terra</translation>
    </message>
    <message>
        <source>Mother Goddess of Air</source>
        <translation>Dea madre dell&apos;Aria</translation>
    </message>
    <message>
        <source>Mother Goddess of Water</source>
        <translation>Dea madre dell&apos;Acqua</translation>
    </message>
    <message>
        <source>Mother Goddess of Fire</source>
        <translation>Dea madre del Fuoco</translation>
    </message>
    <message>
        <source>Mother Goddess of Earth</source>
        <translation>Dea madre della Terra</translation>
    </message>
    <message>
        <source>New Moon</source>
        <translation>Luna nuova</translation>
    </message>
    <message>
        <source>Waxing Moon</source>
        <translation>Luna crescente</translation>
    </message>
    <message>
        <source>Full Moon</source>
        <translation>Luna piena</translation>
    </message>
    <message>
        <source>Waning Moon</source>
        <translation>Luna calante</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuova</translation>
    </message>
    <message>
        <source>Waxing</source>
        <translation>Crescente</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Piena</translation>
    </message>
    <message>
        <source>Waning</source>
        <translation>Calante</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sole</translation>
    </message>
    <message>
        <source>A closed circle takes its sum away from its element.</source>
        <translation>Un cerchio chiuso toglie la sua somma al suo elemento.</translation>
    </message>
    <message>
        <source>A closed circle brings half its sum to its element.</source>
        <translation>Un cerchio chiuso porta metà della somma al suo elemento.</translation>
    </message>
    <message>
        <source>A closed circle brings its sum to its element.</source>
        <translation>Un cerchio chiuso porta la sua somma al suo elemento.</translation>
    </message>
    <message>
        <source>A closed circle takes half its sum from its element.</source>
        <translation>Un cerchio chiuso toglie metà della somma al suo elemento.</translation>
    </message>
    <message>
        <source>Closes any circle. Counts nothing.</source>
        <translation>Chiude qualsiasi cerchio. Non vale punti.</translation>
    </message>
    <message>
        <source>now {points}</source>
        <translation>ora {points}</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ora</translation>
    </message>
    <message>
        <source>last</source>
        <translation>ultima</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>ancora in cielo</translation>
    </message>
    <message>
        <source>Start a new circle</source>
        <translation>Inizia un cerchio</translation>
    </message>
    <message>
        <source>deck {count}</source>
        <translation>mazzo {count}</translation>
    </message>
    <message>
        <source>gone {count}</source>
        <translation>tolte {count}</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>fuori gioco</translation>
    </message>
    <message numerus="yes">
        <source>closed %n circle(s)</source>
        <translation>
            <numerusform>%n cerchio chiuso</numerusform>
            <numerusform>%n cerchi chiusi</numerusform>
        </translation>
    </message>
    <message>
        <source>secret symbol</source>
        <translation>simbolo segreto</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>la tua mano</translation>
    </message>
    <message>
        <source>played this turn: {count}</source>
        <translation>giocate: {count}</translation>
    </message>
    <message>
        <source>you draw back to 5</source>
        <translation>poi ne avrai 5</translation>
    </message>
    <message>
        <source>circle {i}, empty</source>
        <translation>cerchio {i}, vuoto</translation>
    </message>
    <message numerus="yes">
        <source>circle {i}, {element}, %n fairies, sum {sum}, closing now {points}</source>
        <translation>
            <numerusform>cerchio {i}, {element}, %n fata, somma {sum}, chiuderlo ora vale {points}</numerusform>
            <numerusform>cerchio {i}, {element}, %n fate, somma {sum}, chiuderlo ora vale {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, {value}</source>
        <translation>{card}, {value}</translation>
    </message>
    <message>
        <source>blue card: fairy or sun</source>
        <translation>carta blu: fata o sole</translation>
    </message>
    <message>
        <source>a moon still to come</source>
        <translation>una luna ancora da sorgere</translation>
    </message>
    <message>
        <source>a secret symbol</source>
        <translation>un simbolo segreto</translation>
    </message>
    <message>
        <source>Add {card} to circle {i}</source>
        <translation>{card}: aggiungi al cerchio {i}</translation>
    </message>
    <message>
        <source>Close circle {i} with a sun: {points}</source>
        <translation>Sole: chiudi il cerchio {i}, {points}</translation>
    </message>
    <message>
        <source>Close circle {i} with {card}: {points}</source>
        <translation>{card}: chiudi il cerchio {i}, {points}</translation>
    </message>
    <message>
        <source>Start circle {i} with {card}</source>
        <translation>{card}: inizia il cerchio {i}</translation>
    </message>
    <message>
        <source>{name}, add a fairy to a circle of her element, or close a circle with a sun.</source>
        <translation>{name}, aggiungi una fata al suo elemento o chiudi un cerchio con un sole.</translation>
    </message>
    <message>
        <source>{name}, play on, or end your turn.</source>
        <translation>{name}, gioca ancora o termina il turno.</translation>
    </message>
    <message>
        <source>{name}, start the new circle with any fairy.</source>
        <translation>{name}, inizia il nuovo cerchio con una fata.</translation>
    </message>
    <message>
        <source>Game {k} is over. {name} leads with {points}.</source>
        <translation>Partita {k} conclusa. {name} è in testa con {points}.</translation>
    </message>
    <message>
        <source>first place at least one card</source>
        <translation>prima gioca almeno una carta</translation>
    </message>
    <message>
        <source>this is mandatory; then you may go on</source>
        <translation>è obbligatorio, poi puoi continuare</translation>
    </message>
    <message>
        <source>the next closing ends the game</source>
        <translation>la prossima chiusura conclude la partita</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Prossima partita</translation>
    </message>
    <message>
        <source>This circle is of Air: only Air Fairies may join it.</source>
        <translation>Questo è un cerchio d&apos;Aria: vi entrano solo le Fate dell&apos;Aria.</translation>
    </message>
    <message>
        <source>This circle is of Water: only Water Fairies may join it.</source>
        <translation>Questo è un cerchio d&apos;Acqua: vi entrano solo le Fate dell&apos;Acqua.</translation>
    </message>
    <message>
        <source>This circle is of Fire: only Fire Fairies may join it.</source>
        <translation>Questo è un cerchio di Fuoco: vi entrano solo le Fate del Fuoco.</translation>
    </message>
    <message>
        <source>This circle is of Earth: only Earth Fairies may join it.</source>
        <translation>Questo è un cerchio di Terra: vi entrano solo le Fate della Terra.</translation>
    </message>
    <message>
        <source>No circle of Air is open.</source>
        <translation>Non c&apos;è nessun cerchio d&apos;Aria aperto.</translation>
    </message>
    <message>
        <source>No circle of Water is open.</source>
        <translation>Non c&apos;è nessun cerchio d&apos;Acqua aperto.</translation>
    </message>
    <message>
        <source>No circle of Fire is open.</source>
        <translation>Non c&apos;è nessun cerchio di Fuoco aperto.</translation>
    </message>
    <message>
        <source>No circle of Earth is open.</source>
        <translation>Non c&apos;è nessun cerchio di Terra aperto.</translation>
    </message>
    <message>
        <source>First start the new circle on the empty ring.</source>
        <translation>Prima inizia il nuovo cerchio nel posto vuoto.</translation>
    </message>
    <message>
        <source>A sun cannot start a circle.</source>
        <translation>Un sole non può iniziare un cerchio.</translation>
    </message>
    <message>
        <source>Cards are played only on circles.</source>
        <translation>Le carte si giocano solo sui cerchi.</translation>
    </message>
    <message>
        <source>You draw at the end of your turn.</source>
        <translation>Si pesca alla fine del turno.</translation>
    </message>
    <message>
        <source>Place at least one card first.</source>
        <translation>Prima gioca almeno una carta.</translation>
    </message>
    <message>
        <source>A placed card stays.</source>
        <translation>Una carta giocata resta dov&apos;è.</translation>
    </message>
    <message>
        <source>This is not your card.</source>
        <translation>Questa carta non è tua.</translation>
    </message>
    <message>
        <source>Choose a card of your hand first.</source>
        <translation>Prima scegli una carta della tua mano.</translation>
    </message>
    <message>
        <source>{name}: {element} {value} to circle {i}</source>
        <translation>{name}: {element} {value} nel cerchio {i}</translation>
    </message>
    <message>
        <source>{name} starts {element} with {value} on circle {i}</source>
        <translation>{name} inizia {element} con {value} nel cerchio {i}</translation>
    </message>
    <message>
        <source>{name}: Sun on circle {i}</source>
        <translation>{name}: Sole sul cerchio {i}</translation>
    </message>
    <message>
        <source>{element} closed: {sum} {times} = {points}</source>
        <translation>{element} chiuso: {sum} {times} = {points}</translation>
    </message>
    <message>
        <source>{moon} rises ({k} of 12)</source>
        <translation>Sorge la {moon} ({k} di 12)</translation>
    </message>
    <message>
        <source>{name} ends the turn and draws {k}</source>
        <translation>{name} termina il turno e pesca {k}</translation>
    </message>
    <message>
        <source>{name} cannot play</source>
        <translation>{name} non può giocare</translation>
    </message>
    <message>
        <source>Dawn: nobody could play. New hands for all.</source>
        <translation>Alba: nessuno poteva giocare. Nuove carte per tutti.</translation>
    </message>
    <message>
        <source>The twelfth moon sets</source>
        <translation>Tramonta la dodicesima luna</translation>
    </message>
    <message>
        <source>Nobody can play and the deck is empty</source>
        <translation>Nessuno può giocare e il mazzo è finito</translation>
    </message>
    <message>
        <source>Your symbol: {element}</source>
        <translation>Il tuo simbolo: {element}</translation>
    </message>
    <message>
        <source>You are a mother goddess with a secret element: close its fairy circles under kind moons, and those of your rivals under unkind ones.</source>
        <translation>Sei una dea madre con un elemento segreto: chiudi i suoi cerchi fatati sotto lune propizie, e quelli dei rivali sotto lune avverse.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Luna</translation>
    </message>
    <message>
        <source>Closed by</source>
        <translation>Chiuso da</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Cerchio</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Foglio dei punti</translation>
    </message>
    <message>
        <source>your secret element is framed · closing {k} of 12</source>
        <translation>il tuo elemento è incorniciato · chiusura {k} di 12</translation>
    </message>
    <message>
        <source>Closings</source>
        <translation>Chiusure</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Restano</translation>
    </message>
    <message>
        <source>closing {k} of 12</source>
        <translation>chiusura {k} di 12</translation>
    </message>
</context>
</TS>
