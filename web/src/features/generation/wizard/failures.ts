// The wizard's own texts for failed calls: what to do next; the draft is saved in every case.
import type { ApiError } from '../../../lib/api-error.ts';
import type { FailureTexts } from '../../../lib/failures.ts';
import { texts } from './texts.ts';

const blocked = ({ detail }: ApiError): string =>
  detail === 'minor_sexual' || detail === 'real_person'
    ? texts.blocked[detail]
    : texts.blocked.other;

/** Failures of the creation. */
export const creationFailures: FailureTexts = {
  failed: texts.broken,
  codes: {
    'safety.blocked': (error) => `${blocked(error)} ${texts.not_charged}`,
    // The server may have received the request.
    'network.failed': ({ title }) => `${title} ${texts.paid_once}`,
  },
};

/** Failures of suggestions. */
export const suggestionFailures: FailureTexts = {
  failed: texts.no_words,
  codes: {
    'safety.blocked': blocked,
    'request.rate_limited': texts.no_more_words,
    'network.failed': ({ title }) => `${title} ${texts.kept}`,
  },
};
