// Which user pool is meant, and where it is.
import { createHmac } from 'node:crypto';

export interface CognitoConfig {
  readonly region: string;
  readonly user_pool_id: string;
  readonly client_id: string;
  readonly client_secret?: string | undefined;
  /** Origin of the pool's hosted sign-in: `https://auth.example.com`; left out, there is no sign-in with Google. */
  readonly domain?: string | undefined;
  /** Another host than the region's own, for a private link or a test. */
  readonly endpoint?: string | undefined;
  /** For calls in the deployment's own name; left out, the machine's role is used. */
  readonly credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
}

export const issuerOf = ({ region, user_pool_id }: CognitoConfig): string =>
  `https://cognito-idp.${region}.amazonaws.com/${user_pool_id}`;

/** What a client with a secret proves itself with, beside a user's name. */
export const secretHash = (config: CognitoConfig, username: string): string | undefined =>
  config.client_secret === undefined
    ? undefined
    : createHmac('sha256', config.client_secret)
        .update(username + config.client_id)
        .digest('base64');
