// The gate of a streamed reply: releases text as it arrives, except a tail that may start a finding.
import { judgeOutput, scan, type Detector } from './findings.ts';
import type { Moment } from './phrases.ts';
import { kindOf, kinds, mayTell, wantedKinds } from './finding-kinds.ts';
import { sortMarks, type Scene } from './patterns/spans.ts';
import { createMatcher, type Mark } from './patterns/patterns.ts';
import { actionOn, corrections, policies, type BlockReason, type Finding } from './policy.ts';
import { readOtherwise } from './text/disguise.ts';
import { createReader } from './text/text.ts';
import type { Token } from './text/numbers.ts';

/**
 * `release` is what may be shown now. It is the model's own text, except where a sentence had to be corrected
 * (`corrected` names the rules): then it contains the replacement. After a `hit` nothing is released,
 * and the shown part of the reply must be retracted.
 */
export interface GateStep {
  readonly release: string;
  readonly corrected?: readonly string[];
  readonly hit?: { readonly reason: BlockReason; readonly rule_ids: readonly string[] };
}

export interface StreamGate {
  push(chunk: string): GateStep;
  /** The last step: releases the tail after checking the whole text in all its readings. */
  end(): GateStep;
}

export interface GateNeeds {
  readonly detector: Detector;
  readonly moment: Moment;
  /** The previous conversation, oldest first, and the kinds of marks in it. */
  readonly history: { readonly texts: readonly string[]; readonly kinds: number };
}

/** A longer sentence is checked as if it ended here, so that no text is held forever. */
const LONGEST_SENTENCE = 600;
/** Older words do not take part in new findings, except statements of being under age. */
const REMEMBERED_WORDS = 400;
const MAX_MARKS = 500;
/** An unfinished word with symbols is held up to this length. */
const LONGEST_ODD = 24;

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export function createStreamGate({ detector, moment, history }: GateNeeds): StreamGate {
  const momentKinds =
    (moment.asked ? kinds.asked : 0) |
    (moment.at_risk ? kinds.at_risk : 0) |
    (moment.leaving ? kinds.leaving : 0) |
    (moment.age_asked ? kinds.age_asked : 0);
  /** Complete sentences are held back if one of them may have to be replaced. */
  const isGuarded = moment.asked || moment.leaving;
  let marks: Mark[] = [];
  let before: readonly Mark[] | undefined;
  let seen = history.kinds;

  const parts: string[] = [];
  let held = '';
  let released = 0;
  let sentenceStart: number | undefined;
  /** The number of words before the sentence. */
  let sentenceWords = 0;
  /** The offset of text that may complete a finding; held back until its sentence ends. */
  let doubtful: number | undefined;
  let admitted = false;
  let edits: Edit[] = [];
  let corrected: string[] = [];
  const correctedRules = new Set<string>();
  let hit: GateStep['hit'];

  const onMark = (mark: Mark) => {
    marks.push(mark);
    if (mark.tag === 'admits.ai') admitted = true;
    const kind = kindOf(mark.tag);
    if (kind === 0) return;
    seen |= kind;
    if (doubtful === undefined && mayTell(kind, seen, momentKinds)) {
      doubtful = Math.max(mark.start, released);
    }
  };
  const matcher = createMatcher(detector.output, onMark);

  const onToken = (token: Token) => {
    if (hit) return;
    matcher.feed(token);
    if (token.kind === 'word') sentenceStart ??= token.start;
    if (token.kind === 'stop') endSentence(token.end);
    else if (sentenceStart !== undefined && token.end - sentenceStart > LONGEST_SENTENCE) {
      endSentence(token.end);
    }
  };
  const { lexicon, today } = detector;
  const reader = createReader({ lexicon, today, sink: onToken });

  const endSentence = (at: number) => {
    if (doubtful !== undefined) settle(at);
    if (hit) return;
    doubtful = undefined;
    sentenceStart = undefined;
    sentenceWords = matcher.count();
    if (marks.length > MAX_MARKS) forget();
  };
  /** Checks the sentence that ends here: a hit, a correction, or nothing. */
  const settle = (at: number) => {
    const findings = judgeOutput(scene(), moment).filter(
      (finding) => actionOn(finding, 'output') !== 'allow',
    );
    const blocking = findings.filter((finding) => actionOn(finding, 'output') === 'block');
    if (blocking.length > 0) {
      hit = asHit(blocking);
      return;
    }
    const [first] = findings;
    if (!first || sentenceStart === undefined) return;
    const from = isGuarded ? sentenceStart : (doubtful ?? sentenceStart);
    correct(first, Math.max(from, released), at);
  };

  const correct = (finding: Finding, from: number, to: number) => {
    const wasMade = correctedRules.has(finding.rule);
    edits.push({ from, to, text: wasMade ? '' : (corrections[finding.rule] ?? '') });
    correctedRules.add(finding.rule);
    corrected.push(finding.rule_id);
    if (finding.rule === 'human_claim') admitted = true;
  };

  const scene = (): Scene => {
    const past = history.kinds === 0 ? [] : (before ??= readHistory(detector, history.texts));
    return { marks: sortMarks([...past, ...marks]), fresh: sentenceWords };
  };

  const forget = () => {
    const oldest = matcher.count() - REMEMBERED_WORDS;
    marks = marks.filter((mark) => mark.last >= oldest);
  };

  /** The start of the text that must be held back. */
  const heldFrom = (): number => {
    const wanted = wantedKinds(seen, momentKinds);
    let from = released + held.length;
    if (doubtful !== undefined) from = Math.min(from, doubtful);
    if (isGuarded && sentenceStart !== undefined) from = Math.min(from, sentenceStart);
    const phrase = matcher.heldFrom(wanted);
    if (phrase !== undefined) from = Math.min(from, phrase);
    const figure = reader.figureFrom();
    if (figure !== undefined && (isGuarded || (wanted & kinds.age) !== 0))
      from = Math.min(from, figure);
    return mayMatter(reader.unfinished(), wanted) ? Math.min(from, reader.unfinishedFrom()) : from;
  };

  const mayMatter = (word: string, wanted: number): boolean => {
    if (word === '') return false;
    if (isGuarded) return true;
    const plain = readBeginning(word);
    if (plain === undefined) return word.length <= LONGEST_ODD;
    return ((detector.beginnings.get(plain) ?? 0) & wanted) !== 0;
  };

  const release = (until: number): string => {
    let text = '';
    for (const edit of edits) {
      text += held.slice(0, Math.max(0, edit.from - released)) + edit.text;
      held = held.slice(Math.max(0, edit.to - released));
      released = Math.max(released, edit.to);
    }
    edits = [];
    const length = Math.max(0, until - released);
    text += held.slice(0, length);
    held = held.slice(length);
    released += length;
    return text;
  };

  const step = (until: number): GateStep => {
    const text = release(until);
    const names = corrected;
    corrected = [];
    return {
      release: text,
      ...(names.length > 0 && { corrected: names }),
      ...(hit && { hit }),
    };
  };

  return {
    push(chunk) {
      if (hit) return { release: '', hit };
      parts.push(chunk);
      held += chunk;
      reader.feed(chunk);
      return step(hit ? (doubtful ?? released) : heldFrom());
    },
    end() {
      if (hit) return { release: '', hit };
      reader.stop();
      if (!hit) hit = judgeReadings(detector, moment, parts.join(''));
      if (hit) return step(doubtful ?? released);
      const last = step(released + held.length);
      const text = parts.join('');
      if (!moment.asked || admitted || text.trim() === '') return last;
      const space = /\s$/.test(text) ? '' : ' ';
      return {
        release: `${last.release}${space}${corrections.human_claim ?? ''}`,
        corrected: [...(last.corrected ?? []), 'human_claim.unanswered'],
      };
    },
  };
}

function asHit(blocking: readonly Finding[]): GateStep['hit'] {
  const [first] = blocking;
  if (!first) return undefined;
  return { reason: policies[first.rule].reason, rule_ids: blocking.map((it) => it.rule_id) };
}

/** Marks of the previous conversation, with words counted backwards from the reply's first. */
function readHistory(detector: Detector, texts: readonly string[]): Mark[] {
  const { found, words } = scan(detector, detector.output, texts);
  return found.map((mark) => ({ ...mark, first: mark.first - words, last: mark.last - words }));
}

/** Obfuscations that only the whole text shows. They cannot be corrected, so only blocking findings count. */
function judgeReadings(detector: Detector, moment: Moment, text: string): GateStep['hit'] {
  for (const reading of readOtherwise(text, detector.lexicon)) {
    const found = judgeOutput(scan(detector, detector.output, [reading]), moment);
    const blocking = found.filter((finding) => actionOn(finding, 'output') === 'block');
    if (blocking.length > 0) return asHit(blocking);
  }
  return undefined;
}

/** The letters of an unfinished word; undefined if it contains other characters. */
function readBeginning(word: string): string | undefined {
  const letters = /^["'*_(]*([a-z']*)$/i.exec(word)?.[1];
  return letters?.toLowerCase().replaceAll("'", '');
}
