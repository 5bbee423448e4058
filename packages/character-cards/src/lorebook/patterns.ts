// Regular expressions in lorebooks, written by strangers: matched by RE2 in linear time, within a budget. Pure.
import { RE2JS } from 're2js';

/** The matching that a prompt may still do, shared by all its patterns. */
export interface MatchBudget {
  steps: number;
}

export type Pattern = (text: string) => boolean;

/** Limits which patterns are compiled: the length of a pattern times its repetition counts. */
const MAX_EXPANDED = 10_000;
/** A step is one instruction for one letter; parsing and compiling cost more per letter and instruction. */
const STEPS_TO_PARSE = 50;
const STEPS_TO_COMPILE = 300;
const MAX_COMPILED = 2_000;

/** The same book is searched for each message, so compiled patterns are cached for all chats. */
const compiled = new Map<string, RE2JS | undefined>();

/**
 * `/pattern/flags`, or a bare pattern. A pattern that RE2 does not support (backreferences, lookarounds) matches
 * nothing, and neither does any pattern once the budget is used up.
 */
export function readPattern(
  source: string,
  isCaseSensitive: boolean,
  budget: MatchBudget,
): Pattern {
  budget.steps -= source.length * STEPS_TO_PARSE;
  const program = budget.steps > 0 ? programOf(source, isCaseSensitive) : undefined;
  if (!program) return () => false;
  const size = program.programSize();
  budget.steps -= size * STEPS_TO_COMPILE;
  return (text) => {
    budget.steps -= size * text.length;
    return budget.steps > 0 && program.test(text);
  };
}

function programOf(source: string, isCaseSensitive: boolean): RE2JS | undefined {
  const [, body = source, flags = isCaseSensitive ? '' : 'i'] =
    /^\/(.+)\/([a-z]*)$/s.exec(source) ?? [];
  const name = `${flags}/${body}`;
  if (!compiled.has(name)) {
    if (compiled.size >= MAX_COMPILED) compiled.clear();
    compiled.set(name, compile(body, flags));
  }
  return compiled.get(name);
}

function compile(body: string, flags: string): RE2JS | undefined {
  const repeated = [...body.matchAll(/\{(\d{1,4})(?:,(\d{1,4}))?/g)];
  const times = repeated.reduce((product, [, least, most]) => product * Number(most ?? least), 1);
  if (body.length * Math.max(1, times) > MAX_EXPANDED) return undefined;
  const options =
    (flags.includes('i') ? RE2JS.CASE_INSENSITIVE : 0) |
    (flags.includes('m') ? RE2JS.MULTILINE : 0) |
    (flags.includes('s') ? RE2JS.DOTALL : 0);
  try {
    return RE2JS.compile(RE2JS.translateRegExp(body), options);
  } catch {
    return undefined; // not supported by RE2, or not a pattern at all
  }
}
