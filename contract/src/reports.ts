// Reports and removal requests: what can be reported, what the reporter sees, and what admins see and decide.
import { z } from 'zod';
import {
  REPORT_CLOCKS,
  REPORT_KINDS,
  REPORT_NUMBER,
  REPORT_REASONS,
  REPORT_STATES,
  SUBJECT_TYPES,
} from './report-values.ts';
import { reportsCalls } from './reports.calls.ts';
import { describe } from './endpoint.ts';
import { Count, Id, Paging, storable, Time } from './scalars.ts';

export const ReportReason = z.enum(REPORT_REASONS);
export type ReportReason = z.infer<typeof ReportReason>;

export const ReportClock = z.enum(REPORT_CLOCKS);
export type ReportClock = z.infer<typeof ReportClock>;

export const ReportState = z.enum(REPORT_STATES);
export type ReportState = z.infer<typeof ReportState>;

const ReportKind = z.enum(REPORT_KINDS);
const SubjectType = z.enum(SUBJECT_TYPES);

/**
 * The reported subject. A message is one of the reporter's own chats; a profile is that of a
 * character's creator.
 */
export const ReportSubject = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('character'), character_id: Id }),
  z.strictObject({ type: z.literal('message'), session_id: Id, seq: Count }),
  z.strictObject({ type: z.literal('picture'), picture_id: Id }),
  z.strictObject({ type: z.literal('profile'), profile_id: Id }),
]);
export type ReportSubject = z.infer<typeof ReportSubject>;

export const MAX_REPORT_TEXT = 2_000;
const ReportText = storable(MAX_REPORT_TEXT).trim();
const Why = storable(1_000).trim().min(1, 'A reason is required');

export const ReportNumber = z
  .string()
  .toUpperCase()
  .regex(REPORT_NUMBER, 'This isn’t a report number');

const FiledReport = z.object({
  number: z.string(),
  due_at: Time,
  /** Whether the subject is hidden until the decision. */
  is_hidden: z.boolean(),
});
export type FiledReport = z.infer<typeof FiledReport>;

export const RemovalRequest = z.strictObject({
  reason: ReportReason,
  /** The address of a page or picture, or an id; several can be described in the text. */
  about: storable(500).trim().min(1, 'Add a link or a description'),
  text: ReportText.default(''),
  name: storable(200).trim().min(1, 'Enter your name'),
  email: storable(254).trim().toLowerCase().pipe(z.email('Invalid email format')),
  /** Whether it concerns the person who requests the removal. */
  relation: z.enum(['me', 'somebody_else']),
  statement: z.literal(true, 'Confirm the statement'),
});
export type RemovalRequest = z.input<typeof RemovalRequest>;

const ReportStatus = FiledReport.extend({
  state: ReportState,
  reason: ReportReason,
  received_at: Time,
  decision_reason: z.string().nullable(),
  /** The admin's open question to the reporter. */
  question: z.string().nullable(),
});
export type ReportStatus = z.infer<typeof ReportStatus>;

const Listed = z.object({
  id: Id,
  number: z.string(),
  kind: ReportKind,
  reason: ReportReason,
  subject_type: SubjectType,
  subject_name: z.string(),
  state: ReportState,
  is_hidden: z.boolean(),
  is_overdue: z.boolean(),
  is_asked: z.boolean(),
  clock: ReportClock,
  received_at: Time,
  due_at: Time,
});
export type ListedReport = z.infer<typeof Listed>;

export const ReadReport = Listed.extend({
  text: z.string(),
  reporter: z.object({
    kind: z.enum(['visitor', 'member', 'removal', 'forgotten']),
    name: z.string().nullable(),
    email: z.string().nullable(),
    relation: z.enum(['me', 'somebody_else']).nullable(),
  }),
  /** What the removal request is about, as entered. */
  about: z.string().nullable(),
  subject: z.object({
    character: z.object({ id: Id, name: z.string(), slug: z.string() }).nullable(),
    creator: z.object({ id: Id, name: z.string() }).nullable(),
    /** Signed addresses, valid for a few minutes. */
    picture_urls: z.array(z.string()),
    has_evidence: z.boolean(),
  }),
  notes: z.array(
    z.object({
      kind: z.enum(['note', 'question', 'answer']),
      author_name: z.string().nullable(),
      text: z.string(),
      at: Time,
    }),
  ),
  /**
   * The number of other open reports about the same subject; upholding this one decides them as
   * well.
   */
  same_subject: z.int(),
  /** The number of open reports from the same source, including this one. */
  same_source: z.int(),
  decided_at: Time.nullable(),
  decided_by: z.string().nullable(),
  decision_reason: z.string().nullable(),
});
export type ReadReport = z.infer<typeof ReadReport>;

const numbered = z.strictObject({ number: ReportNumber });
const one = z.strictObject({ report_id: Id });

export const reportsApi = describe(reportsCalls, {
  report: {
    body: z.strictObject({
      subject: ReportSubject,
      reason: ReportReason,
      text: ReportText.default(''),
    }),
    reply: FiledReport,
  },
  askRemoval: { body: RemovalRequest, reply: FiledReport },
  state: { params: numbered, reply: ReportStatus },
  answer: {
    params: numbered,
    body: z.strictObject({ text: ReportText.min(1, 'Write something first') }),
    reply: ReportStatus,
  },
  list: {
    query: z.strictObject({
      ...Paging,
      state: ReportState.default('open'),
      reason: ReportReason.optional(),
      clock: ReportClock.optional(),
      subject_type: SubjectType.optional(),
      kind: ReportKind.optional(),
      /**
       * A report's number or its prefix, or the id of the subject, its character or its creator.
       */
      search: storable(100).trim().optional(),
      /** By default open reports by deadline, decided ones by latest decision. */
      sort: z.enum(['due', '-due', 'received', '-received']).optional(),
    }),
    reply: z.object({ reports: z.array(Listed), total_count: z.int() }),
  },
  counts: {
    reply: z.object({
      open: z.int(),
      overdue: z.int(),
      clocks: z.array(z.object({ clock: ReportClock, open: z.int(), overdue: z.int() })),
    }),
  },
  read: { params: one, reply: ReadReport },
  openEvidence: {
    params: one,
    body: z.strictObject({ reason: Why }),
    reply: z.object({ author: z.enum(['user', 'character']), text: z.string(), sent_at: Time }),
  },
  decide: {
    params: one,
    body: z.strictObject({
      decision: z.enum(['uphold', 'reject']),
      /** Shown to the reporter and the creator. */
      reason: Why,
      /** The state that the admin has seen; a conflict if it has changed. */
      seen: ReportState,
    }),
    reply: ReadReport,
  },
  note: {
    params: one,
    body: z.strictObject({
      kind: z.enum(['note', 'question']),
      text: ReportText.min(1, 'Write something first'),
    }),
    reply: ReadReport,
  },
  restoreSource: {
    params: one,
    body: z.strictObject({ reason: Why }),
    reply: z.object({ rejected: z.int() }),
  },
});
