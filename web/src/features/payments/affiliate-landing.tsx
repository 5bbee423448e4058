// Sends the parameters of an affiliate link to the server once the visitor is a member. Renders nothing.
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { takeLandingParameters } from '../../lib/landing-parameters.ts';

export function AffiliateLanding() {
  useEffect(() => {
    const parameters = takeLandingParameters();
    // Errors are ignored, because the member could do nothing about them.
    if (parameters) api.affiliates.landed({ body: { parameters } }).catch(() => undefined);
  }, []);
  return null;
}
