// A provider: its adapter, its state, and a button to test it.
import { useId } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ProviderStatus, ProviderKind } from '@velour/contract/operations.ts';
import {
  CreditCard,
  FolderClosed,
  Images,
  KeyRound,
  Mail,
  MessageCircleMore,
  RadioTower,
  Clapperboard,
  ScanEye,
  Scale,
  type LucideIcon,
} from 'lucide-react';
import { api } from '../../../lib/api.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { q } from '../../../lib/queries.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { ProviderAdapter } from './provider-adapter.tsx';
import { ProviderOptions } from './provider-options.tsx';
import { LastTest } from './last-test.tsx';
import { ReAuthenticationForm } from '../../shared/admin/re-authentication-form.tsx';
import { texts as shared } from '../../shared/admin/texts.ts';
import { texts } from './texts.ts';

const icons: Record<ProviderKind, LucideIcon> = {
  llm: MessageCircleMore,
  image: Images,
  video: Clapperboard,
  moderation: ScanEye,
  judge: Scale,
  payments: CreditCard,
  identity: KeyRound,
  mail: Mail,
  storage: FolderClosed,
  bus: RadioTower,
};

const looks: Record<ProviderStatus['state'], string> = {
  ok: 'bg-raised-2 text-success',
  stand_in: 'bg-gold-tint text-gold',
  failing: 'bg-raised-2 text-danger',
};

export function ProviderCard({ engine: shown }: { engine: ProviderStatus }) {
  const { engine, state, last_test, ways, nearby } = shown;
  const words = texts.engines[engine];
  const heading = useId();
  const list = q.operations.providers();
  const client = useQueryClient();
  const test = useCall(api.operations.testProvider, {
    shownInPlace: true,
    failed: texts.test_failed,
    onDone: (tested) =>
      client.setQueryData(list.queryKey, (known) => ({
        engines: (known?.engines ?? []).map((one) => (one.engine === engine ? tested : one)),
      })),
  });
  const begin = () => void test.run({ params: { engine } });
  const needsPassword = isApiError(test.error, 'identity.password_needed');
  return (
    <Card aria-labelledby={heading} padding="wide" className="flex min-w-0 flex-col gap-3">
      <header className="flex items-start gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-tint text-accent">
          <Icon of={icons[engine]} />
        </span>
        <div className="min-w-0 flex-1">
          <h2 id={heading} className="font-display text-xl">
            {words.name}
          </h2>
          <p className="text-sm text-ink-faint">{words.sentence}</p>
        </div>
        <span className={`shrink-0 rounded-full px-3 py-1 text-sm font-medium ${looks[state]}`}>
          {texts.states[state]}
        </span>
      </header>
      <ProviderAdapter engine={shown} />
      <LastTest
        test={last_test}
        isUnderWay={test.pending}
        refusal={needsPassword ? undefined : test.failure}
      />
      <ProviderOptions ways={ways} nearby={nearby} />
      <Button
        className="self-start"
        aria-label={texts.test_label(words.name)}
        pending={test.pending}
        onClick={begin}
      >
        {texts.test}
      </Button>
      {needsPassword && (
        <Modal
          title={shared.password.title}
          description={shared.password.sentence}
          size="sm"
          onClose={test.reset}
        >
          <ReAuthenticationForm onDone={begin} />
        </Modal>
      )}
    </Card>
  );
}
