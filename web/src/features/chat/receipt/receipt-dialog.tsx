// The receipt of a reply: the sizes of its prompt's parts, the memories and lore in it, and what did not fit.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Receipt } from '@velour/contract/chat.ts';
import type { ReceiptPart } from '@velour/contract/receipt-values.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { formatNumber } from '../../../lib/formats.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { receiptOf } from '../queries.ts';
import { texts } from './texts.ts';

const fills: Record<ReceiptPart, string> = {
  character: 'bg-accent',
  persona: 'bg-accent-strong',
  lore: 'bg-gold-fill',
  memory: 'bg-gold',
  rules: 'bg-ink-faint',
  messages: 'bg-ink-soft',
};

/** The adapter and the model, as `openai-compatible · qwen3:8b`. */
const modelOf = ({ engine }: Receipt): string =>
  engine === 'scripted' ? texts.demo_model : (engine.split(' · ')[1] ?? engine);

interface Props {
  at: { session_id: string; seq: number };
  name: string;
  onClose: () => void;
}

export default function ReceiptDialog({ at, name, onClose }: Props) {
  const { data, error, refetch } = useQuery(receiptOf(at));
  const isUnknown = isApiError(error, 'chat.no_receipt');
  return (
    <Modal
      title={texts.title(name)}
      description={data && texts.sentence(modelOf(data))}
      onClose={onClose}
    >
      {data && <Parts receipt={data} name={name} />}
      {!data && isUnknown && (
        <EmptyState scene="candle" title={texts.none_title}>
          {texts.none}
        </EmptyState>
      )}
      {!data && error && !isUnknown && (
        <ErrorState title={texts.failed} onRetry={() => void refetch()}>
          {texts.failed_sentence}
        </ErrorState>
      )}
      {!data && !error && (
        <Loading label={texts.loading} className="flex flex-col gap-3">
          <Skeleton className="h-4" />
          <Skeleton className="h-32" />
        </Loading>
      )}
    </Modal>
  );
}

function Parts({ receipt, name }: { receipt: Receipt; name: string }) {
  const { context_tokens, messages, lore, cut_sections } = receipt;
  const parts = receipt.parts.filter(({ tokens }) => tokens > 0);
  const used = parts.reduce((sum, { tokens }) => sum + tokens, 0);
  return (
    <div className="flex flex-col gap-6">
      <section aria-label={texts.parts} className="flex flex-col gap-3">
        <div aria-hidden className="flex h-3 gap-px overflow-hidden rounded-full bg-raised-2">
          {parts.map(({ part, tokens }) => (
            <span
              key={part}
              className={fills[part]}
              style={{ width: `${(tokens / context_tokens) * 100}%` }}
            />
          ))}
        </div>
        <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_auto]">
          {parts.map(({ part, tokens }) => (
            <li key={part} className="flex flex-wrap items-center gap-x-2">
              <span aria-hidden className={`size-2.5 shrink-0 rounded-full ${fills[part]}`} />
              <span className="flex-1">{texts.part[part]}</span>
              <span className="whitespace-nowrap text-ink-soft tabular-nums">
                {texts.tokens(formatNumber(tokens))}
              </span>
            </li>
          ))}
        </ul>
        <p className="text-sm text-ink-faint">
          {texts.used(formatNumber(used), formatNumber(context_tokens))}
        </p>
        <CutSections sections={cut_sections} />
      </section>
      <Part title={texts.messages}>
        <p className="text-ink-soft">
          {texts.given(messages.given)}
          {messages.is_cut && ` ${texts.message_cut}`}
          {messages.left_out > 0 && ` ${texts.messages_cut(messages.left_out)}`}
        </p>
      </Part>
      <Part title={texts.memory}>
        <Memory memory={receipt.memory} name={name} />
      </Part>
      {(lore.names.length > 0 || lore.left_out > 0) && (
        <Part title={texts.lore}>
          <Names names={lore.names} />
          {lore.left_out > 0 && (
            <Unfit title={texts.lore_cut(lore.left_out)} more={lore.left_out - lore.unfit.length}>
              <Names names={lore.unfit} />
            </Unfit>
          )}
        </Part>
      )}
    </div>
  );
}

function Names({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {names.map((key, at) => (
        <li
          // Two entries may have the same first key.
          key={`${at} ${key}`}
          className="max-w-full rounded-full bg-raised-2 px-3 py-1 wrap-anywhere"
        >
          {key || texts.always}
        </li>
      ))}
    </ul>
  );
}

/** What did not fit: the first, and the number of the others. */
function Unfit({ title, more, children }: { title: string; more: number; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2 text-sm text-ink-faint">
      <p>{title}</p>
      {children}
      {more > 0 && <p>{texts.more(more)}</p>}
    </div>
  );
}

function CutSections({ sections }: { sections: Receipt['cut_sections'] }) {
  const namesOf = (isLeftOut: boolean): string =>
    sections
      .filter(({ is_left_out }) => is_left_out === isLeftOut)
      .map(({ section }) => texts.section[section])
      .join(', ');
  const [cut, left_out] = [namesOf(false), namesOf(true)];
  return (
    <p className="text-sm text-ink-faint empty:hidden">
      {[cut && texts.sections_cut(cut), left_out && texts.sections_left_out(left_out)]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h3 className="font-medium">{title}</h3>
      {children}
    </section>
  );
}

function Memory({ memory, name }: { memory: Receipt['memory']; name: string }) {
  const { left_out, unfit, deleted } = memory;
  const named = countOf(unfit);
  return (
    <>
      {countOf(memory) === 0 && deleted === 0 && <p className="text-ink-soft">{texts.no_memory}</p>}
      <Memories memories={memory} name={name} className="text-ink-soft" />
      {deleted > 0 && <p className="text-sm text-ink-faint">{texts.deleted(deleted)}</p>}
      {left_out > 0 && (
        <Unfit title={texts.memory_cut(left_out)} more={left_out - named}>
          <Memories memories={unfit} name={name} />
        </Unfit>
      )}
    </>
  );
}

type Remembered = Pick<Receipt['memory'], 'facts' | 'recalled' | 'has_summary'>;

const countOf = ({ facts, recalled, has_summary }: Remembered): number =>
  facts.length + recalled.length + Number(has_summary);

interface MemoriesProps {
  memories: Remembered;
  name: string;
  className?: string;
}

function Memories({ memories, name, className = '' }: MemoriesProps) {
  const { facts, recalled, has_summary } = memories;
  return (
    <ul className={`flex list-disc flex-col gap-1 ps-5 empty:hidden ${className}`}>
      {facts.map(({ id, text }) => (
        <li key={id} className="wrap-anywhere">
          {text}
        </li>
      ))}
      {has_summary && <li>{texts.summary}</li>}
      {recalled.map(({ session_id, seq, author, text }) => (
        <li key={`${session_id} ${seq}`} className="wrap-anywhere">
          {texts.quote(author === 'user' ? texts.you : name, text)}
        </li>
      ))}
    </ul>
  );
}
