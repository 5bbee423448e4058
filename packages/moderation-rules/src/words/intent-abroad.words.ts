// Words of courtship and of sexual themes in other languages, in the three strengths of the English ones.

import { forms } from './forms.ts';

const any = (...lists: readonly string[]): string => lists.join('|');

const words = (list: string): string => list.trim().split(/\s+/).join('|');

// Endings: of adjectives, then of verbs with the pronouns that are written to them.
const de = '- e en er es em';
const deVerb = 'en e st t te ten est et ete eten';
const deStill = 'en e t';
const romanceEndings = 'o a os as';
const esAr =
  'ar o as a amos an ando é aste ó aron aba e es arla arlo arle arme arte arse ate arnos arlas arlos ame ala alo alas alos ándola ándolo ándome ándonos';
const frEr = 'er e es ons ez ent ant é ée és ées a ait';
const ptAr = 'ar o a as amos am ando ei ou aram ava e ar-la ar-te á ala alo ame arme arse';

const german = {
  strong: any(
    words(
      `nackt ausziehen auszieht ausgezogen entkleiden entkleidet verführen verführt verführe verführung striptease nacktbild nacktbilder nacktfoto nacktfotos aktfoto aktfotos sexszene sexszenen dessous zungenkuss zungenküsse reizwäsche geil`,
    ),
    forms(
      'nackt erotisch sexuell sinnlich lüstern unanständig verführerisch versaut anzüglich schlüpfrig',
      de,
    ),
  ),
  medium: any(
    words(
      `romantik romanze liebesszene liebesgeschichte liebhaber liebhaberin liebesnacht liebespaar liebesbeziehung geliebte freundin verliebt verlieben rummachen rumknutschen geknutscht affäre hochzeitsnacht flitterwochen leidenschaft unterwäsche bikini turteln`,
    ),
    forms('romantisch intim leidenschaftlich', de),
    forms('flirt knutsch schmus liebkos', deVerb),
  ),
  weak: any(
    words(
      `geküsst kuss küsse küsschen kuscheln kuschelt kuschle verabredung schwärmerei händchenhalten`,
    ),
    forms('küss heirat umarm streichl streichel', deStill),
    'küsst',
    'küssten',
  ),
  phrases: {
    strong:
      'heiße|heißen|heiß nacht|fotos|szene|bilder / miteinander|mit schlafen|schläft / ins bett / ohne kleidung|kleider',
    medium: 'rum machen / auf ein|einem date|rendezvous / hand in hand / verknallt',
    weak: 'hand|hände halten|hältst|nehmen|nimmst / nimmst|hältst|halt|gib ~1 meine hand / mit mir|dir gehen|ausgehen|zusammen / zusammen sein|gehen / liebst mich|du / liebe dich / liebesbrief|liebesbriefe / magst du mich / mich|dich liebst|liebe / tanz|tanzt mit_mir',
  },
};
const spanish = {
  strong: any(
    words(
      `sexo sexual sexuales sexualmente erotismo erótica eróticas sensual sensuales indecente lencería tanga orgasmo seducción seductora porno pornografía morbo`,
    ),
    forms('desnud lasciv erótic excitad calentón', romanceEndings),
    forms('desnud excit', esAr),
    words('seducir seduce seduces seduzco seduciendo seducirla seducirlo'),
  ),
  medium: any(
    words(
      `romance romanticismo ligue seductor amante amantes novia novio novias novios noviazgo enamorarse bikini pasional amorío idilio pareja acurrucarme acurrucarse acurrucarnos acurrucados`,
    ),
    forms('romántic enamorad apasionad íntim', romanceEndings),
    forms('coquete lig flirte enroll', esAr),
  ),
  weak: any(
    words(`beso besos besito besitos cita citas caricia caricias mimos boda`),
    forms('bes abraz acarici mim cas', esAr),
  ),
  phrases: {
    strong:
      'hacer|hace|haciendo el amor / noche|escena|fotos caliente|calientes|ardiente / sin ropa / quitarle|quitarse la ropa / en la cama',
    medium: 'noche|escena|historia|cuento|carta|cita|relación de amor|pasión',
    weak: 'me|te|nos ~1 das|doy|dame|tomas|cojo|agarras la mano / de la mano / salir|salgas|saldrías|sal|andar|andes|bailas|baila conmigo / ser mi novio|novia / te quiero|amo / me quieres|amas|gustas|encantas',
  },
};
const french = {
  strong: any(
    words(
      `sexe sexuel sexuelle sexuels sexuelles érotisme nue nues lascif lascive séduire séduis séduit séduisante séduction sensuel sensuelle sensuels sensuelles indécent indécente torride torrides lingerie orgasme porno coquin coquine coquins coquines excité excitée`,
    ),
    words('érotique érotiques'),
    forms('déshabill', frEr),
  ),
  medium: any(
    words(
      `romantique romantiques romance amant amante amants amoureux amoureuse amoureuses amourette liaison copine séducteur séductrice intime intimes passionné passionnée passionnément bikini`,
    ),
    forms('dragu flirt enlac', frEr),
  ),
  weak: any(
    words(
      `bisou bisous baiser baisers câlin câlins rendezvous caresses blottir blottie blotti mariage`,
    ),
    forms('embrass sembrass caress épous câlin', frEr),
  ),
  phrases: {
    strong:
      'faire|fait|faisant lamour / nuit|scène|photo|photos chaude|torride|hot / sans vêtements / au lit',
    medium: 'nuit|scène|histoire|lettre|relation damour / petite|petit amie|ami|copine|copain',
    weak: 'rendez vous / me|te tiens|prends|tenir|donne|tient la main / tenir|donnemoi la main / sortir|sortirais|sors|danse|danses avec moi|un|une / je taime / tu maimes / rencard / tu me plais',
  },
};
const portuguese = {
  strong: any(
    words(
      `sexo sexual sexuais sensual sensuais erotismo seduzir seduz seduzindo seduzi sedução lingerie orgasmo pornô tesão despir despindo safadeza nua nus nuas`,
    ),
    forms('safad excitad pelad lasciv erótic', romanceEndings),
    forms('trans', ptAr),
  ),
  medium: any(
    words(`romance amante amantes ficante paixão bikini biquíni amasso amassos`),
    forms('apaixonad romântic namorad íntim', romanceEndings),
    forms('flert namor paquer', ptAr),
    'flerte',
    'flertes',
    'namoro',
  ),
  weak: any(
    words(
      `beijo beijos beijinho beijinhos encontro carícia carícias cafuné casamento aconchegar aconchego`,
    ),
    forms('beij abraç acarici', ptAr),
  ),
  phrases: {
    strong:
      'fazer|fazendo|faz amor / noite|cena|fotos quente|quentes|picante / sem roupa / na cama / menino|garoto|rapaz ~1 nu',
    medium: 'noite|cena|história|carta|relação de amor|paixão',
    weak: 'segura|pega|dá|dás|dáme minha|a|tua|na mão / mãos dadas / mão dada / namorar|namora|ficar|fica|sair|sai|andavas|andar|danças|dança comigo / ficaria com / gostando de você|vc|ti / te amo / me ama|amas / amo te / gosto de ti|você|vc / meu par / agarradinho',
  },
};
const others = {
  strong:
    words(`sesso sessuale erotico sensuale sensuali sedurre spogliarsi spogliati provocante nuda nudo nudi naakt verleiden geile голая голый голую эротика
    эротический секс сексуальная сексуальный сексуальную эротическая эротическую соблазни соблазнить пошлый naga nago erotyczny erotyczna seks çıplak erotik 裸`),
  medium:
    words(`romantica romantico romantici romantiche flirtare fidanzata fidanzato innamorata innamorato corteggiare verkering vriendinnetje verliefd
    романтик романтический романтическое романтическая романтическую романтике романтику роман целует целуются целовались флирт флиртовать любовница
    romantyczny romantyczna romantyczne randka randkę flirtować flört sevgili sevgilim`),
  weak: words(`baciare bacia bacio baci bacialo appuntamento coccole accarezzare abbracciare kussen kus zoenen zoen knuffelen afspraakje поцелуй целовать
    поцелуи поцеловать свидание pocałunek całować pocałuj öpmek öpücük öp 吻`),
  phrases: {
    strong:
      '色 情 / 性 感|交|的|行 / エ ロ / 誘 惑 / エ|え ッ|っ チ|ち / セ ク シ / ヌ ー ド / 下 着 / 愛 し 合 / 愛 撫 / セ ッ ク ス / 熱 い 夜|一 / 脱 が|ぐ|い / 官 能 / 抱 か れ|せ / 섹 스 / 야 한 / 에 로',
    medium:
      '恋 爱|人|愛|に|を|し / 约 会 / 浪 漫 / 女|男 朋 友 / デ ー ト / 彼 女 / キ|チ ス|ュ / ロ マ ン / 口 説 / い|イ ち|チ ゃ|ャ / 抱 き し|合 / 付 き 合 / 唇 を / 水 着 / ビ キ ニ / 添 い 寝 / 연 애 / 데 이 트 / 키 스',
    weak: '手つな|手をつな|手を繋|手繋|ちゅー|チュー|ちゅう|彼氏|好きって言|好きですって|のことが好き|告白|大好き|ハグ|抱きしめ|結婚して|両想い|両思い|愛して|恋する',
  },
};

type Strength = 'strong' | 'medium' | 'weak';

interface Language extends Readonly<Record<Strength, string>> {
  readonly phrases: Readonly<Partial<Record<Strength, string>>>;
}

const languages: readonly Language[] = [german, spanish, french, portuguese, others];

const listOf = (strength: Strength): string =>
  [
    languages.map((language) => language[strength]).join('|'),
    ...languages.flatMap(({ phrases }) => phrases[strength] ?? []),
  ].join('\n');

export const intentAbroad = {
  strong: listOf('strong'),
  medium: listOf('medium'),
  weak: listOf('weak'),
};
