// A piece of feedback: its author, its screen, and the answer.
import { useLayoutEffect, useRef, useState } from 'react';
import { RULINGS } from '@velour/contract/feedback-values.ts';
import { REPORT_REFERENCE } from '@velour/contract/report-values.ts';
import type { Feedback } from '@velour/contract/feedback.ts';
import { api } from '../../../lib/api.ts';
import { formatMoment } from '../../../lib/formats.ts';
import { paths } from '../../../lib/paths.ts';
import { Link } from '../../../ui/link.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useAdminCall } from '../../shared/admin/use-admin-call.ts';
import { texts } from './texts.ts';

export function OneFeedback({ feedback }: { feedback: Feedback }) {
  const { member, text, path, failure, state, answer, created_at } = feedback;
  const report = contestedReport(failure);
  const where = [path && texts.on(path), failure && !report && texts.after(failure)]
    .filter(Boolean)
    .join(', ');
  return (
    <Card className="flex flex-col gap-3">
      <p className="text-sm text-ink-faint">
        {member ? (
          <Link className="font-medium text-accent underline" to={paths.adminMembers(member.id)}>
            {member.name ?? texts.unnamed}
          </Link>
        ) : (
          texts.visitor
        )}{' '}
        · {formatMoment(created_at)} {where}
        {report && (
          <Link
            className="text-accent underline"
            to={paths.adminReports({ state: 'upheld', search: report })}
          >
            {texts.about_report(report)}
          </Link>
        )}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      {feedback.picture && <AttachedPicture picture={feedback.picture} />}
      {feedback.contest && <Contest contest={feedback.contest} />}
      {answer !== null && (
        <div className="border-l-2 border-edge pl-4">
          <p className="text-sm text-ink-faint">{texts.answered}</p>
          <p className="wrap-anywhere whitespace-pre-line">{answer}</p>
        </div>
      )}
      {state !== 'answered' && <Reply feedback={feedback} />}
    </Card>
  );
}

/** The reference of the report whose decision it contests. */
function contestedReport(failure: string): string | undefined {
  const [, reference] = failure.split('report ');
  return reference !== undefined && REPORT_REFERENCE.test(reference) ? reference : undefined;
}

/** Blurred until it is clicked, because it may show anything. */
function AttachedPicture({ picture }: { picture: NonNullable<Feedback['picture']> }) {
  const [shown, setShown] = useState(false);
  const { url, width, height } = picture;
  return (
    <button
      type="button"
      aria-label={shown ? texts.picture : texts.show_picture}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
      className="self-start overflow-hidden rounded-control bg-raised-2"
    >
      <img
        src={url}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        className={
          shown ? 'h-auto max-h-[80dvh] w-auto max-w-full' : 'size-32 object-cover blur-2xl'
        }
      />
    </button>
  );
}

function Contest({ contest }: { contest: NonNullable<Feedback['contest']> }) {
  const { rule, surface, passage, before, may_evaluate, ruling } = contest;
  return (
    <section aria-label={texts.contested} className="rounded-control bg-raised-2 px-4 py-3">
      <h3 className="font-medium">
        {texts.contested}: {texts.rules[rule]} ({texts.surfaces[surface]})
      </h3>
      {before !== '' && (
        <p className="mt-2 text-sm wrap-anywhere whitespace-pre-line text-ink-soft">{before}</p>
      )}
      {passage === '' ? (
        <p className="mt-2 text-ink-soft">{texts.passage_gone}</p>
      ) : (
        <blockquote className="mt-2 wrap-anywhere whitespace-pre-line">{passage}</blockquote>
      )}
      <p className="mt-2 text-sm text-ink-faint">
        {ruling ? texts.rulings[ruling] : may_evaluate ? texts.may_evaluate : texts.not_evaluated}
      </p>
    </section>
  );
}

type Ruling = NonNullable<NonNullable<Feedback['contest']>['ruling']>;
const rulings = RULINGS.map((value) => ({ value, label: texts.rulings[value] }));

function Reply({ feedback: { id, email, contest, state } }: { feedback: Feedback }) {
  const [opened, setOpened] = useState(false);
  const [text, setText] = useState('');
  const [ruling, setRuling] = useState<Ruling>();
  const [asksToClose, setAsksToClose] = useState(false);
  const answering = useAdminCall(api.feedback.answer, { done: () => texts.sent });
  const closing = useAdminCall(api.feedback.close, { done: () => texts.closed });
  const params = { id };
  const form = useRef<HTMLDivElement>(null);
  // The button with the focus is gone.
  useLayoutEffect(() => {
    if (opened) form.current?.querySelector('textarea')?.focus();
  }, [opened]);
  return (
    <div ref={form} className="flex flex-col gap-3">
      {opened && email !== null && contest && (
        <Segmented label={texts.ruling} options={rulings} value={ruling} onChange={setRuling} />
      )}
      {opened && email !== null && (
        <TextArea
          label={texts.answer_label}
          rows={4}
          maxLength={4_000}
          value={text}
          onChange={setText}
          hint={texts.answer_to(email)}
        />
      )}
      {email === null && <p className="text-sm text-ink-faint">{texts.no_address}</p>}
      <div className="flex flex-wrap gap-3">
        {email !== null && !opened && (
          <Button size="sm" onClick={() => setOpened(true)}>
            {texts.answer}
          </Button>
        )}
        {opened && (
          <Button
            size="sm"
            tone="primary"
            disabled={text.trim() === '' || (contest !== null && ruling === undefined)}
            pending={answering.pending}
            onClick={() =>
              void answering.run({ params, body: { text, ...(ruling && { ruling }) } })
            }
          >
            {texts.send}
          </Button>
        )}
        {state === 'open' && (
          <Button
            size="sm"
            tone="ghost"
            pending={closing.pending}
            onClick={() => (contest ? setAsksToClose(true) : void closing.run({ params }))}
          >
            {texts.close}
          </Button>
        )}
      </div>
      {asksToClose && (
        <ConfirmDialog
          title={texts.ask_close}
          sentence={texts.ask_close_sentence}
          confirmLabel={texts.delete_and_close}
          onConfirm={async () => {
            await closing.run({ params });
            setAsksToClose(false);
          }}
          onClose={() => setAsksToClose(false)}
        />
      )}
    </div>
  );
}
