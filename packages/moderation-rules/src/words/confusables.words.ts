// Letters and digits of other scripts that look like Latin ones: the Latin character first, its doubles after it.

/** Only what compatibility decomposition does not already turn into plain letters. */
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

/** Two letters from one sign. */
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

/** Where the digits 0 to 9 of other scripts begin, for scripts that decomposition leaves alone. */
export const digitBlocks: readonly number[] = [
  0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66,
  0x0e50, 0x0ed0, 0x0f20, 0x1040, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1b50, 0xa620, 0xa8d0,
  0xa900, 0xaa50, 0xabf0, 0x104a0, 0x11066, 0x1fbf0,
];

/** Circled digits that decomposition leaves alone: where the run begins and what its first one counts. */
export const countedRuns: readonly (readonly [start: number, length: number, first: number])[] = [
  [0x2776, 10, 1],
  [0x2780, 10, 1],
  [0x278a, 10, 1],
  [0x24eb, 10, 11],
  [0x24f5, 10, 1],
  [0x24ff, 1, 0],
  [0x1f51f, 1, 10],
];

/** Runs of 26 letters, A to Z, that decomposition leaves alone: circled, squared, flag letters. */
export const letterRuns: readonly number[] = [0x1f150, 0x1f170, 0x1f1e6];
