// A notice of the product, never of the character: that the partner is an AI, and where to find help.
import { HeartHandshake, Sparkles } from 'lucide-react';
import type { Message } from '@velour/contract/messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import { texts } from '../texts.ts';

interface Props {
  notice: Message['notice'];
  name: string;
}

export function NoticeCard({ notice, name }: Props) {
  return notice === 'crisis' ? <CrisisCard /> : <AiCard name={name} />;
}

function AiCard({ name }: { name: string }) {
  return (
    <section
      aria-label={texts.notice.ai_title}
      className="mx-auto flex max-w-md items-start gap-3 rounded-card bg-raised/70 px-4 py-3 text-sm text-ink-soft shadow-sheen"
    >
      <Icon of={Sparkles} size="xs" className="mt-0.5 text-gold" />
      <div>
        <p className="font-medium text-ink">{texts.notice.ai_title}</p>
        <p>{texts.notice.ai(name)}</p>
      </div>
    </section>
  );
}

function CrisisCard() {
  return (
    <section
      aria-label={texts.notice.crisis_title}
      className="mx-auto w-full max-w-lg rounded-card bg-raised-2 p-5 text-ink shadow-lift"
    >
      <p className="flex items-center gap-3 font-display text-xl">
        <Icon of={HeartHandshake} size="md" className="text-accent" />
        {texts.notice.crisis_title}
      </p>
      <p className="mt-3">{texts.notice.crisis}</p>
      <dl className="mt-4 space-y-2.5">
        {texts.notice.crisis_lines.map(({ where, what }) => (
          <div key={where}>
            <dt className="text-sm text-ink-soft">{where}</dt>
            <dd className="font-medium">{what}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-soft">{texts.notice.crisis_finder}</p>
      <a
        href={texts.notice.crisis_finder_url}
        target="_blank"
        rel="noopener noreferrer"
        className="mt-1 inline-flex min-h-11 items-center font-medium text-accent-strong underline underline-offset-4"
      >
        {texts.notice.crisis_finder_label}
      </a>
    </section>
  );
}
