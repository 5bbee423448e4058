// The return page of the age check: sends the code once, and shows the result.
import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { texts } from './texts.ts';
import { readWayBack, useAgeCheck } from './use-age-check.ts';

const words = texts.check;

function readAnswer(): { code: string; state: string } | undefined {
  const query = new URLSearchParams(window.location.search);
  const [code, state] = [query.get('code'), query.get('state')];
  return code && state ? { code, state } : undefined;
}

export function AgeCheckReturn() {
  const [answer] = useState(readAnswer);
  const isSent = useRef(false);
  const { run, pending, reply, error } = useCall(api.safety.finishAgeCheck, { shownInPlace: true });
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    // The address is cleared at once, so that the code is not copied with it.
    if (window.location.search !== '')
      window.history.replaceState(window.history.state, '', window.location.pathname);
    if (answer) void run({ body: answer });
  }, [answer, run]);
  if (reply?.state === 'passed') return <Passed />;
  if (!answer || reply || (error && !pending)) return <NotPassed />;
  return (
    <Page title={words.title} width="text" className="flex justify-center gap-3 py-20">
      <Spinner />
      <p role="status">{words.finishing}</p>
    </Page>
  );
}

/** Reloads the page, whose connection and data are those of a person without a check. */
const goOn = (): void => window.location.assign(readWayBack() ?? paths.home());

const Passed = () => (
  <Page
    title={words.done}
    width="text"
    className="flex flex-col items-center gap-4 py-16 text-center"
  >
    <h1 className="font-display text-3xl">{words.done}</h1>
    <p role="status" className="text-ink-soft">
      {words.done_sentence}
    </p>
    <Button tone="primary" size="lg" onClick={goOn}>
      {words.go_on}
    </Button>
  </Page>
);

function NotPassed() {
  const start = useAgeCheck();
  return (
    <Page
      title={words.refused}
      width="text"
      className="flex flex-col items-center gap-4 py-16 text-center"
    >
      <h1 className="font-display text-3xl">{words.refused}</h1>
      <p role="alert" className="text-ink-soft">
        {words.refused_sentence}
      </p>
      <Button tone="primary" pending={start.pending} onClick={() => void start.run()}>
        {words.retry}
      </Button>
      <Link to={paths.profile()} className={buttonStyle({ tone: 'ghost' })}>
        {words.back}
      </Link>
    </Page>
  );
}
