// The operations of the user pool that the adapter uses, with the parameters and exceptions of its documentation.
import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import {
  addGrant,
  checkClient,
  checkPolicy,
  checkSecretHash,
  FakeException,
  findUser,
  sendCode,
  signTokens,
  useCode,
  type FakeUser,
  type FakeWorld,
  type Grant,
} from './world.ts';

export type Input = Readonly<Record<string, unknown>>;
type Operation = (world: FakeWorld, input: Input) => object | Promise<object>;

const text = (input: Input, name: string): string => {
  const value = input[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new FakeException('InvalidParameterException', `Missing required parameter ${name}`);
};

const attributesIn = (input: Input): Record<string, string> =>
  Object.fromEntries(
    (input['UserAttributes'] as { Name: string; Value: string }[]).map(({ Name, Value }) => [
      Name,
      Value,
    ]),
  );

const attributesOf = (user: FakeUser) => [
  { Name: 'sub', Value: user.sub },
  { Name: 'email', Value: user.email },
  { Name: 'email_verified', Value: String(user.email_verified) },
  { Name: 'name', Value: user.name },
];

/** Validates the parameters of every unsigned call about a user; returns the user name. */
function named(world: FakeWorld, input: Input): string {
  checkClient(world, input['ClientId']);
  const username = text(input, 'Username');
  checkSecretHash(world, username, input['SecretHash']);
  return username;
}

function ofAccess(world: FakeWorld, input: Input): Grant {
  const claims = decodeJwt(text(input, 'AccessToken'));
  const grant = world.grants.find(({ origin_jti }) => origin_jti === claims['origin_jti']);
  const isOver = (claims.exp ?? 0) * 1000 <= world.clock.now().getTime();
  if (claims['token_use'] !== 'access' || !grant || grant.revoked || isOver) {
    throw new FakeException('NotAuthorizedException', 'Access Token has been revoked');
  }
  if (!world.users.includes(grant.user)) {
    throw new FakeException('UserNotFoundException', 'User does not exist.');
  }
  return grant;
}

function inPool(world: FakeWorld, input: Input): FakeUser {
  checkPool(world, input);
  return findUser(world, text(input, 'Username'));
}

function checkPool(world: FakeWorld, input: Input): void {
  if (input['UserPoolId'] !== world.user_pool_id) {
    throw new FakeException('ResourceNotFoundException', 'User pool does not exist.');
  }
}

function change(world: FakeWorld, user: FakeUser, input: Input): object {
  const { name, email } = attributesIn(input);
  if (name !== undefined) user.name = name;
  if (email === undefined) return {};
  user.pending_email = email;
  return { CodeDeliveryDetailsList: [sendCode(world, user, { purpose: 'email', at: email })] };
}

const endAll = (world: FakeWorld, user: FakeUser): object => {
  for (const grant of world.grants) if (grant.user === user) grant.revoked = true;
  return {};
};

const remove = (world: FakeWorld, user: FakeUser): object => {
  endAll(world, user);
  world.users.splice(world.users.indexOf(user), 1);
  return {};
};

const refused = (message = 'Incorrect username or password.') =>
  new FakeException('NotAuthorizedException', message);

export const operations: Readonly<Record<string, Operation>> = {
  SignUp(world, input) {
    const username = named(world, input);
    const password = text(input, 'Password');
    checkPolicy(password);
    const { email = username, name = '' } = attributesIn(input);
    if (world.users.some((user) => user.email.toLowerCase() === username.toLowerCase())) {
      throw new FakeException(
        'UsernameExistsException',
        'An account with the given email already exists.',
      );
    }
    const sub = randomUUID();
    const user: FakeUser = {
      username: sub,
      sub,
      email,
      email_verified: false,
      name,
      password,
      status: 'UNCONFIRMED',
      pending_email: undefined,
      codes: new Map(),
      identities: undefined,
    };
    world.users.push(user);
    const CodeDeliveryDetails = sendCode(world, user, { purpose: 'sign_up', at: email });
    return { UserConfirmed: false, UserSub: sub, CodeDeliveryDetails };
  },
  ConfirmSignUp(world, input) {
    const user = findUser(world, named(world, input));
    if (user.status !== 'UNCONFIRMED') {
      throw refused('User cannot be confirmed. Current status is CONFIRMED');
    }
    useCode(world, user, { purpose: 'sign_up', code: text(input, 'ConfirmationCode') });
    user.status = 'CONFIRMED';
    user.email_verified = true;
    return {};
  },
  ResendConfirmationCode(world, input) {
    const user = findUser(world, named(world, input));
    if (user.status !== 'UNCONFIRMED') {
      throw new FakeException('InvalidParameterException', 'User is already confirmed.');
    }
    return { CodeDeliveryDetails: sendCode(world, user, { purpose: 'sign_up', at: user.email }) };
  },
  async InitiateAuth(world, input) {
    checkClient(world, input['ClientId']);
    if (input['AuthFlow'] !== 'USER_PASSWORD_AUTH') {
      throw new FakeException('InvalidParameterException', 'Auth flow not enabled for this client');
    }
    const {
      USERNAME = '',
      PASSWORD,
      SECRET_HASH,
    } = input['AuthParameters'] as Record<string, string>;
    checkSecretHash(world, USERNAME, SECRET_HASH);
    const user = findUser(world, USERNAME);
    if (user.password === undefined || user.password !== PASSWORD) throw refused();
    if (user.status === 'UNCONFIRMED') {
      throw new FakeException('UserNotConfirmedException', 'User is not confirmed.');
    }
    const grant = addGrant(world, user);
    const result = { ...(await signTokens(world, grant)), RefreshToken: grant.refresh };
    return { AuthenticationResult: result, ChallengeParameters: {} };
  },
  async GetTokensFromRefreshToken(world, input) {
    checkClient(world, input['ClientId']);
    if (input['ClientSecret'] !== world.client_secret) throw refused('Client secret is wrong.');
    const token = text(input, 'RefreshToken');
    const grant = world.grants.find(({ refresh, used }) => refresh === token || used.has(token));
    if (!grant || grant.revoked) throw refused('Refresh Token has been revoked');
    if (grant.refresh !== token) {
      grant.revoked = true;
      throw new FakeException('RefreshTokenReuseException', 'Refresh token reuse detected.');
    }
    const tokens = await signTokens(world, grant);
    if (!world.rotates) return { AuthenticationResult: tokens };
    grant.used.add(token);
    grant.refresh = `refresh.${randomUUID()}${randomUUID()}`;
    return { AuthenticationResult: { ...tokens, RefreshToken: grant.refresh } };
  },
  RevokeToken(world, input) {
    checkClient(world, input['ClientId']);
    if (input['ClientSecret'] !== world.client_secret) {
      throw new FakeException('UnauthorizedException', 'Unable to verify the client.');
    }
    const token = text(input, 'Token');
    if (!token.startsWith('refresh.')) {
      throw new FakeException('UnsupportedTokenTypeException', 'Unsupported token type');
    }
    const grant = world.grants.find(({ refresh, used }) => refresh === token || used.has(token));
    if (grant) grant.revoked = true;
    return {};
  },
  ForgotPassword(world, input) {
    const user = findUser(world, named(world, input));
    if (!user.email_verified) {
      throw new FakeException(
        'InvalidParameterException',
        'Cannot reset password for the user as there is no registered/verified email or phone_number',
      );
    }
    return { CodeDeliveryDetails: sendCode(world, user, { purpose: 'reset', at: user.email }) };
  },
  ConfirmForgotPassword(world, input) {
    const user = findUser(world, named(world, input));
    const password = text(input, 'Password');
    checkPolicy(password);
    useCode(world, user, { purpose: 'reset', code: text(input, 'ConfirmationCode') });
    user.password = password;
    return {};
  },
  ChangePassword(world, input) {
    const { user } = ofAccess(world, input);
    if (user.password !== input['PreviousPassword']) throw refused();
    const password = text(input, 'ProposedPassword');
    checkPolicy(password);
    user.password = password;
    return {};
  },
  UpdateUserAttributes: (world, input) => change(world, ofAccess(world, input).user, input),
  AdminUpdateUserAttributes: (world, input) => change(world, inPool(world, input), input),
  VerifyUserAttribute(world, input) {
    const { user } = ofAccess(world, input);
    const email = user.pending_email ?? user.email;
    useCode(world, user, { purpose: 'email', code: text(input, 'Code') });
    if (world.users.some((other) => other !== user && other.email === email)) {
      throw new FakeException('AliasExistsException', 'An account with the email already exists.');
    }
    Object.assign(user, { email, email_verified: true, pending_email: undefined });
    return {};
  },
  GetUser(world, input) {
    const { user } = ofAccess(world, input);
    const UserAttributes = attributesOf(user);
    return { Username: user.username, UserAttributes };
  },
  GlobalSignOut: (world, input) => endAll(world, ofAccess(world, input).user),
  AdminUserGlobalSignOut: (world, input) => endAll(world, inPool(world, input)),
  AdminDeleteUser: (world, input) => remove(world, inPool(world, input)),
  ListUsers(world, input) {
    checkPool(world, input);
    const sub = /^sub = "([^"]*)"$/.exec(text(input, 'Filter'))?.[1];
    const Users = world.users
      .filter((user) => user.sub === sub)
      .map((user) => ({
        Username: user.username,
        UserStatus: user.status,
        Enabled: user.is_disabled !== true,
        Attributes: attributesOf(user),
      }));
    return { Users };
  },
};
