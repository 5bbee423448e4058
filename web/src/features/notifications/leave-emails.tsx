// Ends the daily email by the link in it, without signing in.
import { api } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { texts } from './texts.ts';

const words = texts.leave;

export function LeaveEmails({ token }: { token: string }) {
  const { run, pending, reply, error } = useCall(api.notifications.unsubscribe, {
    shownInPlace: true,
  });
  if (reply)
    return (
      <EmptyState
        scene="lamp"
        level="h1"
        title={words.done}
        action={<ButtonLink to={paths.home()}>{words.home}</ButtonLink>}
      >
        {words.done_sentence}
      </EmptyState>
    );
  const leave = () =>
    void run({ params: { token }, body: { 'List-Unsubscribe': 'One-Click' as const } });
  return (
    <EmptyState
      scene="lamp"
      level="h1"
      title={words.title}
      action={
        <Button tone="primary" pending={pending} onClick={leave}>
          {words.action}
        </Button>
      }
    >
      <span role={error ? 'alert' : undefined}>{error ? words.failed : words.sentence}</span>
    </EmptyState>
  );
}
