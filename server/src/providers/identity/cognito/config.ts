// Configuration of the Cognito user pool.
import { createHmac } from 'node:crypto';

export interface CognitoConfig {
  readonly region: string;
  readonly user_pool_id: string;
  readonly client_id: string;
  readonly client_secret?: string | undefined;
  /** Origin of the pool's hosted sign-in: `https://auth.example.com`; without it, there is no sign-in with Google. */
  readonly domain?: string | undefined;
  /** An endpoint other than the region's default, for a private link or a test. */
  readonly endpoint?: string | undefined;
  /** AWS credentials for admin calls; without them, the machine's role is used. */
  readonly credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
}

export const issuerOf = ({ region, user_pool_id }: CognitoConfig): string =>
  `https://cognito-idp.${region}.amazonaws.com/${user_pool_id}`;

/** The `SECRET_HASH` of a user name, for app clients with a secret; undefined without a secret. */
export const secretHash = (config: CognitoConfig, username: string): string | undefined =>
  config.client_secret === undefined
    ? undefined
    : createHmac('sha256', config.client_secret)
        .update(username + config.client_id)
        .digest('base64');
