// Words of grammar (stop words) in the languages of replies other than English. Pure.
import { fold } from '@velour/text-search/search-words.ts';
import { stemOf } from '@velour/text-search/stems.ts';
import { stemsIn } from '@velour/text-search/indexed-words.ts';

const LANGUAGES = {
  de: 'aber alle allem allen aller alles als also am an auch auf aus bei beim bin bis bist da dabei damit dann das dass dein deine deinem deinen deiner dem den denn der des dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines er es etwas euch euer eure für gar gerade gern gerne gewesen ganz hab habe haben habt hast hat hatte hatten hattest heute hier hin ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in irgendwie ist ja jede jeden jeder jedes jetzt kann kannst kein keine keinen können könnt konnte könnte machen machst macht mal man mehr mein meine meinem meinen meiner mich mir mit muss musst müssen nach nein nicht nichts noch nun nur ob oder ohne schon sehr sei sein seine seinem seinen seiner seit selbst sich sie sind so soll sollte sollten über um und uns unser unsere unter viel vom von vor war waren warst was weg weil welche welchen welcher welches wem wen wenn wer werde werden wessen wie wieder will willst wird wirst wo woher wohin wollen wurde wurden würde würdest zu zum zur zwischen erinnerst erinnern weißt gesagt erzählt',
  es: 'a al algo alguien algún alguna algunas algunos allí ante antes aquí así aún aunque bien cada casi como cómo con contra cosa cosas cual cuál cuáles cuando cuándo cuánta cuántas cuánto cuántos de del desde donde dónde dos el él ella ellas ellos en entonces entre era eran eras eres es esa esas ese eso esos esta está están estás estar estas este esto estos estoy estaba fue fueron fui ha había han has hasta hay haya he hecho hemos hace hacer haces haciendo hago iba ir la las le les lo los luego más me mi mí mis mientras mío mucha muchas mucho muchos muy nada nadie ni no nos nosotros nuestra nuestro nunca o os otra otras otro otros para pero poco por porque pues puede puedes puedo que qué quien quién quiénes quiere quieres quiero sabes se sé sea ser si sí siempre sin sobre sois solo somos son soy su sus suyo también tampoco tan tanto te tener tengo tenía tiene tienen tienes ti toda todas todo todos tu tú tus tuyo un una unas uno unos va vamos van vas vez voy y ya yo recuerdas acuerdas dije dijo conté',
  fr: 'à ai alors après as au aucun aussi autre autres aux avais avait avant avec avez avoir avons bien ça car ce cela celle celui ces cet cette ceux chaque chez comme comment contre dans de déjà depuis des deux dois donc dont du elle elles en encore entre es est et étais était été être eu eux fais faire fait faut il ils j je jusque l la là laquelle le lequel les leur leurs lui ma mais me même mes mieux moi moins mon ne ni non nos notre nous on ont ou où par parce pas pendant peu peut peux plus pour pourquoi pourrais qu quand que quel quelle quelles quelque quelques quels qui quoi rien sa sais sans se sera ses si son sont sous suis sur ta tes te toi ton toujours tous tout toute toutes très trop tu un une va vais vas vers veut veux vos votre vous y souviens rappelles dit raconté',
  pt: 'agora ainda alguém algum alguma ali ante antes ao aos aquela aquele aqui as até bem cada com como contra da das de dela dele deles depois desde dessa desse deste do dos e é ela elas ele eles em entre era eram essa esse esta está estás estão estar estava este estou eu faz fazer fiz foi for foram fui há isso isto já la lá lhe mais mas me mesma mesmo meu meus mim minha minhas muita muito muitos na nada não nas nem nenhum ninguém no nos nós nossa nosso num numa nunca o onde os ou outra outro para pela pelo pode podes pois por porque porquê posso quais qual quando quanta quantas quanto quantos quase que quê quem quer queres quero sabe sabes se sei seja sem sempre ser será seu seus só sobre são somos sou sua suas também tanto tão te tem têm tenho ter teu teus ti tinha toda todas todo todos tu tua tudo um uma umas uns vai vais vamos você vocês vou lembra lembras disse contei',
};

const grammars = Object.entries(LANGUAGES).map(([language, words]) => {
  const its = new Set(words.split(' ').map(fold));
  return { language, words: its, stems: new Set([...its].map(stemOf)) };
});

function findGrammar(text: string) {
  const words = fold(text).match(/\p{L}+/gu) ?? [];
  const english = words.filter((word) => stemsIn(word).size === 0).length;
  const [best] = grammars
    .map((of) => ({ of, count: words.filter((word) => of.words.has(word)).length }))
    .sort((a, b) => b.count - a.count);
  return best && best.count > english ? best.of : undefined;
}

/** The text's language, if it is in this list; undefined for English and others. */
export const languageOf = (text: string): string | undefined => findGrammar(text)?.language;

/** The stems of the stop words of a text's language; undefined for English and others. */
export const grammarOf = (text: string): ReadonlySet<string> | undefined =>
  findGrammar(text)?.stems;
