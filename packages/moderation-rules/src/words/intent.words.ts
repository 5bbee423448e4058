// Words of courtship and sexual themes in three strengths, mild and clinical ones only; and their harmless uses.
import { ages } from './age-columns.words.ts';
import type { PatternSet } from '../patterns/compile.ts';
import { intentAbroad } from './intent-abroad.words.ts';

/** Never allowed together with a minor, in any context. */
const strong = `
lewd|lewds|lewdness|lewdly|nude|nudes|nudity|naked|nakedness|topless|erotic|erotica|erotically|eroticism|sexy|sexier|sexiest|sex|sexual|sexually|sexualize|sexualized|sexualise|sexualised|sexting|sext|nsfw|porn|porno|pornography|pornographic|hentai|ecchi|horny|undress|undresses|undressed|undressing|strips|stripping|stripped|striptease|stripper|lust|lustful|lusting|lusty|aroused|arousal|arousing|orgasm|orgasms|masturbate|masturbates|masturbating|masturbation|genital|genitals|fetish|fetishes|kinky|kink|kinks|bdsm|fondle|fondles|fondling|fondled|grope|gropes|groping|groped|foreplay|intercourse|smut|smutty|virginity|seduce|seduces|seduced|seducing|seduction|seductive|seductively|seductress|sensual|sensually|sensuality|sensuous|lascivious|salacious|risque|titillating|steamy|voyeur|centerfold|pinup|boudoir|onlyfans|makeout|provocative|provocatively|perverted|pervy|pervert|rule34|r18|18plus|🍆|🍑
strip for|off|down|naked|tease|poker|club|show|her|him|them
turn|turns|turned|turning me|you|him|her|us|them on
explicit|spicy|dirty|adult|mature|intimate|hot|suggestive|x|r chapter|chapters|scene|scenes|content|image|images|photo|photos|picture|pictures|pic|pics|story|stories|roleplay|rp|chat|talk|rated|fanfic|fanfiction|video|videos|act|acts|fun|things|touch|massage|pose|poses
take|takes|taking|took off|of ~1 clothes|shirt|dress|top|skirt|panties|pants
without|no any? clothes|clothing|shirt|pants
make|making|made|makes love / sleep|sleeps|sleeping|slept with|together / sleep|sleeps|slept next to
in|to|into bed with|together / hook|hooks|hooked|hooking up / friends with benefits
one night stand / get|gets|getting laid|naughty
`;

/** Courtship: cleared only by a context of family, memories or study. */
const medium = `
romantic|romance|romances|romancing|romanced|romantically|romanticize|flirt|flirts|flirted|flirting|flirty|flirtatious|flirtation|flirtatiously|girlfriend|girlfriends|boyfriend|boyfriends|gf|bf|girlfren|lover|lovers|dating|intimate|intimately|intimacy|passionate|passionately|passion|naughty|seductress|waifu|husbando|honeymoon|paramour|mistress|courtship|courting|woo|woos|wooing|lingerie|bikini|bikinis|underwear|panties|negligee|babe|erp|smooch|smooches|smooching|smooched|caress|caresses|caressing|caressed|sexting|infatuated|hickey|hickeys|lovey|lovemaking|admirer|soulmates|polyamory
fall|falls|falling|fell|am|is|are|be|im|were|madly|deeply|so in love
love scene|scenes|interest|affair|making|triangle|life|story|stories
my crush
be|become|being my? mine|wife|husband|bride|girl|valentine|gf|bf
ask|asks|asking|asked ~2 out
make|makes|making|made out / wedding night / in love with / attracted|attraction|attractive to
sugar daddy|baby|mommy / marry|marries|marrying|kiss|date|love me|you|u
french kiss|kissing|kissed|kisses / go|goes|going|went|gone out with / hit|hits|hitting on
`;

/** Words that are also common in families, schools and calendars. */
const weak = `
kiss|kisses|kissed|kissing|kisser|kissy|kiss's|snog|snogging|date|dates|dated|crush|crushes|crushing|valentine|valentines|cuddle|cuddles|cuddled|cuddling|cuddly|snuggle|snuggles|snuggling|spooning|marry|marries|marrying|sweetheart|sweethearts|lovebirds|pickup|hottie|💋|😘|😏|🔥
my|our|the|your bedroom $|with|and
hot|beautiful|gorgeous|stunning|attractive ~1 girl|boy|teen|schoolgirl|girls|teens|student|child|minor|kid
hold|holding|holds hands
hold my|your hand
be mine|my ~1 bf|gf|boyfriend|girlfriend|valentine|date
go|going out w|with me|you
love letter|letters|poem|poems|note|notes|story|stories|song|confession
confess|confesses|confessing|confession ~2 love|feelings
touch|touches|touching|touched her|him|you|me|them
`;

export const intent: PatternSet = {
  'intent.strong': `${strong}${intentAbroad.strong}`,
  'intent.medium': `${medium}${intentAbroad.medium}`,
  'intent.weak': `${weak}${intentAbroad.weak}`,
};

const lovers = 'lover|lovers|amante|amantes|amant|amants of|de|des|du|del|do|da';
const harmless = `
what|was a|an|ein|eine? kiss|date|love|marriage|kuss|date|liebe is|means|ist|bedeutet
what|qué|que is|es|é ~1 kiss|date|love|marriage|beso|cita|amor|boda|beijo|encontro|casamento
quest ~1 baiser|bisou|amour|mariage
キス|デート|結婚|愛 って|とは|の|っ 何|意味|な
aniversário|anniversaire|aniversario|depuis|desde ~2 casamento|mariage|boda|bodas
${ages.inEach('<relatives> meiner|seiner|ihrer|de_mi|de_su|de_ma|de_mon|de_sa|da_minha|do_meu freundin|novia|novio|copine|copain|namorada|namorado')}
${ages.inEach('freundin|freund|partnerin|novia|novio|copine|copain|namorada|namorado meines|meiner|unseres|unserer|de_mi|de_mon|de_ma|do_meu|da_minha <relatives>')}
息子|娘|弟|妹|兄|姉|孫|友達 の 彼女|彼氏
aroused|arousing|arouse ~3 interest|suspicion|suspicions|curiosity|anger|concern|attention|state|fears
educación|educação|éducation|salud|saúde|santé|orientación|orientação|orientation|acoso|assédio|harcèlement|abuso|abus|violencia|violência|violence|diversidad|diversidade sexual|sexuel|sexuelle|sexuelles
sexuelle|sexueller|sexuellen aufklärung|bildung|gesundheit|orientierung|belästigung|gewalt / 性 教|被 育|害 / い|イ ち|チ ゃ|ャ ん|ン / sexualkunde|aufklärungsunterricht
sex education|ed|educator|offender|offenders|trafficking|abuse|assault|crime|crimes|chromosome|chromosomes|discrimination|hormones|determination|therapist|organs
sexual abuse|assault|harassment|violence|health|orientation|education|predator|predators|exploitation|misconduct|trauma|identity|safety|consent|development|reproduction|dimorphism|content
sleep|sleeps|slept|sleeping with|together the|a|his|her|my lights|light|door|window|mouth|eyes|teddy|stuffed|blanket|pillow|dog|cat
romantic comedy|comedies|movie|movies|film|films|novel|novels|book|books|poetry|poets|poet|poem|poems|literature|era|period|composer|composers|music|language|languages|ballad|ballads|painter|painters|art|movement|fiction|song|songs|subplot
romance novel|novels|language|languages|book|books|movie|movies|genre|author|authors
passion|passionate for|about|project|projects|fruit|speech
due|release|start|end|expiry|expiration|birth|court|wedding|delivery|deadline|exam|closing|publication|effective|launch|departure|arrival|play|best|sell|rain|calendar|exact|specific|same|todays|current|what|which|whats|target|later|earlier|final date|dates
date|dates is|was|for|on|back|from|to the|our|my|set|january|february|march|april|may|june|july|august|september|october|november|december|#num
date|dates|dated #num
goodnight|bedtime|good|hershey|chocolate|hugs|chefs|eskimo|air|butterfly kiss|kisses
kiss|kissed|kisses|kissing ~2 goodnight|goodbye|forehead|cheek|cheeks|boo|owie|booboo|knee|night|better
kiss|kissed|kisses|kissing ~2 on ~1 forehead|cheek|cheeks|head|nose|hand
provocative than|taunts|remarks / date juice|syrup|cake|bars|shake|sugar|jam
opposite|same|fairer|biological|either|both|each|every sex / naked mole|eye|truth|singularity
turns|turned|turn you|me|him|her|us on to / up to|of date / to|out of date / dates back|from|to
`;

export const intentVoids: PatternSet = {
  'void.intent': harmless,
  /** What a person is fond of: "amantes de la montaña". */
  'void.intent.medium': lovers,
  'void.void.intent.medium': `${lovers} ~2 @child|#minor\n${ages.inEach(`${lovers} ~2 <kids>|<minors>|<relatives>|<little>`)}`,
};
