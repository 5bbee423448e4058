// Requests another code for the address of a sign-in form.
import { CodeAgain } from '../code-again.tsx';
import { anotherCode } from './actions.ts';
import { usePending } from './pending.ts';

interface Props {
  purpose: 'confirm' | 'reset';
  email: string;
}

export function ResendLine({ purpose, email }: Props) {
  const { resendAt } = usePending();
  return <CodeAgain resendAt={resendAt} send={() => anotherCode(purpose, email)} />;
}
