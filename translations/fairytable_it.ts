<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>QShortcut</name>
    <message>
        <source>Home</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maiusc</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>{name}, it is your turn.</source>
        <translation>{name}, tocca a te.</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Mostra le mie carte</translation>
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
        <source>Hint: {action}.</source>
        <translation>Suggerimento: {action}.</translation>
    </message>
    <message>
        <source>There is nothing for you to decide now.</source>
        <translation>Per ora non c’è nulla da decidere.</translation>
    </message>
    <message>
        <source>Something unexpected happened</source>
        <translation>È successo qualcosa di imprevisto</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Pagine delle impostazioni</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Più grande</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>Crepuscolo</translation>
    </message>
    <message>
        <source>Parchment</source>
        <translation>Pergamena</translation>
    </message>
    <message>
        <source>In panels and dialogs; cards grow with the window.</source>
        <translation>Nei pannelli e nelle finestre di dialogo; le carte crescono con la finestra.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Enlarged cards</source>
        <translation>Carte ingrandite</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permesso</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Non permesso</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salva &amp;con nome…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ann&amp;ulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripristina</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Su&amp;ggerimento</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>Full &amp;screen</source>
        <translation>&amp;Schermo intero</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Impostazioni…</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regole</translation>
    </message>
    <message>
        <source>&amp;Keys and gestures</source>
        <translation>&amp;Tasti e gesti</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>&amp;Statistiche</translation>
    </message>
    <message>
        <source>&amp;About Fairytable</source>
        <translation>&amp;Informazioni su Fairytable</translation>
    </message>
    <message>
        <source>About Fairytable</source>
        <translation>Informazioni su Fairytable</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versione {version}</translation>
    </message>
    <message>
        <source>A card table for storybook card games.</source>
        <translation>Un tavolo per giochi di carte usciti da un libro di fiabe.</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>I giochi</translation>
    </message>
    <message>
        <source>by {author}</source>
        <translation>di {author}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Licenze…</translation>
    </message>
    <message>
        <source>The program itself.</source>
        <translation>Il programma stesso.</translation>
    </message>
    <message>
        <source>Opens the windows and paints everything in them.</source>
        <translation>Apre le finestre e disegna tutto ciò che contengono.</translation>
    </message>
    <message>
        <source>Checks saved games and settings when they are read.</source>
        <translation>Controlla le partite salvate e le impostazioni quando vengono lette.</translation>
    </message>
    <message>
        <source>Finds the folders for saved games and settings.</source>
        <translation>Trova le cartelle per le partite salvate e le impostazioni.</translation>
    </message>
    <message>
        <source>Lets two windows write the same files one after the other.</source>
        <translation>Permette a due finestre di scrivere gli stessi file una dopo l’altra.</translation>
    </message>
    <message>
        <source>The font of the cards and of all titles.</source>
        <translation>Il carattere delle carte e di tutti i titoli.</translation>
    </message>
    <message>
        <source>The font of buttons, menus and lists.</source>
        <translation>Il carattere di pulsanti, menu ed elenchi.</translation>
    </message>
    <message>
        <source>{name} (font)</source>
        <translation>{name} (carattere)</translation>
    </message>
    <message>
        <source>Needed by {name}.</source>
        <translation>Serve a {name}.</translation>
    </message>
    <message>
        <source>If something goes wrong, please copy this and send it with your description.</source>
        <translation>Se qualcosa non va, copia questo testo e invialo con la tua descrizione.</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>C&amp;opia</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>{name} wins with {points}</source>
        <translation>{name} vince con {points}</translation>
    </message>
    <message>
        <source>{names} and {last} win together with {points}</source>
        <translation>{names} e {last} vincono insieme con {points}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Gioca ancora</translation>
    </message>
    <message>
        <source>Show the table</source>
        <translation>Mostra il tavolo</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutte le partite</translation>
    </message>
    <message>
        <source>Game {k}</source>
        <translation>Partita {k}</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Apri una partita salvata</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>Cartella:</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Salvata come «{name}».</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Gioca a {game}</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Regole di «{game}»</translation>
    </message>
    <message>
        <source>{least}–{most} players</source>
        <translation>{least}–{most} giocatori</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>{least}–{most} minutes</source>
        <translation>{least}–{most} minuti</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La partita</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Chi comincia</translation>
    </message>
    <message>
        <source>Drawn at random</source>
        <translation>Estratto a sorte</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Altro</translation>
    </message>
    <message>
        <source>&amp;Less</source>
        <translation>&amp;Meno</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Player {number} needs a name.</source>
        <translation>Al giocatore {number} manca un nome.</translation>
    </message>
    <message>
        <source>Two players are called “{name}”: change one of the names.</source>
        <translation>Due giocatori si chiamano «{name}»: cambia uno dei due nomi.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatico</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>oggi, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>ieri, {time}</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation>{date}, {time}</translation>
    </message>
    <message>
        <source>move {n} · {when}</source>
        <translation>mossa {n} · {when}</translation>
    </message>
    <message>
        <source>finished · {when}</source>
        <translation>finita · {when}</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>«{name}»</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Moviola</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>All’inizio (Inizio)</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>Un passo indietro (Sinistra)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Avvia (Spazio)</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pausa (Spazio)</translation>
    </message>
    <message>
        <source>One step forward (Right)</source>
        <translation>Un passo avanti (Destra)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Alla fine (Fine)</translation>
    </message>
    <message>
        <source>Leave the replay (Esc)</source>
        <translation>Esci dalla moviola (Esc)</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Linea del tempo</translation>
    </message>
    <message>
        <source>step {k} of {n}</source>
        <translation>passo {k} di {n}</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lenta</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>veloce</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Scegli un gioco</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Cerca nelle regole</translation>
    </message>
    <message>
        <source>{k} of {n}</source>
        <translation>{k} di {n}</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>non trovato</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partite</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Computer · {level}</source>
        <translation>Computer · {level}</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Golden circle</source>
        <translation>Cerchio dorato</translation>
    </message>
    <message>
        <source>Blue diamond</source>
        <translation>Rombo azzurro</translation>
    </message>
    <message>
        <source>Red triangle</source>
        <translation>Triangolo rosso</translation>
    </message>
    <message>
        <source>Green square</source>
        <translation>Quadrato verde</translation>
    </message>
    <message>
        <source>Violet star</source>
        <translation>Stella viola</translation>
    </message>
    <message>
        <source>Pale hexagon</source>
        <translation>Esagono chiaro</translation>
    </message>
    <message>
        <source>{shape} (swap with {name})</source>
        <translation>{shape} (scambia con {name})</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nome del giocatore {number}</translation>
    </message>
    <message>
        <source>Colour and shape of player {number}: {shape}</source>
        <translation>Colore e forma del giocatore {number}: {shape}</translation>
    </message>
    <message>
        <source>Who plays as player {number}</source>
        <translation>Chi gioca come giocatore {number}</translation>
    </message>
    <message>
        <source>Storybook card games for quiet evenings</source>
        <translation>Giochi di carte da fiaba per serate tranquille</translation>
    </message>
    <message>
        <source>Unfinished game</source>
        <translation>Partita in sospeso</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Benvenuti</translation>
    </message>
    <message>
        <source>Storybook card games to play with friends or against the computer. No need to know the rules: everything is explained as you play.</source>
        <translation>Giochi di carte da fiaba, da giocare in compagnia o contro il computer. Non serve conoscere le regole: tutto si spiega giocando.</translation>
    </message>
    <message>
        <source>Play a first game</source>
        <translation>Inizia a giocare</translation>
    </message>
    <message>
        <source>{game}, against two easy computer players</source>
        <translation>{game}, contro due giocatori virtuali facili</translation>
    </message>
    <message>
        <source>Read the rules first</source>
        <translation>Leggi prima le regole</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Le tue partite</translation>
    </message>
    <message>
        <source>Your other games</source>
        <translation>Le altre tue partite</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>Apri una partita salvata…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Giochi</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Indietro</translation>
    </message>
    <message numerus="yes">
        <source>%n finished games</source>
        <translation>
            <numerusform>%n partita finita</numerusform>
            <numerusform>%n partite finite</numerusform>
        </translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Avversari</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Giocate</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>{share}%</source>
        <translation>{share}%</translation>
    </message>
    <message>
        <source>Scores of {game}, from the oldest game to the newest</source>
        <translation>Punteggi di «{game}», dalla partita più vecchia alla più recente</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinta</translation>
    </message>
    <message>
        <source>game {number}, {date}</source>
        <translation>partita {number}, {date}</translation>
    </message>
    <message>
        <source>{date} · {name}: {points} · {result}</source>
        <translation>{date} · {name}: {points} · {result}</translation>
    </message>
    <message>
        <source>“{name}” could not be read ({reason}): check the disk and your permissions.</source>
        <translation>«{name}» non si può leggere ({reason}): controlla il disco e i tuoi permessi.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: copy it again or open another one.</source>
        <translation>«{name}» è danneggiato: copialo di nuovo o aprine un altro.</translation>
    </message>
    <message>
        <source>“{name}” needs a computer player of the level “{level}”: open it with Fairytable {program}, which has it.</source>
        <translation>«{name}» ha bisogno di un giocatore virtuale di livello «{level}»: aprilo con Fairytable {program}, che lo contiene.</translation>
    </message>
    <message>
        <source>“{name}” needs the game “{game}”: open it with Fairytable {program}, which has it.</source>
        <translation>«{name}» richiede il gioco «{game}»: aprilo con Fairytable {program}, che lo contiene.</translation>
    </message>
    <message>
        <source>All the rules (F1)</source>
        <translation>Tutte le regole (F1)</translation>
    </message>
    <message>
        <source>The rules of this game are still being written.</source>
        <translation>Le regole di questo gioco sono ancora in preparazione.</translation>
    </message>
    <message>
        <source>&amp;Do not ask again</source>
        <translation>&amp;Non chiedere più</translation>
    </message>
    <message>
        <source>It could not be saved anywhere. To keep it, cancel and save it on another disk.</source>
        <translation>Non è stato possibile salvarla. Per conservarla, annulla e salvala su un altro disco.</translation>
    </message>
    <message>
        <source>Keys and gestures</source>
        <translation>Tasti e gesti</translation>
    </message>
    <message>
        <source>With the mouse</source>
        <translation>Con il mouse</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Nella finestra</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Trascina</translation>
    </message>
    <message>
        <source>Click, click</source>
        <translation>Clic, clic</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppio clic</translation>
    </message>
    <message>
        <source>On a map</source>
        <translation>Su una mappa</translation>
    </message>
    <message>
        <source>← ↑ → ↓</source>
        <translation>← ↑ → ↓</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>1 … 9</source>
        <translation>1 … 9</translation>
    </message>
    <message>
        <source>A letter</source>
        <translation>Una lettera</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>+ − 0</source>
        <translation>+ − 0</translation>
    </message>
    <message>
        <source>Shift + ←</source>
        <translation>Maiusc + ←</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Parti del programma</translation>
    </message>
    <message>
        <source>Licence of {name}</source>
        <translation>Licenza di {name}</translation>
    </message>
    <message>
        <source>{name}:</source>
        <translation>{name}:</translation>
    </message>
    <message>
        <source>Hide my cards</source>
        <translation>Nascondi le mie carte</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Aspetta</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>coperta</translation>
    </message>
    <message>
        <source>{words} (no longer)</source>
        <translation>{words} (non più)</translation>
    </message>
    <message>
        <source>The whole map</source>
        <translation>Tutta la mappa</translation>
    </message>
    <message>
        <source>This game could not be added to the statistics: {reason}.</source>
        <translation>Non è stato possibile aggiungere la partita alle statistiche: {reason}.</translation>
    </message>
    <message>
        <source>The statistics could not be read: {reason}.</source>
        <translation>Non è stato possibile leggere le statistiche: {reason}.</translation>
    </message>
    <message>
        <source>The list of your games could not be written: {reason}.</source>
        <translation>Non è stato possibile scrivere l’elenco delle tue partite: {reason}.</translation>
    </message>
    <message>
        <source>Your settings could not be saved: {reason}.</source>
        <translation>Non è stato possibile salvare le impostazioni: {reason}.</translation>
    </message>
    <message>
        <source>The game could not be renamed: {reason}.</source>
        <translation>Non è stato possibile rinominare la partita: {reason}.</translation>
    </message>
    <message>
        <source>The game could not be deleted: {reason}.</source>
        <translation>Non è stato possibile eliminare la partita: {reason}.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salva con nome…</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Riprova ora</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Dismiss this notice</source>
        <translation>Chiudi questo avviso</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continua</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Apri</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>Ri&amp;nomina…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>Remove from this &amp;list</source>
        <translation>&amp;Togli dall’elenco</translation>
    </message>
    <message>
        <source>Rename the game</source>
        <translation>Rinomina la partita</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nome:</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>il disco è pieno</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>il nome è troppo lungo</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <translation>non è un file normale</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>è in uso da un altro programma</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>il disco segnala un errore</translation>
    </message>
    <message>
        <source>Turn the map</source>
        <translation>Gira la mappa</translation>
    </message>
    <message>
        <source>It is {name}’s turn to choose.</source>
        <translation>Tocca a {name} scegliere.</translation>
    </message>
    <message>
        <source>Replay: {name} to move.</source>
        <translation>Moviola: tocca a {name}.</translation>
    </message>
    <message>
        <source>since your last move</source>
        <translation>dalla tua ultima mossa</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>S&amp;kip to my turn</source>
        <translation>&amp;Vai al mio turno</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>No, lascia com’è</translation>
    </message>
    <message>
        <source>Alt + arrow</source>
        <translation>Alt + freccia</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Si comincia</translation>
    </message>
    <message>
        <source>Do not show this again for this game</source>
        <translation>Non mostrarlo più per questo gioco</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>{name} wins game {k} with {points}</source>
        <translation>{name} vince la partita {k} con {points}</translation>
    </message>
    <message>
        <source>{names} and {last} win game {k} together with {points}</source>
        <translation>{names} e {last} vincono insieme la partita {k} con {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead of {name}</source>
        <translation>
            <numerusform>%n punto di vantaggio su {name}</numerusform>
            <numerusform>%n punti di vantaggio su {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>Ahead from the first points to the last</source>
        <translation>In testa dai primi punti agli ultimi</translation>
    </message>
    <message numerus="yes">
        <source>{place}, %n point(s) behind</source>
        <translation>
            <numerusform>{place}, a %n punto dal primo</numerusform>
            <numerusform>{place}, a %n punti dal primo</numerusform>
        </translation>
    </message>
    <message>
        <source>You were ahead until turn {turn}</source>
        <translation>Fino al turno {turn} in testa c’eri tu</translation>
    </message>
    <message>
        <source>The moon will rise again</source>
        <translation>La luna sorgerà ancora</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Prossima partita</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Stesse carte</translation>
    </message>
    <message>
        <source>won by {names} · {when}</source>
        <translation>vittoria di {names} · {when}</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>turni</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} takes the lead</source>
        <translation>Turno {turn}: {name} passa in testa</translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}: {name} gains %n point(s), the most in one turn</source>
        <translation>
            <numerusform>Turno {turn}: {name} guadagna %n punto, il massimo in un turno</numerusform>
            <numerusform>Turno {turn}: {name} guadagna %n punti, il massimo in un turno</numerusform>
        </translation>
    </message>
    <message>
        <source>Rings mark the turning points: choose one to see it again.</source>
        <translation>Gli anelli segnano i momenti decisivi: scegline uno per rivederlo.</translation>
    </message>
    <message>
        <source>Favourite game</source>
        <translation>Gioco preferito</translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} games</source>
        <translation>
            <numerusform>%n partita su {all}</numerusform>
            <numerusform>%n partite su {all}</numerusform>
        </translation>
    </message>
    <message>
        <source>Last games</source>
        <translation>Ultime partite</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>Vittorie di fila</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n of the last {all} games won</source>
        <translation>
            <numerusform>{name}: vinta %n delle ultime {all} partite</numerusform>
            <numerusform>{name}: vinte %n delle ultime {all} partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Punteggio migliore</translation>
    </message>
    <message>
        <source>Won from behind</source>
        <translation>Rimonta</translation>
    </message>
    <message>
        <source>Most in one turn</source>
        <translation>Record in un turno</translation>
    </message>
    <message>
        <source>What everybody had hidden</source>
        <translation>Che cosa nascondeva ognuno</translation>
    </message>
    <message>
        <source>{name} takes the lead</source>
        <translation>{name} passa in testa</translation>
    </message>
    <message>
        <source>Back to the results</source>
        <translation>Torna ai risultati</translation>
    </message>
    <message>
        <source>{what}: choose what glows.</source>
        <translation>{what}: scegli tra ciò che brilla.</translation>
    </message>
    <message>
        <source>Never mind</source>
        <translation>Lascia stare</translation>
    </message>
    <message>
        <source>Missed something? Ctrl+R shows the last turn again.</source>
        <translation>Ti è sfuggito qualcosa? Ctrl+R mostra di nuovo l’ultimo turno.</translation>
    </message>
    <message>
        <source>The hand in the panel lists every move in words.</source>
        <translation>La mano nel pannello elenca a parole tutte le mosse.</translation>
    </message>
    <message>
        <source>Hint: {action}. Just as good: {other}.</source>
        <translation>Suggerimento: {action}. Altrettanto buona: {other}.</translation>
    </message>
    <message>
        <source>Very easy</source>
        <translation>Facilissimo</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>Difficilissimo</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>A caso</translation>
    </message>
    <message>
        <source>Plays whatever comes to mind, and now and then a good move.</source>
        <translation>Gioca quello che capita, e ogni tanto fa una buona mossa.</translation>
    </message>
    <message>
        <source>Tries every move in its head before it plays, and seldom slips.</source>
        <translation>Prova ogni mossa a mente prima di giocare, e sbaglia di rado.</translation>
    </message>
    <message>
        <source>Tries every move many times; it thinks for up to two seconds.</source>
        <translation>Prova ogni mossa molte volte: pensa fino a due secondi.</translation>
    </message>
    <message>
        <source>The computer player stopped and was restarted.</source>
        <translation>Il giocatore virtuale si è fermato ed è stato riavviato.</translation>
    </message>
    <message>
        <source>The computer player did not respond, so a simpler one made this move.</source>
        <translation>Il giocatore virtuale non ha risposto: questa mossa l’ha decisa uno più semplice.</translation>
    </message>
    <message>
        <source>Pass the screen on, then:</source>
        <translation>Passa lo schermo, poi:</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Cronaca</translation>
    </message>
    <message>
        <source>Hide the side panel (F8)</source>
        <translation>Nascondi il pannello laterale (F8)</translation>
    </message>
    <message>
        <source>Show the side panel (F8)</source>
        <translation>Mostra il pannello laterale (F8)</translation>
    </message>
    <message>
        <source>You can also use the arrow keys and Enter.</source>
        <translation>Puoi usare anche le frecce e Invio.</translation>
    </message>
    <message>
        <source>The log starts with the first move.</source>
        <translation>La cronaca comincia con la prima mossa.</translation>
    </message>
    <message>
        <source>Nothing here yet.</source>
        <translation>Qui non c’è ancora nulla.</translation>
    </message>
    <message>
        <source>A hint would give your cards away to the others.</source>
        <translation>Un suggerimento svelerebbe agli altri le tue carte.</translation>
    </message>
    <message>
        <source>The game continues. If you report this, please include the details. You can also find them in {file}.</source>
        <translation>La partita continua. Se lo segnali, allega i dettagli. Si trovano anche in {file}.</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>&amp;Valori predefiniti</translation>
    </message>
    <message>
        <source>Language and appearance</source>
        <translation>Lingua e aspetto</translation>
    </message>
    <message>
        <source>Applies at once, even during a game.</source>
        <translation>Cambia subito, anche a partita in corso.</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Lingua del sistema</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>For windows and panels; the table itself always stays dark.</source>
        <translation>Per finestre e pannelli; il tavolo resta sempre scuro.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Dimensione dei testi</translation>
    </message>
    <message>
        <source>Patterns as well as colours</source>
        <translation>Motivi e forme, non solo colori</translation>
    </message>
    <message>
        <source>Playable cards, possible places and the last move get their own line styles; player colours always come with a shape.</source>
        <translation>Le carte giocabili, i posti possibili e l’ultima mossa hanno ciascuno il proprio tratto; i colori dei giocatori sono sempre accompagnati da una forma.</translation>
    </message>
    <message>
        <source>Card animation</source>
        <translation>Animazione delle carte</translation>
    </message>
    <message>
        <source>How fast cards move.</source>
        <translation>Quanto velocemente si muovono le carte.</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Immediata</translation>
    </message>
    <message>
        <source>Card counter</source>
        <translation>Conteggio delle carte</translation>
    </message>
    <message>
        <source>The side panel shows which cards you have not seen yet.</source>
        <translation>Il pannello laterale mostra quali carte non hai ancora visto.</translation>
    </message>
    <message>
        <source>When a saved game with that name exists.</source>
        <translation>Se esiste già una partita salvata con quel nome.</translation>
    </message>
    <message>
        <source>Ask before overwriting a file</source>
        <translation>Chiedi conferma prima di sovrascrivere un file</translation>
    </message>
    <message>
        <source>Ask before undoing after seeing new cards</source>
        <translation>Chiedi conferma prima di annullare dopo aver visto carte nuove</translation>
    </message>
    <message>
        <source>Speed of computer players</source>
        <translation>Velocità dei giocatori virtuali</translation>
    </message>
    <message>
        <source>How long the game pauses after each move.</source>
        <translation>Quanto dura la pausa dopo ogni mossa.</translation>
    </message>
    <message>
        <source>Always hide the whole table</source>
        <translation>Nascondi sempre tutto il tavolo</translation>
    </message>
    <message>
        <source>When people share a screen, only the next player’s name is shown between turns.</source>
        <translation>Se giocate sullo stesso schermo, tra un turno e l’altro si vede solo il nome di chi deve giocare.</translation>
    </message>
    <message>
        <source>Gameplay</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Filled in for the first player of a new game.</source>
        <translation>Proposto per il primo giocatore di una nuova partita.</translation>
    </message>
    <message>
        <source>Undo after seeing new cards</source>
        <translation>Annullare dopo aver visto carte nuove</translation>
    </message>
    <message>
        <source>Recorded: noted in the log and on the final page, and the game does not count in the statistics. Other moves can always be undone.</source>
        <translation>Annotato: la cronaca e la pagina finale lo riportano, e la partita non conta nelle statistiche. Le altre mosse si possono sempre annullare.</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Annotato</translation>
    </message>
    <message>
        <source>Play forced moves automatically</source>
        <translation>Gioca in automatico le mosse obbligate</translation>
    </message>
    <message>
        <source>If there is only one possible move, it is made for you.</source>
        <translation>Se c’è una sola mossa possibile, viene fatta per te.</translation>
    </message>
    <message>
        <source>Replay last &amp;turn</source>
        <translation>Rivedi l’ultimo &amp;turno</translation>
    </message>
    <message>
        <source>Back to start &amp;page</source>
        <translation>Torna alla &amp;pagina iniziale</translation>
    </message>
    <message>
        <source>&amp;Hide side panel</source>
        <translation>Nascondi il p&amp;annello laterale</translation>
    </message>
    <message>
        <source>&amp;Undo {name}’s move</source>
        <translation>Ann&amp;ulla la mossa di {name}</translation>
    </message>
    <message>
        <source>&amp;Undo {name}’s move (noted in the log)</source>
        <translation>Ann&amp;ulla la mossa di {name} (annotato nella cronaca)</translation>
    </message>
    <message>
        <source>&amp;Undo (not possible after seeing new cards)</source>
        <translation>Ann&amp;ulla (non dopo aver visto carte nuove)</translation>
    </message>
    <message>
        <source>&amp;Redo {name}’s move</source>
        <translation>&amp;Ripristina la mossa di {name}</translation>
    </message>
    <message>
        <source>S&amp;how side panel</source>
        <translation>Mostra il p&amp;annello laterale</translation>
    </message>
    <message>
        <source>the rulebook names no author</source>
        <translation>il regolamento non nomina l’autore</translation>
    </message>
    <message>
        <source>{title} (“{original}”)</source>
        <translation>{title} («{original}»)</translation>
    </message>
    <message>
        <source>For bug reports</source>
        <translation>Per le segnalazioni</translation>
    </message>
    <message numerus="yes">
        <source>Won from behind, after trailing by %n point(s)</source>
        <translation>
            <numerusform>Una rimonta: lo svantaggio era arrivato a %n punto</numerusform>
            <numerusform>Una rimonta: lo svantaggio era arrivato a %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>You came second</source>
        <translation>Secondo posto</translation>
    </message>
    <message>
        <source>You came third</source>
        <translation>Terzo posto</translation>
    </message>
    <message>
        <source>You came fourth</source>
        <translation>Quarto posto</translation>
    </message>
    <message>
        <source>You came fifth</source>
        <translation>Quinto posto</translation>
    </message>
    <message>
        <source>You came sixth</source>
        <translation>Sesto posto</translation>
    </message>
    <message>
        <source>{place}, level on points</source>
        <translation>{place}, a pari punti</translation>
    </message>
    <message>
        <source>How the points were scored</source>
        <translation>Come si è arrivati ai punteggi</translation>
    </message>
    <message>
        <source>No points were scored.</source>
        <translation>Non è stato segnato nessun punto.</translation>
    </message>
    <message>
        <source>Replay the ending</source>
        <translation>Rivedi il finale</translation>
    </message>
    <message>
        <source>Deal number {number}</source>
        <translation>Numero della partita: {number}</translation>
    </message>
    <message>
        <source>No. {number}</source>
        <translation>N. {number}</translation>
    </message>
    <message>
        <source>Watch replay</source>
        <translation>Rivedi la partita</translation>
    </message>
    <message>
        <source>Click to replay this moment.</source>
        <translation>Fai clic per rivedere questo momento.</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Pagina iniziale</translation>
    </message>
    <message>
        <source>Left at the end</source>
        <translation>Rimaste alla fine</translation>
    </message>
    <message>
        <source>Undone after seeing new cards: {names}</source>
        <translation>Mosse annullate dopo aver visto carte nuove: {names}</translation>
    </message>
    <message>
        <source>File name:</source>
        <translation>Nome del file:</translation>
    </message>
    <message>
        <source>File type:</source>
        <translation>Tipo di file:</translation>
    </message>
    <message>
        <source>Fairytable games (*{suffix})</source>
        <translation>Partite di Fairytable (*{suffix})</translation>
    </message>
    <message>
        <source>This file can’t be opened</source>
        <translation>Questo file non si può aprire</translation>
    </message>
    <message>
        <source>&amp;Open the previous version</source>
        <translation>&amp;Apri la versione precedente</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Numero della partita</translation>
    </message>
    <message>
        <source>The same number always deals the same cards.</source>
        <translation>Lo stesso numero distribuisce sempre le stesse carte.</translation>
    </message>
    <message>
        <source>The deal number must be a whole number from 0 to 18446744073709551615.</source>
        <translation>Il numero della partita dev’essere un intero da 0 a 18446744073709551615.</translation>
    </message>
    <message>
        <source>very fast</source>
        <translation>molto veloce</translation>
    </message>
    <message>
        <source>View as</source>
        <translation>Vedi come</translation>
    </message>
    <message>
        <source>all cards face up</source>
        <translation>carte scoperte</translation>
    </message>
    <message>
        <source>Show the rules of</source>
        <translation>Regole di</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Risultato successivo (F3)</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Risultato precedente (Maiusc+F3)</translation>
    </message>
    <message>
        <source>The rules of this game are still being written. Until then, the help next to the table shows what you can do.</source>
        <translation>Le regole di questo gioco sono ancora in preparazione. Nel frattempo l’aiuto accanto al tavolo ti dice che cosa puoi fare.</translation>
    </message>
    <message>
        <source>Score history</source>
        <translation>Andamento dei punteggi</translation>
    </message>
    <message>
        <source>No moves yet.</source>
        <translation>Ancora nessuna mossa.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Ancora nessuna partita</translation>
    </message>
    <message>
        <source>Finish your first game and it will be recorded here.</source>
        <translation>Finisci la tua prima partita e la troverai qui.</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Serie migliore</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>% vinte</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Biggest win</source>
        <translation>Vittoria più netta</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) not counted: moves were undone after seeing new cards.</source>
        <translation>
            <numerusform>%n partita non è contata: una mossa è stata annullata dopo aver visto carte nuove.</numerusform>
            <numerusform>%n partite non sono contate: alcune mosse sono state annullate dopo aver visto carte nuove.</numerusform>
        </translation>
    </message>
    <message>
        <source>No computer players</source>
        <translation>Solo persone</translation>
    </message>
    <message>
        <source>shared win</source>
        <translation>vittoria condivisa</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>persa</translation>
    </message>
    <message>
        <source>average {mean}</source>
        <translation>media {mean}</translation>
    </message>
    <message>
        <source>“{name}” could not be saved ({reason}): choose another folder or free up some space.</source>
        <translation>«{name}» non si può salvare ({reason}): scegli un’altra cartella o libera un po’ di spazio.</translation>
    </message>
    <message>
        <source>“{name}” no longer exists: choose another file.</source>
        <translation>«{name}» non esiste più: scegli un altro file.</translation>
    </message>
    <message>
        <source>“{name}” is too large for a game ({limit} bytes at most): choose another file.</source>
        <translation>«{name}» è troppo grande per una partita (massimo {limit} byte): scegli un altro file.</translation>
    </message>
    <message>
        <source>“{name}” is not a saved Fairytable game: choose another file.</source>
        <translation>«{name}» non è una partita salvata di Fairytable: scegli un altro file.</translation>
    </message>
    <message>
        <source>“{name}” is incomplete: copy it again or open another one.</source>
        <translation>«{name}» è incompleto: copialo di nuovo o aprine un altro.</translation>
    </message>
    <message>
        <source>“{name}” is being played in another Fairytable window: continue there.</source>
        <translation>«{name}» è in corso in un’altra finestra di Fairytable: continua lì.</translation>
    </message>
    <message>
        <source>“{name}” was changed after saving (step {step} is not valid): copy it again or open another one.</source>
        <translation>«{name}» è stato modificato dopo il salvataggio (il passo {step} non è valido): copialo di nuovo o aprine un altro.</translation>
    </message>
    <message>
        <source>“{name}” was saved by a newer version of Fairytable: please update the program to open it.</source>
        <translation>«{name}» è stato salvato da una versione più recente di Fairytable: aggiorna il programma per aprirlo.</translation>
    </message>
    <message>
        <source>“{name}” uses a different version of the rules of “{game}”: open it with Fairytable {program}.</source>
        <translation>«{name}» usa un’altra versione delle regole di «{game}»: aprilo con Fairytable {program}.</translation>
    </message>
    <message>
        <source>Abandon this game ({names})?</source>
        <translation>Abbandonare questa partita ({names})?</translation>
    </message>
    <message>
        <source>&amp;Abandon</source>
        <translation>Abban&amp;donala</translation>
    </message>
    <message>
        <source>Replace “{name}”?</source>
        <translation>Sostituire «{name}»?</translation>
    </message>
    <message>
        <source>A file with this name already exists.</source>
        <translation>Esiste già un file con questo nome.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Sostituisci</translation>
    </message>
    <message>
        <source>Undo after seeing new cards?</source>
        <translation>Annullare una mossa dopo aver visto carte nuove?</translation>
    </message>
    <message>
        <source>You would still know what you have seen.</source>
        <translation>Continueresti a sapere ciò che hai visto.</translation>
    </message>
    <message>
        <source>&amp;Undo the move</source>
        <translation>&amp;Sì, annulla la mossa</translation>
    </message>
    <message>
        <source>It will be noted in the log and on the final page, and the game will not count in the statistics.</source>
        <translation>La cronaca e la pagina finale lo riporteranno, e la partita non conterà nelle statistiche.</translation>
    </message>
    <message>
        <source>{name} undid a move after seeing new cards.</source>
        <translation>{name} annulla una mossa dopo aver visto carte nuove.</translation>
    </message>
    <message>
        <source>pick up a card, then click where it goes</source>
        <translation>prendi una carta, poi fai clic dove va</translation>
    </message>
    <message>
        <source>play a card that has only one place to go</source>
        <translation>gioca una carta che può andare in un posto solo</translation>
    </message>
    <message>
        <source>Hover</source>
        <translation>Fermati sopra</translation>
    </message>
    <message>
        <source>enlarge a card; on a log line, show what it refers to</source>
        <translation>ingrandisci una carta; su una riga della cronaca, mostra a che cosa si riferisce</translation>
    </message>
    <message>
        <source>Press and hold</source>
        <translation>Tieni premuto</translation>
    </message>
    <message>
        <source>peek at a face-down card you know</source>
        <translation>sbircia una carta coperta che conosci</translation>
    </message>
    <message>
        <source>wheel: zoom; drag: move; double click: whole map</source>
        <translation>rotella: zoom; trascina: sposta; doppio clic: tutta la mappa</translation>
    </message>
    <message>
        <source>go to the next card or place you can choose</source>
        <translation>passa alla prossima carta o al prossimo posto da scegliere</translation>
    </message>
    <message>
        <source>go to the next group</source>
        <translation>passa al gruppo successivo</translation>
    </message>
    <message>
        <source>pick up or put down a card</source>
        <translation>prendi o posa una carta</translation>
    </message>
    <message>
        <source>put it back; close the open window</source>
        <translation>rimettila a posto; chiudi la finestra aperta</translation>
    </message>
    <message>
        <source>choose the place or hand card with that number</source>
        <translation>scegli il posto o la carta in mano con quel numero</translation>
    </message>
    <message>
        <source>press the button with that letter</source>
        <translation>premi il pulsante con quella lettera</translation>
    </message>
    <message>
        <source>skip or pause the animation; hold to enlarge a card</source>
        <translation>salta o ferma l’animazione; tieni premuto per ingrandire una carta</translation>
    </message>
    <message>
        <source>hold to see the face-down cards you know</source>
        <translation>tieni premuto per vedere le carte coperte che conosci</translation>
    </message>
    <message>
        <source>enlarge the next player’s cards</source>
        <translation>ingrandisci le carte del prossimo giocatore</translation>
    </message>
    <message>
        <source>go to your next guess; Enter changes it</source>
        <translation>passa alla tua prossima ipotesi; Invio la cambia</translation>
    </message>
    <message>
        <source>zoom a map in, out, or show all of it</source>
        <translation>avvicina, allontana o mostra tutta la mappa</translation>
    </message>
    <message>
        <source>turn a map that can be turned</source>
        <translation>gira una mappa, se si può girare</translation>
    </message>
    <message>
        <source>move over a map, in any direction</source>
        <translation>spostati su una mappa, in ogni direzione</translation>
    </message>
    <message>
        <source>Fairytable closed unexpectedly last time. The details are in {file}.</source>
        <translation>L’ultima volta Fairytable si è chiuso in modo imprevisto. I dettagli sono in {file}.</translation>
    </message>
    <message>
        <source>Next, automatically: {action}. Press Space to wait.</source>
        <translation>Tra un attimo, in automatico: {action}. Premi Spazio per aspettare.</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Avvicina</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Allontana</translation>
    </message>
    <message>
        <source>This game could not be added to the finished ones: {reason}.</source>
        <translation>Non è stato possibile aggiungere questa partita a quelle finite: {reason}.</translation>
    </message>
    <message>
        <source>This game is not being saved: {reason}. Still trying.</source>
        <translation>Questa partita non viene salvata: {reason}. Continuiamo a provare.</translation>
    </message>
    <message>
        <source>Game deleted: {game} ({names}).</source>
        <translation>Partita eliminata: {game} ({names}).</translation>
    </message>
    <message>
        <source>“{name}” was removed from the list. The file itself was kept.</source>
        <translation>«{name}» non è più nell’elenco. Il file esiste ancora.</translation>
    </message>
    <message>
        <source>A game in progress is damaged and cannot be continued. It was set aside: {file}</source>
        <translation>Una partita in corso è danneggiata e non può continuare. È stata messa da parte: {file}</translation>
    </message>
    <message>
        <source>A game in progress was saved by a newer version of Fairytable. It was set aside: {file}</source>
        <translation>Una partita in corso è stata salvata da una versione più recente di Fairytable. È stata messa da parte: {file}</translation>
    </message>
    <message>
        <source>“{name}” in the folder {folder} is not an ordinary file: nothing can be saved there.</source>
        <translation>«{name}» nella cartella {folder} non è un file normale: lì non si può salvare nulla.</translation>
    </message>
    <message>
        <source>&amp;Watch replay</source>
        <translation>&amp;Rivedi la partita</translation>
    </message>
    <message>
        <source>Games you start or save will be listed here.</source>
        <translation>Qui troverai le partite che inizi o salvi.</translation>
    </message>
    <message>
        <source>access is denied</source>
        <translation>accesso negato</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>il disco è di sola lettura</translation>
    </message>
    <message>
        <source>a folder with this name exists</source>
        <translation>esiste una cartella con questo nome</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>la sua cartella non esiste</translation>
    </message>
    <message>
        <source>a link points back to itself</source>
        <translation>un collegamento rimanda a sé stesso</translation>
    </message>
    <message>
        <source>a file cannot have this name</source>
        <translation>un file non può avere questo nome</translation>
    </message>
    <message>
        <source>the system refused</source>
        <translation>il sistema ha rifiutato</translation>
    </message>
    <message>
        <source>How large a card appears when you point at it; Space always enlarges it.</source>
        <translation>Quanto è grande una carta quando ti fermi sopra con il puntatore; Spazio la ingrandisce sempre.</translation>
    </message>
    <message>
        <source>Confirmations and tips</source>
        <translation>Conferme e consigli</translation>
    </message>
    <message>
        <source>Tips for beginners</source>
        <translation>Consigli per chi comincia</translation>
    </message>
    <message>
        <source>Who you are and how to win before each game, and a tip now and then. Switch it on again to start over.</source>
        <translation>Chi sei e come si vince prima di ogni partita, e ogni tanto un consiglio. Se li riattivi, ricominciano da capo.</translation>
    </message>
    <message>
        <source>Speed of &amp;computer players</source>
        <translation>Ve&amp;locità dei giocatori virtuali</translation>
    </message>
    <message>
        <source>&amp;Who you are and how to win</source>
        <translation>&amp;Chi sei e come si vince</translation>
    </message>
    <message>
        <source>Speed of &amp;computer players: {pace}</source>
        <translation>Ve&amp;locità dei giocatori virtuali: {pace}</translation>
    </message>
    <message>
        <source>enlarge any face-up card</source>
        <translation>ingrandisci qualsiasi carta scoperta</translation>
    </message>
    <message>
        <source>instant</source>
        <translation>immediata</translation>
    </message>
    <message>
        <source>Click or press a key to continue</source>
        <translation>Fai clic o premi un tasto per continuare</translation>
    </message>
    <message>
        <source>Counting the points</source>
        <translation>Ora si contano i punti</translation>
    </message>
    <message>
        <source>Click the signs next to a rival to note your guess: nobody else sees it.</source>
        <translation>Fai clic sui segni accanto a un avversario per annotare la tua ipotesi: la vedi solo tu.</translation>
    </message>
    <message>
        <source>Hold M to look at the face-down cards you know.</source>
        <translation>Tieni premuto M per guardare le carte coperte che conosci.</translation>
    </message>
    <message>
        <source>Knows what is good, but is distracted half the time.</source>
        <translation>Sa che cosa conviene, ma una volta su due ha la testa altrove.</translation>
    </message>
    <message>
        <source>Follows a sound plan, one turn at a time, but often slips.</source>
        <translation>Segue un buon piano, un turno alla volta, ma spesso si distrae.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>Saved game</source>
        <translation>Partita salvata</translation>
    </message>
    <message>
        <source>Other file</source>
        <translation>Altro file</translation>
    </message>
    <message>
        <source>Handles letters and dates of all languages, for Qt on Linux.</source>
        <translation>Gestisce lettere e date di tutte le lingue, per Qt su Linux.</translation>
    </message>
    <message>
        <source>Runs the program; the packaged program brings its own copy.</source>
        <translation>Esegue il programma; quello in pacchetto ne porta con sé una copia.</translation>
    </message>
    <message>
        <source>Starts the packaged program, and is only part of that. An exception in its licence allows it to be combined with programs of any kind.</source>
        <translation>Avvia il programma in pacchetto e fa parte solo di quello. Un’eccezione nella licenza permette di unirlo a programmi di ogni tipo.</translation>
    </message>
    <message>
        <source>Level on points with {name}: won by a whisker</source>
        <translation>A pari punti con {name}: per un soffio</translation>
    </message>
    <message>
        <source>Everyone who plays at the table is counted. A win shared by two counts as half for each; a game against computer players of two levels counts in both rows.</source>
        <translation>Contano tutte le persone al tavolo. Una vittoria condivisa in due vale mezza per ciascuno; una partita contro giocatori virtuali di due livelli conta in entrambe le righe.</translation>
    </message>
    <message>
        <source>Hint: {action}. {reason} This should win about {wins} games in 100; the next best move, “{other}”, about {fewer}.</source>
        <translation>Suggerimento: {action}. {reason} Così dovresti vincere circa {wins} partite su 100; con la seconda mossa migliore, «{other}», circa {fewer}.</translation>
    </message>
    <message>
        <source>Measured in this game: it won {wins} of {games} against “{other}”.</source>
        <translation>Misurato in questo gioco: {wins} vittorie su {games} contro «{other}».</translation>
    </message>
    <message>
        <source>Measured in this game: it won {wins} of {games} against two of “{other}”.</source>
        <translation>Misurato in questo gioco: {wins} vittorie su {games} contro due «{other}».</translation>
    </message>
    <message>
        <source>“{name}” needs the computer player “{character}”: open it with Fairytable {program}, which has it.</source>
        <translation>«{name}» richiede il giocatore virtuale «{character}»: aprilo con Fairytable {program}, che lo contiene.</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>audace</translation>
    </message>
    <message>
        <source>careful</source>
        <translation>prudente</translation>
    </message>
    <message>
        <source>spiteful</source>
        <translation>guastafeste</translation>
    </message>
    <message>
        <source>collector</source>
        <translation>collezionista</translation>
    </message>
    <message>
        <source>{name} · {temperament}</source>
        <translation>{name} · {temperament}</translation>
    </message>
    <message>
        <source>{name}: {temperament}, plays at the level “{level}”</source>
        <translation>{name}: {temperament}, gioca al livello «{level}»</translation>
    </message>
    <message>
        <source>{name}: plays at the level “{level}”</source>
        <translation>{name}: gioca al livello «{level}»</translation>
    </message>
    <message>
        <source>Nobody in particular</source>
        <translation>Nessuno in particolare</translation>
    </message>
    <message>
        <source>{who} (swap with {name})</source>
        <translation>{who} (scambia con {name})</translation>
    </message>
    <message>
        <source>Character of player {number}: {who}</source>
        <translation>Personaggio del giocatore {number}: {who}</translation>
    </message>
    <message>
        <source>All computers · {level}</source>
        <translation>Tutti i computer · {level}</translation>
    </message>
    <message>
        <source>Set all computers…</source>
        <translation>Imposta tutti i computer…</translation>
    </message>
    <message>
        <source>Level of all computer players</source>
        <translation>Livello di tutti i giocatori virtuali</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Sorprendimi</translation>
    </message>
    <message>
        <source>Draw other characters for all computer players</source>
        <translation>Estrae altri personaggi per tutti i giocatori virtuali</translation>
    </message>
    <message>
        <source>Costliest moves</source>
        <translation>Mosse più costose</translation>
    </message>
    <message>
        <source>No costly mistake found</source>
        <translation>Nessun errore costoso</translation>
    </message>
    <message>
        <source>The moves that cost most</source>
        <translation>Le mosse che sono costate di più</translation>
    </message>
    <message>
        <source>Step {k}: {played}</source>
        <translation>Passo {k}: {played}</translation>
    </message>
    <message>
        <source>Better: {better}</source>
        <translation>Meglio: {better}</translation>
    </message>
    <message>
        <source>{reason} It should win about {wins} games in 100; the move you made, about {fewer}.</source>
        <translation>{reason} Così si vincerebbero circa {wins} partite su 100; con la tua mossa circa {fewer}.</translation>
    </message>
    <message>
        <source>{name}: too few choices to judge.</source>
        <translation>{name}: troppo poche scelte per giudicare.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: no costly mistake found among %n choice(s).</source>
        <translation>
            <numerusform>{name}: nessun errore costoso in %n scelta.</numerusform>
            <numerusform>{name}: nessun errore costoso in %n scelte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On average it soon brings you %n point(s) more.</source>
        <translation>
            <numerusform>In media ti porta presto %n punto in più.</numerusform>
            <numerusform>In media ti porta presto %n punti in più.</numerusform>
        </translation>
    </message>
    <message>
        <source>On average it soon brings you slightly more points.</source>
        <translation>In media ti porta presto qualche punto in più.</translation>
    </message>
    <message numerus="yes">
        <source>On average {name} soon has %n point(s) fewer.</source>
        <translation>
            <numerusform>In media {name} si ritrova presto con %n punto in meno.</numerusform>
            <numerusform>In media {name} si ritrova presto con %n punti in meno.</numerusform>
        </translation>
    </message>
    <message>
        <source>On average {name} soon has slightly fewer points.</source>
        <translation>In media {name} si ritrova presto con qualche punto in meno.</translation>
    </message>
    <message>
        <source>It depends less on luck.</source>
        <translation>Dipende meno dalla fortuna.</translation>
    </message>
    <message>
        <source>It leads to better positions.</source>
        <translation>Porta a posizioni migliori.</translation>
    </message>
    <message>
        <source>Computer players at the table</source>
        <translation>Giocatori virtuali al tavolo</translation>
    </message>
    <message>
        <source>Delay before enlarging</source>
        <translation>Attesa prima di ingrandire</translation>
    </message>
    <message>
        <source>How long you point at a card before it is enlarged.</source>
        <translation>Quanto tempo si resta su una carta prima che si ingrandisca.</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Breve</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Lunga</translation>
    </message>
    <message>
        <source>The game waits until you have read this.</source>
        <translation>La partita aspetta che tu finisca di leggere.</translation>
    </message>
    <message>
        <source>Reviewing the moves: {percent}%</source>
        <translation>Esame delle mosse: {percent}%</translation>
    </message>
    <message>
        <source>The moves could not be reviewed</source>
        <translation>Impossibile esaminare le mosse</translation>
    </message>
    <message>
        <source>Each move was compared with others by playing on with guesses at the unknown cards, knowing no more than its player did. Choose one to see it again.</source>
        <translation>Ogni mossa è stata confrontata con altre proseguendo la partita con ipotesi sulle carte ignote, senza sapere più di quanto sapeva chi l’ha fatta. Scegline una per rivederla.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: no clear mistake. %n move(s) may have cost something, but it could be luck.</source>
        <translation>
            <numerusform>{name}: nessun errore certo. %n mossa può essere costata qualcosa, ma forse è stato il caso.</numerusform>
            <numerusform>{name}: nessun errore certo. %n mosse possono essere costate qualcosa, ma forse è stato il caso.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Show details</source>
        <translation>&amp;Mostra i dettagli</translation>
    </message>
    <message>
        <source>&amp;Hide details</source>
        <translation>&amp;Nascondi i dettagli</translation>
    </message>
    <message>
        <source>C&amp;opy details</source>
        <translation>C&amp;opia i dettagli</translation>
    </message>
    <message>
        <source>move a card to its place</source>
        <translation>porta una carta al suo posto</translation>
    </message>
    <message numerus="yes">
        <source>%n more notice(s)</source>
        <translation>
            <numerusform>ancora %n avviso</numerusform>
            <numerusform>ancora %n avvisi</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is a game of “{game}”, which this version of Fairytable cannot show.</source>
        <translation>«{name}» è una partita di «{game}», che questa versione di Fairytable non sa mostrare.</translation>
    </message>
    <message>
        <source>Of moves that are about equally good, plays the riskiest one.</source>
        <translation>Tra mosse più o meno equivalenti sceglie la più rischiosa.</translation>
    </message>
    <message>
        <source>Of moves that are about equally good, plays the safest one.</source>
        <translation>Tra mosse più o meno equivalenti sceglie la più sicura.</translation>
    </message>
    <message>
        <source>Of moves that are about equally good, plays the one that hurts the leader most.</source>
        <translation>Tra mosse più o meno equivalenti sceglie quella che danneggia di più chi è in testa.</translation>
    </message>
    <message>
        <source>Of moves that are about equally good, plays the one that brings in the most points.</source>
        <translation>Tra mosse più o meno equivalenti sceglie quella che frutta più punti.</translation>
    </message>
</context>
<context>
    <name>challenge</name>
    <message>
        <source>{points} pt</source>
        <translation>{points} pt</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>pietre</translation>
    </message>
    <message>
        <source>+{points} pt if unused</source>
        <translation>+{points} pt se non usate</translation>
    </message>
    <message>
        <source>{count} in hand: 3 at most</source>
        <translation>{count} in mano: al massimo 3</translation>
    </message>
    <message>
        <source>You {count}</source>
        <translation>Tu {count}</translation>
    </message>
    <message>
        <source>you {count}</source>
        <translation>tu {count}</translation>
    </message>
    <message>
        <source>Offering</source>
        <translation>Offerta</translation>
    </message>
    <message>
        <source>{count} more to go</source>
        <translation>Ancora {count}</translation>
    </message>
    <message>
        <source>Choose a fairy</source>
        <translation>Scegli una fata</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message numerus="yes">
        <source>Stone deck, %n left</source>
        <translation>
            <numerusform>Mazzo delle pietre, ne resta %n</numerusform>
            <numerusform>Mazzo delle pietre, ne restano %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fairy deck, %n left</source>
        <translation>
            <numerusform>Mazzo delle fate, ne resta %n</numerusform>
            <numerusform>Mazzo delle fate, ne restano %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>La tua mano</translation>
    </message>
    <message>
        <source>Your sack {number}: {count} of {limit}</source>
        <translation>La tua sacca {number}: {count} su {limit}</translation>
    </message>
    <message>
        <source>Your pixie {number}</source>
        <translation>Il tuo folletto {number}</translation>
    </message>
    <message numerus="yes">
        <source>{name}’s hand: %n stone(s)</source>
        <translation>
            <numerusform>La mano di {name}: una pietra</numerusform>
            <numerusform>La mano di {name}: %n pietre</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s sack {number}: {count} of {limit}</source>
        <translation>La sacca {number} di {name}: {count} su {limit}</translation>
    </message>
    <message>
        <source>{name}’s pixie {number}</source>
        <translation>Il folletto {number} di {name}</translation>
    </message>
    <message>
        <source>{name}’s area</source>
        <translation>L’area di {name}</translation>
    </message>
    <message>
        <source>The wood</source>
        <translation>Il bosco</translation>
    </message>
    <message>
        <source>{name} drew two stones.</source>
        <translation>{name} pesca due pietre.</translation>
    </message>
    <message>
        <source>{name} kept the last stone.</source>
        <translation>{name} tiene l’ultima pietra.</translation>
    </message>
    <message>
        <source>{name}: pixie {i} fetched {stones}.</source>
        <translation>{name}: il folletto {i} porta {stones}.</translation>
    </message>
    <message>
        <source>{name} kept one; {fairy} went to the wood.</source>
        <translation>{name} ne tiene una; {fairy} va nel bosco.</translation>
    </message>
    <message>
        <source>{name} played {fairy}.</source>
        <translation>{name} gioca {fairy}.</translation>
    </message>
    <message>
        <source>{name}: sack {i} now holds 10.</source>
        <translation>{name}: la sacca {i} ora tiene 10.</translation>
    </message>
    <message>
        <source>{name}: sack {i} is immune.</source>
        <translation>{name}: la sacca {i} è immune.</translation>
    </message>
    <message>
        <source>{name} has a new pixie.</source>
        <translation>{name} ha un nuovo folletto.</translation>
    </message>
    <message>
        <source>{name} harvested {stones}.</source>
        <translation>{name} raccoglie {stones}.</translation>
    </message>
    <message>
        <source>{name} stole {stone} from {rival}.</source>
        <translation>{name} ruba {stone} a {rival}.</translation>
    </message>
    <message>
        <source>{name} stole {stone} from {rival}; it went to the wood.</source>
        <translation>{name} ruba {stone} a {rival}; va nel bosco.</translation>
    </message>
    <message>
        <source>{name} stole a stone from {rival}’s hand.</source>
        <translation>{name} ruba una pietra dalla mano di {rival}.</translation>
    </message>
    <message>
        <source>{name} stole a stone from {rival}’s hand ({colours}).</source>
        <translation>{name} ruba una pietra dalla mano di {rival} ({colours}).</translation>
    </message>
    <message>
        <source>{name} wins with {points} points.</source>
        <translation>{name} vince con {points} punti.</translation>
    </message>
    <message>
        <source>{name} wins with {points} points: more fairy points on stones.</source>
        <translation>{name} vince con {points} punti: più punti fata sulle pietre.</translation>
    </message>
    <message>
        <source>{name} drew two stones ({colours}).</source>
        <translation>{name} pesca due pietre ({colours}).</translation>
    </message>
    <message>
        <source>{name} drew a stone ({colours}).</source>
        <translation>{name} pesca una pietra ({colours}).</translation>
    </message>
    <message>
        <source>{name} drew the last stone.</source>
        <translation>{name} pesca l’ultima pietra.</translation>
    </message>
    <message>
        <source>{name} rearranged: {moves}.</source>
        <translation>{name} ridispone: {moves}.</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) to sacks</source>
        <translation>
            <numerusform>una pietra nelle sacche</numerusform>
            <numerusform>%n pietre nelle sacche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n between sacks</source>
        <translation>
            <numerusform>una tra le sacche</numerusform>
            <numerusform>%n tra le sacche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to hand ({colours})</source>
        <translation>
            <numerusform>una in mano ({colours})</numerusform>
            <numerusform>%n in mano ({colours})</numerusform>
        </translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Pietra</translation>
    </message>
    <message>
        <source>Fairy</source>
        <translation>Fata</translation>
    </message>
    <message>
        <source>Blue stone</source>
        <translation>Pietra blu</translation>
    </message>
    <message>
        <source>Red stone</source>
        <translation>Pietra rossa</translation>
    </message>
    <message>
        <source>Yellow stone</source>
        <translation>Pietra gialla</translation>
    </message>
    <message>
        <source>Purple stone</source>
        <translation>Pietra viola</translation>
    </message>
    <message>
        <source>Black stone</source>
        <translation>Pietra nera</translation>
    </message>
    <message>
        <source>Green stone</source>
        <translation>Pietra verde</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rossa</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gialla</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Viola</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nera</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>One more pixie</source>
        <translation>Un folletto in più</translation>
    </message>
    <message>
        <source>Bigger sack</source>
        <translation>Sacca più grande</translation>
    </message>
    <message>
        <source>Immunity</source>
        <translation>Immunità</translation>
    </message>
    <message>
        <source>Group harvest</source>
        <translation>Raccolta collettiva</translation>
    </message>
    <message>
        <source>Steal</source>
        <translation>Ruba</translation>
    </message>
    <message>
        <source>Torn sack</source>
        <translation>Sacca bucata</translation>
    </message>
    <message>
        <source>Pixie</source>
        <translation>Folletto</translation>
    </message>
    <message>
        <source>Bigger</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Harvest</source>
        <translation>Raccolta</translation>
    </message>
    <message>
        <source>Torn</source>
        <translation>Bucata</translation>
    </message>
    <message>
        <source>A new pixie with an empty sack joins you.</source>
        <translation>Un folletto con la sacca vuota si unisce a te.</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blu</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rossa</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gialla</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>viola</translation>
    </message>
    <message>
        <source>black</source>
        <translation>nera</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>a blue stone</source>
        <translation>una pietra blu</translation>
    </message>
    <message>
        <source>a red stone</source>
        <translation>una pietra rossa</translation>
    </message>
    <message>
        <source>a yellow stone</source>
        <translation>una pietra gialla</translation>
    </message>
    <message>
        <source>a purple stone</source>
        <translation>una pietra viola</translation>
    </message>
    <message>
        <source>a black stone</source>
        <translation>una pietra nera</translation>
    </message>
    <message>
        <source>a green stone</source>
        <translation>una pietra verde</translation>
    </message>
    <message>
        <source>the blue stone</source>
        <translation>la pietra blu</translation>
    </message>
    <message>
        <source>the red stone</source>
        <translation>la pietra rossa</translation>
    </message>
    <message>
        <source>the yellow stone</source>
        <translation>la pietra gialla</translation>
    </message>
    <message>
        <source>the purple stone</source>
        <translation>la pietra viola</translation>
    </message>
    <message>
        <source>the black stone</source>
        <translation>la pietra nera</translation>
    </message>
    <message>
        <source>the green stone</source>
        <translation>la pietra verde</translation>
    </message>
    <message numerus="yes">
        <source>%n blue stone(s)</source>
        <translation>
            <numerusform>una pietra blu</numerusform>
            <numerusform>%n pietre blu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red stone(s)</source>
        <translation>
            <numerusform>una pietra rossa</numerusform>
            <numerusform>%n pietre rosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow stone(s)</source>
        <translation>
            <numerusform>una pietra gialla</numerusform>
            <numerusform>%n pietre gialle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n purple stone(s)</source>
        <translation>
            <numerusform>una pietra viola</numerusform>
            <numerusform>%n pietre viola</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black stone(s)</source>
        <translation>
            <numerusform>una pietra nera</numerusform>
            <numerusform>%n pietre nere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green stone(s)</source>
        <translation>
            <numerusform>una pietra verde</numerusform>
            <numerusform>%n pietre verdi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue one(s)</source>
        <translation>
            <numerusform>una blu</numerusform>
            <numerusform>%n blu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red one(s)</source>
        <translation>
            <numerusform>una rossa</numerusform>
            <numerusform>%n rosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow one(s)</source>
        <translation>
            <numerusform>una gialla</numerusform>
            <numerusform>%n gialle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n purple one(s)</source>
        <translation>
            <numerusform>una viola</numerusform>
            <numerusform>%n viola</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black one(s)</source>
        <translation>
            <numerusform>una nera</numerusform>
            <numerusform>%n nere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green one(s)</source>
        <translation>
            <numerusform>una verde</numerusform>
            <numerusform>%n verdi</numerusform>
        </translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} e {last}</translation>
    </message>
    <message>
        <source>{name}, choose one of the five actions.</source>
        <translation>{name}, scegli una delle cinque azioni.</translation>
    </message>
    <message>
        <source>{name}, offer stones worth 4 fairy points.</source>
        <translation>{name}, offri pietre per 4 punti fata.</translation>
    </message>
    <message>
        <source>{name}, keep one of the two fairies.</source>
        <translation>{name}, tieni una delle due fate.</translation>
    </message>
    <message>
        <source>{name}, which pixie gets the bigger sack?</source>
        <translation>{name}, a quale folletto dai la sacca più grande?</translation>
    </message>
    <message>
        <source>{name}, which pixie becomes immune?</source>
        <translation>{name}, quale folletto diventa immune?</translation>
    </message>
    <message>
        <source>{name}, take up to 4 stones: {k} left.</source>
        <translation>{name}, prendi fino a 4 pietre: ancora {k}.</translation>
    </message>
    <message>
        <source>{name}, steal 2 stones from one rival.</source>
        <translation>{name}, ruba 2 pietre a un avversario.</translation>
    </message>
    <message>
        <source>{name}, rearrange your stones.</source>
        <translation>{name}, ridisponi le tue pietre.</translation>
    </message>
    <message>
        <source>{name}, choose a fairy.</source>
        <translation>{name}, scegli una fata.</translation>
    </message>
    <message>
        <source>{name}, you drew: {fairy}.</source>
        <translation>{name}, hai pescato: {fairy}.</translation>
    </message>
    <message>
        <source>{name}, one more from {rival}.</source>
        <translation>{name}, ancora una da {rival}.</translation>
    </message>
    <message>
        <source>{name} is choosing an action.</source>
        <translation>{name} sta scegliendo un’azione.</translation>
    </message>
    <message>
        <source>{name} has too many stones.</source>
        <translation>{name} ha troppe pietre.</translation>
    </message>
    <message>
        <source>{name} is paying a fairy.</source>
        <translation>{name} sta pagando una fata.</translation>
    </message>
    <message>
        <source>{name} is harvesting.</source>
        <translation>{name} sta facendo la raccolta collettiva.</translation>
    </message>
    <message>
        <source>{name} is stealing.</source>
        <translation>{name} sta rubando.</translation>
    </message>
    <message>
        <source>{name} is rearranging.</source>
        <translation>{name} sta ridisponendo le sue pietre.</translation>
    </message>
    <message>
        <source>{name} is stealing from {rival}.</source>
        <translation>{name} sta rubando a {rival}.</translation>
    </message>
    <message>
        <source>From your hand or from the top of a sack.</source>
        <translation>Dalla mano o dalla cima di una sacca.</translation>
    </message>
    <message>
        <source>Your hand holds 3 at most.</source>
        <translation>In mano al massimo 3 pietre.</translation>
    </message>
    <message>
        <source>Its sack may be empty or not.</source>
        <translation>La sua sacca può essere vuota o no.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves left. At most 3 in hand at the end.</source>
        <translation>
            <numerusform>Ancora %n mossa. Alla fine al massimo 3 in mano.</numerusform>
            <numerusform>Ancora %n mosse. Alla fine al massimo 3 in mano.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was the last stone: the game ends with this turn.</source>
        <translation>Era l’ultima pietra: la partita finisce con questo turno.</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Raccogli</translation>
    </message>
    <message>
        <source>Send a pixie</source>
        <translation>Invia un folletto</translation>
    </message>
    <message>
        <source>Play a fairy</source>
        <translation>Gioca una fata</translation>
    </message>
    <message>
        <source>Rearrange</source>
        <translation>Ridisponi</translation>
    </message>
    <message>
        <source>Keep everything</source>
        <translation>Tieni tutto</translation>
    </message>
    <message>
        <source>Draw two fairies</source>
        <translation>Pesca due fate</translation>
    </message>
    <message>
        <source>Draw the last fairy</source>
        <translation>Pesca l’ultima fata</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Keep {fairy}</source>
        <translation>Tieni {fairy}</translation>
    </message>
    <message>
        <source>Use now</source>
        <translation>Usa subito</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Non ora</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un passo indietro</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>This sack is full.</source>
        <translation>Questa sacca è piena.</translation>
    </message>
    <message>
        <source>Blue stones stay alone.</source>
        <translation>Le pietre blu stanno da sole.</translation>
    </message>
    <message>
        <source>At most 2 red or yellow stones without a bigger sack.</source>
        <translation>Al massimo 2 rosse o gialle senza la sacca più grande.</translation>
    </message>
    <message>
        <source>Only the top stone can leave a sack.</source>
        <translation>Solo la pietra in cima può uscire.</translation>
    </message>
    <message>
        <source>Only a pixie with an empty or a bigger sack can be sent.</source>
        <translation>Può partire solo un folletto con la sacca vuota o più grande.</translation>
    </message>
    <message>
        <source>Offer {k} more fairy points first.</source>
        <translation>Offri prima altri {k} punti fata.</translation>
    </message>
    <message>
        <source>Offer one more fairy point first.</source>
        <translation>Offri prima un altro punto fata.</translation>
    </message>
    <message>
        <source>This sack is immune.</source>
        <translation>Questa sacca è immune.</translation>
    </message>
    <message>
        <source>Both stones come from {rival}.</source>
        <translation>Entrambe le pietre vengono da {rival}.</translation>
    </message>
    <message>
        <source>It fits one of your sacks: put it there.</source>
        <translation>Entra in una tua sacca: mettila lì.</translation>
    </message>
    <message>
        <source>It fits none of your sacks: it goes to the wood.</source>
        <translation>Non entra in nessuna tua sacca: va nel bosco.</translation>
    </message>
    <message>
        <source>It fits none of your sacks now.</source>
        <translation>Ora non entra in nessuna tua sacca.</translation>
    </message>
    <message>
        <source>Keep at most 3 in hand.</source>
        <translation>In mano al massimo 3.</translation>
    </message>
    <message>
        <source>Nothing has changed yet.</source>
        <translation>Non è cambiato nulla.</translation>
    </message>
    <message>
        <source>Only once a turn: Ctrl+Z brings back what you undid.</source>
        <translation>Solo una volta per turno: Ctrl+Z riporta ciò che hai annullato.</translation>
    </message>
    <message>
        <source>You have no stones yet.</source>
        <translation>Non hai ancora pietre.</translation>
    </message>
    <message>
        <source>No moves are left: finish or cancel.</source>
        <translation>Non restano mosse: concludi o annulla.</translation>
    </message>
    <message>
        <source>This pixie has one already.</source>
        <translation>Questo folletto ce l’ha già.</translation>
    </message>
    <message>
        <source>Take at least one stone.</source>
        <translation>Prendi almeno una pietra.</translation>
    </message>
    <message>
        <source>This belongs to {name}.</source>
        <translation>Appartiene a {name}.</translation>
    </message>
    <message>
        <source>Only a rival’s sack can be torn.</source>
        <translation>Si buca solo la sacca di un avversario.</translation>
    </message>
    <message>
        <source>You steal from a rival, not from yourself.</source>
        <translation>Si ruba a un avversario, non a sé stessi.</translation>
    </message>
    <message>
        <source>This sack is empty.</source>
        <translation>Questa sacca è vuota.</translation>
    </message>
    <message>
        <source>This hand is empty.</source>
        <translation>Questa mano è vuota.</translation>
    </message>
    <message>
        <source>The stone deck is empty.</source>
        <translation>Il mazzo delle pietre è vuoto.</translation>
    </message>
    <message>
        <source>First play Steal, then take the stone.</source>
        <translation>Prima gioca Ruba, poi prendi la pietra.</translation>
    </message>
    <message>
        <source>What a pixie was given stays with it.</source>
        <translation>Ciò che un folletto ha ricevuto resta suo.</translation>
    </message>
    <message>
        <source>Already offered: “Take back” returns it.</source>
        <translation>Già offerta: «Riprendi» la restituisce.</translation>
    </message>
    <message>
        <source>First choose who gets the bigger sack.</source>
        <translation>Prima scegli chi riceve la sacca più grande.</translation>
    </message>
    <message>
        <source>First choose who becomes immune.</source>
        <translation>Prima scegli chi diventa immune.</translation>
    </message>
    <message>
        <source>You are harvesting: take stones from the wood.</source>
        <translation>Stai raccogliendo: prendi pietre dal bosco.</translation>
    </message>
    <message>
        <source>First steal from a rival.</source>
        <translation>Prima ruba a un avversario.</translation>
    </message>
    <message>
        <source>First choose a rival’s sack to tear.</source>
        <translation>Prima scegli quale sacca avversaria bucare.</translation>
    </message>
    <message>
        <source>You are rearranging your own stones.</source>
        <translation>Stai ridisponendo le tue pietre.</translation>
    </message>
    <message>
        <source>Majorities</source>
        <translation>Maggioranze</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>Non viste</translation>
    </message>
    <message>
        <source>Stone deck: {left} of {all}</source>
        <translation>Mazzo delle pietre: {left} su {all}</translation>
    </message>
    <message>
        <source>Perhaps the last round</source>
        <translation>Forse l’ultimo giro</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Carte rimaste</translation>
    </message>
    <message>
        <source>Stones not seen yet</source>
        <translation>Pietre non ancora viste</translation>
    </message>
    <message>
        <source>Fairies not seen yet</source>
        <translation>Fate non ancora viste</translation>
    </message>
    <message>
        <source>{left} of {all}</source>
        <translation>{left} su {all}</translation>
    </message>
    <message>
        <source>Fairies</source>
        <translation>Fate</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Fairy points on stones</source>
        <translation>Punti fata sulle pietre</translation>
    </message>
    <message>
        <source>{name} wins with {points}: {parts}.</source>
        <translation>Vince {name} con {points}: {parts}.</translation>
    </message>
    <message>
        <source>{name} wins with {points}.</source>
        <translation>Vince {name} con {points}.</translation>
    </message>
    <message>
        <source>fairies {points}</source>
        <translation>fate {points}</translation>
    </message>
    <message>
        <source>Shared victory.</source>
        <translation>Vittoria condivisa.</translation>
    </message>
    <message>
        <source>The Challenge</source>
        <translation>La sfida</translation>
    </message>
    <message>
        <source>{stone}, {points} points, fairy points: {price}</source>
        <translation>{stone}, {points} punti, punti fata: {price}</translation>
    </message>
    <message>
        <source>Collect: draw two stones</source>
        <translation>Raccogli: pesca due pietre</translation>
    </message>
    <message>
        <source>Send pixie {i} for {stones}</source>
        <translation>Invia il folletto {i} a prendere {stones}</translation>
    </message>
    <message>
        <source>Play {fairy}</source>
        <translation>Gioca {fairy}</translation>
    </message>
    <message>
        <source>Rearrange your stones</source>
        <translation>Ridisponi le tue pietre</translation>
    </message>
    <message>
        <source>Offer {stone} from your hand ({price})</source>
        <translation>Offri {stone} dalla mano ({price})</translation>
    </message>
    <message>
        <source>Offer {stone} from sack {i} ({price})</source>
        <translation>Offri {stone} dalla sacca {i} ({price})</translation>
    </message>
    <message>
        <source>Take {fairy}</source>
        <translation>Prendi {fairy}</translation>
    </message>
    <message>
        <source>Bigger sack for pixie {i}</source>
        <translation>Sacca più grande per il folletto {i}</translation>
    </message>
    <message>
        <source>Immunity for pixie {i}</source>
        <translation>Immunità per il folletto {i}</translation>
    </message>
    <message>
        <source>Take {stone} into sack {i}</source>
        <translation>Prendi {stone} nella sacca {i}</translation>
    </message>
    <message>
        <source>Steal {stone} from {rival}’s sack {from_sack} for sack {i}</source>
        <translation>Ruba {stone} dalla sacca {from_sack} di {rival} per la sacca {i}</translation>
    </message>
    <message>
        <source>Tear {rival}’s sack {i}</source>
        <translation>Buca la sacca {i} di {rival}</translation>
    </message>
    <message>
        <source>Take {stone} from sack {i} into your hand</source>
        <translation>Prendi in mano {stone} dalla sacca {i}</translation>
    </message>
    <message>
        <source>Move {stone} from sack {from_sack} to sack {i}</source>
        <translation>Sposta {stone} dalla sacca {from_sack} alla sacca {i}</translation>
    </message>
    <message>
        <source>Steal {stone} from {rival}’s sack {from_sack}: it goes to the wood</source>
        <translation>Ruba {stone} dalla sacca {from_sack} di {rival}: va nel bosco</translation>
    </message>
    <message>
        <source>{name}, sack {i}: {count} of {limit}</source>
        <translation>{name}, sacca {i}: {count} su {limit}</translation>
    </message>
    <message>
        <source>From the bottom: {stones}.</source>
        <translation>Dal fondo: {stones}.</translation>
    </message>
    <message>
        <source>Empty.</source>
        <translation>Vuota.</translation>
    </message>
    <message>
        <source>Bigger sack: red and yellow without limit.</source>
        <translation>Sacca più grande: rosse e gialle senza limite.</translation>
    </message>
    <message>
        <source>Every stone fits.</source>
        <translation>Entra qualsiasi pietra.</translation>
    </message>
    <message>
        <source>You know: {cards}.</source>
        <translation>Conosci: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Stone deck: %n left</source>
        <translation>
            <numerusform>Mazzo delle pietre: ne resta una</numerusform>
            <numerusform>Mazzo delle pietre: ne restano %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fairy deck: %n left</source>
        <translation>
            <numerusform>Mazzo delle fate: ne resta una</numerusform>
            <numerusform>Mazzo delle fate: ne restano %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{kind} ×{count}</source>
        <translation>{kind} ×{count}</translation>
    </message>
    <message>
        <source>The most points win: for each of the six kinds, whoever owns the most stones takes its points.</source>
        <translation>Vince chi ha più punti: per ciascuno dei sei tipi, chi possiede più pietre ne prende i punti.</translation>
    </message>
    <message>
        <source>The game ends when the stone deck is empty.</source>
        <translation>La partita finisce quando si esaurisce il mazzo delle pietre.</translation>
    </message>
    <message>
        <source>{name} offers</source>
        <translation>Offre {name}</translation>
    </message>
    <message>
        <source>In sight</source>
        <translation>A vista</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fuori</translation>
    </message>
    <message>
        <source>Your fairies in reserve: +2 pt each</source>
        <translation>Le tue fate in serbo: +2 pt l’una</translation>
    </message>
    <message>
        <source>{players} tie at {count}</source>
        <translation>{players} pari a {count}</translation>
    </message>
    <message>
        <source>place a stone here</source>
        <translation>posa qui una pietra</translation>
    </message>
    <message>
        <source>Offered stones are removed. You get no change.</source>
        <translation>Le pietre offerte vengono eliminate. Non si dà resto.</translation>
    </message>
    <message>
        <source>{extra} extra (allowed)</source>
        <translation>{extra} in più (si può)</translation>
    </message>
    <message>
        <source>Fairies in reserve</source>
        <translation>Fate in serbo</translation>
    </message>
    <message numerus="yes">
        <source>{kind}, face-up pile of %n card(s)</source>
        <translation>
            <numerusform>{kind}, pila scoperta di %n carta</numerusform>
            <numerusform>{kind}, pila scoperta di %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed stone(s)</source>
        <translation>
            <numerusform>%n pietra eliminata</numerusform>
            <numerusform>%n pietre eliminate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed fairy card(s)</source>
        <translation>
            <numerusform>%n carta fata eliminata</numerusform>
            <numerusform>%n carte fata eliminate</numerusform>
        </translation>
    </message>
    <message>
        <source>Your fairies in reserve</source>
        <translation>Le tue fate in serbo</translation>
    </message>
    <message numerus="yes">
        <source>{name}’s fairies in reserve: %n card(s)</source>
        <translation>
            <numerusform>Le fate in serbo di {name}: %n carta</numerusform>
            <numerusform>Le fate in serbo di {name}: %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} discarded {stone}.</source>
        <translation>{name} scarta {stone}.</translation>
    </message>
    <message>
        <source>{name} put {stone} into sack {i}.</source>
        <translation>{name} ripone {stone} nella sacca {i}.</translation>
    </message>
    <message>
        <source>{name} gave {stone} back to the wood.</source>
        <translation>{name} cede {stone} al bosco.</translation>
    </message>
    <message>
        <source>{name} took {fairy} for {stones}.</source>
        <translation>{name} prende {fairy} in cambio di {stones}.</translation>
    </message>
    <message>
        <source>{name} drew two fairies for {stones}.</source>
        <translation>{name} pesca due fate in cambio di {stones}.</translation>
    </message>
    <message>
        <source>{name} kept {fairy} (in secret).</source>
        <translation>{name} tiene {fairy} (in segreto).</translation>
    </message>
    <message>
        <source>{name} used her at once: {fairy}.</source>
        <translation>{name} la usa subito: {fairy}.</translation>
    </message>
    <message>
        <source>The last stone has been drawn: the game ends with this turn.</source>
        <translation>L’ultima pietra è stata pescata: la partita finisce con questo turno.</translation>
    </message>
    <message>
        <source>{name} wins jointly, with {points} points.</source>
        <translation>{name} vince a pari merito con {points} punti.</translation>
    </message>
    <message>
        <source>{name} discarded {stone} from sack {i}.</source>
        <translation>{name} scarta {stone} dalla sacca {i}.</translation>
    </message>
    <message>
        <source>{name} drew the last fairy for {stones}.</source>
        <translation>{name} pesca l’ultima fata in cambio di {stones}.</translation>
    </message>
    <message numerus="yes">
        <source>%n face-down stone(s)</source>
        <translation>
            <numerusform>una pietra coperta</numerusform>
            <numerusform>%n pietre coperte</numerusform>
        </translation>
    </message>
    <message>
        <source>Holds 10 stones, any number red or yellow; can be sent even when loaded.</source>
        <translation>Tiene 10 pietre, rosse e gialle senza limite; il folletto parte anche carico.</translation>
    </message>
    <message>
        <source>Take 2 stones from a rival: from the top of sacks, or at random from hand.</source>
        <translation>Prendi 2 pietre a un avversario: dalla cima delle sacche o a caso dalla mano.</translation>
    </message>
    <message>
        <source>Rivals can neither steal from this sack nor tear it.</source>
        <translation>Gli avversari non possono rubare da questa sacca né bucarla.</translation>
    </message>
    <message>
        <source>Take up to 4 stones: face-down ones to hand, face-up ones into sacks.</source>
        <translation>Prendi fino a 4 pietre: le coperte in mano, le scoperte nelle sacche.</translation>
    </message>
    <message>
        <source>The top 3 stones of a rival’s sack are removed.</source>
        <translation>Le 3 pietre in cima a una sacca avversaria vengono eliminate.</translation>
    </message>
    <message>
        <source>blue stones</source>
        <translation>blu</translation>
    </message>
    <message>
        <source>red stones</source>
        <translation>rosse</translation>
    </message>
    <message>
        <source>yellow stones</source>
        <translation>gialle</translation>
    </message>
    <message>
        <source>purple stones</source>
        <translation>viola</translation>
    </message>
    <message>
        <source>black stones</source>
        <translation>nere</translation>
    </message>
    <message>
        <source>green stones</source>
        <translation>verdi</translation>
    </message>
    <message>
        <source>{name}, discard one stone.</source>
        <translation>{name}, scarta una pietra nel bosco.</translation>
    </message>
    <message>
        <source>{name}, put a stone into a sack or give it back to the wood.</source>
        <translation>{name}, riponi una pietra in una sacca o cedila al bosco.</translation>
    </message>
    <message>
        <source>{name}, use the fairy now or keep her?</source>
        <translation>{name}, usi la fata ora o la tieni in serbo?</translation>
    </message>
    <message>
        <source>{name}, which sack do you tear?</source>
        <translation>{name}, quale sacca buchi?</translation>
    </message>
    <message>
        <source>{name}, discard a stone or keep everything.</source>
        <translation>{name}, scarta una pietra o tieni tutto.</translation>
    </message>
    <message>
        <source>{name} is discarding a stone.</source>
        <translation>{name} sta scartando una pietra.</translation>
    </message>
    <message>
        <source>{name} is looking at two fairies.</source>
        <translation>{name} sta guardando due fate.</translation>
    </message>
    <message>
        <source>{name} is thinking about the fairy.</source>
        <translation>{name} sta pensando alla fata.</translation>
    </message>
    <message>
        <source>{name} is enlarging a sack.</source>
        <translation>{name} sta ingrandendo una sacca.</translation>
    </message>
    <message>
        <source>{name} is protecting a sack.</source>
        <translation>{name} sta proteggendo una sacca.</translation>
    </message>
    <message>
        <source>{name} is tearing a sack.</source>
        <translation>{name} sta bucando una sacca.</translation>
    </message>
    <message>
        <source>{name} is looking at the last fairy.</source>
        <translation>{name} sta guardando l’ultima fata.</translation>
    </message>
    <message>
        <source>Or drag a pile onto a glowing sack to send that pixie.</source>
        <translation>Oppure trascina una pila su una sacca illuminata per inviare quel folletto.</translation>
    </message>
    <message>
        <source>{k} so far. The small flags are fairy points; you get no change.</source>
        <translation>Finora {k}. Le bandierine sono punti fata; non si dà resto.</translation>
    </message>
    <message>
        <source>The other one joins the face-up fairies.</source>
        <translation>L’altra va tra le fate scoperte.</translation>
    </message>
    <message>
        <source>{fairy}: unused, she is worth 2 points.</source>
        <translation>{fairy}: non usata, vale 2 punti.</translation>
    </message>
    <message>
        <source>Face-down ones go to your hand, face-up ones into sacks.</source>
        <translation>Le coperte in mano, le scoperte nelle sacche.</translation>
    </message>
    <message>
        <source>From the top of a sack, or at random from the hand.</source>
        <translation>Dalla cima di una sacca, o a caso dalla mano.</translation>
    </message>
    <message>
        <source>Its top three stones are removed.</source>
        <translation>Le tre pietre in cima vengono eliminate.</translation>
    </message>
    <message>
        <source>{k} fairy points: {more} more than needed (allowed).</source>
        <translation>{k} punti fata: {more} in più del necessario (si può).</translation>
    </message>
    <message>
        <source>Pay a fairy</source>
        <translation>Ottieni una fata</translation>
    </message>
    <message>
        <source>Discard {stone}</source>
        <translation>Scarta {stone}</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Rimetti a posto</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Rinuncia</translation>
    </message>
    <message>
        <source>Keep her</source>
        <translation>Tienila</translation>
    </message>
    <message>
        <source>Keep in reserve</source>
        <translation>Tieni in serbo</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Basta così</translation>
    </message>
    <message>
        <source>Undo all changes</source>
        <translation>Annulla tutto</translation>
    </message>
    <message>
        <source>You can’t rearrange again this turn.</source>
        <translation>In questo turno non potrai più ridisporre.</translation>
    </message>
    <message>
        <source>In a sack the kind can change only once.</source>
        <translation>In una sacca il tipo cambia una volta sola.</translation>
    </message>
    <message>
        <source>Face-up stones go into sacks, not into your hand.</source>
        <translation>Le pietre scoperte vanno nelle sacche, non in mano.</translation>
    </message>
    <message>
        <source>First choose one of the five actions.</source>
        <translation>Prima scegli una delle cinque azioni.</translation>
    </message>
    <message>
        <source>First discard one stone.</source>
        <translation>Prima scarta una pietra.</translation>
    </message>
    <message>
        <source>Your stones are worth only {k} of the 4 fairy points you need.</source>
        <translation>Le tue pietre valgono solo {k} dei 4 punti fata che servono.</translation>
    </message>
    <message>
        <source>There are no fairies left.</source>
        <translation>Non ci sono più fate.</translation>
    </message>
    <message>
        <source>There are no face-down fairies left: take a face-up one.</source>
        <translation>Il mazzo delle fate è finito: prendine una scoperta.</translation>
    </message>
    <message>
        <source>Every player has just rearranged: do something else.</source>
        <translation>Tutti hanno appena ridisposto le pietre: fai altro.</translation>
    </message>
    <message>
        <source>While rearranging you can’t give stones to the wood.</source>
        <translation>Mentre ridisponi non puoi cedere pietre al bosco.</translation>
    </message>
    <message>
        <source>You can’t use her now. In reserve she is worth 2 points.</source>
        <translation>Ora non puoi usarla. In serbo vale 2 punti.</translation>
    </message>
    <message>
        <source>You have no fairy in reserve.</source>
        <translation>Non hai fate in serbo.</translation>
    </message>
    <message>
        <source>There are no face-up stones in the wood.</source>
        <translation>Nel bosco non ci sono pietre scoperte.</translation>
    </message>
    <message>
        <source>None of the piles fits into your sacks.</source>
        <translation>Nessuna pila scoperta entra nelle tue sacche.</translation>
    </message>
    <message>
        <source>Nothing has been offered yet.</source>
        <translation>Non hai ancora offerto nulla.</translation>
    </message>
    <message>
        <source>Choose one of your own pixies.</source>
        <translation>Scegli uno dei tuoi folletti.</translation>
    </message>
    <message>
        <source>Each stone goes to the pile of its own kind.</source>
        <translation>Ogni pietra va sulla pila del suo tipo.</translation>
    </message>
    <message>
        <source>Removed cards stay out of the game.</source>
        <translation>Le carte eliminate restano fuori dal gioco.</translation>
    </message>
    <message>
        <source>A fairy in reserve is played at the start of a turn.</source>
        <translation>Una fata in serbo si gioca all’inizio del turno.</translation>
    </message>
    <message>
        <source>First choose “Pay a fairy”: it costs 4 fairy points.</source>
        <translation>Prima scegli «Ottieni una fata»: costa 4 punti fata.</translation>
    </message>
    <message>
        <source>Only a pixie can fetch face-up stones.</source>
        <translation>Le pietre scoperte si prendono solo con la sacca di un folletto.</translation>
    </message>
    <message>
        <source>You can only pay with stones.</source>
        <translation>Si paga solo con le pietre.</translation>
    </message>
    <message>
        <source>You can discard a stone only after collecting.</source>
        <translation>Si scarta una pietra solo dopo aver raccolto.</translation>
    </message>
    <message>
        <source>First put down a stone from your hand.</source>
        <translation>Prima posa una pietra dalla tua mano.</translation>
    </message>
    <message>
        <source>You are paying a fairy: offer stones.</source>
        <translation>Stai pagando una fata: offri delle pietre.</translation>
    </message>
    <message>
        <source>First keep a fairy that you drew.</source>
        <translation>Prima tieni una delle fate pescate.</translation>
    </message>
    <message>
        <source>Use her now or keep her: choose a button.</source>
        <translation>Usala subito o tienila in serbo: scegli un pulsante.</translation>
    </message>
    <message>
        <source>Fairies (pt)</source>
        <translation>Fate (pt)</translation>
    </message>
    <message>
        <source>Tied at {points}: fairy points decide.</source>
        <translation>Parità a {points}: decidono i punti fata.</translation>
    </message>
    <message>
        <source>Aspiring fairies send their pixies out for stones. Own the most of each kind; let fairies help you, or keep them for their points.</source>
        <translation>Le aspiranti fate mandano i folletti a cercare pietre: cerca di averne più delle altre per ogni tipo. Fatti aiutare dalle fate, o tienile in serbo per i loro punti.</translation>
    </message>
    <message>
        <source>{fairy}; everybody knows that you have her</source>
        <translation>{fairy}; tutti sanno che ce l’hai</translation>
    </message>
    <message>
        <source>{fairy}; not everybody knows that you have her</source>
        <translation>{fairy}; non tutti sanno che ce l’hai</translation>
    </message>
    <message>
        <source>a face-down stone</source>
        <translation>una pietra coperta</translation>
    </message>
    <message>
        <source>a face-down fairy</source>
        <translation>una fata coperta</translation>
    </message>
    <message>
        <source>Discard {stone} from your hand</source>
        <translation>Scarta {stone} dalla mano</translation>
    </message>
    <message>
        <source>Discard {stone} from sack {i}</source>
        <translation>Scarta {stone} dalla sacca {i}</translation>
    </message>
    <message>
        <source>Put {stone} into sack {i}</source>
        <translation>Riponi {stone} nella sacca {i}</translation>
    </message>
    <message>
        <source>Give {stone} back to the wood</source>
        <translation>Cedi {stone} al bosco</translation>
    </message>
    <message>
        <source>Draw a face-down stone</source>
        <translation>Pesca una pietra coperta</translation>
    </message>
    <message>
        <source>Steal at random from {rival}’s hand</source>
        <translation>Ruba a caso dalla mano di {rival}</translation>
    </message>
    <message>
        <source>Put {stone} from your hand into sack {i}</source>
        <translation>Metti {stone} dalla mano nella sacca {i}</translation>
    </message>
    <message>
        <source>Immune: rivals can neither steal from it nor tear it.</source>
        <translation>Immune: gli avversari non possono rubare da questa sacca né bucarla.</translation>
    </message>
    <message>
        <source>Room for: {colours}.</source>
        <translation>Entrano ancora: {colours}.</translation>
    </message>
    <message>
        <source>There is no room left.</source>
        <translation>Non entra più nulla.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n fairies in reserve, worth {points} points</source>
        <translation>
            <numerusform>{name} ha una fata in serbo, che vale {points} punti</numerusform>
            <numerusform>{name} ha %n fate in serbo, che valgono {points} punti</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has no fairies in reserve</source>
        <translation>{name} non ha fate in serbo</translation>
    </message>
    <message>
        <source>Removed: {cards}.</source>
        <translation>Eliminate: {cards}.</translation>
    </message>
    <message>
        <source>Nothing has been removed yet.</source>
        <translation>Non è stato ancora eliminato nulla.</translation>
    </message>
    <message>
        <source>{stone}: {count} of {all} lie face up. {worth} points to whoever owns the most.</source>
        <translation>{stone}: {count} su {all} scoperte. {worth} punti a chi ne ha di più.</translation>
    </message>
    <message>
        <source>You are an aspiring fairy with {count} pixies.</source>
        <translation>Sei un’aspirante fata e hai {count} folletti.</translation>
    </message>
    <message>
        <source>Collect stones from the deck, or send a pixie for a whole pile of face-up ones.</source>
        <translation>Raccogli pietre dal mazzo, o manda un folletto a prendere un’intera pila di pietre scoperte.</translation>
    </message>
    <message>
        <source>For a few stones a fairy helps you; in reserve she is worth 2 points.</source>
        <translation>In cambio di qualche pietra una fata ti aiuta; in serbo vale 2 punti.</translation>
    </message>
    <message>
        <source>Most majorities</source>
        <translation>Più maggioranze</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>eliminate</translation>
    </message>
    <message>
        <source>{name} tore {rival}’s sack {i}; removed: {stones}.</source>
        <translation>{name} buca la sacca {i} di {rival}; fuori dal gioco: {stones}.</translation>
    </message>
</context>
<context>
    <name>fate</name>
    <message>
        <source>Orange</source>
        <translation>Arancia</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Noce</translation>
    </message>
    <message>
        <source>Acorn</source>
        <translation>Ghianda</translation>
    </message>
    <message>
        <source>Mushroom</source>
        <translation>Fungo</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Foglia</translation>
    </message>
    <message>
        <source>Rose Petals</source>
        <translation>Petali di rosa</translation>
    </message>
    <message>
        <source>Mushr.</source>
        <translation>Fungo</translation>
    </message>
    <message>
        <source>Petals</source>
        <translation>Petali</translation>
    </message>
    <message>
        <source>Orange Thief</source>
        <translation>Ladro d’arance</translation>
    </message>
    <message>
        <source>Walnut Thief</source>
        <translation>Ladro di noci</translation>
    </message>
    <message>
        <source>Acorn Thief</source>
        <translation>Ladro di ghiande</translation>
    </message>
    <message>
        <source>Mushroom Thief</source>
        <translation>Ladro di funghi</translation>
    </message>
    <message>
        <source>Leaf Thief</source>
        <translation>Ladro di foglie</translation>
    </message>
    <message>
        <source>Petal Thief</source>
        <translation>Ladro di petali</translation>
    </message>
    <message>
        <source>no orange</source>
        <translation>via l’arancia</translation>
    </message>
    <message>
        <source>no walnut</source>
        <translation>via la noce</translation>
    </message>
    <message>
        <source>no acorn</source>
        <translation>via la ghianda</translation>
    </message>
    <message>
        <source>no mushroom</source>
        <translation>via il fungo</translation>
    </message>
    <message>
        <source>no leaf</source>
        <translation>via la foglia</translation>
    </message>
    <message>
        <source>no petals</source>
        <translation>via i petali</translation>
    </message>
    <message>
        <source>Thief</source>
        <translation>Ladro</translation>
    </message>
    <message>
        <source>Takes rose petals from you, if you have any.</source>
        <translation>Ti toglie dei petali di rosa, se ne hai.</translation>
    </message>
    <message>
        <source>Wisdom</source>
        <translation>Sapienza</translation>
    </message>
    <message>
        <source>Clairvoyance</source>
        <translation>Veggenza</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>Ricchezza</translation>
    </message>
    <message>
        <source>Truth</source>
        <translation>Verità</translation>
    </message>
    <message>
        <source>Liberation</source>
        <translation>Liberazione</translation>
    </message>
    <message>
        <source>Protection</source>
        <translation>Protezione</translation>
    </message>
    <message>
        <source>Mutation</source>
        <translation>Mutazione</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>Trasporto</translation>
    </message>
    <message>
        <source>Poverty</source>
        <translation>Povertà</translation>
    </message>
    <message>
        <source>Adversity</source>
        <translation>Avversità</translation>
    </message>
    <message>
        <source>Petrification</source>
        <translation>Pietrificazione</translation>
    </message>
    <message>
        <source>Darkness</source>
        <translation>Buio</translation>
    </message>
    <message>
        <source>Liberat.</source>
        <translation>Liberaz.</translation>
    </message>
    <message>
        <source>Protect.</source>
        <translation>Protez.</translation>
    </message>
    <message>
        <source>Mutat.</source>
        <translation>Mutaz.</translation>
    </message>
    <message>
        <source>Transp.</source>
        <translation>Trasporto</translation>
    </message>
    <message>
        <source>Advers.</source>
        <translation>Avversità</translation>
    </message>
    <message>
        <source>Petrif.</source>
        <translation>Pietrif.</translation>
    </message>
    <message>
        <source>Nelchaeal: take one more recipe; one is enough to win.</source>
        <translation>Nelchaeal: prendi un’altra ricetta; per vincere ne basta una.</translation>
    </message>
    <message>
        <source>Haahiah: look at two face-down cards on the places.</source>
        <translation>Haahiah: guarda due carte coperte sui luoghi.</translation>
    </message>
    <message>
        <source>Begins with two light cards.</source>
        <translation>Comincia con due carte lume.</translation>
    </message>
    <message>
        <source>Begins with a light and a pixie card.</source>
        <translation>Comincia con una carta lume e una folletto.</translation>
    </message>
    <message>
        <source>Begins with a light and a nature card.</source>
        <translation>Comincia con una carta lume e una natura.</translation>
    </message>
    <message>
        <source>light</source>
        <translation>lume</translation>
    </message>
    <message>
        <source>Haraeal: draw one more card from any deck.</source>
        <translation>Haraeal: pesca un’altra carta da un mazzo.</translation>
    </message>
    <message>
        <source>Clairv.</source>
        <translation>Veggenza</translation>
    </message>
    <message>
        <source>Jabamiah: swap any two cards on the places.</source>
        <translation>Jabamiah: scambia due carte qualsiasi sui luoghi.</translation>
    </message>
    <message>
        <source>Rochel: move a card to another place with room.</source>
        <translation>Rochel: sposta una carta in un altro luogo non pieno.</translation>
    </message>
    <message>
        <source>Give up one card of your hand. It is not replaced.</source>
        <translation>Elimina una carta della mano. Non viene sostituita.</translation>
    </message>
    <message>
        <source>Give up one object of your choice.</source>
        <translation>Elimina un tuo oggetto a scelta.</translation>
    </message>
    <message>
        <source>Serpent Fairy</source>
        <translation>Fata serpente</translation>
    </message>
    <message>
        <source>Serpent</source>
        <translation>Serpente</translation>
    </message>
    <message>
        <source>With a complete recipe you win! Every fourth one bites.</source>
        <translation>Con una ricetta completa vinci! Ogni quarta morde.</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Ricetta</translation>
    </message>
    <message>
        <source>{first}, {second}, {third}, {fourth}</source>
        <translation>{first}, {second}, {third}, {fourth}</translation>
    </message>
    <message>
        <source>Cave</source>
        <translation>Grotta</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>Prato</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Bosco</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Fiume</translation>
    </message>
    <message>
        <source>Hill</source>
        <translation>Collina</translation>
    </message>
    <message>
        <source>Begins with two nature cards.</source>
        <translation>Comincia con due carte natura.</translation>
    </message>
    <message>
        <source>Begins with two pixie cards.</source>
        <translation>Comincia con due carte folletto.</translation>
    </message>
    <message>
        <source>pixie</source>
        <translation>folletto</translation>
    </message>
    <message>
        <source>nature</source>
        <translation>natura</translation>
    </message>
    <message>
        <source>recipe</source>
        <translation>ricetta</translation>
    </message>
    <message>
        <source>place</source>
        <translation>luogo</translation>
    </message>
    <message>
        <source>Set out on a journey {to_place}?</source>
        <translation>Intraprendere un viaggio {to_place}?</translation>
    </message>
    <message>
        <source>Set out on the last journey, {to_place}?</source>
        <translation>Partire per l’ultimo viaggio, {to_place}?</translation>
    </message>
    <message>
        <source>Set out</source>
        <translation>Parti</translation>
    </message>
    <message>
        <source>Travel {to_place}?</source>
        <translation>Andare {to_place}?</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Vai</translation>
    </message>
    <message>
        <source>Fairy’s Fate</source>
        <translation>Destino di una fata</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>coperta</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>scoperta</translation>
    </message>
    <message>
        <source>any back</source>
        <translation>qualsiasi retro</translation>
    </message>
    <message>
        <source>Recipes</source>
        <translation>Ricette</translation>
    </message>
    <message>
        <source>recipes</source>
        <translation>ricette</translation>
    </message>
    <message>
        <source>removed: {count}</source>
        <translation>eliminate: {count}</translation>
    </message>
    <message>
        <source>{count} of 4</source>
        <translation>{count} su 4</translation>
    </message>
    <message>
        <source>{name} collects</source>
        <translation>{name} raccoglie</translation>
    </message>
    <message>
        <source>then</source>
        <translation>poi</translation>
    </message>
    <message>
        <source>last</source>
        <translation>infine</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ora</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trovato</translation>
    </message>
    <message>
        <source>Nothing found yet</source>
        <translation>Ancora nulla</translation>
    </message>
    <message>
        <source>{name} is going there</source>
        <translation>ci va {name}</translation>
    </message>
    <message numerus="yes">
        <source>{place}: %n card(s)</source>
        <translation>
            <numerusform>{place}: %n carta</numerusform>
            <numerusform>{place}: %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: full</source>
        <translation>{place}: nessun posto libero</translation>
    </message>
    <message>
        <source>{place}: place for card {i}, {side}</source>
        <translation>{place}: posto per la carta {i}, {side}</translation>
    </message>
    <message>
        <source>Signpost: {place}</source>
        <translation>Cartello: {place}</translation>
    </message>
    <message numerus="yes">
        <source>Deck {i}: %n card(s), {back} on top</source>
        <translation>
            <numerusform>Mazzo {i}: %n carta, retro {back}</numerusform>
            <numerusform>Mazzo {i}: %n carte, in cima {back}</numerusform>
        </translation>
    </message>
    <message>
        <source>Deck {i}: empty</source>
        <translation>Mazzo {i}: vuoto</translation>
    </message>
    <message numerus="yes">
        <source>Recipes: %n left</source>
        <translation>
            <numerusform>Ricette: ne resta %n</numerusform>
            <numerusform>Ricette: ne restano %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removed cards: %n</source>
        <translation>
            <numerusform>Carte eliminate: %n</numerusform>
            <numerusform>Carte eliminate: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand: %n card(s)</source>
        <translation>
            <numerusform>La tua mano: %n carta</numerusform>
            <numerusform>La tua mano: %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>What you have found</source>
        <translation>Ciò che hai trovato</translation>
    </message>
    <message>
        <source>Your recipe: find these four objects, then meet a Serpent fairy.</source>
        <translation>La tua ricetta: trova questi quattro oggetti, poi incontra una fata serpente.</translation>
    </message>
    <message>
        <source>Your recipes</source>
        <translation>Le tue ricette</translation>
    </message>
    <message>
        <source>Your recipe lacks: {object}</source>
        <translation>Alla tua ricetta manca: {object}</translation>
    </message>
    <message numerus="yes">
        <source>{name}’s hand: %n card(s)</source>
        <translation>
            <numerusform>La mano di {name}: %n carta</numerusform>
            <numerusform>La mano di {name}: %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>What {name} has found</source>
        <translation>Ciò che ha trovato {name}</translation>
    </message>
    <message numerus="yes">
        <source>{name}’s recipes: %n</source>
        <translation>
            <numerusform>Ricette di {name}: %n</numerusform>
            <numerusform>Ricette di {name}: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s area</source>
        <translation>L’area di {name}</translation>
    </message>
    <message>
        <source>{name}’s lantern</source>
        <translation>La lanterna di {name}</translation>
    </message>
    <message>
        <source>Recipe {k}</source>
        <translation>Ricetta {k}</translation>
    </message>
    <message>
        <source>Recipe objects</source>
        <translation>Oggetti in ricetta</translation>
    </message>
    <message>
        <source>Serpents (fewer is better)</source>
        <translation>Serpenti (meno è meglio)</translation>
    </message>
    <message>
        <source>Other objects</source>
        <translation>Altri oggetti</translation>
    </message>
    <message>
        <source>{name} wins: {count} of 4 objects of a recipe.</source>
        <translation>{name} vince: {count} oggetti su 4 di una ricetta.</translation>
    </message>
    <message>
        <source>Same number of recipe objects: {name} wins with more other objects.</source>
        <translation>A parità di oggetti in ricetta contano gli altri: vince {name}.</translation>
    </message>
    <message>
        <source>Same number of objects everywhere: {name} wins with fewer serpents.</source>
        <translation>A parità di oggetti contano i serpenti: {name} ne ha meno e vince.</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} e {last}</translation>
    </message>
    <message>
        <source>The spell is broken.</source>
        <translation>L’incantesimo è rotto.</translation>
    </message>
    <message>
        <source>The game ended with the last journey.</source>
        <translation>La partita è finita con l’ultimo viaggio.</translation>
    </message>
    <message>
        <source>The game ended because nobody could go on.</source>
        <translation>La partita è finita perché nessuno poteva continuare.</translation>
    </message>
    <message>
        <source>{name} played {card} {at_place}.</source>
        <translation>{name} gioca {card} {at_place}.</translation>
    </message>
    <message>
        <source>{name} played {back} face down {at_place}.</source>
        <translation>{name} gioca {back} coperta {at_place}.</translation>
    </message>
    <message>
        <source>{name} drew {back}.</source>
        <translation>{name} pesca {back}.</translation>
    </message>
    <message>
        <source>{name} set out on a journey {to_place}.</source>
        <translation>{name} intraprende un viaggio {to_place}.</translation>
    </message>
    <message>
        <source>{name} went {to_place}.</source>
        <translation>{name} va {to_place}.</translation>
    </message>
    <message>
        <source>{name} found no free place and stayed at home.</source>
        <translation>{name} non trova un luogo libero e resta a casa.</translation>
    </message>
    <message>
        <source>{name} took {card}.</source>
        <translation>{name} prende {card}.</translation>
    </message>
    <message>
        <source>{name} met a Serpent fairy: number {k}.</source>
        <translation>{name} incontra una fata serpente: la n.&#xa0;{k}.</translation>
    </message>
    <message>
        <source>The serpent bit {name}, who lost {object}.</source>
        <translation>Il serpente morde {name}, che perde {object}.</translation>
    </message>
    <message>
        <source>{Card}: {name} lost {what}.</source>
        <translation>{Card}: {name} perde {what}.</translation>
    </message>
    <message>
        <source>{Card} found nothing to take from {name}.</source>
        <translation>{Card}: nessun effetto, {name} non ha nulla da perdere.</translation>
    </message>
    <message>
        <source>Darkness swallowed the whole place: {name} got nothing.</source>
        <translation>Il Buio inghiotte tutto il luogo: {name} non prende nulla.</translation>
    </message>
    <message>
        <source>{name} swapped card {other_i} {other_place} with card {i} {at_place}.</source>
        <translation>{name} scambia la carta {other_i} {other_place} con la carta {i} {at_place}.</translation>
    </message>
    <message>
        <source>{name} moved card {i} {from_place} {to_place}.</source>
        <translation>{name} sposta la carta {i} {from_place} {to_place}.</translation>
    </message>
    <message>
        <source>{name} answered: recipe {k} is complete!</source>
        <translation>{name} risponde: la ricetta {k} è completa!</translation>
    </message>
    <message>
        <source>{Card}: {name} turned to stone and will miss a turn.</source>
        <translation>{Card}: {name} diventa di pietra e salterà un turno.</translation>
    </message>
    <message>
        <source>{Card} threatened {name}.</source>
        <translation>{Card} minaccia {name}.</translation>
    </message>
    <message>
        <source>{name} warded off {card} with {fairy}.</source>
        <translation>{name} usa {fairy} e annulla {card}.</translation>
    </message>
    <message>
        <source>{name} used {fairy}.</source>
        <translation>{name} usa {fairy}.</translation>
    </message>
    <message>
        <source>{name} looked at card {i} {at_place}.</source>
        <translation>{name} guarda la carta {i} {at_place}.</translation>
    </message>
    <message>
        <source>{name} played {card} face down {at_place}.</source>
        <translation>{name} gioca {card} a carta coperta {at_place}.</translation>
    </message>
    <message>
        <source>{name} drew {back}: {card}.</source>
        <translation>{name} pesca {back}: {card}.</translation>
    </message>
    <message>
        <source>{name} looked at card {i} {at_place}: {card}.</source>
        <translation>{name} guarda la carta {i} {at_place}: {card}.</translation>
    </message>
    <message>
        <source>{name} set out on the last journey, {to_place}.</source>
        <translation>{name} parte per l’ultimo viaggio, {to_place}.</translation>
    </message>
    <message>
        <source>{name} freed the fairy!</source>
        <translation>{name} libera la fata!</translation>
    </message>
    <message>
        <source>The last journey is over.</source>
        <translation>L’ultimo viaggio è finito.</translation>
    </message>
    <message>
        <source>to the Cave</source>
        <translation>alla Grotta</translation>
    </message>
    <message>
        <source>to the Meadow</source>
        <translation>al Prato</translation>
    </message>
    <message>
        <source>to the Wood</source>
        <translation>al Bosco</translation>
    </message>
    <message>
        <source>to the River</source>
        <translation>al Fiume</translation>
    </message>
    <message>
        <source>to the Hill</source>
        <translation>alla Collina</translation>
    </message>
    <message>
        <source>at the River</source>
        <translation>al Fiume</translation>
    </message>
    <message>
        <source>from the Cave</source>
        <translation>dalla Grotta</translation>
    </message>
    <message>
        <source>from the Meadow</source>
        <translation>dal Prato</translation>
    </message>
    <message>
        <source>from the Wood</source>
        <translation>dal Bosco</translation>
    </message>
    <message>
        <source>from the River</source>
        <translation>dal Fiume</translation>
    </message>
    <message>
        <source>from the Hill</source>
        <translation>dalla Collina</translation>
    </message>
    <message>
        <source>The Cave was swept clear.</source>
        <translation>La Grotta viene sgombrata.</translation>
    </message>
    <message>
        <source>The Meadow was swept clear.</source>
        <translation>Il Prato viene sgombrato.</translation>
    </message>
    <message>
        <source>The Wood was swept clear.</source>
        <translation>Il Bosco viene sgombrato.</translation>
    </message>
    <message>
        <source>The River was swept clear.</source>
        <translation>Il Fiume viene sgombrato.</translation>
    </message>
    <message>
        <source>The Hill was swept clear.</source>
        <translation>La Collina viene sgombrata.</translation>
    </message>
    <message>
        <source>an orange</source>
        <translation>un’arancia</translation>
    </message>
    <message>
        <source>a walnut</source>
        <translation>una noce</translation>
    </message>
    <message>
        <source>an acorn</source>
        <translation>una ghianda</translation>
    </message>
    <message>
        <source>a mushroom</source>
        <translation>un fungo</translation>
    </message>
    <message>
        <source>a leaf</source>
        <translation>una foglia</translation>
    </message>
    <message>
        <source>rose petals</source>
        <translation>petali di rosa</translation>
    </message>
    <message>
        <source>your orange</source>
        <translation>la tua arancia</translation>
    </message>
    <message>
        <source>your walnut</source>
        <translation>la tua noce</translation>
    </message>
    <message>
        <source>your acorn</source>
        <translation>la tua ghianda</translation>
    </message>
    <message>
        <source>your mushroom</source>
        <translation>il tuo fungo</translation>
    </message>
    <message>
        <source>your leaf</source>
        <translation>la tua foglia</translation>
    </message>
    <message>
        <source>your rose petals</source>
        <translation>i tuoi petali di rosa</translation>
    </message>
    <message>
        <source>an orange thief</source>
        <translation>un ladro d’arance</translation>
    </message>
    <message>
        <source>a walnut thief</source>
        <translation>un ladro di noci</translation>
    </message>
    <message>
        <source>an acorn thief</source>
        <translation>un ladro di ghiande</translation>
    </message>
    <message>
        <source>a mushroom thief</source>
        <translation>un ladro di funghi</translation>
    </message>
    <message>
        <source>a leaf thief</source>
        <translation>un ladro di foglie</translation>
    </message>
    <message>
        <source>a petal thief</source>
        <translation>un ladro di petali</translation>
    </message>
    <message>
        <source>a Serpent fairy</source>
        <translation>una fata serpente</translation>
    </message>
    <message>
        <source>a light card</source>
        <translation>una carta lume</translation>
    </message>
    <message>
        <source>a pixie card</source>
        <translation>una carta folletto</translation>
    </message>
    <message>
        <source>a nature card</source>
        <translation>una carta natura</translation>
    </message>
    <message>
        <source>{name}, play a card at a place.</source>
        <translation>{name}, gioca una carta su un luogo.</translation>
    </message>
    <message>
        <source>{name}, before you travel, play a card.</source>
        <translation>{name}, gioca una carta prima di partire.</translation>
    </message>
    <message>
        <source>{name}, draw a card from a deck.</source>
        <translation>{name}, pesca una carta da un mazzo.</translation>
    </message>
    <message>
        <source>{name}, use a fairy or end your turn.</source>
        <translation>{name}, usa una fata o termina il turno.</translation>
    </message>
    <message>
        <source>{name}, look at a face-down card (1 of 2).</source>
        <translation>{name}, guarda una carta coperta (1 di 2).</translation>
    </message>
    <message>
        <source>{name}, draw one more card.</source>
        <translation>{name}, pesca una carta in più.</translation>
    </message>
    <message>
        <source>{name}, {asker} asks: which object does your recipe {k} lack?</source>
        <translation>{name}, {asker} chiede: quale oggetto manca alla tua ricetta {k}?</translation>
    </message>
    <message>
        <source>{name}, choose two cards to swap.</source>
        <translation>{name}, scegli due carte da scambiare.</translation>
    </message>
    <message>
        <source>{name}, swap it with which card?</source>
        <translation>{name}, con quale carta la scambi?</translation>
    </message>
    <message>
        <source>{name}, move a card to another place.</source>
        <translation>{name}, sposta una carta in un altro luogo.</translation>
    </message>
    <message>
        <source>{name}, where does the card go?</source>
        <translation>{name}, dove va la carta?</translation>
    </message>
    <message>
        <source>{name}, Poverty: give up a card from your hand.</source>
        <translation>{name}, Povertà: elimina una carta della tua mano.</translation>
    </message>
    <message>
        <source>{name}, Adversity: give up an object.</source>
        <translation>{name}, Avversità: elimina un tuo oggetto.</translation>
    </message>
    <message>
        <source>{name}, the serpent bites: give up an object.</source>
        <translation>{name}, il serpente morde: elimina un tuo oggetto.</translation>
    </message>
    <message>
        <source>{name}, play a card, or set out on a journey.</source>
        <translation>{name}, gioca una carta o parti per un viaggio.</translation>
    </message>
    <message>
        <source>{name}, now you must travel: choose your place.</source>
        <translation>{name}, ora devi partire: scegli il luogo.</translation>
    </message>
    <message>
        <source>{name}, none of your cards fits.</source>
        <translation>{name}, nessuna tua carta si può giocare.</translation>
    </message>
    <message>
        <source>{name}, you have no cards left.</source>
        <translation>{name}, non hai più carte.</translation>
    </message>
    <message>
        <source>{name}, no place is free for you.</source>
        <translation>{name}, non c’è un luogo libero per te.</translation>
    </message>
    <message>
        <source>{name}, that was the last card.</source>
        <translation>{name}, era l’ultima carta.</translation>
    </message>
    <message>
        <source>{name}, look at another face-down card (2 of 2).</source>
        <translation>{name}, guarda un’altra carta coperta (2 di 2).</translation>
    </message>
    <message>
        <source>{name}, the thief pixie takes {object}. Ward it off?</source>
        <translation>{name}, il folletto ladro ti toglie {object}. Vuoi difenderti?</translation>
    </message>
    <message>
        <source>{name}, Petrification costs you your next turn. Ward it off?</source>
        <translation>{name}, la Pietrificazione ti fa saltare un turno. Vuoi difenderti?</translation>
    </message>
    <message>
        <source>{name}, Poverty takes a card from your hand. Ward it off?</source>
        <translation>{name}, la Povertà ti toglie una carta della mano. Vuoi difenderti?</translation>
    </message>
    <message>
        <source>“Shall I drive the thief away? Then you keep {object}.”</source>
        <translation>«Scaccio il ladro? Così tieni {object}.»</translation>
    </message>
    <message>
        <source>“Shall I break her spell? Nothing will happen to you.”</source>
        <translation>«Spezzo il suo incantesimo? Non ti accadrà nulla.»</translation>
    </message>
    <message>
        <source>{name}, play this card at a glowing place.</source>
        <translation>{name}, gioca questa carta su un luogo illuminato.</translation>
    </message>
    <message>
        <source>{fairy}: use her now?</source>
        <translation>{fairy}: usarla ora?</translation>
    </message>
    <message>
        <source>{name}, give up {card}?</source>
        <translation>{name}, eliminare {card}?</translation>
    </message>
    <message>
        <source>{name} is choosing a card.</source>
        <translation>{name} sta scegliendo una carta.</translation>
    </message>
    <message>
        <source>{name} is drawing.</source>
        <translation>{name} sta pescando.</translation>
    </message>
    <message>
        <source>{name} is choosing a place.</source>
        <translation>{name} sta scegliendo un luogo.</translation>
    </message>
    <message>
        <source>{name} is thinking about a fairy.</source>
        <translation>{name} sta pensando a una fata.</translation>
    </message>
    <message>
        <source>{name} is collecting.</source>
        <translation>{name} sta raccogliendo.</translation>
    </message>
    <message>
        <source>{name} may ward off {card}.</source>
        <translation>{name} può annullare {card}.</translation>
    </message>
    <message>
        <source>{name} is looking at a face-down card.</source>
        <translation>{name} sta guardando una carta coperta.</translation>
    </message>
    <message>
        <source>{name} is drawing one more card.</source>
        <translation>{name} sta pescando una carta in più.</translation>
    </message>
    <message>
        <source>{name} is answering.</source>
        <translation>{name} sta rispondendo.</translation>
    </message>
    <message>
        <source>{name} is swapping two cards.</source>
        <translation>{name} sta scambiando due carte.</translation>
    </message>
    <message>
        <source>{name} is moving a card.</source>
        <translation>{name} sta spostando una carta.</translation>
    </message>
    <message>
        <source>{name} is giving up a card.</source>
        <translation>{name} sta eliminando una carta.</translation>
    </message>
    <message>
        <source>{name} is giving up an object.</source>
        <translation>{name} sta eliminando un oggetto.</translation>
    </message>
    <message>
        <source>You see only the backs.</source>
        <translation>Vedi solo i retri.</translation>
    </message>
    <message>
        <source>Click a signpost, or drag your lantern there.</source>
        <translation>Fai clic su un cartello o portaci la tua lanterna.</translation>
    </message>
    <message>
        <source>You may still use a fairy.</source>
        <translation>Puoi ancora usare una fata.</translation>
    </message>
    <message>
        <source>Both cards would be removed.</source>
        <translation>Entrambe le carte verrebbero eliminate.</translation>
    </message>
    <message>
        <source>Only you see it.</source>
        <translation>La vedi solo tu.</translation>
    </message>
    <message>
        <source>Your hand stays one card larger.</source>
        <translation>La tua mano resta più grande di una carta.</translation>
    </message>
    <message>
        <source>Everybody hears your answer.</source>
        <translation>Tutti sentono la tua risposta.</translation>
    </message>
    <message>
        <source>Backs do not matter; drag one onto the other.</source>
        <translation>I retri non contano; trascina una carta sull’altra.</translation>
    </message>
    <message>
        <source>The position decides which side is up.</source>
        <translation>La posizione decide quale lato si vede.</translation>
    </message>
    <message>
        <source>Backs do not matter; drag it to its new place.</source>
        <translation>I retri non contano; trascinala nel nuovo luogo.</translation>
    </message>
    <message>
        <source>It becomes the next card there.</source>
        <translation>Diventa la prossima carta di quel luogo.</translation>
    </message>
    <message>
        <source>It is not replaced.</source>
        <translation>Non viene sostituita.</translation>
    </message>
    <message>
        <source>A journey needs {needed} lit lamps; now: {ready}.</source>
        <translation>Per un viaggio servono {needed} lampioni accesi; ora: {ready}.</translation>
    </message>
    <message>
        <source>Travel: click a signpost, or drag your lantern there.</source>
        <translation>Per partire fai clic su un cartello o portaci la lanterna.</translation>
    </message>
    <message>
        <source>The decks are empty: the next journey is the last.</source>
        <translation>I mazzi sono vuoti: il prossimo viaggio è l’ultimo.</translation>
    </message>
    <message>
        <source>Esc puts it back.</source>
        <translation>Esc la rimette a posto.</translation>
    </message>
    <message>
        <source>Play nothing</source>
        <translation>Non giocare</translation>
    </message>
    <message>
        <source>Stay at home</source>
        <translation>Resta a casa</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Prossima carta</translation>
    </message>
    <message>
        <source>Ward it off</source>
        <translation>Difenditi</translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation>Subisci</translation>
    </message>
    <message>
        <source>Use her</source>
        <translation>Usala</translation>
    </message>
    <message>
        <source>Use a fairy…</source>
        <translation>Usa una fata…</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Non ora</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Rimetti a posto</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>This place already holds four cards.</source>
        <translation>Questo luogo ha già quattro carte.</translation>
    </message>
    <message>
        <source>No place takes a light card now.</source>
        <translation>Ora nessun luogo accetta una carta lume.</translation>
    </message>
    <message>
        <source>No place takes a pixie card now.</source>
        <translation>Ora nessun luogo accetta una carta folletto.</translation>
    </message>
    <message>
        <source>No place takes a nature card now.</source>
        <translation>Ora nessun luogo accetta una carta natura.</translation>
    </message>
    <message>
        <source>A journey needs {n} places with two cards; now there are {k}.</source>
        <translation>Per un viaggio servono {n} luoghi con due carte; ora sono {k}.</translation>
    </message>
    <message>
        <source>You can travel only to a place with at least two cards.</source>
        <translation>Puoi andare solo in un luogo con almeno due carte.</translation>
    </message>
    <message>
        <source>{other} is already going there.</source>
        <translation>Ci va già {other}.</translation>
    </message>
    <message>
        <source>All places are full: you must travel.</source>
        <translation>Tutti i luoghi sono pieni: devi partire.</translation>
    </message>
    <message>
        <source>Nobody could play: now you must travel.</source>
        <translation>Nessuno poteva giocare: ora devi partire.</translation>
    </message>
    <message>
        <source>No recipe is left to take.</source>
        <translation>Non ci sono più ricette.</translation>
    </message>
    <message>
        <source>There is no face-down card to look at.</source>
        <translation>Non ci sono carte coperte da guardare.</translation>
    </message>
    <message>
        <source>There is no card left to draw.</source>
        <translation>Non ci sono più carte da pescare.</translation>
    </message>
    <message>
        <source>You can ask on your own turn.</source>
        <translation>Puoi chiedere nel tuo turno.</translation>
    </message>
    <message>
        <source>There is no card to move, or no room for it.</source>
        <translation>Non c’è una carta da spostare, o manca il posto.</translation>
    </message>
    <message>
        <source>First play a card, then draw.</source>
        <translation>Prima gioca una carta, poi pesca.</translation>
    </message>
    <message>
        <source>First play a card, then choose your place.</source>
        <translation>Prima gioca una carta, poi scegli il luogo.</translation>
    </message>
    <message>
        <source>This deck is empty.</source>
        <translation>Questo mazzo è vuoto.</translation>
    </message>
    <message>
        <source>Those cards stay where they are.</source>
        <translation>Queste carte restano dove sono.</translation>
    </message>
    <message>
        <source>What you have found stays with you.</source>
        <translation>Ciò che hai trovato resta con te.</translation>
    </message>
    <message>
        <source>Old serpents are of no use: you must meet a new one.</source>
        <translation>I vecchi serpenti non servono: devi incontrarne uno nuovo.</translation>
    </message>
    <message>
        <source>Your recipe: find its four objects on journeys.</source>
        <translation>La tua ricetta: trova i suoi quattro oggetti nei viaggi.</translation>
    </message>
    <message>
        <source>You can see this card already.</source>
        <translation>Questa carta si vede già.</translation>
    </message>
    <message>
        <source>You have just looked at this one.</source>
        <translation>Questa l’hai appena guardata.</translation>
    </message>
    <message>
        <source>No other place has room for it.</source>
        <translation>Negli altri luoghi non c’è posto.</translation>
    </message>
    <message>
        <source>It stays until a traveller collects it.</source>
        <translation>Resta lì finché un viaggiatore non la raccoglie.</translation>
    </message>
    <message>
        <source>It must go to another place.</source>
        <translation>Deve andare in un altro luogo.</translation>
    </message>
    <message>
        <source>Bring your lantern to a signpost.</source>
        <translation>Porta la lanterna a un cartello.</translation>
    </message>
    <message>
        <source>Play a card from your hand at a place.</source>
        <translation>Gioca una carta della mano su un luogo.</translation>
    </message>
    <message>
        <source>Now draw a card from a deck.</source>
        <translation>Ora pesca una carta da un mazzo.</translation>
    </message>
    <message>
        <source>Use a fairy, or end your turn.</source>
        <translation>Usa una fata o termina il turno.</translation>
    </message>
    <message>
        <source>Take the next card, or use a fairy.</source>
        <translation>Prendi la prossima carta o usa una fata.</translation>
    </message>
    <message>
        <source>Ward it off, or let it happen.</source>
        <translation>Difenditi o subisci l’effetto.</translation>
    </message>
    <message>
        <source>Choose a face-down card to look at.</source>
        <translation>Scegli una carta coperta da guardare.</translation>
    </message>
    <message>
        <source>Name an object that your recipe lacks.</source>
        <translation>Nomina un oggetto che manca alla tua ricetta.</translation>
    </message>
    <message>
        <source>Choose two cards on the places.</source>
        <translation>Scegli due carte sui luoghi.</translation>
    </message>
    <message>
        <source>Choose the other card on a place.</source>
        <translation>Scegli l’altra carta su un luogo.</translation>
    </message>
    <message>
        <source>Choose a card on a place, then its new place.</source>
        <translation>Scegli una carta su un luogo, poi il nuovo luogo.</translation>
    </message>
    <message>
        <source>Choose another place with room.</source>
        <translation>Scegli un altro luogo non pieno.</translation>
    </message>
    <message>
        <source>Give up a card from your hand.</source>
        <translation>Elimina una carta della mano.</translation>
    </message>
    <message>
        <source>Give up one of your objects.</source>
        <translation>Elimina uno dei tuoi oggetti.</translation>
    </message>
    <message>
        <source>To use her, drop her on the removed cards.</source>
        <translation>Per usarla, mettila sulle carte eliminate.</translation>
    </message>
    <message>
        <source>To give it up, drop it on the removed cards.</source>
        <translation>Per eliminarla, mettila sulle carte eliminate.</translation>
    </message>
    <message>
        <source>The travellers</source>
        <translation>I viaggiatori</translation>
    </message>
    <message>
        <source>objects</source>
        <translation>oggetti</translation>
    </message>
    <message>
        <source>kinds</source>
        <translation>tipi</translation>
    </message>
    <message>
        <source>serpents</source>
        <translation>serpenti</translation>
    </message>
    <message>
        <source>Best recipe: {count} of 4</source>
        <translation>Ricetta migliore: {count} su 4</translation>
    </message>
    <message>
        <source>Now meet a serpent!</source>
        <translation>Incontra un serpente!</translation>
    </message>
    <message>
        <source>Places ready: {ready} of {needed}</source>
        <translation>Luoghi pronti: {ready} su {needed}</translation>
    </message>
    <message>
        <source>A journey may begin</source>
        <translation>Si può partire</translation>
    </message>
    <message>
        <source>Decks: {left} of {all} cards left</source>
        <translation>Mazzi: restano {left} carte su {all}</translation>
    </message>
    <message>
        <source>The decks are empty</source>
        <translation>I mazzi sono vuoti</translation>
    </message>
    <message>
        <source>The next journey is the last.</source>
        <translation>Il prossimo viaggio è l’ultimo.</translation>
    </message>
    <message>
        <source>This is the last journey.</source>
        <translation>Questo è l’ultimo viaggio.</translation>
    </message>
    <message>
        <source>Nobody has used Truth yet.</source>
        <translation>Nessuno ha ancora usato Verità.</translation>
    </message>
    <message>
        <source>{name}, recipe {k}</source>
        <translation>{name}, ricetta {k}</translation>
    </message>
    <message>
        <source>lacked: {object}</source>
        <translation>mancava: {object}</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completa</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>Non viste</translation>
    </message>
    <message>
        <source>Light cards not seen yet</source>
        <translation>Carte lume non ancora viste</translation>
    </message>
    <message>
        <source>Pixie cards not seen yet</source>
        <translation>Carte folletto non ancora viste</translation>
    </message>
    <message>
        <source>Nature cards not seen yet</source>
        <translation>Carte natura non ancora viste</translation>
    </message>
    <message>
        <source>Face-down card, {back} back</source>
        <translation>Carta coperta, retro {back}</translation>
    </message>
    <message>
        <source>{card}, {back} back</source>
        <translation>{card}, retro {back}</translation>
    </message>
    <message>
        <source>{place}, card {i}, {side}: {card}</source>
        <translation>{place}, carta {i}, {side}: {card}</translation>
    </message>
    <message>
        <source>{card} (you know it)</source>
        <translation>{card} (la conosci)</translation>
    </message>
    <message>
        <source>{card}. Fits: {places}</source>
        <translation>{card}. Si può giocare: {places}</translation>
    </message>
    <message>
        <source>{card}. Fits nowhere now</source>
        <translation>{card}. Ora non si può giocare</translation>
    </message>
    <message>
        <source>Recipe: {objects}</source>
        <translation>Ricetta: {objects}</translation>
    </message>
    <message>
        <source>{card}, {count} of them</source>
        <translation>{card}, {count} carte</translation>
    </message>
    <message>
        <source>Play {card} ({back}) {at_place}</source>
        <translation>Gioca {card} ({back}) {at_place}</translation>
    </message>
    <message>
        <source>Set out on a journey {to_place}</source>
        <translation>Parti per un viaggio {to_place}</translation>
    </message>
    <message>
        <source>Travel {to_place}</source>
        <translation>Vai {to_place}</translation>
    </message>
    <message>
        <source>Move it {to_place}</source>
        <translation>Spostala {to_place}</translation>
    </message>
    <message>
        <source>Draw from deck {i}: {back} on top</source>
        <translation>Pesca dal mazzo {i}: retro {back}</translation>
    </message>
    <message>
        <source>Use {card}</source>
        <translation>Usa {card}</translation>
    </message>
    <message>
        <source>Look at card {i} {at_place}</source>
        <translation>Guarda la carta {i} {at_place}</translation>
    </message>
    <message>
        <source>Choose card {i} {at_place}</source>
        <translation>Scegli la carta {i} {at_place}</translation>
    </message>
    <message>
        <source>Ask {name}</source>
        <translation>Chiedi a {name}</translation>
    </message>
    <message>
        <source>Answer: {object}</source>
        <translation>Rispondi: {object}</translation>
    </message>
    <message>
        <source>Ward it off with {card}</source>
        <translation>Difenditi con {card}</translation>
    </message>
    <message>
        <source>Next card: {card}</source>
        <translation>Prossima carta: {card}</translation>
    </message>
    <message>
        <source>Give up {card}</source>
        <translation>Elimina {card}</translation>
    </message>
    <message>
        <source>Give up {card} ({back})</source>
        <translation>Elimina {card} ({back})</translation>
    </message>
    <message>
        <source>{name} has chosen this place.</source>
        <translation>{name} ha scelto questo luogo.</translation>
    </message>
    <message>
        <source>The next card lies {side}.</source>
        <translation>La prossima carta va messa {side}.</translation>
    </message>
    <message>
        <source>It holds four cards. If nobody comes, they are removed.</source>
        <translation>Ha quattro carte. Se nessuno ci va, vengono eliminate.</translation>
    </message>
    <message>
        <source>It is ready for a journey.</source>
        <translation>È pronto per un viaggio.</translation>
    </message>
    <message>
        <source>With two cards it is ready for a journey.</source>
        <translation>Con due carte è pronto per un viaggio.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>Resta %n carta</numerusform>
            <numerusform>Restano %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed: {cards}.</source>
        <translation>Eliminate: {cards}.</translation>
    </message>
    <message>
        <source>Nothing has been removed yet.</source>
        <translation>Nessuna carta è stata ancora eliminata.</translation>
    </message>
    <message>
        <source>{name}’s hand: {backs}</source>
        <translation>La mano di {name}: {backs}</translation>
    </message>
    <message>
        <source>{name} has found: {cards}.</source>
        <translation>{name} ha trovato: {cards}.</translation>
    </message>
    <message>
        <source>{name} has found nothing yet.</source>
        <translation>{name} non ha ancora trovato nulla.</translation>
    </message>
    <message>
        <source>{card} ×{count}</source>
        <translation>{card} ×{count}</translation>
    </message>
    <message>
        <source>Your secret recipe: {objects}.</source>
        <translation>La tua ricetta segreta: {objects}.</translation>
    </message>
    <message>
        <source>Find all four, then meet the Serpent fairy: the spell breaks, and you win at once.</source>
        <translation>Trovali tutti e quattro, poi incontra la fata serpente: l’incantesimo si rompe e vinci subito.</translation>
    </message>
    <message>
        <source>An object: yours once you collect it on a journey.</source>
        <translation>Oggetto: è tuo quando lo raccogli in viaggio.</translation>
    </message>
    <message>
        <source>{name} swapped {card} {other_place} with {other_card} {at_place}.</source>
        <translation>{name} scambia {card} {other_place} con {other_card} {at_place}.</translation>
    </message>
    <message>
        <source>{name} moved {card} {from_place} {to_place}.</source>
        <translation>{name} sposta {card} {from_place} {to_place}.</translation>
    </message>
    <message>
        <source>Use {fairy}</source>
        <translation>Usa {fairy}</translation>
    </message>
    <message>
        <source>The Cave begins with two light cards.</source>
        <translation>La Grotta comincia con due carte lume.</translation>
    </message>
    <message>
        <source>The Meadow begins with two nature cards.</source>
        <translation>Il Prato comincia con due carte natura.</translation>
    </message>
    <message>
        <source>The Wood begins with two pixie cards.</source>
        <translation>Il Bosco comincia con due carte folletto.</translation>
    </message>
    <message>
        <source>The River begins with a light and a pixie card.</source>
        <translation>Il Fiume comincia con una carta lume e una folletto.</translation>
    </message>
    <message>
        <source>The Hill begins with a light and a nature card.</source>
        <translation>La Collina comincia con una carta lume e una natura.</translation>
    </message>
    <message>
        <source>The {place} still needs a light card.</source>
        <translation>{place}: manca ancora una carta lume.</translation>
    </message>
    <message>
        <source>The {place} still needs a pixie card.</source>
        <translation>{place}: manca ancora una carta folletto.</translation>
    </message>
    <message>
        <source>The {place} still needs a nature card.</source>
        <translation>{place}: manca ancora una carta natura.</translation>
    </message>
    <message>
        <source>Most objects collected</source>
        <translation>Più oggetti raccolti</translation>
    </message>
    <message>
        <source>Recipe object {k} of 4</source>
        <translation>Oggetto {k} di 4 della ricetta</translation>
    </message>
    <message>
        <source>Takes an orange from you, if you have one.</source>
        <translation>Ti toglie un’arancia, se ne hai.</translation>
    </message>
    <message>
        <source>Takes a walnut from you, if you have one.</source>
        <translation>Ti toglie una noce, se ne hai.</translation>
    </message>
    <message>
        <source>Takes an acorn from you, if you have one.</source>
        <translation>Ti toglie una ghianda, se ne hai.</translation>
    </message>
    <message>
        <source>Takes a mushroom from you, if you have one.</source>
        <translation>Ti toglie un fungo, se ne hai.</translation>
    </message>
    <message>
        <source>Takes a leaf from you, if you have one.</source>
        <translation>Ti toglie una foglia, se ne hai.</translation>
    </message>
    <message>
        <source>Mebahel: a rival tells you an object each recipe lacks.</source>
        <translation>Mebahel: un avversario dice che cosa manca a ogni ricetta.</translation>
    </message>
    <message>
        <source>Imamiah: wards off a bad fairy as you collect her.</source>
        <translation>Imamiah: annulla una fata cattiva che raccogli.</translation>
    </message>
    <message>
        <source>Haheuiah: wards off a thief pixie as you collect it.</source>
        <translation>Haheuiah: annulla un folletto ladro che raccogli.</translation>
    </message>
    <message>
        <source>You turn to stone and miss your next turn.</source>
        <translation>Diventi di pietra e salti il prossimo turno.</translation>
    </message>
    <message>
        <source>Travel to five places, collect the four objects of your recipe, and meet the Serpent fairy to free her from the spell.</source>
        <translation>Viaggia in cinque luoghi, raccogli i quattro oggetti della tua ricetta e incontra la fata serpente per liberarla dall’incantesimo.</translation>
    </message>
    <message>
        <source>out: {count}</source>
        <translation>elim.: {count}</translation>
    </message>
    <message>
        <source>What you find on journeys goes here.</source>
        <translation>Qui va ciò che trovi nei viaggi.</translation>
    </message>
    <message numerus="yes">
        <source>Cards being collected: %n</source>
        <translation>
            <numerusform>Carte in corso di raccolta: %n</numerusform>
            <numerusform>Carte in corso di raccolta: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} had all four objects, met a serpent and freed the fairy.</source>
        <translation>{name} ha i quattro oggetti, incontra il serpente e libera la fata.</translation>
    </message>
    <message>
        <source>{name} wins with {count} of 4 objects</source>
        <translation>{name} vince con {count} oggetti su 4</translation>
    </message>
    <message>
        <source>{names} win together</source>
        <translation>{names} vincono insieme</translation>
    </message>
    <message>
        <source>Everything is equal: {names} win together.</source>
        <translation>Tutto è pari: vincono insieme {names}.</translation>
    </message>
    <message>
        <source>{name} had no card to play.</source>
        <translation>{name} non ha carte da giocare.</translation>
    </message>
    <message>
        <source>{name}, turned to stone, missed a turn.</source>
        <translation>{name} è di pietra e salta un turno.</translation>
    </message>
    <message>
        <source>{name} asked {other} what was missing.</source>
        <translation>{name} chiede a {other} che cosa manca.</translation>
    </message>
    <message>
        <source>{name} answered: recipe {k} lacks {object}.</source>
        <translation>{name} risponde: per la ricetta {k} cerca ancora {object}.</translation>
    </message>
    <message>
        <source>Nobody could go on: the game is over.</source>
        <translation>Nessuno può continuare: la partita è finita.</translation>
    </message>
    <message>
        <source>in the Cave</source>
        <translation>nella Grotta</translation>
    </message>
    <message>
        <source>in the Meadow</source>
        <translation>nel Prato</translation>
    </message>
    <message>
        <source>in the Wood</source>
        <translation>nel Bosco</translation>
    </message>
    <message>
        <source>on the Hill</source>
        <translation>sulla Collina</translation>
    </message>
    <message>
        <source>{name}, choose where to travel.</source>
        <translation>{name}, scegli dove andare.</translation>
    </message>
    <message>
        <source>{name}, the next card is {card}.</source>
        <translation>{name}, la prossima carta è {card}.</translation>
    </message>
    <message>
        <source>{name}, who do you want to ask?</source>
        <translation>{name}, a chi vuoi chiederlo?</translation>
    </message>
    <message>
        <source>{name}, set out on a journey, or skip your turn.</source>
        <translation>{name}, parti per un viaggio o salta il turno.</translation>
    </message>
    <message>
        <source>{name}, Darkness swallows everything here. Ward it off?</source>
        <translation>{name}, il Buio inghiotte tutte queste carte. Vuoi difenderti?</translation>
    </message>
    <message>
        <source>{name}, Adversity takes one of your objects. Ward it off?</source>
        <translation>{name}, l’Avversità ti toglie un oggetto. Vuoi difenderti?</translation>
    </message>
    <message>
        <source>{name} is playing a card before the journey.</source>
        <translation>{name} sta giocando una carta prima di partire.</translation>
    </message>
    <message>
        <source>{name} is choosing who to ask.</source>
        <translation>{name} sta scegliendo a chi chiedere.</translation>
    </message>
    <message>
        <source>The serpent is biting {name}.</source>
        <translation>Il serpente sta mordendo {name}.</translation>
    </message>
    <message>
        <source>Even at a place others have chosen. Then choose your own.</source>
        <translation>Anche su un luogo già scelto da altri. Poi scegli il tuo.</translation>
    </message>
    <message>
        <source>The glowing fairies can help you now.</source>
        <translation>Le fate illuminate possono aiutarti adesso.</translation>
    </message>
    <message>
        <source>For each recipe your rival tells you an object that it lacks.</source>
        <translation>Per ogni sua ricetta l’avversario dice un oggetto che manca.</translation>
    </message>
    <message>
        <source>One of those in front of you.</source>
        <translation>Uno di quelli davanti a te.</translation>
    </message>
    <message>
        <source>Nothing can prevent it.</source>
        <translation>Nulla lo può impedire.</translation>
    </message>
    <message>
        <source>Skip turn</source>
        <translation>Salta il turno</translation>
    </message>
    <message>
        <source>Cards in your hand are not yours: only what you collect on a journey is.</source>
        <translation>Le carte in mano non sono tue: lo è solo ciò che raccogli in viaggio.</translation>
    </message>
    <message>
        <source>She helps when you are about to be harmed: you will be asked.</source>
        <translation>Aiuta quando sta per arrivare un danno: ti sarà chiesto.</translation>
    </message>
    <message>
        <source>There are not two cards to swap.</source>
        <translation>Non ci sono due carte da scambiare.</translation>
    </message>
    <message>
        <source>This belongs to {name}.</source>
        <translation>Questo è di {name}.</translation>
    </message>
    <message>
        <source>The cards take effect one after the other.</source>
        <translation>Le carte hanno effetto una dopo l’altra.</translation>
    </message>
    <message>
        <source>You can set out only at the start of your turn.</source>
        <translation>Si parte solo all’inizio del proprio turno.</translation>
    </message>
    <message>
        <source>Now choose where to travel.</source>
        <translation>Ora scegli dove andare.</translation>
    </message>
    <message>
        <source>Choose who to ask.</source>
        <translation>Scegli a chi chiedere.</translation>
    </message>
    <message numerus="yes">
        <source>stone: %n turn(s) to miss</source>
        <translation>
            <numerusform>di pietra: %n turno da saltare</numerusform>
            <numerusform>di pietra: %n turni da saltare</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Risposte</translation>
    </message>
    <message>
        <source>Serpents: {count}; number {bite} will bite.</source>
        <translation>Serpenti: {count}; il n. {bite} morderà.</translation>
    </message>
    <message numerus="yes">
        <source>Turned to stone: %n turn(s) to miss.</source>
        <translation>
            <numerusform>Di pietra: %n turno da saltare.</numerusform>
            <numerusform>Di pietra: %n turni da saltare.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards in your hand are not yours: they are only for filling the five places.</source>
        <translation>Le carte in mano non sono tue: servono solo per riempire i cinque luoghi.</translation>
    </message>
    <message>
        <source>On a journey everybody goes to a different place and collects all that lies there, good and bad. Only that counts.</source>
        <translation>In viaggio ognuno va in un luogo diverso e raccoglie tutto ciò che vi trova, nel bene e nel male. Conta solo quello.</translation>
    </message>
    <message>
        <source>Strikes first: all cards of its place are removed.</source>
        <translation>Agisce per primo: tutte le carte del luogo vengono eliminate.</translation>
    </message>
</context>
<context>
    <name>hunters</name>
    <message>
        <source>Only 4 or 6 players can play in pairs.</source>
        <translation>Solo in 4 o 6 si può giocare a coppie.</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Squadre</translation>
    </message>
    <message>
        <source>Everyone for themselves, or pairs who sit opposite each other and pool their evidence.</source>
        <translation>Ognuno per sé, oppure coppie di giocatori seduti uno di fronte all’altro che mettono insieme le prove.</translation>
    </message>
    <message>
        <source>Everyone for themselves</source>
        <translation>Ognuno per sé</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Coppie</translation>
    </message>
    <message>
        <source>Cage</source>
        <translation>Gabbia</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Macchina fotografica</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>Scrigno</translation>
    </message>
    <message>
        <source>Will-o’-the-wisp</source>
        <translation>Fuoco fatuo</translation>
    </message>
    <message>
        <source>Meadow Fairy</source>
        <translation>Fata dei prati</translation>
    </message>
    <message>
        <source>Wood Fairy</source>
        <translation>Fata dei boschi</translation>
    </message>
    <message>
        <source>Brook Fairy</source>
        <translation>Fata dei ruscelli</translation>
    </message>
    <message>
        <source>Moon Fairy</source>
        <translation>Fata della luna</translation>
    </message>
    <message>
        <source>Fairy Queen</source>
        <translation>Regina delle fate</translation>
    </message>
    <message>
        <source>Hag Stone</source>
        <translation>Pietra forata</translation>
    </message>
    <message>
        <source>Spider Thread</source>
        <translation>Filo di ragno</translation>
    </message>
    <message>
        <source>Flute</source>
        <translation>Flauto</translation>
    </message>
    <message>
        <source>Fairy Dust</source>
        <translation>Polvere di fata</translation>
    </message>
    <message>
        <source>Horseshoe</source>
        <translation>Ferro di cavallo</translation>
    </message>
    <message>
        <source>Fly Agaric</source>
        <translation>Amanita</translation>
    </message>
    <message>
        <source>Honey Fungus</source>
        <translation>Chiodino</translation>
    </message>
    <message>
        <source>Puffball</source>
        <translation>Vescia</translation>
    </message>
    <message>
        <source>Fairy-ring Champignon</source>
        <translation>Gambesecche</translation>
    </message>
    <message>
        <source>Black Trumpet</source>
        <translation>Trombetta dei morti</translation>
    </message>
    <message>
        <source>Foxglove</source>
        <translation>Digitale</translation>
    </message>
    <message>
        <source>Bluebell</source>
        <translation>Campanula</translation>
    </message>
    <message>
        <source>Poppy</source>
        <translation>Papavero</translation>
    </message>
    <message>
        <source>Primrose</source>
        <translation>Primula</translation>
    </message>
    <message>
        <source>Dandelion</source>
        <translation>Soffione</translation>
    </message>
    <message>
        <source>Good Shot</source>
        <translation>Scatto buono</translation>
    </message>
    <message>
        <source>Shaken Shot</source>
        <translation>Scatto mosso</translation>
    </message>
    <message>
        <source>Out of Focus</source>
        <translation>Scatto sfuocato</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>Prati</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Boschi</translation>
    </message>
    <message>
        <source>Brook</source>
        <translation>Ruscelli</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Luna</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Regina</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Pietra</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>Filo</translation>
    </message>
    <message>
        <source>Dust</source>
        <translation>Polvere</translation>
    </message>
    <message>
        <source>Blueb.</source>
        <translation>Campan.</translation>
    </message>
    <message>
        <source>Dandel.</source>
        <translation>Soffione</translation>
    </message>
    <message>
        <source>Cage or chest: your best photo goes back to the photo deck.</source>
        <translation>Gabbia o scrigno: la tua foto migliore torna nel mazzetto.</translation>
    </message>
    <message>
        <source>Cage or chest: everyone drops a trinket of their choice.</source>
        <translation>Gabbia o scrigno: ognuno lascia cadere un ninnolo a scelta.</translation>
    </message>
    <message>
        <source>Cage or chest: everyone’s best photo goes back to the photo deck.</source>
        <translation>Gabbia o scrigno: la foto migliore di ognuno torna nel mazzetto.</translation>
    </message>
    <message>
        <source>Agaric</source>
        <translation>Amanita</translation>
    </message>
    <message>
        <source>Trumpet</source>
        <translation>Tromb.</translation>
    </message>
    <message>
        <source>Wisp</source>
        <translation>Fuoco f.</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Buono</translation>
    </message>
    <message>
        <source>Shaken</source>
        <translation>Mosso</translation>
    </message>
    <message>
        <source>Blurred</source>
        <translation>Sfuocato</translation>
    </message>
    <message>
        <source>{h} o’clock</source>
        <translation>Ore {h}</translation>
    </message>
    <message>
        <source>Cage: you catch her. Camera: a photo.</source>
        <translation>Gabbia: la catturi. Macchina fotogr.: una foto.</translation>
    </message>
    <message>
        <source>Prepares a cage, a camera or a chest.</source>
        <translation>Prepara gabbia, macchina fotografica o scrigno.</translation>
    </message>
    <message>
        <source>Chest: keep it. Camera: a photo. Spend it to see up to 3 face-down cards.</source>
        <translation>Scrigno: è tua. Macchina fotogr.: una foto. Spendila per vedere fino a 3 carte coperte.</translation>
    </message>
    <message>
        <source>Chest: keep it. Camera: a photo. Spend it for one more swap.</source>
        <translation>Scrigno: è tuo. Macchina fotogr.: una foto. Spendilo per uno scambio in più.</translation>
    </message>
    <message>
        <source>Chest: keep it. Camera: a photo. Spend it to leave the centre.</source>
        <translation>Scrigno: è tuo. Macchina fotogr.: una foto. Spendilo per uscire dal centro.</translation>
    </message>
    <message>
        <source>Chest: keep it. Camera: a photo. Spend it to change your tool.</source>
        <translation>Scrigno: è tua. Macchina fotogr.: una foto. Spendila per cambiare strumento.</translation>
    </message>
    <message>
        <source>The hour of the cockerel.</source>
        <translation>L’ora del gallo.</translation>
    </message>
    <message>
        <source>Cage or chest: your fairy of lowest value escapes.</source>
        <translation>Gabbia o scrigno: ti sfugge la fata di minor valore.</translation>
    </message>
    <message>
        <source>Horsesh.</source>
        <translation>Ferro di c.</translation>
    </message>
    <message>
        <source>Honey F.</source>
        <translation>Chiodino</translation>
    </message>
    <message>
        <source>Champ.</source>
        <translation>Gambes.</translation>
    </message>
    <message>
        <source>Evidence. Six photos each at most.</source>
        <translation>Una prova. Al massimo sei foto a testa.</translation>
    </message>
    <message>
        <source>Cage or chest: you drop a trinket of your choice.</source>
        <translation>Gabbia o scrigno: lasci cadere un ninnolo a tua scelta.</translation>
    </message>
    <message>
        <source>Cage or chest: you cannot prepare the camera for a round.</source>
        <translation>Gabbia o scrigno: per un giro non puoi preparare la macchina fotografica.</translation>
    </message>
    <message>
        <source>Cage or chest: you make no swaps on your next turn.</source>
        <translation>Gabbia o scrigno: nel tuo prossimo turno niente scambi.</translation>
    </message>
    <message>
        <source>Cage or chest: the best fairy of every player escapes.</source>
        <translation>Gabbia o scrigno: a ogni giocatore sfugge la fata migliore.</translation>
    </message>
    <message>
        <source>Cage or chest: every player draws 2 cards.</source>
        <translation>Gabbia o scrigno: ogni giocatore pesca 2 carte.</translation>
    </message>
    <message>
        <source>Cage or chest: the whole circle is mixed and laid face down.</source>
        <translation>Gabbia o scrigno: tutto il cerchio si rimescola, coperto.</translation>
    </message>
    <message>
        <source>Midnight: the fairies dance.</source>
        <translation>Mezzanotte: danzano le fate.</translation>
    </message>
    <message>
        <source>The hour of the owl.</source>
        <translation>L’ora del gufo.</translation>
    </message>
    <message>
        <source>The hour of the bat.</source>
        <translation>L’ora del pipistrello.</translation>
    </message>
    <message>
        <source>The hour of the hedgehog.</source>
        <translation>L’ora del riccio.</translation>
    </message>
    <message>
        <source>The hour of the fox.</source>
        <translation>L’ora della volpe.</translation>
    </message>
    <message>
        <source>The hour of the swans, and of the sun.</source>
        <translation>L’ora dei cigni, e del sole.</translation>
    </message>
    <message>
        <source>The hour of the hare.</source>
        <translation>L’ora della lepre.</translation>
    </message>
    <message>
        <source>The hour of the moth.</source>
        <translation>L’ora della falena.</translation>
    </message>
    <message>
        <source>The hour of the frog.</source>
        <translation>L’ora della rana.</translation>
    </message>
    <message>
        <source>The hour of the stag.</source>
        <translation>L’ora del cervo.</translation>
    </message>
    <message>
        <source>The hour of the cat.</source>
        <translation>L’ora del gatto.</translation>
    </message>
    <message>
        <source>The Fairy Circle: Hunters</source>
        <translation>Il cerchio delle fate: i cacciatori</translation>
    </message>
    <message>
        <source>{name}: into the cage, +{v}</source>
        <translation>{name}: in gabbia, +{v}</translation>
    </message>
    <message>
        <source>{name}: into the chest, +{v}</source>
        <translation>{name}: nello scrigno, +{v}</translation>
    </message>
    <message>
        <source>{name}: {photo}, +{v}</source>
        <translation>{name}: {photo}, +{v}</translation>
    </message>
    <message>
        <source>{name}: nothing happens</source>
        <translation>{name}: non accade nulla</translation>
    </message>
    <message>
        <source>{name} is trapped</source>
        <translation>{name} è in trappola</translation>
    </message>
    <message>
        <source>{name} is free again</source>
        <translation>{name} torna in libertà</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>Deck {k}</source>
        <translation>Mazzo {k}</translation>
    </message>
    <message>
        <source>Photos {k}</source>
        <translation>Foto {k}</translation>
    </message>
    <message>
        <source>Discards {k}</source>
        <translation>Scarti {k}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>trapped</source>
        <translation>in trappola</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuoto</translation>
    </message>
    <message numerus="yes">
        <source>%n swap(s)</source>
        <translation>
            <numerusform>%n scambio</numerusform>
            <numerusform>%n scambi</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand {k}</source>
        <translation>Mano {k}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Your album</source>
        <translation>Il tuo album</translation>
    </message>
    <message>
        <source>{name}’s album</source>
        <translation>Album di {name}</translation>
    </message>
    <message>
        <source>{k} of 6</source>
        <translation>{k} su 6</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>Fairies</source>
        <translation>Fate</translation>
    </message>
    <message>
        <source>Trinkets</source>
        <translation>Ninnoli</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Scarti</translation>
    </message>
    <message>
        <source>Place {h}: {card}</source>
        <translation>Posto {h}: {card}</translation>
    </message>
    <message>
        <source>a face-down card</source>
        <translation>una carta coperta</translation>
    </message>
    <message>
        <source>{name} stands here, with {tool}</source>
        <translation>Qui c’è {name}, con {tool}</translation>
    </message>
    <message>
        <source>The centre of the circle, empty</source>
        <translation>Il centro del cerchio, vuoto</translation>
    </message>
    <message>
        <source>The centre of the circle: {name} is trapped</source>
        <translation>Il centro del cerchio: {name} è in trappola</translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Mazzo: %n carta</numerusform>
            <numerusform>Mazzo: %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Photo deck: %n photo(s)</source>
        <translation>
            <numerusform>Mazzetto delle foto: %n foto</numerusform>
            <numerusform>Mazzetto delle foto: %n foto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>Scarti: %n carta</numerusform>
            <numerusform>Scarti: %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand: %n card(s)</source>
        <translation>
            <numerusform>La tua mano: %n carta</numerusform>
            <numerusform>La tua mano: %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Your fairies and trinkets</source>
        <translation>Le tue fate e i tuoi ninnoli</translation>
    </message>
    <message>
        <source>Your photos</source>
        <translation>Le tue foto</translation>
    </message>
    <message numerus="yes">
        <source>{name}’s hand: %n card(s)</source>
        <translation>
            <numerusform>Mano di {name}: %n carta</numerusform>
            <numerusform>Mano di {name}: %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s fairies and trinkets</source>
        <translation>Fate e ninnoli di {name}</translation>
    </message>
    <message>
        <source>{name}’s photos</source>
        <translation>Foto di {name}</translation>
    </message>
    <message>
        <source>{name}’s page</source>
        <translation>Pagina di {name}</translation>
    </message>
    <message>
        <source>Tool: {tool}</source>
        <translation>Strumento: {tool}</translation>
    </message>
    <message>
        <source>Tool: {tool}, prepared</source>
        <translation>Strumento: {tool}, già pronto</translation>
    </message>
    <message>
        <source>Fairies caught</source>
        <translation>Fate catturate</translation>
    </message>
    <message>
        <source>Best fairy</source>
        <translation>Fata migliore</translation>
    </message>
    <message>
        <source>The circle broke: an empty place could not be filled.</source>
        <translation>Il cerchio si è spezzato: non si è potuto riempire un posto vuoto.</translation>
    </message>
    <message>
        <source>Tied at {points} points: {names} caught more fairies ({k} against {other}).</source>
        <translation>Parità a {points} punti, decidono le fate catturate: {names} ({k} contro {other}).</translation>
    </message>
    <message>
        <source>Points, fairies and best fairy are equal: {names} win together.</source>
        <translation>Punti, numero di fate e fata migliore sono pari: vincono insieme {names}.</translation>
    </message>
    <message>
        <source>Turn {t}: {name}</source>
        <translation>Turno {t}: {name}</translation>
    </message>
    <message>
        <source>{name} swapped {h} and {i}.</source>
        <translation>{name} scambia {h} e {i}.</translation>
    </message>
    <message>
        <source>{name} revealed {card} at {h}: caged, +{v}.</source>
        <translation>{name} scopre {card} al posto {h}: in gabbia, +{v}.</translation>
    </message>
    <message>
        <source>{name} revealed {card} at {h}: into the chest, +{v}.</source>
        <translation>{name} scopre {card} al posto {h}: nello scrigno, +{v}.</translation>
    </message>
    <message>
        <source>{name} photographed {card} at {h}: {photo}, +{v}.</source>
        <translation>{name} fotografa {card} al posto {h}: {photo}, +{v}.</translation>
    </message>
    <message>
        <source>{name} revealed {card} at {h}.</source>
        <translation>{name} scopre {card} al posto {h}.</translation>
    </message>
    <message>
        <source>{name} revealed a Will-o’-the-wisp at {h}: trapped.</source>
        <translation>{name} scopre un Fuoco fatuo al posto {h}: in trappola.</translation>
    </message>
    <message>
        <source>{Card}: {name} lost {lost}.</source>
        <translation>{Card}: {name} perde {lost}.</translation>
    </message>
    <message>
        <source>{Card}: {name} had nothing to lose.</source>
        <translation>{Card}: {name} non ha nulla da perdere.</translation>
    </message>
    <message numerus="yes">
        <source>{Card}: everybody drew %n card(s).</source>
        <translation>
            <numerusform>{Card}: tutti pescano una carta.</numerusform>
            <numerusform>{Card}: tutti pescano %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{Card}: no swaps for {name} next turn.</source>
        <translation>{Card}: niente scambi per {name} al prossimo turno.</translation>
    </message>
    <message numerus="yes">
        <source>{Card}: {name} drew %n card(s).</source>
        <translation>
            <numerusform>{Card}: {name} pesca una carta.</numerusform>
            <numerusform>{Card}: {name} pesca %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} chose the card at {h} for {r}.</source>
        <translation>{name} sceglie per {r} la carta al posto {h}.</translation>
    </message>
    <message>
        <source>{name} stayed in the centre.</source>
        <translation>{name} resta al centro.</translation>
    </message>
    <message>
        <source>{name} looked at the card at {h}.</source>
        <translation>{name} guarda la carta al posto {h}.</translation>
    </message>
    <message>
        <source>{name} filled place {h}.</source>
        <translation>{name} riempie il posto {h}.</translation>
    </message>
    <message>
        <source>{name} prepared {tool}.</source>
        <translation>{name} prepara {tool}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} drew %n card(s).</source>
        <translation>
            <numerusform>{name} pesca una carta.</numerusform>
            <numerusform>{name} pesca %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} discarded {card}.</source>
        <translation>{name} scarta {card}.</translation>
    </message>
    <message numerus="yes">
        <source>The circle is fading: %n more quiet turn(s) until dawn.</source>
        <translation>
            <numerusform>Il cerchio sta svanendo: ancora un turno tranquillo e sarà l’alba.</numerusform>
            <numerusform>Il cerchio sta svanendo: ancora %n turni tranquilli e sarà l’alba.</numerusform>
        </translation>
    </message>
    <message>
        <source>{Card}: {names} had nothing to lose.</source>
        <translation>{Card}: {names} non hanno nulla da perdere.</translation>
    </message>
    <message>
        <source>{Card}: there is nothing left to draw.</source>
        <translation>{Card}: non c’è più nulla da pescare.</translation>
    </message>
    <message>
        <source>{Card}: nobody had anything to lose.</source>
        <translation>{Card}: nessuno ha nulla da perdere.</translation>
    </message>
    <message>
        <source>{name} chose the card at {h}.</source>
        <translation>{name} sceglie la carta al posto {h}.</translation>
    </message>
    <message>
        <source>{name} looked at the card at {h}: {card}.</source>
        <translation>{name} guarda la carta al posto {h}: {card}.</translation>
    </message>
    <message>
        <source>{name} filled place {h} with {card}.</source>
        <translation>{name} riempie il posto {h} con {card}.</translation>
    </message>
    <message>
        <source>the cage</source>
        <translation>la gabbia</translation>
    </message>
    <message>
        <source>the camera</source>
        <translation>la macchina fotografica</translation>
    </message>
    <message>
        <source>the chest</source>
        <translation>lo scrigno</translation>
    </message>
    <message>
        <source>a Meadow Fairy</source>
        <translation>una Fata dei prati</translation>
    </message>
    <message>
        <source>a Wood Fairy</source>
        <translation>una Fata dei boschi</translation>
    </message>
    <message>
        <source>a Brook Fairy</source>
        <translation>una Fata dei ruscelli</translation>
    </message>
    <message>
        <source>a Moon Fairy</source>
        <translation>una Fata della luna</translation>
    </message>
    <message>
        <source>the Fairy Queen</source>
        <translation>la Regina delle fate</translation>
    </message>
    <message>
        <source>a Hag Stone</source>
        <translation>una Pietra forata</translation>
    </message>
    <message>
        <source>a Spider Thread</source>
        <translation>un Filo di ragno</translation>
    </message>
    <message>
        <source>a Flute</source>
        <translation>un Flauto</translation>
    </message>
    <message>
        <source>a Horseshoe</source>
        <translation>un Ferro di cavallo</translation>
    </message>
    <message>
        <source>a Fly Agaric</source>
        <translation>un’Amanita</translation>
    </message>
    <message>
        <source>a Honey Fungus</source>
        <translation>un Chiodino</translation>
    </message>
    <message>
        <source>a Puffball</source>
        <translation>una Vescia</translation>
    </message>
    <message>
        <source>a Fairy-ring Champignon</source>
        <translation>un Gambesecche</translation>
    </message>
    <message>
        <source>a Black Trumpet</source>
        <translation>una Trombetta dei morti</translation>
    </message>
    <message>
        <source>a Foxglove</source>
        <translation>una Digitale</translation>
    </message>
    <message>
        <source>a Bluebell</source>
        <translation>una Campanula</translation>
    </message>
    <message>
        <source>a Poppy</source>
        <translation>un Papavero</translation>
    </message>
    <message>
        <source>a Primrose</source>
        <translation>una Primula</translation>
    </message>
    <message>
        <source>a Dandelion</source>
        <translation>un Soffione</translation>
    </message>
    <message>
        <source>a Will-o’-the-wisp</source>
        <translation>un Fuoco fatuo</translation>
    </message>
    <message>
        <source>a Good Shot</source>
        <translation>uno Scatto buono</translation>
    </message>
    <message>
        <source>a Shaken Shot</source>
        <translation>uno Scatto mosso</translation>
    </message>
    <message>
        <source>an Out-of-focus Shot</source>
        <translation>uno Scatto sfuocato</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} e {last}</translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <translation>{some} o {last}</translation>
    </message>
    <message>
        <source>{name}, prepare a tool for the next reveal.</source>
        <translation>{name}, prepara uno strumento per la prossima scoperta.</translation>
    </message>
    <message>
        <source>{name}, swap neighbouring or opposite cards: {k} left.</source>
        <translation>{name}, scambia carte adiacenti od opposte: ancora {k}.</translation>
    </message>
    <message>
        <source>{name}, {r} is trapped with {tool}: choose {r}’s card.</source>
        <translation>{name}, {r} è al centro con {tool}: scegli la sua carta.</translation>
    </message>
    <message>
        <source>{name}, play the Flute and leave the centre?</source>
        <translation>{name}, suoni il Flauto per uscire dal centro?</translation>
    </message>
    <message>
        <source>{name}, fill the place at {h} from your hand.</source>
        <translation>{name}, riempi il posto {h} con una carta della mano.</translation>
    </message>
    <message>
        <source>{name}, discard down to six cards: {k} to go.</source>
        <translation>{name}, tieni solo sei carte: ancora {k} da scartare.</translation>
    </message>
    <message>
        <source>{name}, Hag Stone: look at a card ({k} of {all}).</source>
        <translation>{name}, Pietra forata: guarda una carta ({k} di {all}).</translation>
    </message>
    <message>
        <source>{name}, Spider Thread: swap two cards.</source>
        <translation>{name}, Filo di ragno: scambia due carte.</translation>
    </message>
    <message>
        <source>{name}, Fairy Dust: change your tool.</source>
        <translation>{name}, Polvere di fata: cambia strumento.</translation>
    </message>
    <message>
        <source>{name}, {card}! Spend a Horseshoe to be spared?</source>
        <translation>{name}, {card}! Spendi un Ferro di cavallo per salvarti?</translation>
    </message>
    <message>
        <source>{name}, {card}: drop one of your trinkets.</source>
        <translation>{name}, {card}: lascia cadere un tuo ninnolo.</translation>
    </message>
    <message>
        <source>{name}, you are in the centre: choose any free card.</source>
        <translation>{name}, sei al centro: scegli una carta libera.</translation>
    </message>
    <message>
        <source>{name} is preparing a tool.</source>
        <translation>{name} sta preparando uno strumento.</translation>
    </message>
    <message>
        <source>{name} is choosing a card for {r}.</source>
        <translation>{name} sta scegliendo una carta per {r}.</translation>
    </message>
    <message>
        <source>{name} may play a Flute.</source>
        <translation>{name} può suonare il Flauto.</translation>
    </message>
    <message>
        <source>{name} is filling place {h}.</source>
        <translation>{name} sta riempiendo il posto {h}.</translation>
    </message>
    <message>
        <source>{name} is discarding.</source>
        <translation>{name} sta scartando.</translation>
    </message>
    <message>
        <source>{name} is pulling a Spider Thread.</source>
        <translation>{name} sta tirando un Filo di ragno.</translation>
    </message>
    <message>
        <source>{name} is changing tools.</source>
        <translation>{name} sta cambiando strumento.</translation>
    </message>
    <message>
        <source>{name} is leaving the centre.</source>
        <translation>{name} sta uscendo dal centro.</translation>
    </message>
    <message>
        <source>{name} is dropping a trinket.</source>
        <translation>{name} sta lasciando cadere un ninnolo.</translation>
    </message>
    <message>
        <source>{name} is choosing a card.</source>
        <translation>{name} sta scegliendo una carta.</translation>
    </message>
    <message>
        <source>Drag a card onto the discard pile, or click it twice.</source>
        <translation>Trascina una carta tra gli scarti, o fai due clic.</translation>
    </message>
    <message>
        <source>Drag it onto the discard pile, or click it twice. It does not help you this time.</source>
        <translation>Trascinalo tra gli scarti, o fai due clic. Questa volta non ti aiuta.</translation>
    </message>
    <message>
        <source>If you stay, {name} chooses the card you reveal.</source>
        <translation>Se resti, è {name} a scegliere la carta che scopri.</translation>
    </message>
    <message>
        <source>Any place where nobody stands.</source>
        <translation>Qualsiasi posto dove non c’è nessuno.</translation>
    </message>
    <message>
        <source>There are no swaps left this turn.</source>
        <translation>In questo turno non restano scambi.</translation>
    </message>
    <message>
        <source>Put it on {places}; Esc puts it back.</source>
        <translation>Mettila su {places}; Esc la rimette a posto.</translation>
    </message>
    <message>
        <source>Cage: fairies. Chest: trinkets. Camera: photos of both.</source>
        <translation>Gabbia: fate. Scrigno: ninnoli. Macchina fotografica: foto delle une e degli altri.</translation>
    </message>
    <message>
        <source>Reveal now</source>
        <translation>Scopriamo</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Resta</translation>
    </message>
    <message>
        <source>Reveal as it is</source>
        <translation>Scopri così</translation>
    </message>
    <message>
        <source>Accept it</source>
        <translation>Subisci</translation>
    </message>
    <message>
        <source>Only neighbours or opposites can be swapped.</source>
        <translation>Si scambiano solo carte adiacenti od opposte.</translation>
    </message>
    <message>
        <source>A hand card only fills an empty place.</source>
        <translation>Una carta della mano va solo in un posto vuoto.</translation>
    </message>
    <message>
        <source>{name} fills that place.</source>
        <translation>Quel posto lo riempie {name}.</translation>
    </message>
    <message>
        <source>First fill place {h}.</source>
        <translation>Prima riempi il posto {h}.</translation>
    </message>
    <message>
        <source>That place is empty.</source>
        <translation>Quel posto è vuoto.</translation>
    </message>
    <message>
        <source>You already have six photos.</source>
        <translation>Hai già sei foto.</translation>
    </message>
    <message>
        <source>There are no photos left.</source>
        <translation>Le foto sono finite.</translation>
    </message>
    <message numerus="yes">
        <source>No camera for %n more choice(s).</source>
        <translation>
            <numerusform>Niente macchina fotografica per un’altra scelta.</numerusform>
            <numerusform>Niente macchina fotografica per altre %n scelte.</numerusform>
        </translation>
    </message>
    <message>
        <source>This tool is already prepared.</source>
        <translation>Questo strumento è già pronto.</translation>
    </message>
    <message>
        <source>{name} stands there.</source>
        <translation>Lì c’è già {name}.</translation>
    </message>
    <message>
        <source>You already know this card.</source>
        <translation>Questa carta la conosci già.</translation>
    </message>
    <message>
        <source>This card already lies face up.</source>
        <translation>Questa carta è già scoperta.</translation>
    </message>
    <message>
        <source>This belongs to {name}.</source>
        <translation>Questo è di {name}.</translation>
    </message>
    <message>
        <source>The hours of the clock never move.</source>
        <translation>Le ore dell’orologio non si spostano mai.</translation>
    </message>
    <message>
        <source>At the end of your turn you draw until you have six cards.</source>
        <translation>Si pesca a fine turno, fino ad avere sei carte.</translation>
    </message>
    <message>
        <source>Photos are taken with the camera.</source>
        <translation>Le foto si scattano con la macchina fotografica.</translation>
    </message>
    <message>
        <source>Discarded cards do not come back.</source>
        <translation>Le carte scartate non tornano in gioco.</translation>
    </message>
    <message>
        <source>Hand cards fill empty places after the reveals.</source>
        <translation>Le carte della mano riempiono i posti vuoti dopo le scoperte.</translation>
    </message>
    <message>
        <source>A caged fairy stays in your evidence.</source>
        <translation>Una fata catturata resta tra le tue prove.</translation>
    </message>
    <message>
        <source>Photos stay in your album.</source>
        <translation>Le foto restano nel tuo album.</translation>
    </message>
    <message>
        <source>It goes to the discard pile.</source>
        <translation>Va tra gli scarti.</translation>
    </message>
    <message>
        <source>Bring it to the centre, or click it once more.</source>
        <translation>Portala al centro, o fai clic su di lei un’altra volta.</translation>
    </message>
    <message>
        <source>Click it once more to look at it.</source>
        <translation>Fai clic un’altra volta per guardarla.</translation>
    </message>
    <message>
        <source>Choose a place where nobody stands.</source>
        <translation>Scegli un posto dove non c’è nessuno.</translation>
    </message>
    <message>
        <source>Tools are prepared after the reveals.</source>
        <translation>Gli strumenti si preparano dopo le scoperte.</translation>
    </message>
    <message>
        <source>First prepare a tool: cage, camera or chest.</source>
        <translation>Prima prepara uno strumento: gabbia, macchina fotografica o scrigno.</translation>
    </message>
    <message>
        <source>First choose a free card of the circle.</source>
        <translation>Prima scegli una carta libera del cerchio.</translation>
    </message>
    <message>
        <source>First decide: play the Flute or stay.</source>
        <translation>Prima decidi: suoni il Flauto o resti.</translation>
    </message>
    <message>
        <source>First discard down to six cards.</source>
        <translation>Prima scarta: si tengono solo sei carte.</translation>
    </message>
    <message>
        <source>First look at a face-down card.</source>
        <translation>Prima guarda una carta coperta.</translation>
    </message>
    <message>
        <source>First swap two cards of the circle.</source>
        <translation>Prima scambia due carte del cerchio.</translation>
    </message>
    <message>
        <source>First choose another tool.</source>
        <translation>Prima scegli un altro strumento.</translation>
    </message>
    <message>
        <source>First choose where to step out.</source>
        <translation>Prima scegli dove uscire.</translation>
    </message>
    <message>
        <source>First decide: spend the Horseshoe or accept it.</source>
        <translation>Prima decidi: spendi il Ferro di cavallo o subisci.</translation>
    </message>
    <message>
        <source>First drop one of your trinkets.</source>
        <translation>Prima lascia cadere un tuo ninnolo.</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Prove</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Strum.</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Coppia</translation>
    </message>
    <message>
        <source>Deck {deck} · photos {film} · discards {gone}</source>
        <translation>Mazzo {deck} · foto {film} · scarti {gone}</translation>
    </message>
    <message>
        <source>Quiet turns: {k} of {all}</source>
        <translation>Turni tranquilli: {k} su {all}</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Carte rimaste</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>Non viste</translation>
    </message>
    <message>
        <source>{left} of {all}</source>
        <translation>{left} su {all}</translation>
    </message>
    <message numerus="yes">
        <source>{card}, %n point(s)</source>
        <translation>
            <numerusform>{card}, %n punto</numerusform>
            <numerusform>{card}, %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>a photo still to be taken</source>
        <translation>una foto ancora da scattare</translation>
    </message>
    <message>
        <source>place {h}: {card}</source>
        <translation>posto {h}: {card}</translation>
    </message>
    <message>
        <source>{card}, face down: you know it</source>
        <translation>{card}, coperta: la conosci</translation>
    </message>
    <message>
        <source>{card}; known to {names}</source>
        <translation>{card}; nota anche a {names}</translation>
    </message>
    <message>
        <source>{card}, {name}’s researcher, with {tool}</source>
        <translation>{card} ({name}), con {tool}</translation>
    </message>
    <message>
        <source>Swap {h} and {i}</source>
        <translation>Scambia {h} e {i}</translation>
    </message>
    <message>
        <source>Choose the card at {h}</source>
        <translation>Scegli la carta al posto {h}</translation>
    </message>
    <message>
        <source>Look at the card at {h}</source>
        <translation>Guarda la carta al posto {h}</translation>
    </message>
    <message>
        <source>Fill place {h} with {card}</source>
        <translation>Riempi il posto {h} con {card}</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Scarta {card}</translation>
    </message>
    <message>
        <source>Drop {card}</source>
        <translation>Lascia cadere {card}</translation>
    </message>
    <message>
        <source>Prepare {tool}</source>
        <translation>Prepara {tool}</translation>
    </message>
    <message>
        <source>Step out to {h}</source>
        <translation>Esci al posto {h}</translation>
    </message>
    <message>
        <source>{name}, with {tool}.</source>
        <translation>{name}, con {tool}.</translation>
    </message>
    <message>
        <source>{name}, no tool prepared yet.</source>
        <translation>{name}, ancora senza strumento.</translation>
    </message>
    <message>
        <source>Nobody stands here.</source>
        <translation>Qui non c’è nessuno.</translation>
    </message>
    <message>
        <source>You do not know this card.</source>
        <translation>Non conosci questa carta.</translation>
    </message>
    <message>
        <source>Would catch {card}: +{v}.</source>
        <translation>Catturerebbe {card}: +{v}.</translation>
    </message>
    <message>
        <source>Would keep {card}: +{v}.</source>
        <translation>Prenderebbe {card}: +{v}.</translation>
    </message>
    <message>
        <source>Would take a photo of {card}.</source>
        <translation>Fotograferebbe {card}.</translation>
    </message>
    <message>
        <source>{card}: nothing would happen.</source>
        <translation>{card}: non accadrebbe nulla.</translation>
    </message>
    <message>
        <source>Would suffer the effect of {card}.</source>
        <translation>Subirebbe l’effetto di {card}.</translation>
    </message>
    <message>
        <source>{card} would affect everybody.</source>
        <translation>{card}: l’effetto toccherebbe a tutti.</translation>
    </message>
    <message>
        <source>{card}: would be trapped.</source>
        <translation>{card}: finirebbe in trappola.</translation>
    </message>
    <message>
        <source>{card}: would be free again.</source>
        <translation>{card}: tornerebbe in libertà.</translation>
    </message>
    <message>
        <source>Nobody is trapped.</source>
        <translation>Nessuno è in trappola.</translation>
    </message>
    <message>
        <source>Cage: you catch the fairy you reveal.</source>
        <translation>Gabbia: catturi la fata che scopri.</translation>
    </message>
    <message>
        <source>Camera: a photo of a fairy or a trinket; mushrooms and flowers do no harm.</source>
        <translation>Macchina fotografica: una foto di una fata o di un ninnolo; funghi e fiori non fanno danni.</translation>
    </message>
    <message>
        <source>Chest: you keep the trinket you reveal.</source>
        <translation>Scrigno: prendi il ninnolo che scopri.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck. When it is empty, nobody draws any more.</source>
        <translation>
            <numerusform>%n carta nel mazzo. Quando finisce, nessuno pesca più.</numerusform>
            <numerusform>%n carte nel mazzo. Quando finisce, nessuno pesca più.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discarded: {cards}.</source>
        <translation>Scartate: {cards}.</translation>
    </message>
    <message>
        <source>Nothing has been discarded yet.</source>
        <translation>Non è stato ancora scartato nulla.</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Ancora nulla.</translation>
    </message>
    <message>
        <source>{kind} ×{count}</source>
        <translation>{kind} ×{count}</translation>
    </message>
    <message>
        <source>Whoever cannot fill an empty place ends the game.</source>
        <translation>Chi non può riempire un posto vuoto fa finire la partita.</translation>
    </message>
    <message>
        <source>Flute: you leave the centre.</source>
        <translation>Flauto: esci dal centro.</translation>
    </message>
    <message>
        <source>Hag Stone: you look at up to three face-down cards.</source>
        <translation>Pietra forata: guardi fino a tre carte coperte.</translation>
    </message>
    <message>
        <source>Spider Thread: one extra swap.</source>
        <translation>Filo di ragno: uno scambio in più.</translation>
    </message>
    <message>
        <source>Fairy Dust: you change your tool.</source>
        <translation>Polvere di fata: cambi strumento.</translation>
    </message>
    <message>
        <source>Horseshoe: you are spared.</source>
        <translation>Ferro di cavallo: ti salvi.</translation>
    </message>
    <message>
        <source>Flute: only when you are trapped.</source>
        <translation>Flauto: solo se il tuo ricercatore è in trappola.</translation>
    </message>
    <message>
        <source>Hag Stone: on your turn or when preparing a tool.</source>
        <translation>Pietra forata: nel tuo turno o preparando lo strumento.</translation>
    </message>
    <message>
        <source>Spider Thread: on your turn, when preparing a tool, or when your card has changed.</source>
        <translation>Filo di ragno: nel tuo turno, preparando lo strumento o se la tua carta è cambiata.</translation>
    </message>
    <message>
        <source>Fairy Dust: on your turn, or when your card has changed.</source>
        <translation>Polvere di fata: nel tuo turno o se la tua carta è cambiata.</translation>
    </message>
    <message>
        <source>Horseshoe: only when a mushroom or flower would harm you.</source>
        <translation>Ferro di cavallo: solo quando un fungo o un fiore ti farebbe danno.</translation>
    </message>
    <message>
        <source>You know all cards of the circle already.</source>
        <translation>Conosci già tutte le carte del cerchio.</translation>
    </message>
    <message numerus="yes">
        <source>You lose %n point(s).</source>
        <translation>
            <numerusform>Perdi %n punto.</numerusform>
            <numerusform>Perdi %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <translation>
            <numerusform>−%n pt</numerusform>
            <numerusform>−%n pt</numerusform>
        </translation>
    </message>
    <message>
        <source>You are {researcher}, researcher no. {number}.</source>
        <translation>Sei {researcher}, numero {number} dei ricercatori.</translation>
    </message>
    <message>
        <source>You are {researcher}, researcher no. {number}. Your partner: {partner}.</source>
        <translation>Sei {researcher}, numero {number} dei ricercatori. In coppia con te: {partner}.</translation>
    </message>
    <message>
        <source>The pair with the most points in evidence wins: caged fairies, trinkets in the chest, and photos.</source>
        <translation>Vince la coppia con più punti tra le proprie prove: fate in gabbia, ninnoli nello scrigno e foto.</translation>
    </message>
    <message>
        <source>On your turn you move cards of the circle; then everybody reveals the card in front of them.</source>
        <translation>Nel tuo turno sposti le carte del cerchio; poi ognuno scopre la carta che ha davanti.</translation>
    </message>
    <message>
        <source>Beware of mushrooms, flowers and will-o’-the-wisps.</source>
        <translation>Attenzione a funghi, fiori e fuochi fatui.</translation>
    </message>
    <message>
        <source>The next turn is yours.</source>
        <translation>Il prossimo turno è tuo.</translation>
    </message>
    <message>
        <source>The next turn is yours: you choose your card yourself.</source>
        <translation>Il prossimo turno è tuo: la carta la scegli tu.</translation>
    </message>
    <message>
        <source>Next turn: {name}.</source>
        <translation>Prossimo turno: {name}.</translation>
    </message>
    <message>
        <source>On the next turn {name} chooses your card.</source>
        <translation>Nel prossimo turno la tua carta la sceglie {name}.</translation>
    </message>
    <message>
        <source>Your fairy of lowest value would escape: {card}, −{v}.</source>
        <translation>Ti sfuggirebbe la fata di minor valore: {card}, −{v}.</translation>
    </message>
    <message>
        <source>Your best photo would go back to the photo deck: {card}, −{v}.</source>
        <translation>La tua foto migliore tornerebbe nel mazzetto: {card}, −{v}.</translation>
    </message>
    <message>
        <source>You would have no camera for a round.</source>
        <translation>Resteresti senza macchina fotografica per un giro.</translation>
    </message>
    <message>
        <source>You would have no swaps on your next turn.</source>
        <translation>Resteresti senza scambi nel tuo prossimo turno.</translation>
    </message>
    <message>
        <source>Your best fairy would escape: {card}, −{v}.</source>
        <translation>Ti sfuggirebbe la fata migliore: {card}, −{v}.</translation>
    </message>
    <message>
        <source>Flute: leave the centre</source>
        <translation>Flauto: uscire dal centro</translation>
    </message>
    <message>
        <source>Hag Stone: look at up to three face-down cards</source>
        <translation>Pietra forata: guardare fino a tre carte coperte</translation>
    </message>
    <message>
        <source>Spider Thread: one extra swap</source>
        <translation>Filo di ragno: uno scambio in più</translation>
    </message>
    <message>
        <source>Most fairies caught</source>
        <translation>Più fate catturate</translation>
    </message>
    <message>
        <source>The circle broke: {name} could not fill place {h}.</source>
        <translation>Il cerchio si spezza: {name} non può riempire il posto {h}.</translation>
    </message>
    <message>
        <source>Any tool: whoever is trapped goes free. If it wasn’t you, you are trapped.</source>
        <translation>Con ogni strumento: chi è in trappola esce. Se non eri tu, ci finisci tu.</translation>
    </message>
    <message>
        <source>Researchers swap the cards of a fairy circle, then reveal their own: cage, camera or chest? Beware of mushrooms and will-o’-the-wisps.</source>
        <translation>I ricercatori scambiano le carte di un cerchio delle fate e scoprono la propria: gabbia, macchina fotografica o scrigno? Attenti a funghi e fuochi fatui.</translation>
    </message>
    <message>
        <source>Only you know the card in front of you: {card}</source>
        <translation>Solo tu conosci la carta davanti a te: {card}</translation>
    </message>
    <message>
        <source>Your token: it marks the tool you have prepared</source>
        <translation>Il tuo segnalino: indica lo strumento preparato</translation>
    </message>
    <message>
        <source>Nobody stands at {h}</source>
        <translation>Nessuno davanti al posto {h}</translation>
    </message>
    <message>
        <source>Dawn came after two quiet rounds, and the circle is gone.</source>
        <translation>Dopo due giri tranquilli è arrivata l’alba: il cerchio è svanito.</translation>
    </message>
    <message numerus="yes">
        <source>Tied at {points} points and %n fairy(ies): {names} caught the more valuable one ({k} against {other}).</source>
        <translation>
            <numerusform>Parità a {points} punti e %n fata, decide la fata di maggior valore: {names} ({k} contro {other}).</numerusform>
            <numerusform>Parità a {points} punti e %n fate, decide la fata di maggior valore: {names} ({k} contro {other}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} revealed {card} at {h}: nothing happened.</source>
        <translation>{name} scopre {card} al posto {h}: non accade nulla.</translation>
    </message>
    <message>
        <source>There was nothing for {name} to reveal.</source>
        <translation>{name} non ha nulla da scoprire.</translation>
    </message>
    <message>
        <source>{name} went free and stands at {h}.</source>
        <translation>{name} torna in libertà, al posto {h}.</translation>
    </message>
    <message numerus="yes">
        <source>{Card}: no camera for {name} in the next %n choice(s).</source>
        <translation>
            <numerusform>{Card}: niente macchina fotografica per {name} alla prossima scelta.</numerusform>
            <numerusform>{Card}: niente macchina fotografica per {name} nelle prossime %n scelte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dandelion: the circle was mixed, and nobody knows it any more.</source>
        <translation>Soffione: il cerchio si rimescola, nessuno lo conosce più.</translation>
    </message>
    <message>
        <source>{name} spent {card}.</source>
        <translation>{name} spende {card}.</translation>
    </message>
    <message>
        <source>A Horseshoe saved {name}.</source>
        <translation>Un Ferro di cavallo salva {name}.</translation>
    </message>
    <message>
        <source>Dawn broke: the circle is gone.</source>
        <translation>Spunta l’alba: il cerchio svanisce.</translation>
    </message>
    <message>
        <source>Turn {t}: {name}, too dizzy to swap</source>
        <translation>Turno {t}: {name}, con il capogiro: niente scambi</translation>
    </message>
    <message>
        <source>{name}, your card has changed. Spend a trinket first?</source>
        <translation>{name}, la tua carta è cambiata. Prima spendi un ninnolo?</translation>
    </message>
    <message>
        <source>{name}, Flute: choose where to step out.</source>
        <translation>{name}, Flauto: scegli dove uscire.</translation>
    </message>
    <message>
        <source>{name}, spend a trinket, or go on and reveal.</source>
        <translation>{name}, spendi un ninnolo o passa alle scoperte.</translation>
    </message>
    <message>
        <source>{name} is swapping cards.</source>
        <translation>{name} sta scambiando carte del cerchio.</translation>
    </message>
    <message>
        <source>{name} may spend a trinket.</source>
        <translation>{name} può spendere un ninnolo.</translation>
    </message>
    <message>
        <source>{name} is looking at a card.</source>
        <translation>{name} sta guardando una carta.</translation>
    </message>
    <message>
        <source>{name} may spend a Horseshoe.</source>
        <translation>{name} può spendere un Ferro di cavallo.</translation>
    </message>
    <message>
        <source>Drag a card onto a neighbour or onto the opposite one. Then everybody reveals, you first.</source>
        <translation>Trascina una carta su una adiacente o su quella opposta. Poi tutti scoprono, a cominciare da te.</translation>
    </message>
    <message>
        <source>Any card with nobody in front of it: drag it to the centre, or click it twice.</source>
        <translation>Qualsiasi carta davanti a cui non c’è nessuno: trascinala al centro, o fai due clic.</translation>
    </message>
    <message>
        <source>Drag a card there, or click it twice. It lies face down: only you know it.</source>
        <translation>Trascina lì una carta, o fai due clic. Resta coperta: la conosci solo tu.</translation>
    </message>
    <message>
        <source>Click a card twice. Only you see it, and your mark travels with it.</source>
        <translation>Fai due clic su una carta. La vedi solo tu, e il tuo segno la segue.</translation>
    </message>
    <message>
        <source>Neighbours or opposites; it costs you no swap.</source>
        <translation>Adiacenti od opposte; non consuma scambi.</translation>
    </message>
    <message>
        <source>You do not know the card in front of you, at {h}.</source>
        <translation>Non conosci la carta davanti a te, al posto {h}.</translation>
    </message>
    <message>
        <source>In front of you, at {h}: {card}.</source>
        <translation>Davanti a te, al posto {h}: {card}.</translation>
    </message>
    <message>
        <source>A card of the circle can only be swapped with a neighbour or the opposite one.</source>
        <translation>Una carta del cerchio si scambia con una adiacente o con quella opposta.</translation>
    </message>
    <message>
        <source>{name} stands in front of that card.</source>
        <translation>Davanti a quella carta c’è {name}.</translation>
    </message>
    <message>
        <source>The camera does not work in the centre.</source>
        <translation>Al centro la macchina fotografica non funziona.</translation>
    </message>
    <message>
        <source>This card is not in the game.</source>
        <translation>Questa carta non è in gioco.</translation>
    </message>
    <message>
        <source>Researchers stay where they are: only cards are moved.</source>
        <translation>I ricercatori restano dove sono: si spostano solo le carte.</translation>
    </message>
    <message>
        <source>Now swap cards of the circle.</source>
        <translation>Ora scambia carte del cerchio.</translation>
    </message>
    <message>
        <source>First decide: spend a trinket or reveal.</source>
        <translation>Prima decidi: spendi un ninnolo o scopri.</translation>
    </message>
    <message>
        <source>{name} is trapped, and chooses any free card on their own turn; otherwise the player whose turn it is chooses.</source>
        <translation>{name} è in trappola: nel proprio turno sceglie una carta libera, altrimenti sceglie chi è di turno.</translation>
    </message>
    <message numerus="yes">
        <source>Spend it, −%n point(s)</source>
        <translation>
            <numerusform>Spendi, −%n punto</numerusform>
            <numerusform>Spendi, −%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Spend {card}</source>
        <translation>Spendi {card}</translation>
    </message>
    <message>
        <source>Whoever has the most points in evidence wins: caged fairies, trinkets in the chest, and photos.</source>
        <translation>Vince chi ha più punti tra le proprie prove: fate in gabbia, ninnoli nello scrigno e foto.</translation>
    </message>
    <message>
        <source>The tool you prepared decides: a cage catches fairies, a chest keeps trinkets, a camera takes photos of both.</source>
        <translation>Decide lo strumento che hai preparato: la gabbia cattura le fate, lo scrigno custodisce i ninnoli, la macchina fotografica scatta foto delle une e degli altri.</translation>
    </message>
    <message>
        <source>{name}, the card at {h} was chosen for you. Spend a trinket first?</source>
        <translation>{name}, per te è stata scelta la carta al posto {h}. Prima spendi un ninnolo?</translation>
    </message>
    <message>
        <source>You know the card in front of you, at {h}: show your cards to see it.</source>
        <translation>Conosci la carta davanti a te, al posto {h}: per vederla, mostra le tue carte.</translation>
    </message>
    <message>
        <source>Nobody stands there, so it is up to you.</source>
        <translation>Lì davanti non c’è nessuno: tocca a te.</translation>
    </message>
    <message>
        <source>The deck is empty: no more drawing</source>
        <translation>Il mazzo è finito: non si pesca più</translation>
    </message>
    <message>
        <source>Fairy Dust: change tools</source>
        <translation>Polvere di fata: cambiare strumento</translation>
    </message>
    <message>
        <source>Horseshoe: escape a mushroom or flower</source>
        <translation>Ferro di cavallo: evitare l’effetto di un fungo o di un fiore</translation>
    </message>
    <message>
        <source>Mushrooms</source>
        <translation>Funghi</translation>
    </message>
    <message>
        <source>Flowers</source>
        <translation>Fiori</translation>
    </message>
    <message>
        <source>Will-o’-the-wisps</source>
        <translation>Fuochi fatui</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Tot.</translation>
    </message>
    <message>
        <source>Cam.</source>
        <translation>Macch.</translation>
    </message>
    <message>
        <source>Chest: keep it. Camera: a photo. Spend it to escape a mushroom or flower, unless it takes a trinket.</source>
        <translation>Scrigno: è tuo. Macchina fotogr.: una foto. Spendilo contro un fungo o un fiore, ma non se ti toglie un ninnolo.</translation>
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
        <translation>Fata dell’Aria</translation>
    </message>
    <message>
        <source>Water Fairy</source>
        <translation>Fata dell’Acqua</translation>
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
        <translation>Prima Fata dell’Aria</translation>
    </message>
    <message>
        <source>First Water Fairy</source>
        <translation>Prima Fata dell’Acqua</translation>
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
        <translation>Dea madre dell’Aria</translation>
    </message>
    <message>
        <source>Mother Goddess of Water</source>
        <translation>Dea madre dell’Acqua</translation>
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
        <source>A closed circle takes its sum from its element.</source>
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
        <translation>ancora da sorgere</translation>
    </message>
    <message>
        <source>Start a new circle</source>
        <translation>Inizia un cerchio</translation>
    </message>
    <message>
        <source>deck {count}</source>
        <translation>mazzo {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) out of the game</source>
        <translation>
            <numerusform>%n carta fuori dal gioco</numerusform>
            <numerusform>%n carte fuori dal gioco</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>closed %n circle(s)</source>
        <translation>
            <numerusform>%n cerchio chiuso</numerusform>
            <numerusform>%n cerchi chiusi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n closing(s)</source>
        <translation>
            <numerusform>da %n chiusura</numerusform>
            <numerusform>da %n chiusure</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s symbol: click to note a guess</source>
        <translation>Simbolo di {name}: fai clic per segnare un’ipotesi</translation>
    </message>
    <message>
        <source>{name}’s symbol: you guess {guess}</source>
        <translation>Simbolo di {name}: secondo te {guess}</translation>
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
        <source>draw up to 5</source>
        <translation>peschi fino a 5</translation>
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
        <source>{card} {value}</source>
        <translation>{card} {value}</translation>
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
        <translation>Aggiungi la {card} al cerchio {i}</translation>
    </message>
    <message>
        <source>Close circle {i} with a sun: {points}</source>
        <translation>Chiudi il cerchio {i} con un sole: {points}</translation>
    </message>
    <message>
        <source>Close circle {i} with {card}: {points}</source>
        <translation>Chiudi il cerchio {i} con la {card}: {points}</translation>
    </message>
    <message>
        <source>Start circle {i} with {card}</source>
        <translation>Inizia il cerchio {i} con la {card}</translation>
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
        <source>End turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Prossima partita</translation>
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
        <source>This is not your card.</source>
        <translation>Questa carta non è tua.</translation>
    </message>
    <message>
        <source>Dawn: nobody could play. New hands for all.</source>
        <translation>Alba: nessuno poteva giocare. Nuove carte per tutti.</translation>
    </message>
    <message>
        <source>You are a mother goddess with a secret element: close its fairy circles under kind moons, and those of your rivals under unkind ones.</source>
        <translation>Sei una dea madre con un elemento segreto: chiudi i suoi cerchi fatati sotto lune amiche, e quelli degli avversari sotto lune avverse.</translation>
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
        <source>Game</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>{names} reached the target of {target} in game {k}.</source>
        <translation>Punteggio di {target} raggiunto alla partita {k} da: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody reached the target of {target} in %n game(s).</source>
        <translation>
            <numerusform>Nessuno ha raggiunto il punteggio di {target} in %n partita.</numerusform>
            <numerusform>Nessuno ha raggiunto il punteggio di {target} in %n partite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Foglio dei punti</translation>
    </message>
    <message>
        <source>game {game}, to {target}</source>
        <translation>partita {game}, ai {target}</translation>
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
        <translation>Rimaste</translation>
    </message>
    <message>
        <source>closing {k} of 12</source>
        <translation>chiusura {k} di 12</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durata</translation>
    </message>
    <message>
        <source>Moons</source>
        <translation>Lune</translation>
    </message>
    <message>
        <source>Shuffled</source>
        <translation>Mescolate</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Punteggio stabilito</translation>
    </message>
    <message>
        <source>{sum} {times} = {points} {element}</source>
        <translation>{sum} {times} = {points} {element}</translation>
    </message>
    <message>
        <source>{moon} → {next}</source>
        <translation>{moon} → {next}</translation>
    </message>
    <message>
        <source>You are the Mother Goddess of Air. Keep it to yourself.</source>
        <translation>Sei la dea madre dell’Aria. Tienilo per te.</translation>
    </message>
    <message>
        <source>You are the Mother Goddess of Water. Keep it to yourself.</source>
        <translation>Sei la dea madre dell’Acqua. Tienilo per te.</translation>
    </message>
    <message>
        <source>You are the Mother Goddess of Fire. Keep it to yourself.</source>
        <translation>Sei la dea madre del Fuoco. Tienilo per te.</translation>
    </message>
    <message>
        <source>You are the Mother Goddess of Earth. Keep it to yourself.</source>
        <translation>Sei la dea madre della Terra. Tienilo per te.</translation>
    </message>
    <message>
        <source>Latest plays</source>
        <translation>Ultime giocate</translation>
    </message>
    <message>
        <source>You win if Air has more points at the end than your rivals’ elements.</source>
        <translation>Vinci se alla fine l’Aria ha più punti degli elementi dei tuoi avversari.</translation>
    </message>
    <message>
        <source>You win if Water has more points at the end than your rivals’ elements.</source>
        <translation>Vinci se alla fine l’Acqua ha più punti degli elementi dei tuoi avversari.</translation>
    </message>
    <message>
        <source>You win if Fire has more points at the end than your rivals’ elements.</source>
        <translation>Vinci se alla fine il Fuoco ha più punti degli elementi dei tuoi avversari.</translation>
    </message>
    <message>
        <source>You win if Earth has more points at the end than your rivals’ elements.</source>
        <translation>Vinci se alla fine la Terra ha più punti degli elementi dei tuoi avversari.</translation>
    </message>
    <message>
        <source>Everybody adds fairies to the same four circles; the fifth card closes a circle, and a sun closes any.</source>
        <translation>Tutti aggiungono fate agli stessi quattro cerchi; la quinta carta chiude un cerchio, e un sole ne chiude uno qualsiasi.</translation>
    </message>
    <message>
        <source>The moon decides what a closed circle is worth to its element: a full moon adds its sum, a new moon subtracts it; half moons count half.</source>
        <translation>È la luna a decidere quanto vale un cerchio chiuso per il suo elemento: la luna piena ne aggiunge la somma, la luna nuova la toglie; le mezze lune contano la metà.</translation>
    </message>
    <message>
        <source>Biggest closing</source>
        <translation>Chiusura più ricca</translation>
    </message>
    <message>
        <source>Game {game} · to {target}</source>
        <translation>Partita {game} · ai {target}</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Val.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tot.</translation>
    </message>
    <message>
        <source>Francesco Cognetti and Luisa Cognetti</source>
        <translation>Francesco Cognetti e Luisa Cognetti</translation>
    </message>
    <message>
        <source>Closes any circle. Worth 0.</source>
        <translation>Chiude qualsiasi cerchio. Vale 0.</translation>
    </message>
    <message>
        <source>out {count}</source>
        <translation>fuori {count}</translation>
    </message>
    <message>
        <source>{name}’s symbol: you are not sure</source>
        <translation>Simbolo di {name}: sei in dubbio</translation>
    </message>
    <message>
        <source>played: {count}</source>
        <translation>giocate: {count}</translation>
    </message>
    <message>
        <source>{name}, add a fairy to a circle of the same element, or close a circle with a sun.</source>
        <translation>{name}, aggiungi una fata a un cerchio dello stesso elemento, o gioca un sole.</translation>
    </message>
    <message>
        <source>Game {k} is over. {names} and {last} are tied for the lead with {points}.</source>
        <translation>Partita {k} conclusa. {names} e {last} sono in testa a pari punti con {points}.</translation>
    </message>
    <message>
        <source>You must do this; then you may go on.</source>
        <translation>È obbligatorio; poi puoi continuare.</translation>
    </message>
    <message>
        <source>The next closing ends the game.</source>
        <translation>La prossima chiusura conclude la partita.</translation>
    </message>
    <message>
        <source>This is an Air circle: only Air Fairies can join it.</source>
        <translation>Questo è un cerchio d’Aria: vi entrano solo le Fate dell’Aria.</translation>
    </message>
    <message>
        <source>This is a Water circle: only Water Fairies can join it.</source>
        <translation>Questo è un cerchio d’Acqua: vi entrano solo le Fate dell’Acqua.</translation>
    </message>
    <message>
        <source>This is a Fire circle: only Fire Fairies can join it.</source>
        <translation>Questo è un cerchio di Fuoco: vi entrano solo le Fate del Fuoco.</translation>
    </message>
    <message>
        <source>This is an Earth circle: only Earth Fairies can join it.</source>
        <translation>Questo è un cerchio di Terra: vi entrano solo le Fate della Terra.</translation>
    </message>
    <message>
        <source>There is no open Air circle.</source>
        <translation>Non c’è nessun cerchio d’Aria aperto.</translation>
    </message>
    <message>
        <source>There is no open Water circle.</source>
        <translation>Non c’è nessun cerchio d’Acqua aperto.</translation>
    </message>
    <message>
        <source>There is no open Fire circle.</source>
        <translation>Non c’è nessun cerchio di Fuoco aperto.</translation>
    </message>
    <message>
        <source>There is no open Earth circle.</source>
        <translation>Non c’è nessun cerchio di Terra aperto.</translation>
    </message>
    <message>
        <source>First start the new circle in the empty place.</source>
        <translation>Prima inizia il nuovo cerchio nel posto vuoto.</translation>
    </message>
    <message>
        <source>Once placed, a card stays.</source>
        <translation>Una carta giocata non si riprende.</translation>
    </message>
    <message>
        <source>Choose a card from your hand first.</source>
        <translation>Prima scegli una carta della tua mano.</translation>
    </message>
    <message>
        <source>{name} added {element} {value} to circle {i}.</source>
        <translation>{name} aggiunge {element} {value} al cerchio {i}.</translation>
    </message>
    <message>
        <source>{name} started circle {i}: {element} {value}.</source>
        <translation>{name} inizia il cerchio {i}: {element} {value}.</translation>
    </message>
    <message>
        <source>{name} played a sun on circle {i}.</source>
        <translation>{name} gioca un sole sul cerchio {i}.</translation>
    </message>
    <message>
        <source>{element} circle closed: {sum} {times} = {points}.</source>
        <translation>Cerchio chiuso, {element}: {sum} {times} = {points}.</translation>
    </message>
    <message>
        <source>The {moon} rose ({k} of 12).</source>
        <translation>Sorge la {moon} ({k} di 12).</translation>
    </message>
    <message numerus="yes">
        <source>{name} ended the turn and drew %n card(s).</source>
        <translation>
            <numerusform>{name} termina il turno e pesca una carta.</numerusform>
            <numerusform>{name} termina il turno e pesca %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The twelfth moon set.</source>
        <translation>Tramonta la dodicesima luna.</translation>
    </message>
    <message>
        <source>Nobody could play and the deck was empty.</source>
        <translation>Nessuno può giocare e il mazzo è finito.</translation>
    </message>
    <message>
        <source>Game {game} began.</source>
        <translation>Comincia la partita {game}.</translation>
    </message>
    <message>
        <source>A single game, or a match: several games until somebody’s total reaches the target.</source>
        <translation>Una partita singola, oppure una partita a punti: più partite finché un totale non raggiunge il punteggio stabilito.</translation>
    </message>
    <message>
        <source>Single game</source>
        <translation>Partita singola</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partita a punti</translation>
    </message>
    <message>
        <source>In random order, or one after the other as in the sky.</source>
        <translation>In ordine casuale, oppure una dopo l’altra come in cielo.</translation>
    </message>
    <message>
        <source>Natural order</source>
        <translation>Ordine naturale</translation>
    </message>
    <message>
        <source>Total that ends the match; automatic: 60, 40 or 30 for 2, 3 or 4 players.</source>
        <translation>Totale che chiude la partita a punti; automatico: 60, 40 o 30 in due, tre o quattro.</translation>
    </message>
    <message>
        <source>Maximum number of games</source>
        <translation>Numero massimo di partite</translation>
    </message>
    <message>
        <source>The match ends after this many games, even if nobody has reached the target.</source>
        <translation>La partita a punti finisce dopo questo numero di partite, anche se nessuno ha raggiunto il punteggio stabilito.</translation>
    </message>
    <message>
        <source>The match goes on until somebody has {target} points.</source>
        <translation>La partita a punti continua finché qualcuno non arriva a {target} punti.</translation>
    </message>
    <message>
        <source>removed {count}</source>
        <translation>eliminate {count}</translation>
    </message>
    <message>
        <source>unused</source>
        <translation>esclusi</translation>
    </message>
    <message>
        <source>played this turn: {count}</source>
        <translation>giocate in questo turno: {count}</translation>
    </message>
    <message>
        <source>{name} could not play: no card fits a circle.</source>
        <translation>{name} non può giocare: nessuna carta va bene per un cerchio.</translation>
    </message>
    <message>
        <source>{name} could not play: a new circle needs a fairy.</source>
        <translation>{name} non può giocare: un nuovo cerchio vuole una fata.</translation>
    </message>
    <message>
        <source>no closings yet</source>
        <translation>nessuna chiusura</translation>
    </message>
    <message>
        <source>then draw up to 5</source>
        <translation>poi peschi fino a 5</translation>
    </message>
    <message>
        <source>{name} has only suns and cannot start a circle.</source>
        <translation>{name} ha solo soli e non può iniziare un cerchio.</translation>
    </message>
</context>
<context>
    <name>wishes</name>
    <message>
        <source>Two teams of two are for 4 players.</source>
        <translation>Due squadre da due sono per 4 giocatori.</translation>
    </message>
    <message>
        <source>Two teams of three are for 6 players.</source>
        <translation>Due squadre da tre sono per 6 giocatori.</translation>
    </message>
    <message>
        <source>Three teams of two are for 6 players.</source>
        <translation>Tre squadre da due sono per 6 giocatori.</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Squadre</translation>
    </message>
    <message>
        <source>Everyone for themselves, or in teams; teammates do not sit next to each other.</source>
        <translation>Ognuno per sé, oppure a squadre; i compagni non siedono vicini.</translation>
    </message>
    <message>
        <source>Everyone for themselves</source>
        <translation>Ognuno per sé</translation>
    </message>
    <message>
        <source>Two teams of two</source>
        <translation>Due squadre da due</translation>
    </message>
    <message>
        <source>Two teams of three</source>
        <translation>Due squadre da tre</translation>
    </message>
    <message>
        <source>Three teams of two</source>
        <translation>Tre squadre da due</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Fiume</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Bosco</translation>
    </message>
    <message>
        <source>Lake</source>
        <translation>Lago</translation>
    </message>
    <message>
        <source>Cave</source>
        <translation>Grotta</translation>
    </message>
    <message>
        <source>Valley</source>
        <translation>Valle</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Montagna</translation>
    </message>
    <message>
        <source>Love</source>
        <translation>Amore</translation>
    </message>
    <message>
        <source>Wisdom</source>
        <translation>Sapienza</translation>
    </message>
    <message>
        <source>Beauty</source>
        <translation>Bellezza</translation>
    </message>
    <message>
        <source>Riches</source>
        <translation>Ricchezza</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>Fama</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potere</translation>
    </message>
    <message>
        <source>Whisper</source>
        <translation>Sussurro</translation>
    </message>
    <message>
        <source>Promise</source>
        <translation>Promessa</translation>
    </message>
    <message>
        <source>Oath</source>
        <translation>Giuramento</translation>
    </message>
    <message>
        <source>Enchantment</source>
        <translation>Incanto</translation>
    </message>
    <message>
        <source>Magic Wand</source>
        <translation>Bacchetta Magica</translation>
    </message>
    <message>
        <source>Ench.</source>
        <translation>Incanto</translation>
    </message>
    <message>
        <source>Whisper of the River</source>
        <translation>Sussurro del Fiume</translation>
    </message>
    <message>
        <source>Promise of the River</source>
        <translation>Promessa del Fiume</translation>
    </message>
    <message>
        <source>Oath of the River</source>
        <translation>Giuramento del Fiume</translation>
    </message>
    <message>
        <source>Enchantment of the River</source>
        <translation>Incanto del Fiume</translation>
    </message>
    <message>
        <source>Wand of the River</source>
        <translation>Bacchetta del Fiume</translation>
    </message>
    <message>
        <source>Whisper of the Forest</source>
        <translation>Sussurro del Bosco</translation>
    </message>
    <message>
        <source>Promise of the Forest</source>
        <translation>Promessa del Bosco</translation>
    </message>
    <message>
        <source>Oath of the Forest</source>
        <translation>Giuramento del Bosco</translation>
    </message>
    <message>
        <source>Enchantment of the Forest</source>
        <translation>Incanto del Bosco</translation>
    </message>
    <message>
        <source>Wand of the Forest</source>
        <translation>Bacchetta del Bosco</translation>
    </message>
    <message>
        <source>Whisper of the Lake</source>
        <translation>Sussurro del Lago</translation>
    </message>
    <message>
        <source>Promise of the Lake</source>
        <translation>Promessa del Lago</translation>
    </message>
    <message>
        <source>Oath of the Lake</source>
        <translation>Giuramento del Lago</translation>
    </message>
    <message>
        <source>Enchantment of the Lake</source>
        <translation>Incanto del Lago</translation>
    </message>
    <message>
        <source>Wand of the Lake</source>
        <translation>Bacchetta del Lago</translation>
    </message>
    <message>
        <source>Whisper of the Cave</source>
        <translation>Sussurro della Grotta</translation>
    </message>
    <message>
        <source>Promise of the Cave</source>
        <translation>Promessa della Grotta</translation>
    </message>
    <message>
        <source>Oath of the Cave</source>
        <translation>Giuramento della Grotta</translation>
    </message>
    <message>
        <source>Enchantment of the Cave</source>
        <translation>Incanto della Grotta</translation>
    </message>
    <message>
        <source>Wand of the Cave</source>
        <translation>Bacchetta della Grotta</translation>
    </message>
    <message>
        <source>Whisper of the Valley</source>
        <translation>Sussurro della Valle</translation>
    </message>
    <message>
        <source>Promise of the Valley</source>
        <translation>Promessa della Valle</translation>
    </message>
    <message>
        <source>Oath of the Valley</source>
        <translation>Giuramento della Valle</translation>
    </message>
    <message>
        <source>Enchantment of the Valley</source>
        <translation>Incanto della Valle</translation>
    </message>
    <message>
        <source>Wand of the Valley</source>
        <translation>Bacchetta della Valle</translation>
    </message>
    <message>
        <source>Whisper of the Mountain</source>
        <translation>Sussurro della Montagna</translation>
    </message>
    <message>
        <source>Promise of the Mountain</source>
        <translation>Promessa della Montagna</translation>
    </message>
    <message>
        <source>Oath of the Mountain</source>
        <translation>Giuramento della Montagna</translation>
    </message>
    <message>
        <source>Enchantment of the Mountain</source>
        <translation>Incanto della Montagna</translation>
    </message>
    <message>
        <source>Wand of the Mountain</source>
        <translation>Bacchetta della Montagna</translation>
    </message>
    <message>
        <source>River Fairy</source>
        <translation>Fata del Fiume</translation>
    </message>
    <message>
        <source>Forest Fairy</source>
        <translation>Fata del Bosco</translation>
    </message>
    <message>
        <source>Lake Fairy</source>
        <translation>Fata del Lago</translation>
    </message>
    <message>
        <source>Cave Fairy</source>
        <translation>Fata della Grotta</translation>
    </message>
    <message>
        <source>Valley Fairy</source>
        <translation>Fata della Valle</translation>
    </message>
    <message>
        <source>Mountain Fairy</source>
        <translation>Fata della Montagna</translation>
    </message>
    <message>
        <source>Her wish is Love: its points count for her, whoever collects them.</source>
        <translation>Il suo desiderio è l’Amore: i suoi punti contano per lei, chiunque li abbia raccolti.</translation>
    </message>
    <message>
        <source>Her wish is Wisdom: its points count for her, whoever collects them.</source>
        <translation>Il suo desiderio è la Sapienza: i suoi punti contano per lei, chiunque li abbia raccolti.</translation>
    </message>
    <message>
        <source>Her wish is Beauty: its points count for her, whoever collects them.</source>
        <translation>Il suo desiderio è la Bellezza: i suoi punti contano per lei, chiunque li abbia raccolti.</translation>
    </message>
    <message>
        <source>Her wish is Riches: its points count for her, whoever collects them.</source>
        <translation>Il suo desiderio è la Ricchezza: i suoi punti contano per lei, chiunque li abbia raccolti.</translation>
    </message>
    <message>
        <source>Her wish is Fame: its points count for her, whoever collects them.</source>
        <translation>Il suo desiderio è la Fama: i suoi punti contano per lei, chiunque li abbia raccolti.</translation>
    </message>
    <message>
        <source>Her wish is Power: its points count for her, whoever collects them.</source>
        <translation>Il suo desiderio è il Potere: i suoi punti contano per lei, chiunque li abbia raccolti.</translation>
    </message>
    <message>
        <source>The card beneath it counts double; nothing if the Wand is turned over.</source>
        <translation>La carta posta sotto vale doppio; nulla se la Bacchetta è voltata.</translation>
    </message>
    <message>
        <source>{realm} {points}</source>
        <translation>{realm} {points}</translation>
    </message>
    <message>
        <source>Wanderer</source>
        <translation>Viandante</translation>
    </message>
    <message>
        <source>Pixie</source>
        <translation>Folletto</translation>
    </message>
    <message>
        <source>All You Wish For</source>
        <translation>Tutto ciò che vuoi</translation>
    </message>
    <message>
        <source>Fairies lead one Wanderer over a map of small Kingdoms: conquer your Realm’s cards, and make your wish the one he chooses.</source>
        <translation>Le Fate guidano un Viandante su una mappa di piccoli Regni: conquista le carte del tuo Reame e fagli scegliere il tuo desiderio.</translation>
    </message>
    <message>
        <source>Lap {lap} · Round {round} of {all}</source>
        <translation>Tornata {lap} · Giro {round} di {all}</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>{name} sets up</source>
        <translation>Prepara {name}</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>mazzo</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>abbandonato</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutrali</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>La tua mano</translation>
    </message>
    <message>
        <source>{name}’s hand</source>
        <translation>La mano di {name}</translation>
    </message>
    <message>
        <source>The Pixie’s cards</source>
        <translation>Le carte del Folletto</translation>
    </message>
    <message>
        <source>team</source>
        <translation>squadra</translation>
    </message>
    <message>
        <source>tm.</source>
        <translation>sq.</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>scoperte</translation>
    </message>
    <message>
        <source>Wand</source>
        <translation>Bacchetta</translation>
    </message>
    <message>
        <source>{fairy} · {wish}</source>
        <translation>{fairy} · {wish}</translation>
    </message>
    <message>
        <source>secret Fairy</source>
        <translation>Fata segreta</translation>
    </message>
    <message>
        <source>each Fairy takes one card</source>
        <translation>ogni Fata prende una carta</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tu</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuovo</translation>
    </message>
    <message>
        <source>New Kingdom</source>
        <translation>Nuovo Regno</translation>
    </message>
    <message>
        <source>Pile {number}</source>
        <translation>Mazzetto {number}</translation>
    </message>
    <message>
        <source>top</source>
        <translation>in cima</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>in mezzo</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>in fondo</translation>
    </message>
    <message numerus="yes">
        <source>Deck, %n left</source>
        <translation>
            <numerusform>Mazzo, ne resta %n</numerusform>
            <numerusform>Mazzo, ne restano %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Realms that are not in this game</source>
        <translation>Reami che non sono in questa partita</translation>
    </message>
    <message>
        <source>The Fairy of the Abandoned Realm</source>
        <translation>La Fata del Reame Abbandonato</translation>
    </message>
    <message>
        <source>A Fairy set aside</source>
        <translation>Una Fata messa da parte</translation>
    </message>
    <message numerus="yes">
        <source>Neutral piles, %n card(s)</source>
        <translation>
            <numerusform>Mazzetti neutrali, %n carta</numerusform>
            <numerusform>Mazzetti neutrali, %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Market, %n card(s)</source>
        <translation>
            <numerusform>Mercato, %n carta</numerusform>
            <numerusform>Mercato, %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Free cell</source>
        <translation>Casella libera</translation>
    </message>
    <message numerus="yes">
        <source>{kingdom}, %n card(s)</source>
        <translation>
            <numerusform>{kingdom}, %n carta</numerusform>
            <numerusform>{kingdom}, %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>{kingdom}; the Wanderer stands here</source>
        <translation>{kingdom}; qui c’è il Viandante</translation>
    </message>
    <message>
        <source>{kingdom}; the Pixie stands here</source>
        <translation>{kingdom}; qui c’è il Folletto</translation>
    </message>
    <message numerus="yes">
        <source>{name}’s hand: %n card(s)</source>
        <translation>
            <numerusform>Mano di {name}: %n carta</numerusform>
            <numerusform>Mano di {name}: %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s cards face up: %n</source>
        <translation>
            <numerusform>Carte scoperte di {name}: %n</numerusform>
            <numerusform>Carte scoperte di {name}: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s cards face down: %n</source>
        <translation>
            <numerusform>Carte coperte di {name}: %n</numerusform>
            <numerusform>Carte coperte di {name}: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s collected cards: %n</source>
        <translation>
            <numerusform>Carte raccolte da {name}: %n</numerusform>
            <numerusform>Carte raccolte da {name}: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand: %n card(s)</source>
        <translation>
            <numerusform>La tua mano: %n carta</numerusform>
            <numerusform>La tua mano: %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your cards face up: %n</source>
        <translation>
            <numerusform>Le tue carte scoperte: %n</numerusform>
            <numerusform>Le tue carte scoperte: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your cards face down: %n</source>
        <translation>
            <numerusform>Le tue carte coperte: %n</numerusform>
            <numerusform>Le tue carte coperte: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your collected cards: %n</source>
        <translation>
            <numerusform>Le carte che hai raccolto: %n</numerusform>
            <numerusform>Le carte che hai raccolto: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s Wand</source>
        <translation>La Bacchetta di {name}</translation>
    </message>
    <message>
        <source>Your Wand</source>
        <translation>La tua Bacchetta</translation>
    </message>
    <message>
        <source>{name}’s Fairy</source>
        <translation>La Fata di {name}</translation>
    </message>
    <message>
        <source>Your Fairy</source>
        <translation>La tua Fata</translation>
    </message>
    <message>
        <source>{name}’s pile {number}</source>
        <translation>Mazzetto {number} di {name}</translation>
    </message>
    <message>
        <source>Your pile {number}</source>
        <translation>Il tuo mazzetto {number}</translation>
    </message>
    <message>
        <source>{name}’s area</source>
        <translation>L’area di {name}</translation>
    </message>
    <message>
        <source>In gold: if you stop on the {kingdom}.</source>
        <translation>In oro: se ti fermi sul {kingdom}.</translation>
    </message>
    <message>
        <source>In gold: {card}, once conquered face up.</source>
        <translation>In oro: {card}, una volta conquistata e scoperta.</translation>
    </message>
    <message>
        <source>In gold: if {card} is turned face down.</source>
        <translation>In oro: se viene coperta {card}.</translation>
    </message>
    <message>
        <source>Given by</source>
        <translation>Punti dati da</translation>
    </message>
    <message>
        <source>{wish} · {name}</source>
        <translation>{wish} · {name}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti-Desiderio</translation>
    </message>
    <message>
        <source>Points of the team</source>
        <translation>Punti della squadra</translation>
    </message>
    <message>
        <source>Beneath the Wand</source>
        <translation>Sotto la Bacchetta</translation>
    </message>
    <message>
        <source>{card} ×2</source>
        <translation>{card} ×2</translation>
    </message>
    <message>
        <source>{card} ×0</source>
        <translation>{card} ×0</translation>
    </message>
    <message>
        <source>Given to tied rivals</source>
        <translation>Dati agli avversari a pari merito</translation>
    </message>
    <message>
        <source>Collected cards</source>
        <translation>Carte raccolte</translation>
    </message>
    <message>
        <source>Conquered cards</source>
        <translation>Carte conquistate</translation>
    </message>
    <message>
        <source>{names} win together with {points} points.</source>
        <translation>Vincono insieme {names}, con {points} punti.</translation>
    </message>
    <message>
        <source>{names} share the victory with {points} points each.</source>
        <translation>Vittoria condivisa di {names}, con {points} punti a testa.</translation>
    </message>
    <message>
        <source>Tied at {points}; {names} gave tied rivals fewer points: {best} against {next}.</source>
        <translation>Pari a {points}; meno punti dati agli avversari in lizza: {names}, {best} contro {next}.</translation>
    </message>
    <message>
        <source>Tied at {points}; {names} collected more abandoned cards: {best} against {next}.</source>
        <translation>Pari a {points}; più carte abbandonate raccolte: {names}, {best} contro {next}.</translation>
    </message>
    <message>
        <source>Tied at {points}; {names} conquered more cards: {best} against {next}.</source>
        <translation>Pari a {points}; più carte conquistate: {names}, {best} contro {next}.</translation>
    </message>
    <message>
        <source>{name} is the {fairy} (wish: {wish}).</source>
        <translation>{name} è la {fairy} (desiderio: {wish}).</translation>
    </message>
    <message>
        <source>a River Kingdom</source>
        <translation>un Regno del Fiume</translation>
    </message>
    <message>
        <source>a Forest Kingdom</source>
        <translation>un Regno del Bosco</translation>
    </message>
    <message>
        <source>a Lake Kingdom</source>
        <translation>un Regno del Lago</translation>
    </message>
    <message>
        <source>a Cave Kingdom</source>
        <translation>un Regno della Grotta</translation>
    </message>
    <message>
        <source>a Valley Kingdom</source>
        <translation>un Regno della Valle</translation>
    </message>
    <message>
        <source>a Mountain Kingdom</source>
        <translation>un Regno della Montagna</translation>
    </message>
    <message>
        <source>River Kingdom</source>
        <translation>Regno del Fiume</translation>
    </message>
    <message>
        <source>Forest Kingdom</source>
        <translation>Regno del Bosco</translation>
    </message>
    <message>
        <source>Lake Kingdom</source>
        <translation>Regno del Lago</translation>
    </message>
    <message>
        <source>Cave Kingdom</source>
        <translation>Regno della Grotta</translation>
    </message>
    <message>
        <source>Valley Kingdom</source>
        <translation>Regno della Valle</translation>
    </message>
    <message>
        <source>Mountain Kingdom</source>
        <translation>Regno della Montagna</translation>
    </message>
    <message>
        <source>the {wand}</source>
        <translation>la {wand}</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} e {last}</translation>
    </message>
    <message>
        <source>{name}, place a neutral pile on the map.</source>
        <translation>{name}, metti un mazzetto neutrale sulla mappa.</translation>
    </message>
    <message>
        <source>{name}, choose where the Wanderer starts.</source>
        <translation>{name}, scegli da dove parte il Viandante.</translation>
    </message>
    <message>
        <source>{name}, place one of your piles on the map.</source>
        <translation>{name}, metti uno dei tuoi mazzetti sulla mappa.</translation>
    </message>
    <message>
        <source>{name}, put the Pixie on a Kingdom.</source>
        <translation>{name}, metti il Folletto su un Regno.</translation>
    </message>
    <message numerus="yes">
        <source>{name}, move the Pixie: %n step(s) left.</source>
        <translation>
            <numerusform>{name}, muovi il Folletto: ancora %n passo.</numerusform>
            <numerusform>{name}, muovi il Folletto: ancora %n passi.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, push the Wanderer to a neighbouring Kingdom.</source>
        <translation>{name}, spingi il Viandante su un Regno adiacente.</translation>
    </message>
    <message numerus="yes">
        <source>{name}, lead the Wanderer: %n step(s) left.</source>
        <translation>
            <numerusform>{name}, guida il Viandante: ancora %n passo.</numerusform>
            <numerusform>{name}, guida il Viandante: ancora %n passi.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, you are at the limit: turn one of your cards face down.</source>
        <translation>{name}, sei al limite: copri una delle tue carte.</translation>
    </message>
    <message>
        <source>{name}, place your new Kingdom on a free cell.</source>
        <translation>{name}, metti il nuovo Regno su una casella libera.</translation>
    </message>
    <message>
        <source>{name}, cover Kingdoms next to yours; the rest goes to the market.</source>
        <translation>{name}, copri Regni vicini ai tuoi; il resto va al mercato.</translation>
    </message>
    <message>
        <source>{name}, place the new Kingdom on a free cell.</source>
        <translation>{name}, metti il Regno su una casella libera.</translation>
    </message>
    <message>
        <source>{name}, use your Wand, or end your turn.</source>
        <translation>{name}, usa la Bacchetta o chiudi il turno.</translation>
    </message>
    <message>
        <source>{name}, pile {pile}: choose the top card.</source>
        <translation>{name}, mazzetto {pile}: scegli la carta in cima.</translation>
    </message>
    <message>
        <source>{name}, pile {pile}: choose the middle card.</source>
        <translation>{name}, mazzetto {pile}: scegli la carta in mezzo.</translation>
    </message>
    <message>
        <source>{name}, pile {pile}: choose the bottom card.</source>
        <translation>{name}, mazzetto {pile}: scegli la carta in fondo.</translation>
    </message>
    <message>
        <source>{name}, new Kingdom: choose the second card, face down.</source>
        <translation>{name}, nuovo Regno: scegli la seconda carta, coperta.</translation>
    </message>
    <message>
        <source>{name}, new Kingdom: choose the bottom card, face down.</source>
        <translation>{name}, nuovo Regno: scegli la carta in fondo, coperta.</translation>
    </message>
    <message>
        <source>{name}, the way out is free: one more step, or stop.</source>
        <translation>{name}, uscire non costa passi: ancora un passo, o fermati.</translation>
    </message>
    <message>
        <source>{name}, lay one card on each Kingdom around the Pixie.</source>
        <translation>{name}, posa una carta su ogni Regno attorno al Folletto.</translation>
    </message>
    <message>
        <source>{name}, tuck the rest beneath Kingdoms around the Pixie.</source>
        <translation>{name}, infila le altre sotto i Regni attorno al Folletto.</translation>
    </message>
    <message>
        <source>{name} may use the Wand.</source>
        <translation>{name} può usare la Bacchetta.</translation>
    </message>
    <message>
        <source>Click a free cell, or drag the pile to it.</source>
        <translation>Fai clic su una casella libera, o trascinaci il mazzetto.</translation>
    </message>
    <message>
        <source>Click a pile, or drag the Wanderer to it.</source>
        <translation>Fai clic su un mazzetto, o trascinaci il Viandante.</translation>
    </message>
    <message>
        <source>Choose a pile, then a free cell.</source>
        <translation>Scegli un mazzetto, poi una casella libera.</translation>
    </message>
    <message>
        <source>Not on the Wanderer’s Kingdom.</source>
        <translation>Non sul Regno del Viandante.</translation>
    </message>
    <message>
        <source>Click a card twice, or drag it to the new pile.</source>
        <translation>Fai due clic su una carta, o trascinala sul nuovo mazzetto.</translation>
    </message>
    <message>
        <source>What you do not place is offered to {names}: one card each.</source>
        <translation>Ciò che non posi è offerto a {names}: una carta ciascuno.</translation>
    </message>
    <message>
        <source>The others go beneath it, in their order.</source>
        <translation>Le altre vanno sotto, nel loro ordine.</translation>
    </message>
    <message>
        <source>Drag a card onto the Wand, or click the Wand.</source>
        <translation>Trascina una carta sulla Bacchetta, o fai clic sulla Bacchetta.</translation>
    </message>
    <message>
        <source>Face down; as many per Kingdom as you like.</source>
        <translation>Coperte, quante ne vuoi per Regno.</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Fermati qui</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Crea</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Tieni tutto</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Prendi {card}</translation>
    </message>
    <message>
        <source>Turn {card}</source>
        <translation>Copri {card}</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>What you do not place is offered to {names}.</source>
        <translation>Ciò che non posi è offerto a {names}.</translation>
    </message>
    <message>
        <source>First place the neutral pile.</source>
        <translation>Prima metti il mazzetto neutrale.</translation>
    </message>
    <message>
        <source>First choose where the Wanderer starts.</source>
        <translation>Prima scegli da dove parte il Viandante.</translation>
    </message>
    <message>
        <source>First form your two piles from your hand.</source>
        <translation>Prima forma i due mazzetti con le carte in mano.</translation>
    </message>
    <message>
        <source>First place one of your piles.</source>
        <translation>Prima metti uno dei tuoi mazzetti.</translation>
    </message>
    <message>
        <source>First put the Pixie on a Kingdom.</source>
        <translation>Prima metti il Folletto su un Regno.</translation>
    </message>
    <message>
        <source>First move the Pixie.</source>
        <translation>Prima muovi il Folletto.</translation>
    </message>
    <message>
        <source>First push the Wanderer aside.</source>
        <translation>Prima sposta il Viandante.</translation>
    </message>
    <message>
        <source>First deal out the Pixie’s cards.</source>
        <translation>Prima distribuisci le carte del Folletto.</translation>
    </message>
    <message>
        <source>First lead the Wanderer.</source>
        <translation>Prima guida il Viandante.</translation>
    </message>
    <message>
        <source>First turn one of your cards face down.</source>
        <translation>Prima copri una delle tue carte.</translation>
    </message>
    <message>
        <source>First choose three cards for your new Kingdom.</source>
        <translation>Prima scegli tre carte per il nuovo Regno.</translation>
    </message>
    <message>
        <source>First place your new Kingdom.</source>
        <translation>Prima metti il tuo nuovo Regno.</translation>
    </message>
    <message>
        <source>First cover Kingdoms, or send the rest to market.</source>
        <translation>Prima copri Regni, o manda il resto al mercato.</translation>
    </message>
    <message>
        <source>First take a card from the market.</source>
        <translation>Prima prendi una carta dal mercato.</translation>
    </message>
    <message>
        <source>First decide about the rest of the market.</source>
        <translation>Prima decidi del resto del mercato.</translation>
    </message>
    <message>
        <source>First place the new Kingdom.</source>
        <translation>Prima metti il nuovo Regno.</translation>
    </message>
    <message>
        <source>Only the Wand can be used now.</source>
        <translation>Ora si può usare solo la Bacchetta.</translation>
    </message>
    <message>
        <source>Only to a neighbouring Kingdom.</source>
        <translation>Solo su un Regno adiacente.</translation>
    </message>
    <message>
        <source>Step by step: on the way there you collect a card.</source>
        <translation>Un passo alla volta: lungo la strada raccogli una carta.</translation>
    </message>
    <message>
        <source>The Pixie bars the way.</source>
        <translation>Il Folletto sbarra la strada.</translation>
    </message>
    <message>
        <source>The Pixie moves once, at the start of a round.</source>
        <translation>Il Folletto si muove una volta, all’inizio del giro.</translation>
    </message>
    <message>
        <source>The Wanderer moves at the start of a Fairy’s turn.</source>
        <translation>Il Viandante si muove all’inizio del turno di una Fata.</translation>
    </message>
    <message>
        <source>The Wanderer stands there.</source>
        <translation>Lì c’è il Viandante.</translation>
    </message>
    <message>
        <source>Only on Kingdoms around the Pixie.</source>
        <translation>Solo sui Regni attorno al Folletto.</translation>
    </message>
    <message>
        <source>The map would fall apart.</source>
        <translation>La mappa si spezzerebbe.</translation>
    </message>
    <message>
        <source>A pawn stands there.</source>
        <translation>Lì c’è una pedina.</translation>
    </message>
    <message>
        <source>You hold no card of your Realm.</source>
        <translation>Non hai in mano carte del tuo Reame.</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>La tua mano è vuota.</translation>
    </message>
    <message>
        <source>A Kingdom must touch another.</source>
        <translation>Un Regno deve toccarne un altro.</translation>
    </message>
    <message>
        <source>A Kingdom lies there already.</source>
        <translation>Lì c’è già un Regno.</translation>
    </message>
    <message>
        <source>Onto a free cell of the map.</source>
        <translation>Su una casella libera della mappa.</translation>
    </message>
    <message>
        <source>Only next to one of your Kingdoms.</source>
        <translation>Solo accanto a un tuo Regno.</translation>
    </message>
    <message>
        <source>The card you take goes to your hand.</source>
        <translation>La carta che prendi va nella tua mano.</translation>
    </message>
    <message>
        <source>Choose one of the cards already there.</source>
        <translation>Scegli una delle carte già esposte.</translation>
    </message>
    <message>
        <source>It is only turned face down.</source>
        <translation>Viene solo coperta.</translation>
    </message>
    <message>
        <source>Too late: the deck is empty.</source>
        <translation>Troppo tardi: il mazzo è finito.</translation>
    </message>
    <message>
        <source>This Wand is turned for good.</source>
        <translation>Questa Bacchetta è voltata per sempre.</translation>
    </message>
    <message>
        <source>You have not conquered your Wand yet.</source>
        <translation>Non hai ancora conquistato la tua Bacchetta.</translation>
    </message>
    <message>
        <source>The Wand is used in your Fairy turn, not on the way.</source>
        <translation>La Bacchetta si usa nel tuo turno di Fata, non durante il cammino.</translation>
    </message>
    <message>
        <source>Only a card of your hand goes beneath the Wand.</source>
        <translation>Sotto la Bacchetta va solo una carta della tua mano.</translation>
    </message>
    <message>
        <source>These cards are {name}’s.</source>
        <translation>Queste carte sono di {name}.</translation>
    </message>
    <message>
        <source>At the end of your turn you draw until you have three cards.</source>
        <translation>Si pesca a fine turno, fino ad avere tre carte.</translation>
    </message>
    <message>
        <source>These Realms are not in this game.</source>
        <translation>Questi Reami non sono in gioco.</translation>
    </message>
    <message>
        <source>The Fairy stays where she is.</source>
        <translation>La Fata resta dov’è.</translation>
    </message>
    <message>
        <source>Points per wish</source>
        <translation>Punti-Desiderio</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>In sight</source>
        <translation>A vista</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Squadra</translation>
    </message>
    <message>
        <source>Row: whose cards. Column: whose wish.</source>
        <translation>Riga: di chi sono le carte. Colonna: di chi è il desiderio.</translation>
    </message>
    <message>
        <source>{wish}, {name}</source>
        <translation>{wish}, {name}</translation>
    </message>
    <message>
        <source>Deck: {left} of {all}</source>
        <translation>Mazzo: {left} su {all}</translation>
    </message>
    <message>
        <source>This lap is the last</source>
        <translation>Questa è l’ultima tornata</translation>
    </message>
    <message>
        <source>Perhaps the last lap</source>
        <translation>Forse l’ultima tornata</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Viste</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Carte rimaste</translation>
    </message>
    <message>
        <source>Realm</source>
        <translation>Reame</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>Di chi</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>Non viste</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>{left} of {all}</source>
        <translation>{left} su {all}</translation>
    </message>
    <message>
        <source>{card}: {gifts}</source>
        <translation>{card}: {gifts}</translation>
    </message>
    <message>
        <source>{card} ({gifts})</source>
        <translation>{card} ({gifts})</translation>
    </message>
    <message>
        <source>{wish} {points}</source>
        <translation>{wish} {points}</translation>
    </message>
    <message>
        <source>Place the pile here: {cell}</source>
        <translation>Metti il mazzetto qui: {cell}</translation>
    </message>
    <message>
        <source>Put the Wanderer here: {cell}</source>
        <translation>Metti il Viandante qui: {cell}</translation>
    </message>
    <message>
        <source>Put the Pixie here: {cell}</source>
        <translation>Metti il Folletto qui: {cell}</translation>
    </message>
    <message>
        <source>Put {card} into the pile</source>
        <translation>Metti nel mazzetto {card}</translation>
    </message>
    <message>
        <source>Put {card} into the new Kingdom</source>
        <translation>Metti nel nuovo Regno {card}</translation>
    </message>
    <message>
        <source>Place pile {number} here: {cell}</source>
        <translation>Metti il mazzetto {number} qui: {cell}</translation>
    </message>
    <message>
        <source>Move the Pixie here: {cell}</source>
        <translation>Muovi il Folletto qui: {cell}</translation>
    </message>
    <message>
        <source>Lead the Wanderer here: {cell}</source>
        <translation>Guida il Viandante qui: {cell}</translation>
    </message>
    <message>
        <source>Push the Wanderer here: {cell}</source>
        <translation>Spingi il Viandante qui: {cell}</translation>
    </message>
    <message>
        <source>Lay {card} on: {cell}</source>
        <translation>Posa {card} su: {cell}</translation>
    </message>
    <message>
        <source>Tuck {card} beneath: {cell}</source>
        <translation>Infila {card} sotto: {cell}</translation>
    </message>
    <message>
        <source>Turn {card} face down</source>
        <translation>Copri {card}</translation>
    </message>
    <message>
        <source>Create a Kingdom</source>
        <translation>Crea un Regno</translation>
    </message>
    <message>
        <source>Get rid of your hand</source>
        <translation>Disfati della mano</translation>
    </message>
    <message>
        <source>The rest to the market</source>
        <translation>Il resto al mercato</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Chiudi il turno</translation>
    </message>
    <message>
        <source>Lay {card} beneath your Wand</source>
        <translation>Metti sotto la Bacchetta {card}</translation>
    </message>
    <message>
        <source>Turn the Wands: {names}</source>
        <translation>Volta le Bacchette: {names}</translation>
    </message>
    <message>
        <source>{cell} (row {row}, place {place})</source>
        <translation>{cell} (riga {row}, posto {place})</translation>
    </message>
    <message>
        <source>You know beneath: {cards}.</source>
        <translation>Sotto conosci: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n ignota</numerusform>
            <numerusform>%n ignote</numerusform>
        </translation>
    </message>
    <message>
        <source>You know: {cards}.</source>
        <translation>Conosci: {cards}.</translation>
    </message>
    <message>
        <source>Steps of the Wanderer: {steps}; one more for every three.</source>
        <translation>Passi del Viandante: {steps}; uno in più ogni tre carte.</translation>
    </message>
    <message>
        <source>Each is worth 1 point, for its Fairy alone.</source>
        <translation>Ognuna vale 1 punto, solo per la sua Fata.</translation>
    </message>
    <message>
        <source>Nothing lies beneath it yet.</source>
        <translation>Sotto non c’è ancora nulla.</translation>
    </message>
    <message>
        <source>Not conquered yet.</source>
        <translation>Non ancora conquistata.</translation>
    </message>
    <message>
        <source>{realm} is abandoned: whoever leads the Wanderer out collects the top card.</source>
        <translation>{realm} è il Reame Abbandonato: chi ne fa uscire il Viandante raccoglie la carta in cima.</translation>
    </message>
    <message>
        <source>Turn these Wands face down: {names}?</source>
        <translation>Voltare queste Bacchette: {names}?</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Volta</translation>
    </message>
    <message>
        <source>You are the {fairy}. Your wish: {wish}.</source>
        <translation>Sei la {fairy}. Il tuo desiderio: {wish}.</translation>
    </message>
    <message>
        <source>The team whose wishes have gathered the most points wins. With you: {names}.</source>
        <translation>Vince la squadra i cui desideri hanno raccolto più punti. Con te: {names}.</translation>
    </message>
    <message>
        <source>Lead the Wanderer to your own Kingdoms: there you conquer the cards of your Realm that are hidden in them.</source>
        <translation>Guida il Viandante nei tuoi Regni: lì conquisti le carte del tuo Reame che vi sono nascoste.</translation>
    </message>
    <message>
        <source>Most cards also give points to other wishes, so they help your rivals a little.</source>
        <translation>Quasi tutte le carte danno punti anche ad altri desideri: così aiutano un po’ gli avversari.</translation>
    </message>
    <message>
        <source>Oath.</source>
        <translation>Giuram.</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>da parte</translation>
    </message>
    <message>
        <source>of these, own cards face up</source>
        <translation>di cui carte proprie scoperte</translation>
    </message>
    <message>
        <source>of these, own cards face down</source>
        <translation>di cui carte proprie coperte</translation>
    </message>
    <message>
        <source>Abandoned Realm: {realm}.</source>
        <translation>Reame Abbandonato: {realm}.</translation>
    </message>
    <message>
        <source>Lap {lap}, round {round}: {name} moves the Pixie</source>
        <translation>Tornata {lap}, giro {round}: {name} muove il Folletto</translation>
    </message>
    <message>
        <source>{name}, place your other pile on the map.</source>
        <translation>{name}, metti l’altro mazzetto sulla mappa.</translation>
    </message>
    <message>
        <source>{name}, get rid of your hand.</source>
        <translation>{name}, disfati della mano.</translation>
    </message>
    <message>
        <source>{card} on top</source>
        <translation>{card} in cima</translation>
    </message>
    <message>
        <source>What you do not place is offered to {names}, who takes one card.</source>
        <translation>Ciò che non posi è offerto a {names}, che prende una carta.</translation>
    </message>
    <message>
        <source>Make the rest a Kingdom with {card} on top</source>
        <translation>Fai del resto un Regno con {card} in cima</translation>
    </message>
    <message>
        <source>Most points given by others</source>
        <translation>Più punti avuti dagli altri</translation>
    </message>
    <message>
        <source>Given by {name}</source>
        <translation>Dati da {name}</translation>
    </message>
    <message numerus="yes">
        <source>Face-down pile of %n card(s)</source>
        <translation>
            <numerusform>Mazzetto coperto di %n carta</numerusform>
            <numerusform>Mazzetto coperto di %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} placed a neutral pile.</source>
        <translation>{name} mette un mazzetto neutrale.</translation>
    </message>
    <message>
        <source>{name} placed the Wanderer.</source>
        <translation>{name} mette il Viandante.</translation>
    </message>
    <message>
        <source>{name} formed two piles.</source>
        <translation>{name} forma due mazzetti.</translation>
    </message>
    <message>
        <source>{name} placed a pile.</source>
        <translation>{name} mette un mazzetto.</translation>
    </message>
    <message>
        <source>{name} placed the Pixie.</source>
        <translation>{name} mette il Folletto.</translation>
    </message>
    <message>
        <source>{name} stopped the Pixie on {kingdom}.</source>
        <translation>{name} ferma il Folletto su {kingdom}.</translation>
    </message>
    <message>
        <source>The Wanderer was pushed aside.</source>
        <translation>Il Viandante viene spinto via.</translation>
    </message>
    <message>
        <source>The Pixie laid {card} on {kingdom}.</source>
        <translation>Il Folletto posa {card} su {kingdom}.</translation>
    </message>
    <message>
        <source>The Pixie tucked a card beneath {kingdom}.</source>
        <translation>Il Folletto infila una carta sotto {kingdom}.</translation>
    </message>
    <message>
        <source>{name} led the Wanderer to {kingdom}.</source>
        <translation>{name} guida il Viandante fino a {kingdom}.</translation>
    </message>
    <message>
        <source>The Wanderer was shut in and stayed.</source>
        <translation>Il Viandante è bloccato e resta dov’è.</translation>
    </message>
    <message numerus="yes">
        <source>{name} showed %n card(s) and conquered {cards}.</source>
        <translation>
            <numerusform>{name} mostra una carta e conquista {cards}.</numerusform>
            <numerusform>{name} mostra %n carte e conquista {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} showed %n card(s) and conquered nothing.</source>
        <translation>
            <numerusform>{name} mostra una carta e non conquista nulla.</numerusform>
            <numerusform>{name} mostra %n carte e non conquista nulla.</numerusform>
        </translation>
    </message>
    <message>
        <source>{Card} was turned face down.</source>
        <translation>{Card} viene coperta.</translation>
    </message>
    <message numerus="yes">
        <source>{name} got rid of %n card(s).</source>
        <translation>
            <numerusform>{name} si disfa di una carta.</numerusform>
            <numerusform>{name} si disfa di %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{Card} covered {kingdom}.</source>
        <translation>{Card} copre {kingdom}.</translation>
    </message>
    <message>
        <source>{name} took {card} from the market.</source>
        <translation>{name} prende {card} dal mercato.</translation>
    </message>
    <message>
        <source>The rest of the market became a Kingdom.</source>
        <translation>Il resto del mercato diventa un Regno.</translation>
    </message>
    <message numerus="yes">
        <source>{name} kept the other %n card(s).</source>
        <translation>
            <numerusform>{name} tiene l’altra carta.</numerusform>
            <numerusform>{name} tiene le altre %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} laid a card beneath the Wand.</source>
        <translation>{name} mette una carta sotto la Bacchetta.</translation>
    </message>
    <message numerus="yes">
        <source>{name} drew %n card(s).</source>
        <translation>
            <numerusform>{name} pesca una carta.</numerusform>
            <numerusform>{name} pesca %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck ran out: this lap is the last.</source>
        <translation>Il mazzo è finito: questa è l’ultima tornata.</translation>
    </message>
    <message>
        <source>The lap is complete: the game is over.</source>
        <translation>La tornata è completa: la partita finisce.</translation>
    </message>
    <message>
        <source>{name} laid {card} beneath the Wand.</source>
        <translation>{name} mette {card} sotto la Bacchetta.</translation>
    </message>
    <message>
        <source>{name} turned the Wands face down: {names}.</source>
        <translation>{name} volta le Bacchette: {names}.</translation>
    </message>
    <message>
        <source>{name} is placing a neutral pile.</source>
        <translation>{name} sta mettendo un mazzetto neutrale.</translation>
    </message>
    <message>
        <source>{name} is placing the Wanderer.</source>
        <translation>{name} sta mettendo il Viandante.</translation>
    </message>
    <message>
        <source>{name} is forming two piles.</source>
        <translation>{name} sta formando due mazzetti.</translation>
    </message>
    <message>
        <source>{name} is placing a pile.</source>
        <translation>{name} sta mettendo un mazzetto.</translation>
    </message>
    <message>
        <source>{name} is placing the Pixie.</source>
        <translation>{name} sta mettendo il Folletto.</translation>
    </message>
    <message>
        <source>{name} is moving the Pixie.</source>
        <translation>{name} sta muovendo il Folletto.</translation>
    </message>
    <message>
        <source>{name} is pushing the Wanderer.</source>
        <translation>{name} sta spingendo il Viandante.</translation>
    </message>
    <message>
        <source>{name} is dealing the Pixie’s cards.</source>
        <translation>{name} sta distribuendo le carte del Folletto.</translation>
    </message>
    <message>
        <source>{name} is leading the Wanderer.</source>
        <translation>{name} sta guidando il Viandante.</translation>
    </message>
    <message>
        <source>{name} is turning a card face down.</source>
        <translation>{name} sta coprendo una carta.</translation>
    </message>
    <message>
        <source>{name} is choosing an action.</source>
        <translation>{name} sta scegliendo un’azione.</translation>
    </message>
    <message>
        <source>{name} is creating a Kingdom.</source>
        <translation>{name} sta creando un Regno.</translation>
    </message>
    <message>
        <source>{name} is placing a Kingdom.</source>
        <translation>{name} sta mettendo un Regno.</translation>
    </message>
    <message>
        <source>{name} is getting rid of cards.</source>
        <translation>{name} si sta disfacendo delle carte.</translation>
    </message>
    <message>
        <source>{name} is taking a card from the market.</source>
        <translation>{name} sta prendendo una carta dal mercato.</translation>
    </message>
    <message>
        <source>{name} is deciding about the rest.</source>
        <translation>{name} sta decidendo del resto.</translation>
    </message>
    <message>
        <source>a face-down card</source>
        <translation>una carta coperta</translation>
    </message>
    <message>
        <source>a face-down Fairy</source>
        <translation>una Fata coperta</translation>
    </message>
    <message>
        <source>You win if your wish has gathered the most points at the end, from everybody’s cards.</source>
        <translation>Vinci se alla fine il tuo desiderio ha raccolto più punti di tutti, dalle carte di ognuno.</translation>
    </message>
    <message>
        <source>Until the map is complete nobody else knows who you are.</source>
        <translation>Finché la mappa non è completa, nessun altro sa chi sei.</translation>
    </message>
    <message>
        <source>unused</source>
        <translation>esclusi</translation>
    </message>
    <message>
        <source>{name} created a Kingdom with {card} on top.</source>
        <translation>{name} crea un Regno con {card} in cima.</translation>
    </message>
    <message>
        <source>Lies in front of the Fairy whose turn it is.</source>
        <translation>Sta davanti alla Fata di turno.</translation>
    </message>
    <message>
        <source>Lies in front of the player who moves the Pixie this round.</source>
        <translation>Sta davanti a chi muove il Folletto in questo giro.</translation>
    </message>
    <message>
        <source>{name} moves the Pixie</source>
        <translation>{name} muove il Folletto</translation>
    </message>
    <message>
        <source>{name}’s Fairy turn</source>
        <translation>Turno di Fata di {name}</translation>
    </message>
    <message>
        <source>{name}’s market</source>
        <translation>Mercato di {name}</translation>
    </message>
    <message>
        <source>In gold: {card} beneath your Wand, counted double.</source>
        <translation>In oro: {card} sotto la tua Bacchetta, contata doppia.</translation>
    </message>
    <message>
        <source>Last card gained</source>
        <translation>Ultima carta ottenuta</translation>
    </message>
    <message>
        <source>{name} wins: the Wanderer chooses {wish}, with {points} points.</source>
        <translation>Vince {name}: il Viandante sceglie {wish}, con {points} punti.</translation>
    </message>
    <message>
        <source>Tied at {points}; {names} got the last card.</source>
        <translation>Pari a {points}; l’ultima carta è andata a {names}.</translation>
    </message>
    <message>
        <source>{name}, pick up a Kingdom, create one, or get rid of your hand.</source>
        <translation>{name}, prendi un Regno, creane uno o disfati della mano.</translation>
    </message>
    <message>
        <source>{name}, take one card from {other}’s market.</source>
        <translation>{name}, prendi una carta dal mercato di {other}.</translation>
    </message>
    <message>
        <source>{name}, make the rest a Kingdom (choose its top card) or keep the cards.</source>
        <translation>{name}, fai del resto un Regno (scegli la carta in cima) o tieni le carte.</translation>
    </message>
    <message>
        <source>{name}, new Kingdom: choose its top card, from your Realm.</source>
        <translation>{name}, nuovo Regno: scegli la carta in cima, del tuo Reame.</translation>
    </message>
    <message>
        <source>{name}, go on: pick up, create, get rid of cards, or finish.</source>
        <translation>{name}, continua: prendi, crea, disfati delle carte, o concludi.</translation>
    </message>
    <message>
        <source>Where the Pixie stops, all cards but the top one go to the neighbouring Kingdoms.</source>
        <translation>Dove il Folletto si ferma, tutte le carte tranne la prima vanno sui Regni adiacenti.</translation>
    </message>
    <message>
        <source>Nobody collects a card for this.</source>
        <translation>Così nessuno raccoglie carte.</translation>
    </message>
    <message>
        <source>Choose a card, then a glowing Kingdom.</source>
        <translation>Scegli una carta, poi un Regno illuminato.</translation>
    </message>
    <message>
        <source>Click a glowing Kingdom, or drag him there; double-click to stop him there.</source>
        <translation>Fai clic su un Regno illuminato o trascinalo lì; con un doppio clic si ferma.</translation>
    </message>
    <message>
        <source>{card} takes its place. Face down, a card is worth 1 point, for you alone.</source>
        <translation>Al suo posto va {card}. Una carta coperta vale 1 punto, solo per te.</translation>
    </message>
    <message>
        <source>Click a glowing Kingdom twice to pick it up; drag a card of your Realm to create one.</source>
        <translation>Fai due clic su un Regno illuminato per prenderlo in mano; trascina una carta del tuo Reame per crearne uno.</translation>
    </message>
    <message>
        <source>Click a glowing card twice, or drag it to your hand.</source>
        <translation>Fai due clic su una carta illuminata, o trascinala nella tua mano.</translation>
    </message>
    <message>
        <source>Get rid of hand…</source>
        <translation>Disfati…</translation>
    </message>
    <message>
        <source>To the market</source>
        <translation>Al mercato</translation>
    </message>
    <message numerus="yes">
        <source>Pick up %n card(s)</source>
        <translation>
            <numerusform>Prendi %n carta</numerusform>
            <numerusform>Prendi %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Rimetti a posto</translation>
    </message>
    <message>
        <source>Pick up a Kingdom, create one, or get rid of your hand.</source>
        <translation>Prendi un Regno, creane uno o disfati della mano.</translation>
    </message>
    <message>
        <source>Too far: not enough steps left.</source>
        <translation>Troppo lontano: non restano abbastanza passi.</translation>
    </message>
    <message>
        <source>The Wanderer must stop somewhere else.</source>
        <translation>Il Viandante deve fermarsi altrove.</translation>
    </message>
    <message>
        <source>The Pixie cannot come back in the same move.</source>
        <translation>Il Folletto non può tornare indietro nella stessa mossa.</translation>
    </message>
    <message>
        <source>There are no steps left.</source>
        <translation>Non restano passi.</translation>
    </message>
    <message>
        <source>Take at least one step.</source>
        <translation>Fai almeno un passo.</translation>
    </message>
    <message>
        <source>It is already here.</source>
        <translation>È già qui.</translation>
    </message>
    <message>
        <source>Only onto a Kingdom.</source>
        <translation>Solo su un Regno.</translation>
    </message>
    <message>
        <source>On the Wanderer’s Kingdom cards only go beneath.</source>
        <translation>Nel Regno del Viandante le carte vanno solo sotto.</translation>
    </message>
    <message>
        <source>This Kingdom already has its card.</source>
        <translation>Questo Regno ha già avuto la sua carta.</translation>
    </message>
    <message>
        <source>This is not your Kingdom.</source>
        <translation>Questo Regno non è tuo.</translation>
    </message>
    <message>
        <source>Kingdoms are picked up before you create one.</source>
        <translation>I Regni si prendono prima di crearne uno.</translation>
    </message>
    <message>
        <source>Kingdoms are picked up into your hand.</source>
        <translation>I Regni si prendono in mano.</translation>
    </message>
    <message>
        <source>The top card must be of your Realm.</source>
        <translation>La carta in cima deve essere del tuo Reame.</translation>
    </message>
    <message>
        <source>You need three cards.</source>
        <translation>Servono tre carte.</translation>
    </message>
    <message>
        <source>Only one new Kingdom per turn.</source>
        <translation>Un solo nuovo Regno per turno.</translation>
    </message>
    <message>
        <source>You must do at least one action.</source>
        <translation>Devi fare almeno un’azione.</translation>
    </message>
    <message>
        <source>First press “Get rid of hand…”: then you can cover Kingdoms.</source>
        <translation>Prima premi «Disfati…»: poi puoi coprire i Regni.</translation>
    </message>
    <message>
        <source>Onto the glowing place of the pile.</source>
        <translation>Sul posto illuminato del mazzetto.</translation>
    </message>
    <message>
        <source>Nothing can be laid on the Wanderer’s Kingdom.</source>
        <translation>Sul Regno del Viandante non si può posare nulla.</translation>
    </message>
    <message>
        <source>Each Kingdom can be covered only once.</source>
        <translation>Ogni Regno si copre una volta sola.</translation>
    </message>
    <message>
        <source>Onto the tray: it becomes the top card of a new Kingdom.</source>
        <translation>Sul vassoio: diventa la carta in cima a un nuovo Regno.</translation>
    </message>
    <message>
        <source>Only one card per game.</source>
        <translation>Una sola carta a partita.</translation>
    </message>
    <message>
        <source>Only from your next turn on.</source>
        <translation>Solo dal tuo prossimo turno.</translation>
    </message>
    <message>
        <source>What you have conquered stays there.</source>
        <translation>Ciò che hai conquistato resta lì.</translation>
    </message>
    <message>
        <source>Not counted: the card beneath the Wand of {names}.</source>
        <translation>Non si conta la carta sotto la Bacchetta di {names}.</translation>
    </message>
    <message>
        <source>The Fairies stay secret until all piles are on the map.</source>
        <translation>Le Fate restano segrete finché tutti i mazzetti non sono sulla mappa.</translation>
    </message>
    <message>
        <source>You do not know any cards beneath Kingdoms yet.</source>
        <translation>Non conosci ancora nessuna carta sotto i Regni.</translation>
    </message>
    <message>
        <source>Pick up: {cell}</source>
        <translation>Prendi in mano: {cell}</translation>
    </message>
    <message>
        <source>At most {limit} face up now: two more than the rival with the fewest.</source>
        <translation>Ora al massimo {limit} scoperte: due più dell’avversario che ne ha meno.</translation>
    </message>
    <message>
        <source>A card lies beneath: it counts double at the end.</source>
        <translation>Sotto c’è una carta: alla fine vale doppio.</translation>
    </message>
    <message>
        <source>Beneath: {card}. It counts double at the end.</source>
        <translation>Sotto: {card}. Alla fine vale doppio.</translation>
    </message>
    <message>
        <source>Turned face down: the card beneath is worth nothing.</source>
        <translation>Voltata: la carta sotto non vale nulla.</translation>
    </message>
    <message>
        <source>When it is empty, this lap is the last.</source>
        <translation>Quando finisce, questa tornata è l’ultima.</translation>
    </message>
    <message>
        <source>Lay it beneath the Wand? Only one card per game.</source>
        <translation>Metterla sotto la Bacchetta? Una sola carta a partita.</translation>
    </message>
    <message>
        <source>Lay it beneath</source>
        <translation>Mettila sotto</translation>
    </message>
    <message>
        <source>Click a card twice, or drag it. Only cards beneath the top one can be conquered; three stay in your hand.</source>
        <translation>Fai due clic su una carta o trascinala. Si conquistano solo le carte sotto la prima; tre restano in mano.</translation>
    </message>
    <message>
        <source>Leaving an Abandoned Kingdom costs the Pixie no step.</source>
        <translation>Lasciare un Regno Abbandonato non costa passi al Folletto.</translation>
    </message>
    <message>
        <source>Your own Kingdom: if he stops here, you conquer your cards beneath the top one.</source>
        <translation>È un tuo Regno: se si ferma qui, conquisti le tue carte sotto la prima.</translation>
    </message>
    <message>
        <source>If he stops here, you pick up Kingdoms, create one, or get rid of your hand.</source>
        <translation>Se si ferma qui, prendi Regni, ne crei uno o ti disfi della mano.</translation>
    </message>
    <message>
        <source>There is nothing you could pick up or create.</source>
        <translation>Non hai nulla da prendere né da creare.</translation>
    </message>
    <message numerus="yes">
        <source>{name} picked up {kingdom}: %n card(s).</source>
        <translation>
            <numerusform>{name} prende in mano {kingdom}: %n carta.</numerusform>
            <numerusform>{name} prende in mano {kingdom}: %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} turned the Wand face down.</source>
        <translation>{name} volta la propria Bacchetta.</translation>
    </message>
    <message>
        <source>Nobody gained a card for two laps: the game is over.</source>
        <translation>Due tornate senza nuove carte: la partita finisce.</translation>
    </message>
    <message>
        <source>{name} found nothing beneath the top card.</source>
        <translation>{name} non trova nulla sotto la prima carta.</translation>
    </message>
    <message>
        <source>{name} collected {card}: {k} so far, so {s} steps.</source>
        <translation>{name} raccoglie {card}: {k} finora, quindi {s} passi.</translation>
    </message>
    <message>
        <source>{known} of {all} known</source>
        <translation>ne conosci {known} su {all}</translation>
    </message>
</context>
</TS>
