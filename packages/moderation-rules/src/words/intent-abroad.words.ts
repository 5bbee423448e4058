// Words of courtship and sexual themes in other languages, in the same three strengths as in English.
import { forms } from './forms.ts';

/** Endings of adjectives, and of verbs with attached pronouns. */
const endings: Readonly<Record<string, string>> = {
  de: '- e en er es em',
  de_verb: 'en e st t te ten est et ete eten',
  de_still: 'en e t',
  oa: 'o a os as',
  es_ar:
    'ar o as a amos an ando é aste ó aron aba e es arla arlo arle arme arte arse ate arnos arlas arlos ame ala alo alas alos ándola ándolo ándome ándonos',
  fr_er: 'er e es ons ez ent ant é ée és ées a ait',
  pt_ar: 'ar o a as amos am ando ei ou aram ava e arla arte á ala alo ame arme arse',
};

/** Words separated by spaces or line breaks; `stem+de` is a stem with each of these endings. */
const words = (list: string): string =>
  list
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [stem = '', ending] = word.split('+');
      return ending === undefined ? stem : forms(stem, endings[ending] ?? '');
    })
    .join('|');

export const intentAbroad = {
  strong: `
${words(`
nackt ausziehen auszieht ausgezogen entkleiden entkleidet verführen verführt verführe verführung striptease
nacktbild nacktbilder nacktfoto nacktfotos aktfoto aktfotos sexszene sexszenen dessous zungenkuss
zungenküsse reizwäsche geil nackt+de erotisch+de sexuell+de sinnlich+de lüstern+de unanständig+de
verführerisch+de versaut+de anzüglich+de schlüpfrig+de
sexo sexual sexuales sexualmente erotismo erótica eróticas sensual sensuales indecente lencería tanga
orgasmo seducción seductora porno pornografía morbo desnud+oa lasciv+oa erótic+oa excitad+oa calentón+oa
desnud+es_ar excit+es_ar seducir seduce seduces seduzco seduciendo seducirla seducirlo
sexe sexuel sexuelle sexuels sexuelles érotisme nue nues lascif lascive séduire séduis séduit séduisante
séduction sensuel sensuelle sensuels sensuelles indécent indécente torride torrides lingerie orgasme porno
coquin coquine coquins coquines excité excitée érotique érotiques déshabill+fr_er
sexo sexual sexuais sensual sensuais erotismo seduzir seduz seduzindo seduzi sedução lingerie orgasmo pornô
tesão despir despindo safadeza nua nus nuas safad+oa excitad+oa pelad+oa lasciv+oa erótic+oa trans+pt_ar
sesso sessuale erotico sensuale sensuali sedurre spogliarsi spogliati provocante nuda nudo nudi naakt
verleiden geile голая голый голую эротика эротический секс сексуальная сексуальный сексуальную эротическая
эротическую соблазни соблазнить пошлый naga nago erotyczny erotyczna seks çıplak erotik 裸
`)}
heiße|heißen|heiß nacht|fotos|szene|bilder / miteinander|mit schlafen|schläft / ins bett / ohne kleidung|kleider
hacer|hace|haciendo el amor / noche|escena|fotos caliente|calientes|ardiente / sin ropa / quitarle|quitarse la ropa / en la cama
faire|fait|faisant lamour / nuit|scène|photo|photos chaude|torride|hot / sans vêtements / au lit
fazer|fazendo|faz amor / noite|cena|fotos quente|quentes|picante / sem roupa / na cama / menino|garoto|rapaz ~1 nu
色 情 / 性 感|交|的|行 / エ ロ / 誘 惑 / エ|え ッ|っ チ|ち / セ ク シ / ヌ ー ド / 下 着 / 愛 し 合 / 愛 撫 / セ ッ ク ス / 熱 い 夜|一 / 脱 が|ぐ|い / 官 能 / 抱 か れ|せ / 섹 스 / 야 한 / 에 로
`,
  medium: `
${words(`
romantik romanze liebesszene liebesgeschichte liebhaber liebhaberin liebesnacht liebespaar liebesbeziehung
geliebte freundin verliebt verlieben rummachen rumknutschen geknutscht affäre hochzeitsnacht flitterwochen
leidenschaft unterwäsche bikini turteln romantisch+de intim+de leidenschaftlich+de flirt+de_verb
knutsch+de_verb schmus+de_verb liebkos+de_verb
romance romanticismo ligue seductor amante amantes novia novio novias novios noviazgo enamorarse enamores enamora enamoras enamore bikini
pasional amorío idilio pareja acurrucarme acurrucarse acurrucarnos acurrucados romántic+oa enamorad+oa
apasionad+oa íntim+oa coquete+es_ar lig+es_ar flirte+es_ar enroll+es_ar
romantique romantiques romance amant amante amants amoureux amoureuse amoureuses amourette liaison copine
séducteur séductrice intime intimes passionné passionnée passionnément bikini dragu+fr_er flirt+fr_er
enlac+fr_er
romance amante amantes ficante paixão bikini biquíni amasso amassos apaixonad+oa apaixona apaixone apaixonar apaixonas romântic+oa namorad+oa
íntim+oa flert+pt_ar namor+pt_ar paquer+pt_ar flerte flertes namoro
romantica romantico romantici romantiche flirtare fidanzata fidanzato innamorata innamorato corteggiare
verkering vriendinnetje verliefd романтик романтический романтическое романтическая романтическую романтике
романтику роман целует целуются целовались флирт флиртовать любовница romantyczny romantyczna romantyczne
randka randkę flirtować flört sevgili sevgilim
`)}
rum machen / auf ein|einem date|rendezvous / hand in hand / verknallt
noche|escena|historia|cuento|carta|cita|relación de amor|pasión
nuit|scène|histoire|lettre|relation damour / petite|petit amie|ami|copine|copain
noite|cena|história|carta|relação de amor|paixão
恋 爱|人|愛|に|を|し / 约 会 / 浪 漫 / 女|男 朋 友 / デ ー ト / 彼 女 / キ|チ ス|ュ / ロ マ ン / 口 説 / い|イ ち|チ ゃ|ャ / 抱 き し|合 / 付 き 合 / 唇 を / 水 着 / ビ キ ニ / 添 い 寝 / 연 애 / 데 이 트 / 키 스
`,
  weak: `
${words(`
geküsst kuss küsse küsschen kuscheln kuschelt kuschle verabredung schwärmerei händchenhalten küss+de_still
heirat+de_still umarm+de_still streichl+de_still streichel+de_still küsst küssten
beso besos besito besitos cita citas caricia caricias mimos boda bes+es_ar abraz+es_ar acarici+es_ar
mim+es_ar cas+es_ar
bisou bisous baiser baisers câlin câlins rendezvous caresses blottir blottie blotti mariage embrass+fr_er
sembrass+fr_er caress+fr_er épous+fr_er câlin+fr_er
beijo beijos beijinho beijinhos encontro carícia carícias cafuné casamento aconchegar aconchego beij+pt_ar
abraç+pt_ar acarici+pt_ar
baciare bacia bacio baci bacialo appuntamento coccole accarezzare abbracciare kussen kus zoenen zoen
knuffelen afspraakje поцелуй целовать поцелуи поцеловать свидание pocałunek całować pocałuj öpmek öpücük öp
吻
`)}
hand|hände halten|hältst|nehmen|nimmst / nimmst|hältst|halt|gib ~1 meine hand / mit mir|dir gehen|ausgehen|zusammen / zusammen sein|gehen / liebst mich|du / liebe dich / liebesbrief|liebesbriefe / magst du mich / mich|dich liebst|liebe / tanz|tanzt mit_mir
me|te|nos ~1 das|doy|dame|tomas|cojo|agarras la mano / de la mano / salir|salgas|saldrías|sal|andar|andes|bailas|baila conmigo / ser mi novio|novia / te quiero|amo / me quieres|amas|gustas|encantas
rendez vous / me|te tiens|prends|tenir|donne|tient la main / tenir|donnemoi la main / sortir|sortirais|sors|danse|danses avec moi|un|une / je taime / tu maimes / se marie|marier / rencard / tu me plais
segura|pega|dá|dás|dáme minha|a|tua|na mão / mãos dadas / mão dada / namorar|namora|ficar|fica|sair|sai|andavas|andar|danças|dança comigo / ficaria com / gostando de você|vc|ti / te amo / me ama|amas / amo te / gosto de ti|você|vc / meu par / agarradinho
手つな|手をつな|手を繋|手繋|ちゅー|チュー|ちゅう|彼氏|好きって言|好きですって|のことが好き|告白|大好き|ハグ|抱きしめ|結婚して|両想い|両思い|愛して|恋する
`,
} as const;
