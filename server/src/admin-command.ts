// The command `npm run admin`: lists and appoints admins, and creates a one-time sign-in link.
import { ADMIN_ROLES, type AdminRole } from '@velour/contract/admin-role-values.ts';
import type { Config } from './config.ts';
import { chooseIdentity } from './providers/identity/choose.ts';
import { createAuditService, type AuditService } from './modules/audit/service.ts';
import { createIdentityService, type PersonRow } from './modules/identity/service.ts';
import { inTransaction, type Scope } from './platform/db/scope.ts';
import { createRateLimits } from './platform/rate-limits.ts';
import { CommandRefused, onInstallation, runCommand, type Installation } from './run-command.ts';

const usage = `Usage:
  npm run admin -- list             List the admins
  npm run admin -- grant EMAIL [owner|safety]
                                    Make a member an admin, with a role if you name one; the first admin is an owner.
                                    Owners appoint admins on the site; safety admins see the quarantine
  npm run admin -- revoke EMAIL     Remove a member’s admin rights (takes up to a minute)
  npm run admin -- reset-factor EMAIL
                                    Remove an admin’s second factors and recovery codes, and sign them out everywhere
  npm run admin -- link [EMAIL]     Print a one-time sign-in link for an admin, valid for an hour.
                                    Without EMAIL: for the first admin
If you use the embedded database, stop Velour first.`;

const HOUR_MS = 3_600_000;

async function run(words: string[]): Promise<string> {
  const [command, email, role, ...others] = words;
  const isKnown = ['list', 'grant', 'revoke', 'reset-factor', 'link'].includes(command ?? '');
  const needsEmail = ['grant', 'revoke', 'reset-factor'].includes(command ?? '');
  const hasWrongRole = role !== undefined && (command !== 'grant' || !isRole(role));
  if (!isKnown || others.length > 0 || hasWrongRole || (needsEmail && !email)) return usage;
  return onInstallation(async (on) => {
    const context = await openContext(on);
    if (command === 'list') return list(context);
    if (command === 'link') return link(context, on.config, email);
    if (command === 'reset-factor') return resetFactor(context, email ?? '');
    return setAdmin(context, email ?? '', {
      is_admin: command === 'grant',
      role: ADMIN_ROLES.find((one) => one === role),
    });
  });
}

interface CommandContext {
  readonly scope: Scope;
  readonly identity: ReturnType<typeof createIdentityService>;
  readonly audit: AuditService;
}

async function openContext(on: Installation): Promise<CommandContext> {
  const { config, log, clock, ids, db } = on;
  const vault = await on.openVault();
  // This command sends no emails.
  const mailer = { send: () => Promise.reject(new Error('This command doesn’t send email.')) };
  const { provider } = await chooseIdentity({
    config: { GOOGLE_ISSUER: config.GOOGLE_ISSUER, GOOGLE_DEMO: 'off' },
    base: '/api',
    db,
    vault,
    clock,
    ids,
    log,
    mailer,
  });
  const limits = createRateLimits({ clock });
  const audit = createAuditService({ clock, ids });
  const identity = createIdentityService({ db, provider, clock, ids, vault, limits, log, audit });
  return { scope: await on.openSite(), identity, audit };
}

const named = ({ email, name, id }: PersonRow): string => `${email ?? name ?? 'unnamed'}  ${id}`;

async function list({ scope, identity }: CommandContext): Promise<string> {
  const admins = await identity.members.listAdmins(scope);
  if (admins.length === 0) return 'There are no admins.';
  const lines = admins.map(async (admin) => {
    const hasFactor = await identity.secondFactor.hasAny(scope, admin.id);
    const roles = admin.admin_roles.join(', ') || 'no role';
    return `${named(admin)}  ${roles}  ${hasFactor ? 'second factor' : 'no second factor'}`;
  });
  return (await Promise.all(lines)).join('\n');
}

/** Also signs out: a sign-in that has not passed its second step must not become one that needs none. */
async function resetFactor(context: CommandContext, email: string): Promise<string> {
  const { scope, identity, audit } = context;
  const member = await requireMember(context, email);
  const removed = await inTransaction(scope, async (tx) => {
    const count = await identity.secondFactor.reset(tx, member.id);
    await identity.signIns.end(tx, member.id);
    await audit.record(tx, {
      actor: { kind: 'operator' },
      act: 'second_factor.reset',
      subject: { type: 'member', id: member.id },
      before: { factors: count },
      after: { factors: 0 },
    });
    return count;
  });
  if (removed === 0) return `${named(member)} had no second factor. Signed out everywhere.`;
  return `Removed the second factor of ${named(member)}. Signed out everywhere.`;
}

async function setAdmin(
  context: CommandContext,
  email: string,
  { is_admin, role }: { is_admin: boolean; role: AdminRole | undefined },
): Promise<string> {
  const { scope, identity, audit } = context;
  const member = await requireMember(context, email);
  const isFirst = is_admin && (await identity.members.listAdmins(scope)).length === 0;
  const given = role ?? (isFirst ? 'owner' : undefined);
  const admin_roles = is_admin
    ? [...new Set([...member.admin_roles, ...(given ? [given] : [])])]
    : [];
  await inTransaction(scope, async (tx) => {
    await identity.members.change(tx, member.id, { is_admin, admin_roles });
    await audit.record(tx, {
      actor: { kind: 'operator' },
      act: is_admin ? 'admin.granted' : 'admin.revoked',
      subject: { type: 'member', id: member.id },
      before: { is_admin: member.is_admin, roles: member.admin_roles },
      after: { is_admin, roles: admin_roles },
    });
  });
  const roles = admin_roles.length > 0 ? ` (${admin_roles.join(', ')})` : '';
  return `${named(member)} is ${is_admin ? 'now' : 'no longer'} an admin${roles}.`;
}

const isRole = (word: string): boolean => ADMIN_ROLES.some((role) => role === word);

async function link(
  context: CommandContext,
  config: Config,
  email: string | undefined,
): Promise<string> {
  const { scope, identity, audit } = context;
  const admins = await identity.members.listAdmins(scope);
  const member = email === undefined ? admins[0] : await requireMember(context, email);
  if (!member)
    throw new CommandRefused(
      'There are no admins. Sign up on the site, then run: npm run admin -- grant EMAIL',
    );
  // The link is for admins only, so that an operator cannot sign in as a member.
  if (!member.is_admin)
    throw new CommandRefused(
      `${named(member)} isn’t an admin. First run: npm run admin -- grant EMAIL`,
    );
  const token = await inTransaction(scope, async (tx) => {
    const made = await identity.oneTime.makeSignIn(tx, member.id, HOUR_MS);
    await audit.record(tx, {
      actor: { kind: 'operator' },
      act: 'admin.link_made',
      subject: { type: 'member', id: member.id },
    });
    return made;
  });
  const base = config.PUBLIC_URL ?? `http://${config.BIND}:${config.PORT}`;
  return `One-time sign-in link for ${named(member)}, valid for an hour:\n${base}/login?redirect=/admin/dashboard#once=${token}`;
}

async function requireMember(
  { scope, identity }: CommandContext,
  email: string,
): Promise<PersonRow> {
  const member = await identity.members.findByEmail(scope, email.trim().toLowerCase());
  if (!member) throw new CommandRefused(`No member with the email ${email} has signed in yet.`);
  return member;
}

await runCommand(run);
