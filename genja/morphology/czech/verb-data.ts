/**
 * Czech verbs: infinitive, third person of the present, past participle, passive participle; `-`
 * where there is none. A star marks a perfective verb, whose present forms speak of the future.
 */
export const VERBS = `
být je byl -|mít má měl -|jít jde šel -|*přijít přijde přišel -|*odejít odejde odešel -|jet jede jel -
*přijet přijede přijel -|*vyhrát vyhraje vyhrál vyhrán|*prohrát prohraje prohrál prohrán|hrát hraje hrál hrán
*porazit porazí porazil poražen|*zvítězit zvítězí zvítězil -|*remizovat remizuje remizoval -
*dát dá dal dán|*dostat dostane dostal -|*vstřelit vstřelí vstřelil vstřelen|skórovat skóruje skóroval -
*získat získá získal získán|*ztratit ztratí ztratil ztracen|*otevřít otevře otevřel otevřen
*zavřít zavře zavřel zavřen|*postavit postaví postavil postaven|*říct řekne řekl řečen
vidět vidí viděl viděn|slyšet slyší slyšel slyšen|chtít chce chtěl -|moci může mohl -|muset musí musel -
*začít začne začal začat|*skončit skončí skončil skončen|končit končí končil -
pokračovat pokračuje pokračoval -|pršet prší pršel -|sněžit sněží sněžil -|svítit svítí svítil -
foukat fouká foukal -|*klesnout klesne klesl -|klesat klesá klesal -|*stoupnout stoupne stoupl -
stoupat stoupá stoupal -|růst roste rostl -|*vzrůst vzroste vzrostl -|*dosáhnout dosáhne dosáhl dosažen
*obsadit obsadí obsadil obsazen|volit volí volil volen|*zvolit zvolí zvolil zvolen
kandidovat kandiduje kandidoval -|hlasovat hlasuje hlasoval -|*schválit schválí schválil schválen
*odmítnout odmítne odmítl odmítnut|*navrhnout navrhne navrhl navržen|*podpořit podpoří podpořil podpořen
*sestavit sestaví sestavil sestaven|jednat jedná jednal -|*oznámit oznámí oznámil oznámen
*vytvořit vytvoří vytvořil vytvořen|*zaplatit zaplatí zaplatil zaplacen|stát stojí stál -
ležet leží ležel -|žít žije žil -|*zemřít zemře zemřel -|*narodit narodí narodil narozen|spát spí spal -
číst čte četl čten|psát píše psal psán|*napsat napíše napsal napsán|*koupit koupí koupil koupen
*prodat prodá prodal prodán|pracovat pracuje pracoval -|dělat dělá dělal dělán|*udělat udělá udělal udělán
*zranit zraní zranil zraněn|*postoupit postoupí postoupil -|*vypadnout vypadne vypadl -
vést vede vedl veden|nést nese nesl nesen|*přinést přinese přinesl přinesen|brát bere bral brán
*vzít vezme vzal vzat|*zůstat zůstane zůstal -|*zasáhnout zasáhne zasáhl zasažen
*zničit zničí zničil zničen|*poškodit poškodí poškodil poškozen|*uvést uvede uvedl uveden
*potvrdit potvrdí potvrdil potvrzen|*nastoupit nastoupí nastoupil -|*vyrovnat vyrovná vyrovnal vyrovnán
*rozhodnout rozhodne rozhodl rozhodnut|*vyhlásit vyhlásí vyhlásil vyhlášen|slavit slaví slavil slaven
chybět chybí chyběl -|očekávat očekává očekával očekáván|čekat čeká čekal -|padat padá padal -
*padnout padne padl -|*uzavřít uzavře uzavřel uzavřen|*zahájit zahájí zahájil zahájen
sledovat sleduje sledoval sledován|*navštívit navštíví navštívil navštíven|*zvýšit zvýší zvýšil zvýšen
*snížit sníží snížil snížen|*překonat překoná překonal překonán|*vstoupit vstoupí vstoupil -
*zopakovat zopakuje zopakoval zopakován|*ukončit ukončí ukončil ukončen|*předstihnout předstihne předstihl předstižen
působit působí působil -|*odehrát odehraje odehrál odehrán|platit platí platil placen
*trefit trefí trefil trefen|*přidat přidá přidal přidán|*otočit otočí otočil otočen|*využít využije využil využit|*sečíst sečte sečetl sečten
`;
