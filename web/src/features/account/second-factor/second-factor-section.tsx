// The second factors of an admin, in their profile: adding and removing them, and the recovery codes.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Smartphone } from 'lucide-react';
import type { Factor, SecondFactorState } from '@velour/contract/second-factor.ts';
import { api } from '../../../lib/api.ts';
import { formatDay } from '../../../lib/formats.ts';
import { q } from '../../../lib/queries.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Section } from '../../../ui/section.tsx';
import { SettingRow } from '../../../ui/setting-row.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { isPasswordNeeded } from '../../shared/admin/load-failed.tsx';
import { ReAuthenticationForm } from '../../shared/admin/re-authentication-form.tsx';
import { AddApp, type AppKey } from './add-app.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { canUsePasskeys } from './passkeys.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { texts } from './texts.ts';

const words = texts.section;

type Open =
  | { readonly type: 'app'; readonly app: AppKey }
  | { readonly type: 'passkey' | 'renew' | 'password' }
  | { readonly type: 'codes'; readonly codes: readonly string[] }
  | { readonly type: 'remove'; readonly factor: Factor };

export default function SecondFactorSection() {
  const { data, isError, refetch } = useQuery(q.second_factor.read());
  return (
    <Section title={words.title} id="second-factor" sentence={words.sentence}>
      {isError && (
        <SettingRow
          label={words.failed}
          action={
            <Button size="sm" onClick={() => void refetch()}>
              {words.retry}
            </Button>
          }
        />
      )}
      {!data && !isError && (
        <Loading label={words.loading} className="py-2">
          <Skeleton className="h-10" />
        </Loading>
      )}
      {data && <Factors state={data} />}
    </Section>
  );
}

/** The calls of this section, and the dialog that is open. */
function useFactors() {
  const [open, setOpen] = useState<Open>();
  const { refetch } = useQuery(q.second_factor.read());
  const close = () => setOpen(undefined);
  const askPassword = (error: unknown) => {
    if (isPasswordNeeded(error)) setOpen({ type: 'password' });
  };
  const options = {
    failed: words.broken,
    onFailed: askPassword,
    invalidates: [q.second_factor.all],
  };
  return {
    open,
    setOpen,
    close,
    askPassword,
    start: useCall(api.second_factor.startApp, {
      ...options,
      onDone: (app) => setOpen({ type: 'app', app }),
    }),
    renew: useCall(api.second_factor.renewRecoveryCodes, {
      ...options,
      onDone: ({ recovery_codes: codes }) => setOpen({ type: 'codes', codes }),
    }),
    remove: useCall(({ id }: Factor) => api.second_factor.remove({ params: { factor_id: id } }), {
      ...options,
      done: (_reply, { name }) => words.removed(name),
      onDone: close,
    }),
    /** The first factor comes with recovery codes, which are shown next. */
    added: (codes: readonly string[] | null) => {
      setOpen(codes ? { type: 'codes', codes } : undefined);
      void refetch();
    },
  };
}

function Factors({ state }: { state: SecondFactorState }) {
  const control = useFactors();
  const { setOpen, start } = control;
  const { factors, has_app } = state;
  const hasPasskeys = canUsePasskeys();
  return (
    <>
      {state.is_required && <p className="pt-2 text-sm">{words.required}</p>}
      <FactorList factors={factors} onRemove={(factor) => setOpen({ type: 'remove', factor })} />
      {factors.length > 0 && (
        <SettingRow
          label={words.codes}
          action={
            <Button size="sm" onClick={() => setOpen({ type: 'renew' })}>
              {words.renew}
            </Button>
          }
        >
          {words.codes_left(state.recovery_codes_left)}
        </SettingRow>
      )}
      <div className="flex flex-wrap gap-2 pt-2">
        <Button icon={Smartphone} pending={start.pending} onClick={() => void start.run()}>
          {has_app ? words.replace_app : words.add_app}
        </Button>
        <Button
          icon={KeyRound}
          disabled={!hasPasskeys}
          onClick={() => setOpen({ type: 'passkey' })}
        >
          {words.add_passkey}
        </Button>
      </div>
      {!hasPasskeys && <p className="pt-2 text-sm text-ink-faint">{words.no_passkey}</p>}
      <Dialogs control={control} isLast={factors.length === 1} />
    </>
  );
}

interface DialogsProps {
  control: ReturnType<typeof useFactors>;
  /** Only one factor is left. */
  isLast: boolean;
}

function Dialogs({ control, isLast }: DialogsProps) {
  const { open, close, added, askPassword, renew, remove } = control;
  switch (open?.type) {
    case undefined:
      return null;
    case 'app':
      return <AddApp app={open.app} onAdded={added} onClose={close} />;
    case 'passkey':
      return <AddPasskey onAdded={added} onFailed={askPassword} onClose={close} />;
    case 'codes':
      return <RecoveryCodes codes={open.codes} onClose={close} />;
    case 'password':
      return <Password onClose={close} />;
    case 'renew':
      return (
        <ConfirmDialog
          title={words.renew_title}
          sentence={words.renew_sentence}
          confirmLabel={words.renew}
          tone="primary"
          onConfirm={() => renew.run()}
          onClose={close}
        />
      );
    case 'remove':
      return (
        <ConfirmDialog
          title={words.remove_title(open.factor.name)}
          sentence={`${words.remove_sentence}${isLast ? ` ${words.remove_last}` : ''}`}
          confirmLabel={words.remove}
          onConfirm={() => remove.run(open.factor)}
          onClose={close}
        />
      );
  }
}

function Password({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      title={texts.password.title}
      description={texts.password.sentence}
      size="sm"
      onClose={onClose}
    >
      <ReAuthenticationForm onDone={onClose} />
    </Modal>
  );
}

function FactorList({
  factors,
  onRemove,
}: {
  factors: readonly Factor[];
  onRemove: (factor: Factor) => void;
}) {
  if (factors.length === 0)
    return <SettingRow label={words.none}>{words.none_sentence}</SettingRow>;
  return (
    <ul className="flex flex-col">
      {factors.map((factor) => (
        <li key={factor.id}>
          <SettingRow
            label={factor.name}
            action={
              <Button
                size="sm"
                aria-label={words.remove_label(factor.name)}
                onClick={() => onRemove(factor)}
              >
                {words.remove}
              </Button>
            }
          >
            <span className="text-sm">
              {words.line(
                words.kinds[factor.kind],
                formatDay(factor.created_at),
                factor.used_at && formatDay(factor.used_at),
              )}
            </span>
          </SettingRow>
        </li>
      ))}
    </ul>
  );
}
