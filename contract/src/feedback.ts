// Feedback: what a person writes, where they were and what had failed, and what became of it.
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

/** A refusal that its author calls a mistake, with the text that they agreed to show. */
const Contest = z.object({
  rule: BlockReason,
  surface: Surface,
  /** Empty once it is decided, unless it may stay for the operator's evaluation. */
  passage: z.string(),
  before: z.string(),
  may_evaluate: z.boolean(),
  ruling: Ruling.nullable(),
});

export const Feedback = z.object({
  id: Id,
  text: z.string(),
  /** The screen that it was written on, without its query. */
  path: z.string(),
  /** The code of what had failed there; empty where nothing had. */
  failure: z.string(),
  /** The member; null for a visitor. */
  member: z.object({ id: Id, name: z.string().nullable() }).nullable(),
  /** Where an answer goes; null where there is no address. */
  email: z.string().nullable(),
  contest: Contest.nullable(),
  /** Sent with it; null where there is none. Its address works for ten minutes. */
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
      failure: storable(60).default(''),
      /** Of a visitor who wants an answer; a member's own is known. */
      email: Email.optional(),
      /** An upload of `POST /upload-media`, which then stays with the feedback. */
      upload_id: Id.optional(),
      contest: z
        .strictObject({
          rule: BlockReason,
          surface: Surface,
          passage: storable(MAX_FEEDBACK).min(1, 'There is nothing to look at'),
          /** What led to it, where there was anything. */
          before: storable(MAX_FEEDBACK).default(''),
          /** Consent of its own: if it was a mistake, the passage may stay in the operator's evaluation. */
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
      /** Of a contested refusal, and only of one. */
      ruling: Ruling.optional(),
    }),
    reply: Feedback,
  },
  close: { params: one, reply: Feedback },
});
