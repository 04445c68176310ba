import { sql } from 'kysely';
import type { SignedIn } from '@straits/api-contract';
import { findOperator } from '../../ops/operator';
import { UsageError, type Staff } from '../../ops/ops-command';
import { findCommand, runCommand } from '../../ops/run-command';
import { mailsTo } from '../../mail/read-mails.fixture';
import { seedStaff, seedUser } from '../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { accountOps } from './account.ops';
import { hashPassword } from './passwords';
import { checkStaffPassword, startStaffSession } from './staff-access';
import { staffOps } from './staff.ops';

let shop: TestApp;
beforeAll(async () => void (shop = await startTestApp()));
beforeEach(async () => void (await sql`delete from users`.execute(shop.deps.db)));
afterAll(() => shop.close());

const COMMANDS = [...accountOps, ...staffOps];
async function ops(operator: Staff | undefined, ...given: string[]) {
  const lines: string[] = [];
  const code = await runCommand({ ...shop.deps, operator }, findCommand(COMMANDS, given)!, given, (line) => lines.push(line));
  return { code, text: lines.join('\n'), secret: lines.at(-1) ?? '' };
}
const tokenIn = (link: string) => /^http:\/\/localhost:3000\/choose-password#token=([\w-]{40,})$/.exec(link)?.[1];
const choose = (token: string | undefined, password = 'the-merlion-roars') =>
  shop.post<SignedIn & { code?: string }>('/auth/choose-password', { token, password });
/** A person of staff who has chosen a password, and is signed in at the command line. */
async function aPerson(email = 'nur@example.com'): Promise<Staff> {
  const staff = await seedStaff(shop.deps, { email });
  await sql`update users set password_hash = ${await hashPassword('the-merlion-roars')} where email = ${email}`.execute(shop.deps.db);
  return staff;
}
const findUsers = async () =>
  (await sql<object>`select email, name, is_staff as "isStaff", is_machine as "isMachine" from users order by email`.execute(shop.deps.db))
    .rows;

describe('the first of staff', () => {
  it('is added by whoever reaches the database, and chooses a password by a link that works once', async () => {
    const { secret } = await ops(undefined, 'staff', 'add', 'Owner@Example.com', '--name', 'Tan Wei');
    const token = tokenIn(secret);

    const chosen = await choose(token);
    const again = await choose(token, 'another-good-one');

    expect(chosen).toMatchObject({ status: 200, body: { user: { Email: 'owner@example.com', IsStaff: 'true' } } });
    expect(again).toMatchObject({ body: { code: 'password_link_invalid' } });
    expect((await shop.get('/staff/agencies', { token: chosen.body.token })).status).toBe(200);
    expect(await checkStaffPassword(shop.deps, 'owner@example.com', 'the-merlion-roars')).toMatchObject({ isMachine: false });
    expect(await mailsTo(shop.deps, 'owner@example.com')).toHaveLength(1);
  });

  it('has a link for 24 hours, of which the database keeps a hash alone', async () => {
    const { secret } = await ops(undefined, 'staff', 'add', 'owner@example.com', '--name', 'Tan Wei');
    const token = tokenIn(secret)!;
    const kept = await sql`select from one_time_tokens where encode(token_hash, 'escape') like ${`%${token}%`}`.execute(shop.deps.db);
    shop.clock.pass(24 * 60 + 1);

    expect(kept.rows).toEqual([]);
    expect(await choose(token)).toMatchObject({ body: { code: 'password_link_invalid' } });
    expect(await choose(token, 'password1')).toMatchObject({ body: { code: 'password_too_common' } });
    const { rows } = await sql`select given::text from ops_acts where given::text like ${`%${token}%`}`.execute(shop.deps.db);
    expect(rows).toEqual([]);
  });
});

describe('who staff is', () => {
  it('is changed by a person of staff alone once there is one', async () => {
    const person = await aPerson();
    const machine: Staff = { ...person, isMachine: true };

    for (const line of ['add a@example.com --name Ada', 'remove nur@example.com', 'reset nur@example.com']) {
      await expect(ops(undefined, 'staff', ...line.split(' '))).rejects.toThrow(/sign in before/);
      await expect(ops(machine, 'staff', ...line.split(' '))).rejects.toThrow(/a program cannot/);
    }
    expect(await findUsers()).toHaveLength(1);
    expect(await ops(person, 'staff', 'add', 'a@example.com', '--name', 'Ada')).toMatchObject({ code: 0 });
  });

  it('is recovered with a word that stays on record', async () => {
    await aPerson();

    expect(await ops(undefined, 'staff', 'reset', 'nur@example.com', '--recover')).toMatchObject({ code: 0 });

    const { rows } = await sql`select actor like 'ops:%' as "isAccount", given -> 'options' ->> 'recover' as recover from ops_acts
      where command = 'staff reset' order by id desc limit 1`.execute(shop.deps.db);
    expect(rows).toEqual([{ isAccount: true, recover: 'true' }]);
  });

  it.each(['not an address', 'Ada', '@example.com'])('refuses %s', async (typed) => {
    await expect(ops(undefined, 'staff', 'add', typed, '--name', 'Ada')).rejects.toThrow(UsageError);
  });

  it('refuses an agency’s person, and one who is staff already', async () => {
    const person = await aPerson();
    await seedUser(shop.deps, { email: 'agent@example.com', agency: { name: 'Harbour Holidays' } });

    await expect(ops(person, 'staff', 'add', 'agent@example.com', '--name', 'Budi')).rejects.toThrow(/agency’s|agency's/);
    await expect(ops(person, 'staff', 'add', 'nur@example.com', '--name', 'Nur')).rejects.toThrow(/already/);
    await expect(ops(person, 'staff', 'remove', 'agent@example.com')).rejects.toThrow(/not one of staff/);
  });

  it('takes a customer’s account over with its link alone: what was known of it opens nothing', async () => {
    const customer = await seedUser(shop.deps, { email: 'mei@example.com', passwordHash: await hashPassword('known-to-others') });
    const person = await aPerson();

    await ops(person, 'staff', 'add', 'mei@example.com', '--name', 'Mei');

    expect((await shop.get('/user', { token: customer.token })).status).toBe(401);
    await expect(checkStaffPassword(shop.deps, 'mei@example.com', 'known-to-others')).rejects.toMatchObject({ code: 'sign_in_failed' });
  });
});

describe('removing and resetting', () => {
  it.each(['remove', 'reset'])('%s ends the sessions of a person at once', async (act) => {
    const person = await aPerson();
    const other = await seedUser(shop.deps, {
      email: 'other@example.com',
      isStaff: true,
      passwordHash: await hashPassword('the-merlion-roars'),
    });

    expect(await ops(person, 'staff', act, 'other@example.com')).toMatchObject({ code: 0 });

    expect((await shop.get('/staff/agencies', { token: other.token })).status).toBe(401);
    expect(await findOperator(shop.deps, other.token)).toBeUndefined();
    await expect(checkStaffPassword(shop.deps, 'other@example.com', 'the-merlion-roars')).rejects.toMatchObject({ code: 'sign_in_failed' });
  });

  it('a link of before opens nothing after a reset, nor after a removal', async () => {
    const person = await aPerson();
    const first = await ops(person, 'staff', 'add', 'a@example.com', '--name', 'Ada');
    const second = await ops(person, 'staff', 'reset', 'a@example.com');
    await ops(person, 'staff', 'remove', 'a@example.com');

    for (const { secret } of [first, second])
      expect(await choose(tokenIn(secret))).toMatchObject({ body: { code: 'password_link_invalid' } });
  });

  it('leaves the last person who can sign in, also when two remove each other at once', async () => {
    const [one, two] = [await aPerson('one@example.com'), await aPerson('two@example.com')];
    await ops(one, 'staff', 'add', 'new@example.com', '--name', 'Has No Password');

    const outcomes = await Promise.allSettled([ops(one, 'staff', 'remove', two.email), ops(two, 'staff', 'remove', one.email)]);

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await findUsers()).filter((user) => 'isStaff' in user && user.isStaff)).toHaveLength(2);
  });
});

describe('a program', () => {
  it('acts by its token, which ends with a reset and a removal', async () => {
    const person = await aPerson();
    const added = await ops(person, 'staff', 'add', 'bank-robot', '--machine');
    expect(await findOperator(shop.deps, added.secret)).toMatchObject({ email: 'bank-robot@machine.invalid', isMachine: true });

    const reset = await ops(person, 'staff', 'reset', 'bank-robot');
    expect(await findOperator(shop.deps, added.secret)).toBeUndefined();
    expect(await findOperator(shop.deps, reset.secret)).toMatchObject({ isMachine: true });

    await ops(person, 'staff', 'remove', 'bank-robot');
    expect(await findOperator(shop.deps, reset.secret)).toBeUndefined();
    expect(await ops(person, 'staff', 'add', 'bank-robot', '--machine')).toMatchObject({ code: 0 });
  });

  it('has no password, and is no person that could sign in', async () => {
    const person = await aPerson();
    await ops(person, 'staff', 'add', 'bank-robot', '--machine');

    await expect(ops(person, 'staff', 'remove', person.email)).rejects.toThrow(/last of staff/);
    expect((await ops(person, 'staff', 'list')).text).toMatch(/bank-robot@machine\.invalid +bank-robot +machine +can act/);
    await expect(ops(person, 'staff', 'add', 'robot@example.com', '--machine')).rejects.toThrow(UsageError);
  });
});

describe('signing in at the command line', () => {
  it('takes staff’s password and nobody else’s, and counts guesses with those at the site', async () => {
    await aPerson();
    await seedUser(shop.deps, { email: 'mei@example.com', passwordHash: await hashPassword('the-merlion-roars') });

    await expect(checkStaffPassword(shop.deps, 'mei@example.com', 'the-merlion-roars')).rejects.toMatchObject({ code: 'sign_in_failed' });
    await expect(checkStaffPassword(shop.deps, 'nobody@example.com', 'x')).rejects.toMatchObject({ code: 'sign_in_failed' });
    for (let guess = 0; guess < 10; guess++)
      await expect(checkStaffPassword(shop.deps, 'nur@example.com', `guess ${guess}`)).rejects.toMatchObject({ code: 'sign_in_failed' });
    await expect(checkStaffPassword(shop.deps, 'nur@example.com', 'the-merlion-roars')).rejects.toMatchObject({ code: 'rate_limited' });
  });

  it('lasts twelve hours', async () => {
    const person = await aPerson();
    const token = await startStaffSession(shop.deps, person.userId);
    expect(await findOperator(shop.deps, token)).toMatchObject({ email: person.email });
    shop.clock.pass(12 * 60 + 1);

    expect(await findOperator(shop.deps, token)).toBeUndefined();
  });

  it('gives nobody a link that signs one of staff in', async () => {
    const [person, other] = [await aPerson(), await aPerson('other@example.com')];

    await expect(ops(person, 'sign-in', 'link', other.email)).rejects.toThrow(/staff reset/);
  });
});
