// Decorators of lore entries: leading lines with @@ that set conditions and placement. Pure.

export type LorePlace = 'before' | 'described' | 'personality' | 'scenario' | 'after' | 'examples';
export type LoreRole = 'system' | 'user' | 'assistant';

/** Its position among the messages: how many follow it, or how many precede it. */
export interface LoreDepth {
  readonly from: 'newest' | 'oldest';
  readonly messages: number;
}

export interface Decorated {
  /** The content without decorators. */
  readonly content: string;
  readonly is_always: boolean;
  readonly is_never: boolean;
  /** The minimum number of replies; the entry applies to every n-th reply. */
  readonly only_after: number;
  readonly only_every: number;
  /** The greeting that the chat must have started with: the first is 0, the others follow. */
  readonly only_greeting: number | undefined;
  /** Once found, found for good; or never found again. */
  readonly stays: boolean;
  readonly only_once: boolean;
  readonly scan_depth: number | undefined;
  readonly more_keys: readonly string[];
  readonly other_keys: readonly string[];
  /** Left out as soon as the context is full. */
  readonly may_be_dropped: boolean;
  readonly position: LorePlace | undefined;
  /** Applies if there is no such place. */
  readonly depth: LoreDepth | undefined;
  /** Undefined if none is named. */
  readonly role: LoreRole | undefined;
}

export interface ReadDecorators extends Decorated {
  /** Unsupported decorators without a supported fallback. */
  readonly not_followed: readonly string[];
}

type Draft = { -readonly [Key in keyof Decorated]: Decorated[Key] };

/** No name in the standard has upper case or digits, but names of other programs do. */
const LINE = /^(@@@?)(\w+)(.*)$/;
/** Its value is ignored, and the line is removed. */
const MAX_LINES = 100;

/**
 * An unknown or unparsable decorator is skipped in favor of its fallbacks (@@@); of two with the same name the first
 * counts. Their lines are never part of the content.
 */
export function readDecorators(content: string): ReadDecorators {
  const draft: Draft = {
    content,
    is_always: false,
    is_never: false,
    only_after: 0,
    only_every: 1,
    only_greeting: undefined,
    stays: false,
    only_once: false,
    scan_depth: undefined,
    more_keys: [],
    other_keys: [],
    may_be_dropped: false,
    position: undefined,
    depth: undefined,
    role: undefined,
  };
  const seen = new Set<string>();
  const passed: string[] = [];
  const lines = content.split('\n');
  let waiting: string | undefined;
  let at = 0;
  for (; at < lines.length; at += 1) {
    const line = lines[at]?.trim() ?? '';
    const [, marks, name = '', rest = ''] = LINE.exec(line) ?? [];
    if (marks === undefined && line !== '') break;
    if (marks === undefined || at >= MAX_LINES) continue;
    if (marks === '@@@' && waiting === undefined) continue;
    if (marks === '@@') {
      if (waiting !== undefined) passed.push(waiting);
      waiting = name;
    }
    if (seen.has(name) || apply(draft, name, rest.trim())) {
      seen.add(name);
      waiting = undefined;
    }
  }
  if (waiting !== undefined) passed.push(waiting);
  return { ...draft, content: lines.slice(at).join('\n').trim(), not_followed: passed };
}

const places: Readonly<Record<string, LorePlace>> = {
  before_desc: 'before',
  after_desc: 'described',
  personality: 'personality',
  scenario: 'scenario',
};

const flags: Readonly<
  Record<string, 'is_always' | 'is_never' | 'stays' | 'only_once' | 'may_be_dropped'>
> = {
  activate: 'is_always',
  dont_activate: 'is_never',
  keep_activate_after_match: 'stays',
  dont_activate_after_match: 'only_once',
  ignore_on_max_context: 'may_be_dropped',
};

const isRole = (word: string): word is LoreRole =>
  word === 'system' || word === 'user' || word === 'assistant';

/** False for unsupported decorators: the fallback is then used. */
function apply(draft: Draft, name: string, rest: string): boolean {
  const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
  if (flag) {
    draft[flag] = true;
    return true;
  }
  switch (name) {
    case 'additional_keys':
      draft.more_keys = wordsIn(rest);
      return draft.more_keys.length > 0;
    case 'exclude_keys':
      draft.other_keys = wordsIn(rest);
      return draft.other_keys.length > 0;
    case 'position':
      draft.position = Object.hasOwn(places, rest) ? places[rest] : undefined;
      return draft.position !== undefined;
    case 'role':
      if (isRole(rest)) draft.role = rest;
      return isRole(rest);
    default:
      return /^-?\d{1,6}$/.test(rest) && applyNumber(draft, name, Number(rest));
  }
}

function applyNumber(draft: Draft, name: string, number: number): boolean {
  switch (name) {
    case 'activate_only_after':
      draft.only_after = number;
      return true;
    case 'activate_only_every':
      if (number > 0) draft.only_every = number;
      return number > 0;
    case 'is_greeting':
      if (number >= 0) draft.only_greeting = number;
      return number >= 0;
    case 'scan_depth':
      if (number >= 0) draft.scan_depth = number;
      return number >= 0;
    case 'depth':
      draft.depth = { from: 'newest', messages: Math.max(0, number) };
      return true;
    case 'reverse_depth':
      draft.depth ??= { from: 'oldest', messages: Math.max(0, number) };
      return true;
    default:
      return false;
  }
}

const wordsIn = (rest: string): string[] =>
  rest
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .slice(0, 60);
