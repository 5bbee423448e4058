// A cache of the kinds of marks in recent messages, by the hash of their text.
import { kindOf } from './finding-kinds.ts';
import { scan, type Detector, type Scan } from './findings.ts';
import { isAtRisk, saysGoodbye } from './phrases.ts';

export interface Summary {
  readonly kinds: number;
  readonly at_risk: boolean;
  readonly leaving: boolean;
  /** It asks the other for their age. */
  readonly asks_age: boolean;
  readonly asks_other_age: boolean;
}

export interface Summaries {
  of(text: string): Summary;
  /** The same for a text that was just read. */
  keep(text: string, read: Scan): Summary;
}

const MOST_KEPT = 20_000;

export function createSummaries(detector: Detector): Summaries {
  let kept = new Map<number, Summary>();
  let older = new Map<number, Summary>();
  const put = (key: number, summary: Summary): Summary => {
    if (kept.size >= MOST_KEPT) {
      older = kept;
      kept = new Map();
    }
    kept.set(key, summary);
    return summary;
  };
  return {
    of(text) {
      const key = hash(text);
      const recent = kept.get(key);
      if (recent) return recent;
      return put(key, older.get(key) ?? summarise(scan(detector, detector.input, [text])));
    },
    keep: (text, read) => put(hash(text), summarise(read)),
  };
}

function summarise({ found, marks }: Scan): Summary {
  const kinds = found.reduce((sum, mark) => sum | kindOf(mark.tag), 0);
  return {
    kinds,
    at_risk: isAtRisk(marks),
    leaving: saysGoodbye(marks),
    asks_age: marks.has('asks.age'),
    asks_other_age: marks.has('asks.other_age'),
  };
}

/** 53 bits of two multiplicative hashes: no two texts of a conversation share it. */
function hash(text: string): number {
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2_654_435_761);
    two = Math.imul(two ^ code, 1_597_334_677);
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(two ^ (two >>> 13), 3_266_489_909);
  two = Math.imul(two ^ (two >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & two) + (one >>> 0);
}
