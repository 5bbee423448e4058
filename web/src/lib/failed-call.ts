// The address of the feedback form for the latest server error.
import { ApiError } from './api-error.ts';
import { paths } from './paths.ts';
import { createStore } from './store.ts';

/** Empty if the latest failure was a refusal, or a lost connection. */
export const failedCall = createStore('');

export const noteFailure = (error: unknown): void => failedCall.change(() => feedbackAbout(error));

/** True for server errors, whose title says nothing useful to the user. */
export const isBroken = ({ status, code }: ApiError): boolean =>
  (status >= 500 && status !== 503) || code === 'reply.unreadable' || code === 'reply.empty';

/** With the screen, the call and its error code, without ids and secrets; empty for other failures. */
function feedbackAbout(error: unknown): string {
  if (!(error instanceof ApiError) || !isBroken(error)) return '';
  const path = error.path.replace(/[^/]*\d[^/]*|[^/]{25,}/g, ':id');
  const failure = `${error.method} ${path} ${error.code}`.slice(0, 120);
  return paths.feedback({ from: window.location.pathname, failure });
}
