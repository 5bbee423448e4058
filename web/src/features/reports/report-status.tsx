// The status of a report by its number; questions about it are answered here.
import { useQuery } from '@tanstack/react-query';
import { referenceOf } from '@velour/contract/report-values.ts';
import type { ReportStatus as Status } from '@velour/contract/reports.ts';
import { api } from '../../lib/api.ts';
import { q } from '../../lib/queries.ts';
import { formatMoment } from '../../lib/formats.ts';
import { paths } from '../../lib/paths.ts';
import { useCall } from '../../lib/use-call.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { texts } from './texts.ts';

const words = texts.state;
const fields = [{ name: 'text', label: words.answer, type: 'textarea', required: true }] as const;

export function ReportStatus({ number }: { number: string }) {
  const { data, error, refetch } = useQuery({
    ...q.reports.state({ params: { number } }),
    retry: false,
  });
  if (error && !data)
    return (
      <ErrorState
        title={words.unknown}
        level="h1"
        action={<ButtonLink to={paths.removal()}>{words.another}</ButtonLink>}
      >
        {words.unknown_sentence}
      </ErrorState>
    );
  return (
    <section className="flex flex-col gap-6">
      <h1 className="font-display text-3xl break-words">{words.title(number.toUpperCase())}</h1>
      {data ? (
        <Shown status={data} onAnswered={() => void refetch()} />
      ) : (
        <Loading label={words.loading}>
          <Skeleton radius="card" className="h-40" />
        </Loading>
      )}
    </section>
  );
}

function Shown({ status, onAnswered }: { status: Status; onAnswered: () => void }) {
  const { number, state, reason, is_hidden, question, decision_reason } = status;
  const answer = useCall(api.reports.answer, {
    done: words.sent,
    failed: texts.removal.failed,
    onDone: onAnswered,
  });
  return (
    <>
      <Card className="flex flex-col gap-4">
        <h2 className="font-display text-xl">{words.states[state]}</h2>
        {is_hidden && state === 'open' && <p>{texts.filed.hidden}</p>}
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          <Line label={words.about} text={texts.reasons[reason]} />
          <Line label={words.received} text={formatMoment(status.received_at)} />
          {state === 'open' && <Line label={words.due} text={formatMoment(status.due_at)} />}
          {decision_reason && <Line label={words.why} text={decision_reason} />}
        </dl>
        {state !== 'open' && (
          <ButtonLink className="self-start" to={paths.feedback({ report: referenceOf(number) })}>
            {words.again}
          </ButtonLink>
        )}
      </Card>
      {question && (
        <Card className="flex flex-col gap-4">
          <h2 className="font-display text-xl">{words.question}</h2>
          <p className="whitespace-pre-wrap">{question}</p>
          <Form
            fields={fields}
            submitLabel={words.send}
            onSubmit={({ text }) => answer.submit(fields, { params: { number }, body: { text } })}
          />
        </Card>
      )}
    </>
  );
}

const Line = ({ label, text }: { label: string; text: string }) => (
  <div>
    <dt className="text-sm text-ink-faint">{label}</dt>
    <dd className="break-words whitespace-pre-wrap">{text}</dd>
  </div>
);
