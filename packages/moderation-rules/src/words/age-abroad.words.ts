// How an age under eighteen is given in other languages: one table, whose columns mean the same in each.

import { forms } from './forms.ts';

interface Language {
  /** Young people, who are under age only with a figure or a school beside them. */
  readonly kids: string;
  /** Words that only a minor is called by. */
  readonly minors: string;
  /** Before a figure, or before a figure and `years`. */
  readonly has: string;
  readonly years: string;
  readonly pupils: string;
  readonly at: string;
  readonly schools: string;
  /** "In the ninth year": an ordinal and what it counts. */
  readonly nth: string;
  readonly class: string;
  /** "Small" and "young" beside a child. */
  readonly small: string;
}

const ofGerman = [
  forms(
    'zehnjährig elfjährig zwölfjährig dreizehnjährig vierzehnjährig fünfzehnjährig sechzehnjährig siebzehnjährig',
    'e en er es em',
  ),
  forms(
    'erstklässler zweitklässler drittklässler viertklässler fünftklässler sechstklässler siebtklässler achtklässler neuntklässler zehntklässler elftklässler',
    '- s n in innen',
  ),
  forms('minderjährig', '- e en er es em'),
  forms('schul gymnasi grund real haupt', 'mädchen jungen kind astin ast schülerin schüler'),
].join('|');

const languages: readonly Language[] = [
  {
    kids: 'mädchen|junge|jungen|teenager|jugendliche|jugendlicher|jugendlichen|schüler|tochter|freundin|nachbarin|nachbarstochter|kind',
    minors: `${ofGerman}|schülerin|schülerinnen|teenagerin`,
    has: 'von|mit|ist|wurde|wird|gerade|erst|noch|jetzt|der|die|das',
    years:
      'jahre|jahren|jahr|jährige|jähriges|jähriger|jährigen|jährigem|jaehrige|jaehrigen|jaehriges',
    pupils: 'schüler|schülerin|mädchen|junge|jungen|freundin',
    at: 'der|aus|in|an|im|auf',
    schools:
      'grundschule|realschule|hauptschule|gesamtschule|gymnasium|mittelschule|mittelstufe|unterstufe|kindergarten',
    nth: 'erste|ersten|zweite|zweiten|dritte|dritten|vierte|vierten|fünfte|fünften|sechste|sechsten|siebte|siebten|achte|achten|neunte|neunten|zehnte|zehnten',
    class: 'klasse|schulklasse|klassenstufe',
    small: 'kleines|kleine|kleiner|kleinen|kleinem',
  },
  {
    kids: 'chica|chico|chicas|chicos|muchacha|muchacho|niña|niño|niñas|niños|nina|nino|adolescente|adolescentes|jovencita|jovencito|joven|nena|nene|alumna|alumno|estudiante|hija|hermana|vecina|prima|sobrina|novia|novio',
    minors:
      'colegiala|colegialas|colegial|niñita|niñito|menorcita|quinceañera|quinceañero|quinceañeras',
    has: 'de|con|tiene|tienes|tengo|tenía|cumple|cumplió|cumplir|cumplo|teniendo|solo|apenas',
    years: 'años|anos|añitos|anitos',
    pupils: 'alumna|alumno|estudiante|chica|chico|niña|niño|novia',
    at: 'de|en|del|la|el',
    schools:
      'secundaria|primaria|instituto|preparatoria|prepa|bachillerato|kínder|guardería|eso|colegio',
    nth: 'primer|segundo|tercer|cuarto|quinto|sexto|séptimo|octavo|noveno|décimo',
    class: 'grado|curso|básico',
    small: 'pequeña|pequeño|pequeñas|pequeños',
  },
  {
    kids: 'fille|filles|garçon|garçons|gamine|gamin|gosse|môme|ado|ados|adolescente|adolescent|jeune|élève|étudiante|nana|meuf|voisine|cousine|nièce|copine|copain',
    minors:
      'mineure|mineures|écolière|écolières|écolier|collégienne|collégiennes|collégien|lycéenne|lycéennes|lycéen|fillette|fillettes',
    has: 'a|as|ai|avait|aura|avoir|davoir|de|agée|agé|âgée|âgé|ayant|fêté|fêter|que',
    years: 'ans|printemps',
    pupils: 'élève|fille|garçon|ado|gamine|copine|étudiante|étudiant',
    at: 'de|en|au|du|à|la|le|classe',
    schools:
      'collège|lycée|primaire|maternelle|cm1|cm2|cp|ce1|ce2|sixième|cinquième|quatrième|troisième|seconde|terminale',
    nth: '6|5|4|3|6e|5e|4e|3e',
    class: 'eme|ème|e|ième',
    small: 'petite|petites|petit',
  },
  {
    kids: 'menina|menino|meninas|meninos|garota|garoto|garotas|garotos|moça|moço|guria|guri|adolescente|adolescentes|aluna|aluno|estudante|jovem|filha|irmã|prima|vizinha|sobrinha|namorada|namorado|rapaz|rapariga',
    minors: 'colegial|colegiais|menininha|menininho|novinha|novinho|garotinha|garotinho',
    has: 'de|com|tem|tens|tenho|tinha|fez|fazer|faz|completar|completou|ter|só|apenas|que',
    years: 'anos|aninhos',
    pupils: 'aluna|aluno|estudante|menina|menino|garota|garoto|namorada',
    at: 'do|da|de|no|na|em',
    schools: 'fundamental|colégio|ginásio|creche|primário|ensino|escola',
    nth: 'primeiro|segundo|terceiro|quarto|quinto|sexto|sétimo|oitavo|nono',
    class: 'ano|série',
    small: 'pequena|pequeno',
  },
  {
    kids: 'ragazza|ragazzo|ragazze|ragazzi|bambina|bambino|adolescente|studentessa|studente|alunna|alunno',
    minors: `${forms('dodic tredic quattordic quindic sedic diciassett', 'enne enni')}|minorenne|minorenni|scolaretta|scolara|ragazzina|ragazzino|liceale|liceali`,
    has: 'ha|hai|ho|aveva|compie|compiuto|di|con|da|avere',
    years: 'anni|annetti',
    pupils: 'ragazza|ragazzo|studentessa|studente|alunna|alunno',
    at: 'di|della|delle|alle|del|al|in',
    schools: 'medie|elementari|liceo|superiori|media|elementare|asilo',
    nth: 'prima|seconda|terza|quarta|quinta',
    class: 'media|elementare|superiore|liceo',
    small: 'piccola|piccolo',
  },
];

const linesOf = (of: Language): string => {
  const kids = `${of.kids}|${of.kids.replaceAll('|', 's|')}s`;
  return `
${of.minors}
${kids} ~3 ${of.has} ~1 #menor
${kids} $ #menor $|jahre|ans|años|anos|knutschen|küssen|png|jpg|jpeg|webp
${of.has} ~1 #menor ${of.years}
${of.pupils} ${of.at} ~2 ${of.schools}
${of.pupils} ${of.at} ~1 ${of.nth}|#grade ${of.class}
${of.small} ${kids}
`;
};

/** What has no such columns: other languages' words, and phrases. */
const phrases = `
minderjarig|minderjarige|schoolmeisje|schooljongen|scholiere|несовершеннолетняя|несовершеннолетний|несовершеннолетние|малолетка|лоли|лолита|лоликон|шотакон|школьница|школьник|школьницы|школьницу|школьницей|школьнице|школьником|школьнику|школьника|малолеткой|малолетку|подростком|подростка|девочка|девочку|девочке|девочкой|nieletnia|nieletni|nieletnią|nastolatka|nastolatek|uczennica|uczennicę
#menor jahre|jahren|jahr alt|alte|alten|alter|altes
#menor jährige|jähriges|jähriger|jährigen|jährigem|jahrige|jaehrige|jaehriges|jarige|jarig|лет|года|годика|годиков|lat|latek|letnia|letni|letnią|latka|yaşında|yaşındaki|yasinda
ist|bist|wird @hedge_de? #menor
sie|er|du|ich ist|bist|bin|wird|werde ~1 #menor $
sie|er|du ist|bist ~1 #menor und|aber
in der|die #grade klasse
niña|niño|niñas|niños|nina|nino|menina|menino|garota|garoto pequeña|pequeño|pequena|pequeno
ragazza|ragazzo ~1 #menor anni
tiene|tienes|tengo|cumplo|tem|tenho|tens|ha|hai|ho ~1 #menor $
elle|il|tu a|as|ai|avait ~1 #menor $
#menor jaar oud / meisje|jongen van #menor
menor|menores de edad|idade / jeune fille|garçon de|qui
une|un|elle|il est|reste|encore mineure|mineur / fille|garçon mineure|mineur
no|não|nao|noch|nicht|keine ~1 tiene|tem|cumple|cumplido|completou|fez|nicht|ist|wird ~2 #eighteen
pas|ancora encore|les|ha? #eighteen / menos|moins de #eighteen / unter|keine #eighteen / noch keine|nicht #eighteen
#eighteen 歳|才 未|に な っ て い な|ま
小|中|高 学|校 #other? 年 生
小|中|高 学|校 一|二|三|四|五|六 年
中|高 一|二|三 の|女|男
j k|c と|の|を|に
`;

export const ageAbroad = `${languages.map(linesOf).join('')}${phrases}`;
