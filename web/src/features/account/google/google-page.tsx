// The popup: redirects to Google, exchanges the code it returns with, notifies its opener, and closes.
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { api } from '../../../lib/api.ts';
import { paths } from '../../../lib/paths.ts';
import { session } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageTitle } from '../../../ui/page.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { texts } from '../texts.ts';
import { CHANNEL, type GoogleWord } from './google-messages.ts';
import { isWebAddress } from './web-address.ts';

const words = texts.google;
/** Stored in the popup while it is redirected to Google and back. */
const ATTEMPT = 'velour.google.attempt';

type Stage = 'going' | 'finishing' | 'success' | 'error';

export function GooglePage() {
  const stage = useGoogle(useLocation().search);
  const isOver = stage === 'success' || stage === 'error';
  const sentences = {
    going: words.going,
    finishing: words.finishing,
    success: words.finished,
    error: words.failed,
  };
  return (
    <>
      <PageTitle>{words.page_title}</PageTitle>
      <EmptyState
        scene="door"
        level="h1"
        title={sentences[stage]}
        action={
          isOver ? (
            <Button onClick={() => window.close()}>{words.close}</Button>
          ) : (
            <Spinner size="lg" />
          )
        }
      />
    </>
  );
}

function useGoogle(search: string): Stage {
  const [params] = useState(() => new URLSearchParams(search));
  const isCallback = params.has('code') || params.has('error');
  const [stage, setStage] = useState<Stage>(isCallback ? 'finishing' : 'going');
  useEffect(() => {
    const end = (outcome: GoogleWord['outcome']) => {
      setStage(outcome);
      notifyOpener(outcome);
    };
    if (isCallback)
      finish(params).then(
        () => end('success'),
        () => end('error'),
      );
    else go(params.get('attempt')).catch(() => end('error'));
  }, [params, isCallback]);
  return stage;
}

async function go(attempt: string | null): Promise<void> {
  window.sessionStorage.setItem(ATTEMPT, attempt ?? '');
  const { url } = await api.account.startGoogle();
  if (!isWebAddress(url)) throw new Error(words.failed);
  window.location.replace(url);
}

async function finish(given: URLSearchParams): Promise<void> {
  const code = given.get('code') ?? '';
  const state = given.get('state') ?? '';
  window.history.replaceState(null, '', window.location.pathname);
  if (!code || !state) throw new Error(words.failed);
  await api.account.finishGoogle({ body: { code, state } });
}

function notifyOpener(outcome: GoogleWord['outcome']): void {
  const attempt = window.sessionStorage.getItem(ATTEMPT) ?? '';
  window.sessionStorage.removeItem(ATTEMPT);
  if (!attempt) return void alone(outcome);
  const word: GoogleWord = { type: 'velour.google', attempt, outcome };
  // If a browser has disconnected the popup from its opener for security, the channel still reaches the page.
  const opener = window.opener as Window | null;
  opener?.postMessage(word, window.location.origin);
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(word);
  channel.close();
  window.close();
}

/** Without an opener, this window continues as the page. */
function alone(outcome: GoogleWord['outcome']): void {
  if (outcome === 'success')
    void session.resume().then(() => window.location.replace(paths.home()));
}
