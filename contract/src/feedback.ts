// Feedback: its text, the screen and the error that it is about, and the operator's answer.
import { z } from 'zod';
import { BlockReason } from './safety.ts';
import { FEEDBACK_STATES, MAX_FEEDBACK, RULINGS } from './feedback-values.ts';
import { feedbackCalls } from './feedback.calls.ts';
import { describe } from './endpoint.ts';
import { countIn, Id, storable, Time } from './scalars.ts';

const State = z.enum(FEEDBACK_STATES);
const Email = storable(254).trim().toLowerCase().pipe(z.email('Invalid email format'));

const FeedbackText = storable(MAX_FEEDBACK).trim().min(3, 'Tell us a little more');

const Surface = z.enum(['chat', 'character', 'picture']);
const Ruling = z.enum(RULINGS);

/** A moderation refusal that its author contests, with the text that they agreed to share. */
const Contest = z.object({
  rule: BlockReason,
  surface: Surface,
  /**
   * Emptied once it is decided, unless the author allowed keeping it for the operator's evaluation
   * set.
   */
  passage: z.string(),
  before: z.string(),
  may_evaluate: z.boolean(),
  ruling: Ruling.nullable(),
});

export const Feedback = z.object({
  id: Id,
  text: z.string(),
  /** The path of the screen where it was written, without query. */
  path: z.string(),
  /** The error on that screen: its code, or the call before it; empty if there was none. */
  failure: z.string(),
  /** The author; null for a visitor. */
  member: z.object({ id: Id, name: z.string().nullable() }).nullable(),
  /** The address for an answer; null if there is none. */
  email: z.string().nullable(),
  contest: Contest.nullable(),
  /** An attached screenshot; null if there is none. Its address is valid for ten minutes. */
  picture: z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
  state: State,
  answer: z.string().nullable(),
  created_at: Time,
  /** When it was answered or closed. */
  ended_at: Time.nullable(),
});
export type Feedback = z.infer<typeof Feedback>;

const one = z.strictObject({ id: Id });

export const feedbackApi = describe(feedbackCalls, {
  send: {
    body: z.strictObject({
      text: FeedbackText,
      path: storable(300).default(''),
      failure: storable(120).default(''),
      /** For visitors who want an answer; a member's address is known. */
      email: Email.optional(),
      /** The id of an upload by `POST /upload-media`, which is then kept with the feedback. */
      upload_id: Id.optional(),
      contest: z
        .strictObject({
          rule: BlockReason,
          surface: Surface,
          passage: storable(MAX_FEEDBACK).min(1, 'There’s nothing to look at'),
          /** The preceding message, if any. */
          before: storable(MAX_FEEDBACK).default(''),
          /**
           * Separate consent: if the refusal was a mistake, the passage may stay in the operator's
           * evaluation set.
           */
          may_evaluate: z.boolean(),
        })
        .optional(),
    }),
    reply: z.object({ id: Id }),
  },
  list: {
    query: z.strictObject({
      state: State.default('open'),
      limit: countIn(1, 100).default(50),
      cursor: Id.optional(),
    }),
    reply: z.object({
      feedback: z.array(Feedback),
      total_count: z.int().min(0),
      next_cursor: Id.nullable(),
    }),
  },
  answer: {
    params: one,
    body: z.strictObject({
      text: storable(MAX_FEEDBACK).trim().min(1, 'Write an answer'),
      /** Required for a contested refusal, and only allowed for one. */
      ruling: Ruling.optional(),
    }),
    reply: Feedback,
  },
  close: { params: one, reply: Feedback },
});
