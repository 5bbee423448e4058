// A cache of the kinds of marks in recent messages, by the hash of their text.
import { hash } from 'node:crypto';
import { kindOf } from './finding-kinds.ts';
import { scan, type Detector, type Scan } from './findings.ts';
import { isAtRisk, saysGoodbye } from './phrases.ts';

export interface Summary {
  readonly kinds: number;
  readonly at_risk: boolean;
  readonly leaving: boolean;
  /** True if it asks the other side for their age. */
  readonly asks_age: boolean;
  /** True for "And you?". */
  readonly asks_back: boolean;
  /** True for "Guess my age." */
  readonly asks_own: boolean;
  readonly asks_other_age: boolean;
}

export interface Summaries {
  of(text: string): Summary;
  /** The same for a text that was just read. */
  keep(text: string, read: Scan): Summary;
}

const MAX_KEPT = 20_000;

export function createSummaries(detector: Detector): Summaries {
  const kept = new Map<string, Summary>();
  const keep = (key: string, read: Scan): Summary => {
    if (kept.size >= MAX_KEPT) kept.clear();
    const summary = summarise(read);
    kept.set(key, summary);
    return summary;
  };
  return {
    of(text) {
      const key = keyOf(text);
      return kept.get(key) ?? keep(key, scan(detector, detector.input, [text]));
    },
    keep: (text, read) => keep(keyOf(text), read),
  };
}

const keyOf = (text: string): string => hash('sha1', text, 'base64');

function summarise({ found, marks }: Scan): Summary {
  const kinds = found.reduce((sum, mark) => sum | kindOf(mark.tag), 0);
  return {
    kinds,
    at_risk: isAtRisk(marks),
    leaving: saysGoodbye(marks),
    asks_age: marks.has('asks.age'),
    asks_back: marks.has('asks.back'),
    asks_own: marks.has('asks.own'),
    asks_other_age: marks.has('asks.other_age'),
  };
}
