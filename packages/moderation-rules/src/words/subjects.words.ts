// Whose age a number is: sentences about a thing, a pet, a place or a custom with people named in between, in six
// languages.
import type { PatternSet } from '../patterns/compile.ts';
import { ages } from './age-columns.words.ts';
import { createTable } from './columns.ts';
import { people, places, things } from './things.words.ts';

const [, german, spanish, french, portuguese] = ages.column('things');
const [, germanKids, spanishKids, frenchKids, portugueseKids] = ages.column('kids');

/** Words that several of the languages share. */
const international =
  'podcast|blog|hotel|bar|café|restaurant|club|band|radio|piano|taxi|scooter|tattoo|laptop|tablet|router|server|app|whisky|gin|cognac|brandy|youtube|kiosk|jeep|vespa|fiat|bmw|volvo';

/** Pet names of lovers are not things. */
const endearments = /\|(?:puppy|pup|kitten|pony|bunny|pets?|cow|stallion)(?=\|)/g;

const { inEach } = createTable(`
the: the|this|that|my|our|his|her|their|your|its ; der|die|das|mein|meine|meinem|unser|unsere|sein|seine|ihr|ihre|dein|deine|dieser|diese|dieses|dass_der|dass_die|dass_das ; el|la|mi|nuestro|nuestra|su|tu|este|esta|ese|esa|aquel|aquella ; le|la|les|l|mon|ma|notre|son|sa|ton|ta|votre|ce|cette|cet ; o|a|os|as|meu|minha|nosso|nossa|seu|sua|teu|tua|este|esta|esse|essa|aquele|aquela
things: ${`${things}|${places}`.replaceAll(endearments, '')} ; ${international}|${german}|schreinerei|tischlerei|gärtnerei|metzgerei|galerie|bücherei|druckerei|fabrik|tradition|leuchtturm|weinberg|kameras|liebster|liebstes|lieblingsauto|bäckerei|konditorei|kneipe|wirtschaft|gaststätte|hotel|werkstatt|apotheke|brauerei|mühle|waschmaschine|spülmaschine|kaffeemaschine|maschine|kühlschrank|ofen|herd|heizung|fernseher|kamera|boot|schiff|rad|fahrrad|roller|bus|traktor|bett|sofa|tisch|stuhl|schrank|teppich|lampe|uhr|ring|kleid|mantel|jacke|buch|lied|gitarre|geige|klavier|eiche|tanne|linde|birke|buche|kastanie|kirschbaum|apfelbaum|rose|pflanze|garten|hof|burg|schloss|brücke|kirche|stadt|siedlung|tradition|brauch|ritual|gesetz|vertrag|scheidung|beziehung|chor|orchester|theater|zeitung|sammlung|narbe|rezept|dackel|schäferhund|pudel|labrador|wallach|esel|ziege|cognac|gin|käse ; ${international}|${spanish}|carpintería|floristería|cafetería|cervecería|carnicería|galería|frutería|tatuaje|faro|viñedo|favorito|favorita|consulta|taberna|pastelería|heladería|farmacia|peluquería|taller|bodega|molino|posada|hotel|barco|barca|velero|lavadora|nevera|horno|caldera|cafetera|máquina|cámara|televisor|cama|sofá|mesa|silla|armario|alfombra|lámpara|reloj|anillo|vestido|abrigo|chaqueta|libro|canción|guitarra|violín|roble|pino|olivo|limonero|naranjo|rosal|planta|jardín|huerto|granja|castillo|puente|iglesia|ciudad|tradición|costumbre|ritual|ley|contrato|divorcio|relación|coro|orquesta|grupo|teatro|periódico|colección|cicatriz|receta|burro|cabra|coñac|queso|apartamento|camión|furgoneta|bicicleta|avión ; ${international}|${french}|menuiserie|fleuristerie|brasserie|crêperie|épicerie|boucherie|galerie|batterie|tatouage|phare|préféré|préférée|cabinet|taverne|pâtisserie|pharmacie|atelier|moulin|auberge|hôtel|ferme|bateau|voilier|lavelinge|machine|frigo|four|chaudière|cafetière|appareil|télé|lit|canapé|table|chaise|armoire|tapis|lampe|montre|bague|robe|manteau|veste|livre|chanson|guitare|violon|chêne|pin|olivier|pommier|rosier|plante|jardin|verger|château|pont|église|ville|tradition|coutume|rituel|loi|contrat|divorce|relation|chœur|orchestre|journal|collection|cicatrice|recette|âne|chèvre|cognac|fromage|appartement|camion|bicyclette|avion ; ${international}|${portuguese}|carpintaria|floricultura|cafeteria|cervejaria|galeria|mercearia|sorveteria|tatuagem|farol|favorito|favorita|preferido|preferida|consultório|taverna|confeitaria|farmácia|oficina|adega|moinho|pousada|hotel|fazenda|barco|veleiro|máquina|geladeira|frigorífico|forno|caldeira|cafeteira|câmera|câmara|televisão|cama|sofá|mesa|cadeira|armário|tapete|lâmpada|relógio|anel|vestido|casaco|livro|canção|violão|guitarra|violino|carvalho|pinheiro|oliveira|limoeiro|roseira|planta|jardim|horta|castelo|ponte|igreja|cidade|tradição|costume|ritual|lei|contrato|divórcio|relação|coral|orquestra|grupo|jornal|coleção|cicatriz|receita|burro|cabra|conhaque|queijo|caminhão|avião
is: is|was|turned|turns|will_be|has_been|became ; ist|war|wird|wurde|ist_bereits|wurde_heuer ; tiene|tenía|cumple|cumplió|lleva|ya_tiene|tendrá|va_a_cumplir ; a|avait|fête|aura|fêtera|na_que|a_déjà|a_eu|a_fêté|fêter ; tem|tinha|faz|fez|completa|completou|já_tem|terá|vai_fazer
hedge: only|just|still|already|now|almost|nearly|about|around|over|barely|exactly|even|roughly ; erst|schon|noch|gerade|jetzt|fast|bald|nur|etwa|rund|knapp|über|bereits|inzwischen|mittlerweile|immerhin ; solo|sólo|ya|casi|apenas|unos|más_de|hoy|ahora|exactamente ; ses|déjà|seulement|que|bientôt|presque|à_peine|environ|plus_de|maintenant ; só|já|quase|apenas|uns|mais_de|hoje|agora
years: years_old|year_old|yrs_old|years ; jahre_alt|jahre|jahren ; años|añitos ; ans|piges|printemps ; anos|aninhos
people: ${people} ; mädchen|junge|frau|mann|schülerin|schüler|verkäuferin ; niña|niño|chica|chico|mujer ; fille|garçon|femme|homme ; menina|menino|garota|garoto|mulher
persons: girlfriend|boyfriend|friend|sister|brother|niece|nephew|cousin|neighbor|neighbour|colleague|classmate|woman|man|lady|lover|somebody|someone ; ${germanKids}|freund|nichte|neffe|cousine|cousin|schwester|bruder|sohn|kollegin|frau|geliebte|jemand ; ${spanishKids}|amiga|amigo|hijo|hermano|primo|sobrino|compañera|compañero|mujer|alguien ; ${frenchKids}|amie|ami|fils|sœur|frère|cousin|neveu|camarade|femme|quelquun ; ${portugueseKids}|amiga|amigo|filho|irmão|primo|sobrinho|colega|mulher|alguém
that: that|which ; der|die|das ; que ; qui ; que
who: who|whos ; wer ; quien ; qui ; quem
lasts: for|since|within|over|after ; seit|vor|nach|für|in|binnen|während ; hace|desde_hace|durante|por|tras|en|dentro_de ; depuis|pendant|après|durant|dans|en|il_y_a ; há|faz|desde|durante|por|após|em|dentro_de
old: - ; alte|alten|alter|altes|altem ; - ; - ; -
own: - ; - ; - ; larbre|lappartement|lappart|léglise|lhôtel|lauberge|latelier|lécole|lentreprise|lassociation|limmeuble|lordinateur|lavion|lanneau|lolivier|lamitié|lhorloge ; -
`);

/** A number, which alone is an age if an age was mentioned. */
const age = '<is> <hedge>? <hedge>? #minor|#menor <years>? now|and|but|so|or|too|yet|und|y|et|e?';

const figures = inEach(`
^|@says <the> -1 <things> -9 ${age}
^|@says <the> -1 <things> -2 $ ~7 $ ${age}
^|@says <the> -1 <things> -2 $? #minor|#menor <years>
^|@says <own> -9 ${age}
<things> <that> ${age}
#minor|#menor <years> -0 <things>
#minor|#menor <years> <old> <things>
<things> $? one_of_them|one|eine|einer|eines|una|uno|une|lune|lun|uma|um ~4 ${age}
`);

/** A person after all: "the bakery girl is 15", "the car of my niece, who is 15". */
const persons = inEach(`
<things> <people> ~7 ${age}
<things> <people> -3 $? #minor|#menor <years>
<people>|<persons> $? <that>|<who> ${age}
#other $? <that>|<who> ${age}
<people>|<persons> -3 <things> <that> ${age}
`);

const japanese =
  '屋|店|車|家|木|樹|桜|船|犬|猫|馬|館|堂|園|院|校|社|橋|城|寺|塔|台|房|庫|畑|庭|酒|曲|機|器|服|靴|習慣|伝統|結婚|バンド|バイク|マンション|ギター|ピアノ|バイオリン|ワイン|ウイスキー|ラム|ビル|ブログ|ポッドキャスト|タトゥー|カメラ|トラック|ヨット|ボート|カフェ|レストラン|バー|ホテル|パソコン|ゲーム|アプリ|サイト|ベッド|ソファ|ドレス|コート|レシピ';
const japaneseAges = `
${japanese} は|も|が|って -4 #menor 歳|才
`;

const durations = inEach('<lasts> <hedge>? #minor|#menor <years>');

/** One of several things: "The youngest of her portraits". */
const several = `
youngest|oldest|newest|latest|first|last of @my|the|these|those -1 ${`${things}|${places}|portrait|statue|poem|letter`.replaceAll(/(?=\||$)/g, 's')} is|was|turned @hedge? #minor @year? @old?
`;

const ofThings = `${figures}${several}${japaneseAges}${durations}`;

export const subjects: PatternSet = {
  'void.age': ofThings,
  'void.card.young': ofThings,
  'void.user': ofThings,
  'void.void.age': persons,
  'void.void.card.young': persons,
  'void.void.user': persons,
};
