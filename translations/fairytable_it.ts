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
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Back to &amp;defaults</source>
        <translation>&amp;Valori predefiniti</translation>
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
        <source>Language and look</source>
        <translation>Lingua e aspetto</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>A game that is being played goes on in it.</source>
        <translation>Anche la partita in corso continua in questa lingua.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Del sistema</translation>
    </message>
    <message>
        <source>Windows and panels</source>
        <translation>Finestre e pannelli</translation>
    </message>
    <message>
        <source>The table itself always lies in the dusk.</source>
        <translation>Il tavolo resta sempre nella luce del crepuscolo.</translation>
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
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Moving cards</source>
        <translation>Carte in movimento</translation>
    </message>
    <message>
        <source>How fast the cards travel to their places.</source>
        <translation>Quanto in fretta le carte raggiungono il loro posto.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Subito</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>Ritmo dei bot</translation>
    </message>
    <message>
        <source>How long you can look at a move before the next one.</source>
        <translation>Il tempo per guardare una mossa prima della prossima.</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>Offered for the first seat of a new game.</source>
        <translation>Proposto per il primo posto di una nuova partita.</translation>
    </message>
    <message>
        <source>Play what cannot be otherwise</source>
        <translation>Gioca da sé le mosse obbligate</translation>
    </message>
    <message>
        <source>A decision with one answer is played by itself.</source>
        <translation>Se la scelta possibile è una sola, viene giocata da sé.</translation>
    </message>
    <message>
        <source>Undo after a new card was seen</source>
        <translation>Annullare dopo aver visto una nuova carta</translation>
    </message>
    <message>
        <source>Other steps can always be taken back.</source>
        <translation>Le altre mosse si possono sempre annullare.</translation>
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
        <translation>&amp;Vista</translation>
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
        <source>To the start &amp;page</source>
        <translation>Alla &amp;pagina iniziale</translation>
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
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Impostazioni…</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regole</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>S&amp;tatistiche</translation>
    </message>
    <message>
        <source>&amp;About Fairytable</source>
        <translation>&amp;Informazioni su Fairytable</translation>
    </message>
    <message>
        <source>{game}: {names}</source>
        <translation>{game}: {names}</translation>
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
        <translation>Un tavolo per giochi di carte da libro di fiabe.</translation>
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
        <source>{name} (font)</source>
        <translation>{name} (carattere)</translation>
    </message>
    <message>
        <source>For a report</source>
        <translation>Per una segnalazione</translation>
    </message>
    <message>
        <source>If something goes wrong, please copy this and send it with your description.</source>
        <translation>Se qualcosa non va, copia questo testo e mandalo insieme alla tua descrizione.</translation>
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
        <source>How the scores came about</source>
        <translation>Come sono nati i punteggi</translation>
    </message>
    <message>
        <source>Nothing was scored in this game.</source>
        <translation>In questa partita non si sono segnati punti.</translation>
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
        <source>Watch it again</source>
        <translation>Rivedi la partita</translation>
    </message>
    <message>
        <source>Save for replay…</source>
        <translation>Salva per rivederla…</translation>
    </message>
    <message>
        <source>To the start page</source>
        <translation>Alla pagina iniziale</translation>
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
        <source>Games of Fairytable (*{suffix})</source>
        <translation>Partite di Fairytable (*{suffix})</translation>
    </message>
    <message>
        <source>This file cannot be used</source>
        <translation>Questo file non si può usare</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Salvata come “{name}”.</translation>
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
        <translation>Regole di {game}</translation>
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
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>A number that deals the same cards again whenever it is given</source>
        <translation>Un numero che, ogni volta che lo si indica, distribuisce di nuovo le stesse carte</translation>
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
        <source>The seed must be a whole number from 0 to 18446744073709551615.</source>
        <translation>Il seme dev’essere un numero intero da 0 a 18446744073709551615.</translation>
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
        <source>The games you save will wait for you here.</source>
        <translation>Le partite che salvi ti aspetteranno qui.</translation>
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
        <source>calm</source>
        <translation>calma</translation>
    </message>
    <message>
        <source>brisk</source>
        <translation>svelta</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rapida</translation>
    </message>
    <message>
        <source>Whose eyes</source>
        <translation>Vista di</translation>
    </message>
    <message>
        <source>all cards open</source>
        <translation>tutto scoperto</translation>
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
        <source>Game whose rules are shown</source>
        <translation>Gioco di cui si leggono le regole</translation>
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
        <source>Next place found (F3)</source>
        <translation>Punto successivo (F3)</translation>
    </message>
    <message>
        <source>Previous place found (Shift+F3)</source>
        <translation>Punto precedente (Maiusc+F3)</translation>
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
        <source>The rules of this game are still being written. Until they are here, the help beside the table tells you what you can do.</source>
        <translation>Le regole di questo gioco sono ancora in preparazione. Nel frattempo l&apos;aiuto accanto al tavolo ti dice che cosa puoi fare.</translation>
    </message>
    <message>
        <source>Scores over the game</source>
        <translation>I punteggi nel corso della partita</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>mosse</translation>
    </message>
    <message>
        <source>No move was made.</source>
        <translation>Non è stata fatta nessuna mossa.</translation>
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
        <source>Recent games</source>
        <translation>Partite recenti</translation>
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
    <message>
        <source>The book is still empty</source>
        <translation>Il libro è ancora vuoto</translation>
    </message>
    <message>
        <source>When your first game has come to its end, you will find it written here.</source>
        <translation>Quando la tua prima partita sarà giunta alla fine, la troverai scritta qui.</translation>
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
        <source>Share won</source>
        <translation>Vittorie</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Migliore</translation>
    </message>
    <message>
        <source>Easy bots</source>
        <translation>Bot facili</translation>
    </message>
    <message>
        <source>Normal bots</source>
        <translation>Bot normali</translation>
    </message>
    <message>
        <source>People only</source>
        <translation>Solo persone</translation>
    </message>
    <message>
        <source>Bots “{level}”</source>
        <translation>Bot “{level}”</translation>
    </message>
    <message>
        <source>{share}%</source>
        <translation>{share}%</translation>
    </message>
    <message>
        <source>Every person at the table counts. A victory shared by two counts half for each; a table with two kinds of bots counts for both.</source>
        <translation>Conta ogni persona al tavolo. Una vittoria condivisa in due vale mezza per ciascuno; un tavolo con due tipi di bot conta per entrambi.</translation>
    </message>
    <message>
        <source>Scores of {game}, from the oldest game to the newest</source>
        <translation>Punteggi di {game}, dalla partita più vecchia alla più recente</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinta</translation>
    </message>
    <message>
        <source>victory shared</source>
        <translation>vittoria condivisa</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>non vinta</translation>
    </message>
    <message>
        <source>mean {mean}</source>
        <translation>media {mean}</translation>
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
        <source>“{name}” could not be saved ({reason}): choose another folder or make room.</source>
        <translation>“{name}” non si può salvare ({reason}): scegli un&apos;altra cartella o fai spazio.</translation>
    </message>
    <message>
        <source>“{name}” could not be read ({reason}): check the disk and your permissions.</source>
        <translation>“{name}” non si può leggere ({reason}): controlla il disco e i tuoi permessi.</translation>
    </message>
    <message>
        <source>“{name}” is not there any more: choose another file.</source>
        <translation>“{name}” non c&apos;è più: scegli un altro file.</translation>
    </message>
    <message>
        <source>“{name}” has more than {limit} bytes, too many for a game: choose another file.</source>
        <translation>“{name}” ha più di {limit} byte, troppi per una partita: scegli un altro file.</translation>
    </message>
    <message>
        <source>“{name}” is not a saved game of Fairytable: choose another file.</source>
        <translation>“{name}” non è una partita salvata di Fairytable: scegli un altro file.</translation>
    </message>
    <message>
        <source>“{name}” breaks off in the middle: copy it again, or open “{name}.bak” beside it.</source>
        <translation>“{name}” si interrompe a metà: copialo di nuovo, o apri “{name}.bak” accanto ad esso.</translation>
    </message>
    <message>
        <source>“{name}” is damaged ({problem}): copy it again, or open “{name}.bak” beside it.</source>
        <translation>“{name}” è danneggiato ({problem}): copialo di nuovo, o apri “{name}.bak” accanto ad esso.</translation>
    </message>
    <message>
        <source>“{name}” was saved by a newer Fairytable: please update the program to open it.</source>
        <translation>“{name}” è stato salvato da un Fairytable più recente: aggiorna il programma per aprirlo.</translation>
    </message>
    <message>
        <source>“{name}” needs the game “{game}”: open it with Fairytable {program}, which has it.</source>
        <translation>“{name}” richiede il gioco “{game}”: aprilo con Fairytable {program}, che lo contiene.</translation>
    </message>
    <message>
        <source>“{name}” follows other rules of the game “{game}” than this program: open it with Fairytable {program}.</source>
        <translation>“{name}” segue altre regole del gioco “{game}” rispetto a questo programma: aprilo con Fairytable {program}.</translation>
    </message>
    <message>
        <source>“{name}” was changed after it was saved, step {step} does not fit: open “{name}.bak” beside it or another copy.</source>
        <translation>“{name}” è stato modificato dopo il salvataggio, il passo {step} non torna: apri “{name}.bak” accanto ad esso o un&apos;altra copia.</translation>
    </message>
</context>
<context>
    <name>hunters</name>
    <message>
        <source>Sides</source>
        <translation>Schieramenti</translation>
    </message>
    <message>
        <source>Everybody alone, or pairs of players who sit opposite and pool their evidence</source>
        <translation>Ognuno per sé, oppure coppie di giocatori seduti di fronte che mettono insieme le prove</translation>
    </message>
    <message>
        <source>Everybody alone</source>
        <translation>Ognuno per sé</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Coppie</translation>
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
        <source>Game {game} begins</source>
        <translation>Comincia la partita {game}</translation>
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
    <message>
        <source>Length</source>
        <translation>Durata</translation>
    </message>
    <message>
        <source>One game, or several until somebody&apos;s total reaches the target</source>
        <translation>Una sola partita, oppure più partite finché il totale di qualcuno raggiunge il traguardo</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Una partita</translation>
    </message>
    <message>
        <source>Several games</source>
        <translation>Più partite</translation>
    </message>
    <message>
        <source>Moons</source>
        <translation>Lune</translation>
    </message>
    <message>
        <source>In random order, or following each other as in the sky</source>
        <translation>In ordine casuale, oppure una dopo l’altra come in cielo</translation>
    </message>
    <message>
        <source>Shuffled</source>
        <translation>Mescolate</translation>
    </message>
    <message>
        <source>As in the sky</source>
        <translation>Come in cielo</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Traguardo</translation>
    </message>
    <message>
        <source>Points that end a match; 60, 40 or 30 for 2, 3 or 4 players if none</source>
        <translation>Punti che chiudono un incontro; se automatico: 60, 40 o 30 in 2, 3 o 4 giocatori</translation>
    </message>
    <message>
        <source>Most games</source>
        <translation>Partite al massimo</translation>
    </message>
    <message>
        <source>A match ends after this many games even if nobody reaches the target</source>
        <translation>Un incontro finisce dopo tante partite, anche se nessuno raggiunge il traguardo</translation>
    </message>
</context>
<context>
    <name>wishes</name>
    <message>
        <source>Teams</source>
        <translation>Squadre</translation>
    </message>
    <message>
        <source>Everybody alone, or so many teams of so many players, seated in turn</source>
        <translation>Ognuno per sé, oppure tante squadre di tanti giocatori, seduti a turno</translation>
    </message>
    <message>
        <source>Everybody alone</source>
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
</context>
</TS>
