// Another code for an address that waits for one at the door.
import { CodeAgain } from '../code-again.tsx';
import { anotherCode } from './actions.ts';
import { usePending } from './pending.ts';

interface Props {
  purpose: 'confirm' | 'reset';
  email: string;
}

export function ResendLine({ purpose, email }: Props) {
  const { resend_at } = usePending();
  return <CodeAgain resend_at={resend_at} send={() => anotherCode(purpose, email)} />;
}
