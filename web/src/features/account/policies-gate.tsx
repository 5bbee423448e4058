// Asks a member to agree to new terms or a new privacy policy, or to leave.
import { useQueryClient } from '@tanstack/react-query';
import type { PoliciesDue } from '@velour/contract/account.ts';
import { api } from '../../lib/api.ts';
import { formatDay } from '../../lib/formats.ts';
import { paths } from '../../lib/paths.ts';
import { useSignOut } from '../../lib/sign-out.ts';
import { siteConfig } from '../../lib/site-config.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Gate } from '../../ui/gate.tsx';
import { Link } from '../../ui/link.tsx';
import { Elsewhere } from './auth/notice.tsx';
import { saveUser } from './profile/queries.ts';
import { texts } from './texts.ts';

const words = texts.policies;

export default function PoliciesGate({ due }: { due: PoliciesDue }) {
  const client = useQueryClient();
  const signOut = useSignOut();
  const { run, pending } = useCall(api.account.agreeToPolicies, {
    failed: words.failed,
    onDone: (user) => saveUser(client, user),
  });
  return (
    <Gate
      title={due.is_first ? words.first_title : words.title}
      actions={
        <>
          <Button
            tone="primary"
            size="lg"
            pending={pending}
            onClick={() => void run({ body: { version: due.version } })}
          >
            {words.agree}
          </Button>
          <Button tone="ghost" onClick={() => void signOut()}>
            {words.leave}
          </Button>
          <Link to={paths.profile()} className={buttonStyle({ tone: 'ghost', size: 'sm' })}>
            {words.account}
          </Link>
        </>
      }
    >
      <p>
        {due.is_first ? words.first(siteConfig.name) : words.again(dayOf(due.version))}
        <Elsewhere to={paths.terms()}>{words.terms}</Elsewhere>
        {words.between}
        <Elsewhere to={paths.privacy()}>{words.privacy}</Elsewhere>
        {words.after}
      </p>
      {due.changes !== null && (
        <div className="mt-4 rounded-control bg-raised-2 px-4 py-3 text-start text-sm wrap-anywhere">
          <p className="font-medium text-ink">{words.changes}</p>
          <p className="mt-0.5 whitespace-pre-line">{due.changes}</p>
        </div>
      )}
    </Gate>
  );
}

/** At noon, so that the date is the same in every time zone. */
const dayOf = (version: string): string => formatDay(`${version}T12:00:00`);
