// Moderates a new text alone, in its decoded readings, and together with earlier messages. Pure except for a cache.
import { kinds, mayTell } from './finding-kinds.ts';
import { judgeInput, scan, type Detector, type InputFindings, type Scan } from './findings.ts';
import { normalise } from './normalizer.ts';
import { mayNameSomebody } from './persons.ts';
import { gravestFirst, type Finding } from './policy.ts';
import { readOtherwise } from './text/disguise.ts';
import type { Summaries } from './summaries.ts';

export interface Conversation {
  readonly text: string;
  /** Oldest first, both sides. */
  readonly recent: readonly string[];
}

const MOST_RECENT = 20;
/** The part of each message that is read again when two may form a finding together. */
const LONGEST_RECENT = 1_000;
/** A phrase that was cut in two lies near the cut. */
const TAIL = 120;
const HEAD = 240;
const TAILS = 3;
/** A message with such an end was not split within a phrase. */
const ENDED = /[.!?…*"”)]\s*$/;

export function judgeConversation(
  detector: Detector,
  summaries: Summaries,
  { text, recent }: Conversation,
): InputFindings {
  const alone = scan(detector, detector.input, [text]);
  const judged = judgeInput(alone);
  const findings: Finding[] = [...judged.findings];
  for (const reading of readOtherwise(text, alone.noticed, detector.lexicon)) {
    findings.push(...judgeInput(scan(detector, detector.input, [reading])).findings);
  }
  findings.push(...judgeMisspelt(detector, text, alone));
  if (findings.length === 0) {
    const before = { text, recent: recent.slice(-MOST_RECENT) };
    for (const texts of readings(summaries, alone, before)) {
      findings.push(...judgeInput(scan(detector, detector.input, texts)).findings);
    }
  }
  return { findings: gravestFirst(findings), asks_if_human: judged.asks_if_human };
}

/** How the text may continue earlier messages. */
function readings(summaries: Summaries, alone: Scan, { text, recent }: Conversation): string[][] {
  if (recent.length === 0) return [];
  const own = summaries.keep(text, alone).kinds;
  const before = recent.reduce((sum, message) => sum | summaries.of(message).kinds, 0);
  const sameSpeaker = recent.filter((_, at) => (recent.length - at) % 2 === 0);
  const ways = [recent, sameSpeaker]
    .map((messages) => messages.slice(-TAILS).map((message) => message.slice(-TAIL)))
    .filter((tails) => tails.length > 0 && !ENDED.test(tails.at(-1) ?? ''))
    .map((tails) => [...tails, text.slice(0, HEAD)]);
  if (mayTell(own, own | before, 0)) {
    ways.push([...recent.map((message) => message.slice(-LONGEST_RECENT)), text]);
  }
  return ways;
}

/** A misspelled known name near intimacy or imitation: read again with the correct name. */
function judgeMisspelt(detector: Detector, text: string, alone: Scan): readonly Finding[] {
  if (!mayNameSomebody(alone.marks)) return [];
  const words = normalise(text).text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const names = detector.names.correct(words);
  if (names.length === 0) return [];
  const reading = scan(detector, detector.input, [`${names.join(' ')} ${text}`]);
  return judgeInput(reading).findings.filter((finding) => finding.rule === 'real_person');
}

/** The context of a conversation for the gate of its reply. */
export function readHistory(
  summaries: Summaries,
  recent: readonly string[],
): { readonly texts: readonly string[]; readonly kinds: number } {
  const texts = recent.slice(-MOST_RECENT).map((message) => message.slice(-LONGEST_RECENT));
  const all = recent.slice(-MOST_RECENT).reduce((sum, text) => sum | summaries.of(text).kinds, 0);
  return { texts, kinds: all & ~kinds.alone };
}
