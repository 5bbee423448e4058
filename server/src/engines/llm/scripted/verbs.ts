// Verbs that cards are written with, to tell "she paints" from "her paints" when a card is put into the first person.

export const verbs = new Set(
  `adore admire answer appreciate argue arrive ask avoid bake become begin believe bike blush boil borrow bring brew build buy call care
  carry catch chase choose claim climb close collect come compose cook crave create cry curate cycle dance dance design dislike dive do
  doodle draw dream dress drift drink drive eat embroider enjoy escape explain explore fall fear feel fence fight find fish fix fly follow
  forget garden get give glow go grow guard guide handle hate have hear help hide hike hold hope hum hunt ignore imagine insist invent joke
  keep kiss knit know laugh lead lean learn leave lend lie like listen live long look lose love make manage mean meet mend miss mix move
  need notice nurse offer open order organise organize own paint patrol pay perform photograph pick plan plant play plot pour practise
  practice prefer pretend protect pull push put raise read record refuse remember repair restore return ride rise roam row run sail save
  say search see sell send serve sew share shine sing sit sketch ski skate sleep smell smile speak spend stand start stay steal stop study
  surf swear swim take talk taste teach tease tell tend think throw tinker train translate travel treat trust try tune turn understand use
  visit wait wake walk want warm wash watch water wear whisper whistle win wish wonder work worry write yearn`.split(
    /\s+/,
  ),
);

/** "paints" → "paint", if that is a verb that we know; "is", "has" and "does" too. */
export function firstPersonForm(word: string): string | undefined {
  const special = irregular.get(word);
  if (special !== undefined) return special;
  const bases = [
    word.replace(/ies$/, 'y'),
    word.replace(/(ss|sh|ch|x|z|o)es$/, '$1'),
    word.replace(/s$/, ''),
  ];
  return bases.find((base) => base !== word && verbs.has(base));
}

const irregular = new Map([
  ['is', 'am'],
  ["isn't", 'am not'],
  ['has', 'have'],
  ["hasn't", "haven't"],
  ['does', 'do'],
  ["doesn't", "don't"],
]);
