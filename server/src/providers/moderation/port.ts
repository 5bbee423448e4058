// The port of moderation: a verdict on a picture, a judge's verdict on a suspected text, and their failures.
import { Failure } from '../../platform/failure.ts';

/** What a classifier can find. `minor`: someone who looks younger than 18; `other`: it names nothing that we know. */
export const FINDINGS = ['minor', 'sexual', 'violence', 'hate', 'self_harm', 'other'] as const;
export type Finding = (typeof FINDINGS)[number];

export interface JudgedPicture {
  /** A JPEG without metadata. */
  readonly bytes: Buffer;
  readonly signal?: AbortSignal;
}

/** `unjudged`: there is no classifier, and nothing is known of the picture. */
export type Judgement =
  | { readonly verdict: 'clear' | 'unjudged'; readonly findings: readonly [] }
  | { readonly verdict: 'blocked'; readonly findings: readonly Finding[] };

/** `unavailable`: not reached, or late; `busy`: try later; `broken`: an answer that is no verdict. */
export type ModerationFailureKind = 'unavailable' | 'busy' | 'broken';

/** There is no verdict. What needs one does not happen then. */
export class ModerationFailure extends Failure<ModerationFailureKind> {}

export interface ModerationProvider {
  /** Adapter and model, for the log and the screen. */
  readonly name: string;
  /** True where there is no classifier: every picture stays `unjudged`. */
  readonly isBuiltIn: boolean;
  /** Whether it looks for minors; without it, explicit content stays off. */
  readonly judgesAge: boolean;
  readonly description: string;
  /** Throws `ModerationFailure`, never later than its time limit. */
  judge(picture: JudgedPicture): Promise<Judgement>;
  close(): Promise<void>;
}

/**
 * Whether a participant is a minor; whether non-consent is meant in earnest; whether an animal takes part; whether a real
 * person is made intimate without having agreed; whether the writer speaks of harming themselves.
 */
export const TEXT_QUESTIONS = ['minor', 'consent', 'animals', 'person', 'risk'] as const;
export type TextQuestion = (typeof TEXT_QUESTIONS)[number];

export interface JudgedText {
  readonly question: TextQuestion;
  readonly text: string;
  /** What was said before it, oldest first. */
  readonly before: readonly string[];
}

export type TextVerdict = 'clear' | 'violates';

/** An adapter. Throws `ModerationFailure` where there is no verdict. */
export interface TextJudge {
  /** Adapter and model, for the log and the screen. */
  readonly name: string;
  readonly description: string;
  /** What it has a category for. */
  readonly questions: readonly TextQuestion[];
  /** What one reading of a text can raise. */
  readonly reads: readonly TextQuestion[];
  /** Whether it is the model that writes the replies, which must not wait for its verdicts. */
  readonly writesReplies: boolean;
  judge(asked: JudgedText, signal: AbortSignal): Promise<TextVerdict>;
  /** What the text may violate, of `reads`: suspicions, about each of which its question is asked. */
  read(text: string, signal: AbortSignal): Promise<readonly TextQuestion[]>;
}

/** What the product asks: in time, from memory where the same was asked before. */
export interface TextModeration extends Omit<TextJudge, 'judge' | 'read'> {
  /** True where there is no judge: every question fails. */
  readonly isBuiltIn: boolean;
  /** Whether it reads private messages, too, and not only what others see and what pictures are made of. */
  readonly readsMessages: boolean;
  /** Throws `ModerationFailure`, never later than its time limit. */
  judge(asked: JudgedText): Promise<TextVerdict>;
  /** As `judge`; `isWaitedFor` where something waits for it, so that it goes before what nothing waits for. */
  read(text: string, isWaitedFor: boolean): Promise<readonly TextQuestion[]>;
}

const absent = (): Promise<never> =>
  Promise.reject(new ModerationFailure('unavailable', 'There is no judge.'));

/** In place of a judge where none is configured. */
export const noTextJudge: TextModeration = {
  name: 'no judge',
  description:
    'Suspicions are counted. Only texts where a minor may be part of a romantic scene are refused without a judge.',
  isBuiltIn: true,
  questions: [],
  reads: [],
  readsMessages: false,
  writesReplies: false,
  judge: absent,
  read: absent,
};

/** Where a picture is listed as known illegal imagery. */
export interface KnownMatch {
  readonly list: string;
  /** The entry in that list, for the report. */
  readonly reference: string;
}

/** Compares pictures with lists of known illegal imagery. */
export interface KnownImages {
  readonly name: string;
  /** True where there is no such service: nothing is ever known. */
  readonly isBuiltIn: boolean;
  /** Undefined where no list names it. Throws `ModerationFailure`, never later than its time limit. */
  match(bytes: Buffer): Promise<KnownMatch | undefined>;
}
