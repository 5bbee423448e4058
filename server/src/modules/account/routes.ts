// The calls of accounts; only our own pages may make those with cookies.
import { accountApi } from '@velour/contract/account.ts';
import { safetyApi } from '@velour/contract/safety.ts';
import { secondFactorApi } from '@velour/contract/second-factor.ts';
import { membersApi } from '@velour/contract/members.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Browser } from '../../platform/http/browser.ts';
import { bindPieces } from '../../platform/http/bind-streamed.ts';
import { bind, bindAll, bindBrowser, type Gateway } from '../../platform/http/gateway.ts';
import { AppError } from '../../platform/errors.ts';
import { COOKIE_DAYS, type Granted } from '../identity/service.ts';
import type { Caller } from './sign-in.ts';
import { AGE_TRIP_MS } from './age-check.ts';
import { GOOGLE_TRIP_MS } from './google.ts';
import type { AccountService } from './service.ts';
import { SIGN_UP_MS } from './sign-up-cookie.ts';

/** The path of the cookie: it is sent to the sign-in calls only. */
const PATH = '/api/auth';
const REFRESH = 'velour_refresh';
const GOOGLE = 'velour_google';
const AGE = 'velour_age';
const SIGN_UP = 'velour_sign_up';
const DAY_S = 24 * 3600;

const done = { done: true } as const;

const callerOf = (
  call: { address: string; actor: Actor | undefined },
  { user_agent }: Browser,
): Caller => ({ address: call.address, actor: call.actor, user_agent });

function storeSignIn(browser: Browser, { cookie }: Granted): void {
  browser.setCookie({ name: REFRESH, value: cookie, path: PATH, max_age_s: COOKIE_DAYS * DAY_S });
}
const dropSignIn = (browser: Browser): void =>
  browser.setCookie({ name: REFRESH, value: '', path: PATH, max_age_s: 0 });

export function accountRoutes(gateway: Gateway, account: AccountService): void {
  registrationRoutes(gateway, account);
  signInRoutes(gateway, account);
  otherSignInRoutes(gateway, account);
  ageRoutes(gateway, account);
  deviceRoutes(gateway, account);
  reAuthenticationRoutes(gateway, account);
  secondFactorRoutes(gateway, account);
  ownRoutes(gateway, account);
  memberAdminRoutes(gateway, account);
}

function memberAdminRoutes(gateway: Gateway, { admin }: AccountService): void {
  bindAll(gateway, membersApi, {
    list: ({ scope, query }) => admin.list(scope, query),
    read: ({ scope, params }) => admin.read(scope, params.member_id),
    ban: ({ scope, actor, params, body }) => admin.ban(scope, actor, { ...params, ...body }),
    setRoles: ({ scope, actor, params, body }) =>
      admin.setRoles(scope, actor, { ...params, ...body }),
    endAgeCheck: ({ scope, actor, params, body }) =>
      admin.endAgeCheck(scope, actor, { ...params, ...body }),
    restore: ({ scope, actor, params, body }) =>
      admin.restore(scope, actor, { ...params, ...body }),
  });
}

function registrationRoutes(gateway: Gateway, account: AccountService): void {
  const { registration, signUpCookie } = account;
  bindBrowser(gateway, accountApi.signUp, async (call, browser) => {
    const { scope, body } = call;
    const sent = await registration.signUp(scope, body, callerOf(call, browser));
    const [value, max_age_s] = [signUpCookie.seal(scope, body), SIGN_UP_MS / 1000];
    browser.setCookie({ name: SIGN_UP, value, path: PATH, max_age_s });
    return sent;
  });
  bindBrowser(gateway, accountApi.confirmSignUp, async (call, browser) => {
    const { scope, body, address } = call;
    const { email } = body;
    const cookie = browser.readCookie(SIGN_UP);
    const password = body.password ?? signUpCookie.passwordFor(scope, email, cookie);
    await registration.confirm(scope, { ...body, password }, address);
    browser.setCookie({ name: SIGN_UP, value: '', path: PATH, max_age_s: 0 });
    if (password === undefined) return { ...done, signed_in: null };
    try {
      const caller = callerOf(call, browser);
      const granted = await account.signIn.signIn(scope, { email, password }, caller);
      storeSignIn(browser, granted);
      return { ...done, signed_in: await account.signedIn(scope, granted) };
    } catch (error) {
      // The account is confirmed; the person signs in by the form.
      if (error instanceof AppError) return { ...done, signed_in: null };
      throw error;
    }
  });
  bindAll(gateway, accountApi, {
    resendCode: ({ scope, body, address }) => registration.resend(scope, body.email, address),
    forgotPassword: ({ scope, body, address }) => registration.forgot(scope, body.email, address),
    resetPassword: async ({ scope, body, address }) => {
      await registration.reset(scope, body, address);
      return done;
    },
  });
}

function signInRoutes(gateway: Gateway, account: AccountService): void {
  const { signIn } = account;
  bind(gateway, accountApi.signingKeys, ({ scope }) => account.signingKeys(scope));
  bindBrowser(gateway, accountApi.signIn, async (call, browser) => {
    const granted = await signIn.signIn(call.scope, call.body, callerOf(call, browser));
    storeSignIn(browser, granted);
    return account.signedIn(call.scope, granted);
  });
  bindBrowser(gateway, accountApi.refresh, async (call, browser) => {
    const { scope } = call;
    const cookie = browser.readCookie(REFRESH);
    if (!cookie) throw new AppError('identity.sign_in_ended');
    try {
      const granted = await signIn.refresh(scope, cookie, callerOf(call, browser));
      storeSignIn(browser, granted);
      return await account.signedIn(scope, granted);
    } catch (error) {
      if (error instanceof AppError && error.code === 'identity.sign_in_ended') dropSignIn(browser);
      throw error;
    }
  });
  bindBrowser(gateway, accountApi.signOut, async ({ scope }, browser) => {
    const cookie = browser.readCookie(REFRESH);
    if (cookie) await signIn.signOut(scope, cookie);
    dropSignIn(browser);
    return done;
  });
}

function otherSignInRoutes(gateway: Gateway, account: AccountService): void {
  const { google, telegram } = account;
  bindBrowser(gateway, accountApi.startGoogle, async ({ scope, address }, browser) => {
    const { start, cookie } = await google.start(scope, { address, origin: browser.origin });
    browser.setCookie({
      name: GOOGLE,
      value: cookie,
      path: PATH,
      max_age_s: GOOGLE_TRIP_MS / 1000,
    });
    return { url: start.url, stand_in: start.isDemo };
  });
  bindBrowser(gateway, accountApi.finishGoogle, async (call, browser) => {
    const back = { ...call.body, cookie: browser.readCookie(GOOGLE) };
    browser.setCookie({ name: GOOGLE, value: '', path: PATH, max_age_s: 0 });
    const granted = await google.finish(call.scope, back, callerOf(call, browser));
    storeSignIn(browser, granted);
    return account.signedIn(call.scope, granted);
  });
  bindBrowser(gateway, accountApi.useOneTimeSignIn, async (call, browser) => {
    const { scope, body } = call;
    const granted = await telegram.useOneTime(scope, body.token, callerOf(call, browser));
    storeSignIn(browser, granted);
    return account.signedIn(scope, granted);
  });
  bind(gateway, accountApi.createShortToken, ({ scope, body }) =>
    telegram.createShort(scope, { ...body, telegram_id: String(body.telegram_id) }),
  );
  bindBrowser(gateway, accountApi.exchangeShortToken, async (call, browser) => {
    const { scope, body } = call;
    const granted = await telegram.exchangeShort(scope, body.short_token, callerOf(call, browser));
    storeSignIn(browser, granted);
    return { jwt: granted.token };
  });
}

function ageRoutes(gateway: Gateway, { ageCheck }: AccountService): void {
  bind(gateway, safetyApi.ageCheck, ({ scope, actor }) => ageCheck.stateOf(scope, actor));
  bindBrowser(gateway, safetyApi.startAgeCheck, async ({ scope, actor, address }, browser) => {
    const from = { address, origin: browser.origin };
    const { url, cookie } = await ageCheck.start(scope, actor, from);
    browser.setCookie({ name: AGE, value: cookie, path: PATH, max_age_s: AGE_TRIP_MS / 1000 });
    return { url };
  });
  bindBrowser(gateway, safetyApi.finishAgeCheck, ({ scope, actor, address, body }, browser) => {
    const back = { ...body, address, cookie: browser.readCookie(AGE) };
    browser.setCookie({ name: AGE, value: '', path: PATH, max_age_s: 0 });
    return ageCheck.finish(scope, actor, back);
  });
}

function deviceRoutes(gateway: Gateway, { profile }: AccountService): void {
  bindAll(gateway, accountApi, {
    devices: ({ scope, actor }) => profile.devices(scope, actor),
    revokeDevice: async ({ scope, actor, params }) => {
      await profile.revoke(scope, actor, params.device_id);
      return done;
    },
    revokeOtherDevices: ({ scope, actor }) => profile.revokeOthers(scope, actor),
    changePassword: async ({ scope, actor, body }) => {
      await profile.changePassword(scope, actor, body);
      return done;
    },
  });
}

function reAuthenticationRoutes(gateway: Gateway, { reAuthentication }: AccountService): void {
  bindAll(gateway, accountApi, {
    confirmPassword: ({ scope, actor, body }) => reAuthentication.confirm(scope, actor, body),
    sendProofCode: ({ scope, actor, address }) => reAuthentication.sendCode(scope, actor, address),
    setPassword: async ({ scope, actor, body }) => {
      await reAuthentication.setPassword(scope, actor, body);
      return done;
    },
  });
}

function secondFactorRoutes(gateway: Gateway, { secondFactors }: AccountService): void {
  const pageOf = ({ address }: { address: string }, { origin }: Browser) => ({ address, origin });
  bindBrowser(gateway, secondFactorApi.passkeyChallenge, (call, browser) =>
    secondFactors.challenge(call.scope, call.actor, pageOf(call, browser)),
  );
  bindBrowser(gateway, secondFactorApi.pass, async (call, browser) => {
    const page = pageOf(call, browser);
    await secondFactors.pass(call.scope, call.actor, { ...call.body, page });
    return done;
  });
  bindBrowser(gateway, secondFactorApi.startPasskey, (call, browser) =>
    secondFactors.startPasskey(call.scope, call.actor, pageOf(call, browser)),
  );
  bindBrowser(gateway, secondFactorApi.confirmPasskey, (call, browser) => {
    const page = pageOf(call, browser);
    return secondFactors.confirmPasskey(call.scope, call.actor, { ...call.body, page });
  });
  bindAll(gateway, secondFactorApi, {
    read: ({ scope, actor }) => secondFactors.read(scope, actor),
    startApp: ({ scope, actor }) => secondFactors.startApp(scope, actor),
    confirmApp: ({ scope, actor, body }) => secondFactors.confirmApp(scope, actor, body),
    renewRecoveryCodes: ({ scope, actor }) => secondFactors.renewRecoveryCodes(scope, actor),
    remove: async ({ scope, actor, params }) => {
      await secondFactors.remove(scope, actor, params.factor_id);
      return done;
    },
  });
}

function ownRoutes(gateway: Gateway, account: AccountService): void {
  const { profile } = account;
  bindAll(gateway, accountApi, {
    user: ({ scope, actor }) => account.user(scope, actor),
    changeUser: ({ scope, actor, body }) => profile.change(scope, actor, body),
    agreeToPolicies: ({ scope, actor, body }) =>
      profile.agreeToPolicies(scope, actor, body.version),
    changeEmail: ({ scope, actor, body, address }) =>
      profile.changeEmail(scope, actor, { ...body, address }),
    confirmEmail: ({ scope, actor, body }) => profile.confirmEmail(scope, actor, body.code),
    deleteUser: ({ scope, actor, body }) => account.leave(scope, actor, body),
    cancelDeletion: ({ scope, actor }) => account.stay(scope, actor),
  });
  bindPieces(gateway, accountApi.ownData, async ({ scope, actor }) => ({
    ...(await account.ownData(scope, actor)),
  }));
}
