// Asks for the age check, if the age gate is not enough.
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../lib/failures.ts';
import { overlays } from '../../lib/overlays.ts';
import { q } from '../../lib/queries.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { texts } from './texts.ts';
import { useAgeCheck } from './use-age-check.ts';

const words = texts.check;

export default function AgeCheckDialog({ onClose }: { onClose: () => void }) {
  const { kind } = useSession();
  return (
    <Modal title={words.title} description={words.sentence} size="sm" onClose={onClose}>
      {kind === 'member' ? <Check onClose={onClose} /> : <SignIn onClose={onClose} />}
    </Modal>
  );
}

/** A visitor has no account to store the result with. */
function SignIn({ onClose }: { onClose: () => void }) {
  return (
    <div className="flex flex-col gap-4">
      <p>{words.sign_in}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button tone="ghost" onClick={onClose}>
          {words.close}
        </Button>
        <Button tone="primary" onClick={() => overlays.open('sign-in')}>
          {words.sign_in_action}
        </Button>
      </div>
    </div>
  );
}

function Check({ onClose }: { onClose: () => void }) {
  const { data, error } = useQuery(q.safety.ageCheck());
  const start = useAgeCheck();
  if (!data)
    return (
      <p role="status">{error ? failureText(error, { failed: words.failed }) : words.loading}</p>
    );
  return (
    <div className="flex flex-col gap-4">
      {data.provider === null ? (
        <p>{words.missing}</p>
      ) : (
        <>
          {data.state === 'not_adult' && <p>{words.not_adult}</p>}
          <p>{words.how(nameOf(data.provider))}</p>
          <p className="text-sm text-ink-faint">{words.stored}</p>
        </>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button tone="ghost" onClick={onClose}>
          {words.close}
        </Button>
        {data.provider !== null && (
          <Button tone="primary" pending={start.pending} onClick={() => void start.run()}>
            {words.start}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Shows the host name, which is more readable than the URL. */
const nameOf = (provider: string): string => URL.parse(provider)?.hostname ?? provider;
