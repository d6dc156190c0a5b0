import type { ErrorBody } from '@gvg/contracts/errors';
import type { AuthResult } from '@gvg/contracts/identity/http/auth';
import { eventually } from '@gvg/testing/eventually';
import type { IdentityHarness } from '../testing/identity-harness.ts';
import { bearer, newPerson, password, signInCalls, startIdentityHarness } from '../testing/identity-harness.ts';
import { signedInPerson } from '../testing/people.ts';
import { receiverOf } from './receiver-limit.ts';

let identity: IdentityHarness;
let calls: ReturnType<typeof signInCalls>;

beforeAll(async () => {
  identity = await startIdentityHarness('receivers');
  calls = signInCalls(identity);
});
beforeEach(() => identity.resetClock());
afterAll(() => identity.close());

const atOnce = 6;
const mailsTo = async (user: string) => identity.models.mails.countDocuments({ user });
const close = ({ accessToken }: AuthResult) =>
  identity.client.delete('/v1/users/me', { headers: bearer({ accessToken }) });
const forgot = (email: string) => identity.client.put('/v1/users/forgot-password', { query: { email } });
const answered = () => eventually(async () => expect(await identity.models.resetRequests.countDocuments()).toBe(0));
const changeEmail = (session: AuthResult, email: string) =>
  identity.client.put<ErrorBody>('/v1/users/change-email', { headers: bearer(session), body: { email } });

it('counts sign-up mails per receiver, even if the account is closed in between, and returns when to retry', async () => {
  const email = 'victim@example.com';
  const statuses: number[] = [];
  for (let round = 0; round < 42; round += 1) {
    const { status, body } = await calls.signUp(
      newPerson({ email: round % 2 === 0 ? email : 'Victim+shop@example.com' }),
    );
    statuses.push(status);
    if (status === 201) await close(body);
  }
  expect(statuses).toEqual([...Array<number>(atOnce).fill(201), ...Array<number>(42 - atOnce).fill(429)]);
  const refused = await calls.signUp(newPerson({ email }));
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  expect(await identity.models.users.countDocuments({ isClosed: false, email })).toBe(0);

  identity.advance(10 * 60_000);
  expect((await calls.signUp(newPerson({ email }))).status).toBe(201);
});

it('persists the counts over a restart without the address', async () => {
  const email = 'remembered@example.com';
  const signUpAndClose = async () => {
    const { status, body } = await calls.signUp(newPerson({ email }));
    if (status === 201) await close(body);
    return status;
  };
  for (let round = 0; round < atOnce; round += 1) expect(await signUpAndClose()).toBe(201);
  await identity.restart();
  expect(await signUpAndClose()).toBe(429);
  const rows = await identity.connection.collection('mail_receivers').find().toArray();
  expect(rows.map(({ _id }) => String(_id))).toContain(receiverOf(email));
  expect(JSON.stringify(rows)).not.toContain('example.com');
});

it('counts each of several concurrently requested mails', async () => {
  const email = 'at.once@example.com';
  const people = await Promise.all(Array.from({ length: 8 }, () => signedInPerson(identity)));
  const responses = await Promise.all(people.map((person) => changeEmail(person, email)));
  expect(responses.map(({ status }) => status)).toEqual(people.map(() => 200));
  expect(await identity.models.mails.countDocuments({ template: 'VERIFY_NEW_EMAIL', to: email })).toBe(atOnce);
});

it('skips notices to an unverified address without rejecting their cause', async () => {
  const person = newPerson();
  const { body } = await calls.signUp(person);
  for (let round = 0; round < 10; round += 1)
    expect((await calls.signIn({ email: person.email, password })).status).toBe(200);
  expect(await mailsTo(body.user._id)).toBe(atOnce);
});

it('sends every notice to a verified address', async () => {
  const person = await signedInPerson(identity);
  const before = await mailsTo(person.id);
  for (let round = 0; round < 10; round += 1) await calls.signIn({ email: person.email, password: person.password });
  expect((await mailsTo(person.id)) - before).toBe(10);
});

it('limits mails for a forgotten password without changing the response', async () => {
  const person = await signedInPerson(identity);
  for (let round = 0; round < 10; round += 1) expect((await forgot(person.email)).status).toBe(204);
  await answered();
  expect(
    await identity.models.mails.countDocuments({ user: person.id, template: 'RESET_PASSWORD' }),
  ).toBeLessThanOrEqual(atOnce);
});

it('limits mails to a new address, from one or several accounts, whether or not it has an account, with the same response', async () => {
  const holder = await signedInPerson(identity);
  for (const [email, requesters] of [
    ['unknown@example.com', 1],
    [holder.email, 4],
  ] as const) {
    const people = await Promise.all(Array.from({ length: requesters }, () => signedInPerson(identity)));
    for (let round = 0; round < 12; round += 1)
      expect((await changeEmail(people[round % requesters]!, email)).status).toBe(200);
    expect(await identity.models.mails.countDocuments({ template: 'VERIFY_NEW_EMAIL', to: email })).toBeLessThanOrEqual(
      atOnce,
    );
  }
});

it.each([
  ['Victim@Example.com', true],
  ['victim+anything@example.com', true],
  ['victim+@example.com', true],
  ['other@example.com', false],
  ['+victim@example.com', false],
  ['victim@other.example', false],
])('counts %s with victim@example.com: %s', (email, isSame) => {
  expect(receiverOf(email) === receiverOf('victim@example.com')).toBe(isSame);
});

it('counts both spellings of a domain as one', () => {
  expect(receiverOf('x@bücher.example')).toBe(receiverOf('x@xn--bcher-kva.example'));
});
