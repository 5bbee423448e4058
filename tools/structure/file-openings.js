// Checks that every source file starts with a sentence that says what it is for.
import { filesLike } from './codebase.js';

const source = /\.(?:[tj]sx?|css|sql)$/;
const shebang = /^#!.*\n/;
const comment = /^(?:(?:(?:\/\/|--).*\n?)+|\/\*[\s\S]*?\*\/)/;
const marks = /^(?:\/\/|--|\/\*+|\s*\*\/?)|\*\/$/gm;

/** @type {import('./codebase.js').Check} */
export function checkOpenings(codebase) {
  return filesLike(codebase, source)
    .filter((path) => !opensWell(codebase.read(path)))
    .map((path) => `${path}: begins without a sentence that says what it is for`);
}

/** @param {string} text */
function opensWell(text) {
  const opening = comment.exec(text.replace(shebang, ''))?.[0] ?? '';
  const sentence = opening.replace(marks, '').trim();
  return sentence.split(/\s+/).length >= 3 && /[.!?)]$/.test(sentence);
}
