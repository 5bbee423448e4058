// Admin calls with the deployment's own credentials, which need no token of the user.
import {
  AdminDeleteUserCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  ListUsersCommand,
  type CognitoIdentityProviderClient,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import { isUuid } from '../../../platform/ids.ts';
import { IdentityFailure, type ManagedAccount } from '../port.ts';
import { issuerOf, type CognitoConfig } from './config.ts';
import { asFailure } from './failures.ts';
import type { createKnown, KnownUser } from './known.ts';

interface Needs {
  readonly client: CognitoIdentityProviderClient;
  readonly config: CognitoConfig;
  readonly known: ReturnType<typeof createKnown>;
}

const unknownUser = () => new IdentityFailure('user_unknown', 'There is no such user.');

export function createUsers({ client, config, known }: Needs) {
  const UserPoolId = config.user_pool_id;

  /**
   * Throws `user_unknown`. Google users have a different user name than their subject, so the
   * subject alone does not identify them.
   */
  async function list(sub: string): Promise<UserType & { Username: string }> {
    if (!isUuid(sub)) throw unknownUser();
    const listing = new ListUsersCommand({ UserPoolId, Filter: `sub = "${sub}"`, Limit: 1 });
    const { Users: [user] = [] } = await client.send(listing).catch(asFailure());
    if (user?.Username === undefined) throw unknownUser();
    return { ...user, Username: user.Username };
  }

  async function find(sub: string): Promise<KnownUser> {
    const held = known.get(sub);
    if (held) return held;
    const { Username: username, UserStatus } = await list(sub);
    const found = { username, has_password: UserStatus !== 'EXTERNAL_PROVIDER' };
    known.put(sub, found);
    return found;
  }

  return {
    find,
    /** Always reads the pool. Throws `user_unknown`, also for a user that the pool's admins disabled. */
    async describe(sub: string): Promise<ManagedAccount> {
      const { Enabled, Attributes = [] } = await list(sub);
      if (Enabled === false) throw unknownUser();
      const read = (name: string) => Attributes.find(({ Name }) => Name === name)?.Value;
      return {
        issuer: issuerOf(config),
        sub,
        email: read('email') ?? null,
        email_verified: read('email_verified') === 'true',
        name: read('name') ?? 'User',
      };
    },
    async change(sub: string, changes: Readonly<Record<string, string>>): Promise<void> {
      const { username: Username } = await find(sub);
      const UserAttributes = Object.entries(changes).map(([Name, Value]) => ({ Name, Value }));
      await client
        .send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username, UserAttributes }))
        .catch(asFailure({ NotAuthorizedException: 'unavailable' }));
    },
    async signOut(sub: string): Promise<void> {
      const { username: Username } = await find(sub);
      await client
        .send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }))
        .catch(asFailure({ NotAuthorizedException: 'unavailable' }));
    },
    async remove(sub: string): Promise<void> {
      const { username: Username } = await find(sub);
      await client
        .send(new AdminDeleteUserCommand({ UserPoolId, Username }))
        .catch(asFailure({ NotAuthorizedException: 'unavailable' }));
      known.forget(sub);
    },
  };
}
