// Sends a paid request: guests sign in first, members short of tokens top up, and both continue.
import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../../lib/api-error.ts';
import { siteConfig } from '../../lib/site-config.ts';
import { texts } from './cost-texts.ts';
import { canPay, isMember } from './paying.ts';

export interface Purpose {
  price: number;
  /** The purpose of the tokens: “to make 2 pictures of Mara”. */
  purpose: string;
}

/**
 * The request is sent before the balance is checked, so that a refused one does not lead to a top-up. Undefined if the
 * sign-in or the top-up was canceled.
 */
export async function payFor<Reply>(
  client: QueryClient,
  { price, purpose }: Purpose,
  send: () => Promise<Reply>,
): Promise<Reply | undefined> {
  if (!(await isMember(texts.account_for(price, purpose, siteConfig.sign_up_tokens))))
    return undefined;
  try {
    return await send();
  } catch (error) {
    if (!isApiError(error, 'wallet.insufficient_tokens')) throw error;
    const reasonFor = (missing: number) => texts.short(price, missing, purpose);
    return (await canPay(client, price, reasonFor)) ? await send() : undefined;
  }
}
