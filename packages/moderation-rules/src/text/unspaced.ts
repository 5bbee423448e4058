// Scripts without spaces between words, which are read by character.

export const ONE_BY_ONE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
