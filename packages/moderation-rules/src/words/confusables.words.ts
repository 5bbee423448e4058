// Letters and digits of other scripts that look like Latin ones: the Latin character first, then its look-alikes.

/** Only characters that compatibility decomposition does not fold to plain letters. */
export const confusables = `
a аαɑᴀꭺᎪ∀ɐΑАⱥ
b вЬьϐβʙᏴɓƀВΒЪъᖯ
c сϲᴄⅽꮯᏟСϹȼƈ
d ԁⅾᴅᎠꭰɗđժδƋ
e еєεᴇℯҽɇəЕΕᎬэёЄЭ
f ƒꜰϝғբꞘ
g ɡցɢᏀǥԌԍ
h һнհʜᎻНΗħɦ
i іιıɪӏꭵΙІǀ∣ιїΪ
j јϳᴊЈʝɉ
k кκᴋᏦКΚƙϰқ
l ʟⅼӀլƖłɫᏞⳐ
m мᴍⅿМΜʍᎷɱϻ
n пηɴոռΝИийпηƞɲŋ
o оοσօᴏоОΟөØøϙ௦०০ⲟ
p рρᴘᏢРΡϱƿ
q ԛզգɋʠ
r гʀᴦᏒяЯɍɾɼг
s ѕꜱʂЅᏚșς
t тτᴛТΤᎢŧƭ
u υսᴜμцυʋʊ
v νѵᴠⅴѴᏙ∨
w ԝшωѡᴡᏔЩщɯաШ
x хχⅹХΧ×ҳ
y уγʏҮүУΥўӯƴɏ
z ᴢζΖᏃƶʐ
3 зЗӡЗ
4 чЧ
6 б
`;

/** Characters that stand for two letters. */
export const ligatures: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'ss',
  æ: 'ae',
  Æ: 'ae',
  œ: 'oe',
  Œ: 'oe',
  ю: 'io',
  Ю: 'io',
  þ: 'th',
  ð: 'd',
};

/** Circled numbers from 0 on that decomposition does not fold. */
export const circled = `
⓿❶❷❸❹❺❻❼❽❾❿⓫⓬⓭⓮⓯⓰⓱⓲⓳⓴
_➀➁➂➃➄➅➆➇➈➉
_➊➋➌➍➎➏➐➑➒➓
_⓵⓶⓷⓸⓹⓺⓻⓼⓽⓾
__________🔟
`;

/** Runs of the 26 letters A to Z that decomposition does not fold: circled, squared, flag letters. */
export const letterRuns: readonly number[] = [0x1f150, 0x1f170, 0x1f1e6];
