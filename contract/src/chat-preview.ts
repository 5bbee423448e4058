// The preview of a message in the list of chats: its first words on one line, without marks and, if it has speech,
// without gestures.

const PREVIEW_LENGTH = 90;
const PREVIEW_READ = 400;

/**
 * A gesture is between single asterisks at the start of a sentence: `*smiles* Hello`. Emphasis inside a sentence, or
 * on its capitalized first word, belongs to the sentence.
 */
const GESTURES =
  /(?<=^|[.!?…"”)\]*]\s*)(?<!\*)\*(?!\*)(?:(?=\p{Ll})[^*\n]+\*|[^*\n]+\*(?=\s*(?:$|["“*(\p{Lu}])))(?!\*)/gmu;

const withoutMarks = (text: string): string =>
  text
    .replace(/^[>#]+(?=\s)/gm, '')
    .replace(/[*_`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

export function previewOf(text: string): string {
  const read = text.slice(0, PREVIEW_READ);
  // A message with only gestures is shown as it is.
  const line = withoutMarks(read.replace(GESTURES, ' ')) || withoutMarks(read);
  if (line.length <= PREVIEW_LENGTH) return line;
  const cut = line.slice(0, PREVIEW_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), PREVIEW_LENGTH - 20)).toWellFormed()}…`;
}
