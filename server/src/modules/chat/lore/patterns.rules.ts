// Patterns that strangers wrote, matched without ever going back: each letter of a text is looked at once per step of a
// program, and when the steps are used up there is no match. What needs going back (references, looking around) is
// not understood and matches nothing. Pure.
import { createParser, type Node } from './pattern-parser.rules.ts';

/** How much matching there may still be; shared by all patterns of one prompt. */
export interface Effort {
  steps: number;
}

type Step =
  | { readonly is: 'letter'; readonly fits: (letter: string) => boolean }
  | { readonly is: 'fork'; readonly to: readonly number[] }
  | { readonly is: 'edge'; readonly holds: (before: string, after: string) => boolean }
  | { readonly is: 'end' };

const MOST_PROGRAM = 3_000;

/** The text comes as its letters. */
export type Pattern = (letters: readonly string[], effort: Effort) => boolean;

const never: Pattern = () => false;

/** `/pattern/flags`, or a bare pattern; one that is not understood matches nothing. */
export function readPattern(source: string, isCaseSensitive: boolean): Pattern {
  const [, body = source, flags = isCaseSensitive ? '' : 'i'] =
    /^\/(.+)\/([a-z]*)$/s.exec(source) ?? [];
  const folds = flags.includes('i');
  const tree = createParser(folds ? body.replace(/\\?./gsu, fold) : body, flags.includes('s'));
  const program = tree && compile(tree);
  if (!program) return never;
  return (letters, effort) => run(program, { letters, folds }, effort);
}

/** A class such as `\D` keeps its letter. */
const fold = (piece: string): string =>
  piece.length > 1 && piece.startsWith('\\') ? piece : piece.toLowerCase();

function compile(tree: Node): Step[] | undefined {
  const steps: Step[] = [];
  const add = (step: Step): number => {
    if (steps.length >= MOST_PROGRAM) throw new RangeError('A pattern that is too long.');
    return steps.push(step) - 1;
  };
  const emit = (node: Node): void => {
    switch (node.is) {
      case 'letter':
        add({ is: 'letter', fits: node.fits });
        return;
      case 'edge':
        add({ is: 'edge', holds: node.holds });
        return;
      case 'row':
        node.of.forEach(emit);
        return;
      case 'choice': {
        const fork = add({ is: 'fork', to: [] });
        const starts: number[] = [];
        const ends: number[] = [];
        for (const one of node.of) {
          starts.push(steps.length);
          emit(one);
          ends.push(add({ is: 'fork', to: [] }));
        }
        steps[fork] = { is: 'fork', to: starts };
        for (const end of ends) steps[end] = { is: 'fork', to: [steps.length] };
        return;
      }
      case 'repeat': {
        for (let times = 0; times < node.least; times += 1) emit(node.of);
        if (node.most === Infinity) {
          const fork = add({ is: 'fork', to: [] });
          emit(node.of);
          add({ is: 'fork', to: [fork] });
          steps[fork] = { is: 'fork', to: [fork + 1, steps.length] };
          return;
        }
        const forks: number[] = [];
        for (let times = node.least; times < node.most; times += 1) {
          forks.push(add({ is: 'fork', to: [] }));
          emit(node.of);
        }
        for (const fork of forks) steps[fork] = { is: 'fork', to: [fork + 1, steps.length] };
      }
    }
  };
  try {
    emit(tree);
    add({ is: 'end' });
    return steps;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

interface Text {
  readonly letters: readonly string[];
  readonly folds: boolean;
}

function run(program: readonly Step[], { letters, folds }: Text, effort: Effort): boolean {
  const seen = new Int32Array(program.length).fill(-1);
  let at = 0;
  let current: number[] = [];
  /** Follows what costs no letter; true where the end can be reached. */
  const follow = (start: number, into: number[]): boolean => {
    const open = [start];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      effort.steps -= 1;
      if (seen[next] === at) continue;
      seen[next] = at;
      const step = program[next];
      if (!step) continue;
      if (step.is === 'end') return true;
      if (step.is === 'letter') into.push(next);
      else if (step.is === 'fork') open.push(...step.to);
      else if (step.holds(letters[at - 1] ?? '', letters[at] ?? '')) open.push(next + 1);
    }
    return false;
  };
  for (; at <= letters.length; at += 1) {
    if (effort.steps <= 0) return false;
    const waiting: number[] = [];
    for (const next of [...current, 0]) if (follow(next, waiting)) return true;
    const letter = letters[at];
    if (letter === undefined) return false;
    current = [];
    for (const place of waiting) {
      effort.steps -= 1;
      const step = program[place];
      if (step?.is === 'letter' && step.fits(folds ? letter.toLowerCase() : letter))
        current.push(place + 1);
    }
  }
  return false;
}
