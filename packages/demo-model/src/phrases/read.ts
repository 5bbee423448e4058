// Parses phrases that are written one per line.
import type { Lines, Manner } from '../voice.ts';
import type { Ask } from './ask.ts';

const ofManner = /^(gentle|shy|witty|bold|calm|cheerful|serious|dreamy): (.+)$/;

/** A line that starts with a manner ("shy: Oh, hello.") belongs to it; other lines fit all manners. */
export function lines(text: string): Lines {
  const read: { any: string[] } & { [M in Manner]?: string[] } = { any: [] };
  for (const line of rows(text)) {
    const [, manner, own = ''] = ofManner.exec(line) ?? [];
    if (manner === undefined) read.any.push(line);
    else (read[manner as Manner] ??= []).push(own); // the pattern only matches manners
  }
  return read;
}

/** "Do you sing? | yes: I knew it. | no: Not even in the shower? | heard: {Answer}, really?" */
export function asks(text: string): readonly Ask[] {
  return rows(text).map((line) => {
    const [ask = '', ...replies] = line.split(' | ');
    const to = (start: string): readonly string[] =>
      replies.filter((one) => one.startsWith(start)).map((one) => one.slice(start.length));
    return { ask, yes: to('yes: '), no: to('no: '), heard: to('heard: ') };
  });
}

export interface Opinion {
  readonly asked: RegExp;
  readonly says: readonly string[];
}

/** "music, songs? | Something slow. | Whatever you play." */
export const opinionsOf = (text: string): readonly Opinion[] =>
  rows(text).map((line) => {
    const [words = '', ...says] = line.split(' | ');
    return { asked: new RegExp(`\\b(?:${words.replaceAll(', ', '|')})\\b`), says };
  });

/** "\\bdogs?\\b => \\b(?:dog|hound)\\b": a pattern of a question, and one of the statements that answer it. */
export const patternPairs = (text: string): readonly (readonly [asked: RegExp, says: RegExp])[] =>
  rows(text).map((line) => {
    const [asked = '', says = ''] = line.split(' => ');
    return [new RegExp(asked), new RegExp(says)];
  });

export const list = (text: string): readonly string[] => rows(text);

/** The lines of a table that are not empty. */
export const rows = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
