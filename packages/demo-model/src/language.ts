// Detects other languages, well enough for a polite reply.

const foreignWords = new Set(
  `hola gracias como estas que tal buenos dias noches por favor porque tengo quiero eres muy bien si soy bonjour merci comment vas tu suis
  je vous oui non pourquoi avec est une les mais tres ça hallo danke wie geht ich bin und nicht ist das du bitte warum mit auch ein eine
  ciao grazie come stai sono perche bene molto buongiorno sei cosa ola obrigado obrigada voce esta bom dia nao sim eu hoi dank je ik ben
  niet wat hoe gaat met een het privet kak dela spasibo merhaba nasilsin tesekkur czesc jak sie masz dziekuje dobrze`.split(
    /\s+/,
  ),
);

const englishWords = new Set(
  `the a an and or but i you he she it we they is are was were be am do does did have has had to of in on at for with not no yes my your
  me this that what who how why when where can could would will just so if about like love know think want go get good`.split(
    /\s+/,
  ),
);

const share = (words: readonly string[], of: ReadonlySet<string>): number =>
  words.filter((word) => of.has(word)).length / Math.max(1, words.length);

export function isForeign(message: string, written: readonly string[]): boolean {
  const words = written.map((word) => word.normalize('NFD').replace(/\p{Diacritic}/gu, ''));
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  const latin = message.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= 2 && latin < letters / 2) return true;
  if (words.length < 2) return words.length === 1 && solitary.has(words[0] ?? '');
  return (
    share(words, foreignWords) >= 0.4 && share(words, foreignWords) > share(words, englishWords)
  );
}

/** Words that alone identify a foreign language. */
const solitary = new Set(
  'gracias bonjour merci danke grazie obrigado obrigada ciao hallo guten spasibo privet merhaba'.split(
    ' ',
  ),
);
