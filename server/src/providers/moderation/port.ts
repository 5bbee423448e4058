// The port of moderation: verdicts of a picture classifier and of a text judge, and their failures.
import { Failure } from '../../platform/failure.ts';

/** Findings of a classifier. `minor`: a person who looks under 18; `other`: a category that we do not know. */
export const FINDINGS = ['minor', 'sexual', 'violence', 'hate', 'self_harm', 'other'] as const;
export type Finding = (typeof FINDINGS)[number];

export interface JudgedPicture {
  /** A JPEG without metadata. */
  readonly bytes: Buffer;
  readonly signal?: AbortSignal;
}

/** `unjudged`: there is no classifier, and nothing is known about the picture. */
export type Judgement =
  | { readonly verdict: 'clear' | 'unjudged'; readonly findings: readonly [] }
  | { readonly verdict: 'blocked'; readonly findings: readonly Finding[] };

/** `unavailable`: not reached, or timed out; `busy`: try later; `broken`: a response without a verdict. */
export type ModerationFailureKind = 'unavailable' | 'busy' | 'broken';

/** There is no verdict; an action that requires one must not happen. */
export class ModerationFailure extends Failure<ModerationFailureKind> {}

export interface ModerationProvider {
  /** Adapter and model, for logs and the admin screen. */
  readonly name: string;
  /** True if there is no classifier: every picture stays `unjudged`. */
  readonly isBuiltIn: boolean;
  /** True if it detects minors; without that, explicit content stays off. */
  readonly judgesAge: boolean;
  readonly description: string;
  /** Throws `ModerationFailure`, at the latest after its time limit. */
  judge(picture: JudgedPicture): Promise<Judgement>;
  close(): Promise<void>;
}

/**
 * Questions about a text. `minor`: is a participant a minor? `consent`: is non-consent meant in earnest? `animals`:
 * does an animal take part? `person`: is a real person made intimate without having agreed? `risk`: does the writer
 * speak of harming themselves?
 */
export const TEXT_QUESTIONS = ['minor', 'consent', 'animals', 'person', 'risk'] as const;
export type TextQuestion = (typeof TEXT_QUESTIONS)[number];

export interface JudgedText {
  readonly question: TextQuestion;
  readonly text: string;
  /** The messages before it, oldest first. */
  readonly before: readonly string[];
}

export type TextVerdict = 'clear' | 'violates';

/** An adapter. Throws `ModerationFailure` if there is no verdict. */
export interface TextJudge {
  /** Adapter and model, for logs and the admin screen. */
  readonly name: string;
  readonly description: string;
  /** The questions that it has a category for. */
  readonly questions: readonly TextQuestion[];
  /** The questions that reading a text can raise. */
  readonly reads: readonly TextQuestion[];
  /** True if it is also the model that writes the replies, which must not wait for its verdicts. */
  readonly writesReplies: boolean;
  judge(asked: JudgedText, signal: AbortSignal): Promise<TextVerdict>;
  /** The questions, of `reads`, that the text may violate. Each of them is a suspicion, to be confirmed by `judge`. */
  read(text: string, signal: AbortSignal): Promise<readonly TextQuestion[]>;
}

/** A text judge with time limits and a cache of verdicts. */
export interface TextModeration extends Omit<TextJudge, 'judge' | 'read'> {
  /** True if there is no judge: every question fails. */
  readonly isBuiltIn: boolean;
  /** True if it also reads private messages, in addition to public texts and prompts of pictures. */
  readonly readsMessages: boolean;
  /** Throws `ModerationFailure`, at the latest after its time limit. */
  judge(asked: JudgedText): Promise<TextVerdict>;
  /** Throws like `judge`. `isWaitedFor`: goes before calls that nothing waits for. */
  read(text: string, isWaitedFor: boolean): Promise<readonly TextQuestion[]>;
}

const absent = (): Promise<never> =>
  Promise.reject(new ModerationFailure('unavailable', 'There is no judge.'));

/** Used if no text judge is configured. */
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

/** An entry of a list of known illegal images. */
export interface KnownMatch {
  readonly list: string;
  /** The id of the entry in its list, for the report. */
  readonly reference: string;
}

/** Compares pictures with lists of known illegal images. */
export interface KnownImages {
  readonly name: string;
  /** True if there is no such service: no picture is known. */
  readonly isBuiltIn: boolean;
  /** Undefined if no list contains it. Throws `ModerationFailure`, at the latest after its time limit. */
  match(bytes: Buffer): Promise<KnownMatch | undefined>;
}
