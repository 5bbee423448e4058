// Number words by language, each followed by its value. Only those needed for ages and school years.

/** English words are recognized in all texts. */
export const english = `
one 1, two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, nine 9, ten 10, eleven 11, twelve 12,
thirteen 13, fourteen 14, forteen 14, fifteen 15, fiveteen 15, sixteen 16, seventeen 17, eighteen 18, nineteen 19,
dozen 12, twenty 20, thirty 30, forty 40, fourty 40, fifty 50, sixty 60, seventy 70, eighty 80, ninety 90,
hundred 100, thousand 1000, million 1000000
`;

/** Endings of ordinals after digits. */
export const ordinals = `
first 1, second 2, third 3, fourth 4, fifth 5, sixth 6, seventh 7, eighth 8, ninth 9, tenth 10, eleventh 11,
twelfth 12, thirteenth 13, fourteenth 14, fifteenth 15, sixteenth 16, seventeenth 17, eighteenth 18
`;

/** Words of other languages count only in phrases of those languages, since "once" and "elf" are also English words. */
export const foreign = `
zwei 2, drei 3, vier 4, fünf 5, fuenf 5, sechs 6, sieben 7, acht 8, neun 9, zehn 10, elf 11, zwölf 12, zwoelf 12,
dreizehnten 13, vierzehnten 14, fünfzehnten 15, sechzehnten 16, siebzehnten 17, dreizehn 13, vierzehn 14, fünfzehn 15, fuenfzehn 15, sechzehn 16, siebzehn 17, achtzehn 18, neunzehn 19, zwanzig 20,
dreißig 30, vierzig 40, fünfzig 50, sechzig 60, siebzig 70, achtzig 80, neunzig 90,
dos 2, tres 3, cuatro 4, cinco 5, seis 6, siete 7, ocho 8, nueve 9, diez 10, once 11, doce 12, trece 13, catorce 14,
quince 15, dieciséis 16, diecisiete 17, dieciocho 18, diecinueve 19, veinte 20, treinta 30, cuarenta 40,
cincuenta 50, sesenta 60, setenta 70, ochenta 80, noventa 90,
deux 2, trois 3, quatre 4, cinq 5, six 6, sept 7, huit 8, neuf 9, dix 10, onze 11, douze 12, treize 13, quatorze 14,
quinze 15, seize 16, vingt 20, trente 30, quarante 40, cinquante 50, soixante 60, vingts 20,
dois 2, três 3, quatro 4, sete 7, oito 8, nove 9, dez 10, doze 12, treze 13, catorze 14, dezesseis 16, dezasseis 16,
dezessete 17, dezassete 17, dezoito 18, dezenove 19, vinte 20, trinta 30, quarenta 40, cinquenta 50, sessenta 60,
due 2, tre 3, cinque 5, sei 6, sette 7, otto 8, dieci 10, undici 11, dodici 12, tredici 13, quattordici 14,
quindici 15, sedici 16, diciassette 17, diciotto 18, diciannove 19, venti 20, trenta 30, quaranta 40, cinquanta 50,
twee 2, drie 3, vijf 5, zes 6, zeven 7, negen 9, tien 10, twaalf 12, dertien 13, veertien 14, vijftien 15,
zestien 16, zeventien 17, achttien 18, twintig 20,
десять 10, одиннадцать 11, двенадцать 12, тринадцать 13, четырнадцать 14, пятнадцать 15, шестнадцать 16,
семнадцать 17, восемнадцать 18, двадцать 20, тридцать 30, сорок 40,
dziesięć 10, jedenaście 11, dwanaście 12, trzynaście 13, czternaście 14, piętnaście 15, szesnaście 16,
siedemnaście 17, osiemnaście 18, dwadzieścia 20, trzydzieści 30,
onbir 11, oniki 12, onüç 13, ondört 14, onbeş 15, onaltı 16, onyedi 17, onsekiz 18,
cent 100, cien 100, ciento 100, cem 100, cento 100, hundert 100, mil 1000, mille 1000, tausend 1000
`;

/** Words that join tens and ones: "treinta y cinco". */
export const connectors = 'y e et und and en';

/** Words of arithmetic: "ten plus four", "twice seven", "half of thirty". */
export const workings = {
  plus: '+ plus',
  minus: 'minus',
  times: '* x times multiplied',
  twice: 'twice double',
  half: 'half',
  /** Only before a word of `of`, because “halb acht” is a time. */
  part: 'moitié metade mitad hälfte halb',
  of: 'of de von so alt wie as old',
} as const;
