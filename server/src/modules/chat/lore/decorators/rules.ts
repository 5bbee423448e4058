// The lines at the head of an entry of lore that begin with @@ and say when it counts. Pure.

export interface Decorated {
  /** What is left to be told. */
  readonly content: string;
  readonly is_always: boolean;
  readonly is_never: boolean;
  /** Replies that there must have been; one of so many that it counts for. */
  readonly only_after: number;
  readonly only_every: number;
  /** Once found, found for good; or never found again. */
  readonly stays: boolean;
  readonly only_once: boolean;
  readonly scan_depth: number | undefined;
  readonly more_keys: readonly string[];
  readonly other_keys: readonly string[];
  readonly may_be_dropped: boolean;
  readonly position: 'before' | 'after' | undefined;
}

type Draft = { -readonly [Key in keyof Decorated]: Decorated[Key] };

const MOST_LINES = 40;

/** One that is not known, or says nothing that can be read, is passed over for its fallbacks (@@@); all of them go. */
export function readDecorators(content: string): Decorated {
  const draft: Draft = {
    ...{ content, is_always: false, is_never: false, only_after: 0, only_every: 1 },
    ...{ stays: false, only_once: false, scan_depth: undefined, more_keys: [], other_keys: [] },
    ...{ may_be_dropped: false, position: undefined },
  };
  const lines = content.split('\n');
  let isTaken = true;
  let at = 0;
  for (; at < Math.min(lines.length, MOST_LINES); at += 1) {
    const [, marks, name = '', rest = ''] =
      /^(@@@?)([a-z_]+)\s*(.*)$/.exec(lines[at]?.trim() ?? '') ?? [];
    if (marks === undefined) break;
    if (marks === '@@@' && isTaken) continue;
    isTaken = apply(draft, name, rest.trim());
  }
  return { ...draft, content: lines.slice(at).join('\n').trim() };
}

function apply(draft: Draft, name: string, rest: string): boolean {
  const number = /^\d{1,6}$/.test(rest) ? Number(rest) : undefined;
  const words = rest
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .slice(0, 60);
  switch (name) {
    case 'activate':
      draft.is_always = true;
      return true;
    case 'dont_activate':
      draft.is_never = true;
      return true;
    case 'keep_activate_after_match':
      draft.stays = true;
      return true;
    case 'dont_activate_after_match':
      draft.only_once = true;
      return true;
    case 'ignore_on_max_context':
      draft.may_be_dropped = true;
      return true;
    case 'additional_keys':
      draft.more_keys = words;
      return words.length > 0;
    case 'exclude_keys':
      draft.other_keys = words;
      return words.length > 0;
    case 'position':
      if (rest === 'before_desc' || rest === 'after_desc')
        draft.position = rest === 'before_desc' ? 'before' : 'after';
      return draft.position !== undefined;
    default:
      return number !== undefined && applyNumber(draft, name, number);
  }
}

function applyNumber(draft: Draft, name: string, number: number): boolean {
  if (name === 'activate_only_after') draft.only_after = number;
  else if (name === 'activate_only_every' && number > 0) draft.only_every = number;
  else if (name === 'scan_depth') draft.scan_depth = number;
  else return false;
  return true;
}
