// Hands the parameters of an affiliate's link to the server once the visitor is a member; nothing is shown.
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { takeLandingParameters } from '../../lib/landing-parameters.ts';

export function AffiliateLanding() {
  useEffect(() => {
    const parameters = takeLandingParameters();
    // A report without them is better than a message that a member cannot act on.
    if (parameters) api.affiliates.landed({ body: { parameters } }).catch(() => undefined);
  }, []);
  return null;
}
