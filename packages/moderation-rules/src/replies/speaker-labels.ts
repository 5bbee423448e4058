// Speaker labels in a reply: the character's own at its start is dropped, and the user's ends the reply. Pure.

interface Speakers {
  readonly char: string;
  /** Undefined if the user has no name of their own. */
  readonly user: string | undefined;
  /** The text that is continued. */
  readonly before: string;
}

export interface TurnFilter {
  /** Returns what may be shown; the start of a line that may become a label is held back. */
  push(text: string): string;
  /** Returns what was held back. */
  end(): string;
  /** True once the model writes for the user. */
  readonly isOver: boolean;
}

interface Label {
  /** The length of the label that a line starts with; 0 if it starts with none. */
  lengthIn(line: string): number;
  /** Whether the line may still become one that starts with it. */
  mayBecome(line: string): boolean;
}

/** Longer text is not held back. */
const LONGEST_LABEL = 200;
const LINE_BREAK = /\n\s*/g;
/** Models may set the label in bold. */
const BEFORE_NAME = /^[\s*_]*/u;
const AFTER_NAME = /^[\s*_]*[:：][\s*_]*/u;
const MAYBE_AFTER_NAME = /^[\s*_]*$/u;

function labelOf(name: string): Label {
  const fromName = (line: string): string => line.replace(BEFORE_NAME, '');
  return {
    lengthIn(line) {
      const rest = fromName(line);
      if (!rest.startsWith(name)) return 0;
      const after = AFTER_NAME.exec(rest.slice(name.length));
      return after ? line.length - rest.length + name.length + after[0].length : 0;
    },
    mayBecome(line) {
      const rest = fromName(line);
      if (rest.length <= name.length) return name.startsWith(rest);
      return rest.startsWith(name) && MAYBE_AFTER_NAME.test(rest.slice(name.length));
    },
  };
}

/** For one call of the model. A reply that starts with the user's label has no text before it and stays. */
export function createTurnFilter({ char, user, before }: Speakers): TurnFilter {
  const own = labelOf(char);
  const other = user === undefined || user === char ? undefined : labelOf(user);
  let isAtStart = before === '';
  let hasText = before !== '';
  let held = '';
  let isOver = false;
  let isAtLineStart = /\n\s*$/.test(before);

  const show = (text: string): string => {
    hasText ||= text.trim() !== '';
    return text;
  };

  const withoutOwnLabel = (text: string): string => {
    isAtStart = false;
    return text.slice(own.lengthIn(text));
  };

  const showUpToLabel = (text: string, label: Label): string => {
    const breaks = Array.from(text.matchAll(LINE_BREAK), ({ index, 0: all }) => index + all.length);
    const starts = isAtLineStart ? [0, ...breaks] : breaks;
    isAtLineStart = false;
    for (const start of starts) {
      const line = text.slice(start);
      const isAfterText = hasText || text.slice(0, start).trim() !== '';
      isOver = isAfterText && label.lengthIn(line) > 0;
      if (isOver) return show(text.slice(0, start));
      if (!label.mayBecome(line)) continue;
      isAtLineStart = true;
      // Line breaks are shown at once: the moderation of a stream waits for them.
      held = line.trimStart();
      return show(text.slice(0, text.length - held.length));
    }
    return show(text);
  };

  return {
    push(more) {
      if (isOver) return '';
      const text = held + more;
      held = '';
      const mayBeLabel =
        text.length <= LONGEST_LABEL && (own.mayBecome(text) || own.lengthIn(text) === text.length);
      if (isAtStart && mayBeLabel) {
        held = text;
        return '';
      }
      const rest = isAtStart ? withoutOwnLabel(text) : text;
      return other ? showUpToLabel(rest, other) : show(rest);
    },
    end() {
      const rest = isAtStart ? withoutOwnLabel(held) : held;
      held = '';
      return rest;
    },
    get isOver() {
      return isOver;
    },
  };
}
