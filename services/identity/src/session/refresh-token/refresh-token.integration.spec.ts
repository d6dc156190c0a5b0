import type { IdentityHarness } from '../../testing/identity-harness.ts';
import { signInCalls, startIdentityHarness } from '../../testing/identity-harness.ts';
import { createRefreshToken } from '../refresh-token.ts';
import { deriveKeys } from '../../secret/derived-keys.ts';

let identity: IdentityHarness;
let calls: ReturnType<typeof signInCalls>;

beforeAll(async () => {
  identity = await startIdentityHarness('refresh');
  calls = signInCalls(identity);
});
beforeEach(() => identity.resetClock());
afterAll(() => identity.close());

const begin = async () => (await calls.signUp()).body;

it('returns the next tokens of the same session', async () => {
  const first = await begin();
  const next = await calls.refresh(first.refreshToken);
  expect(next.status).toBe(200);
  expect(next.body.refreshToken).not.toBe(first.refreshToken);
  expect(await calls.getMe(next.body)).toMatchObject({ status: 200, body: { _id: first.user._id } });
  expect((await calls.refresh(next.body.refreshToken)).status).toBe(200);
});

it('returns the same successor to ten concurrent refreshes', async () => {
  const { refreshToken } = await begin();
  const responses = await Promise.all(Array.from({ length: 10 }, () => calls.refresh(refreshToken)));
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(new Set(responses.map(({ body }) => body.refreshToken)).size).toBe(1);
});

it('returns the successor again after a lost response, up to 30 s later', async () => {
  const { refreshToken } = await begin();
  const lost = await calls.refresh(refreshToken);
  identity.advance(29_000);
  const again = await calls.refresh(refreshToken);
  expect(again.body.refreshToken).toBe(lost.body.refreshToken);
  expect((await calls.refresh(again.body.refreshToken)).status).toBe(200);
});

it('ends the session when a rotated token is used after 30 s', async () => {
  const first = await begin();
  const next = await calls.refresh(first.refreshToken);
  identity.advance(31_000);
  expect(await calls.refresh(first.refreshToken)).toMatchObject({
    status: 401,
    body: { message: 'INVALID_PERMISSION' },
  });
  expect(await calls.refresh(next.body.refreshToken)).toMatchObject({
    status: 401,
    body: { message: 'INVALID_PERMISSION' },
  });
  expect(await calls.getMe(next.body)).toMatchObject({ status: 401, body: { message: 'INVALID_PERMISSION' } });
});

it('ends the session when a token older than the last rotated one is used', async () => {
  const first = await begin();
  const second = await calls.refresh(first.refreshToken);
  const third = await calls.refresh(second.body.refreshToken);
  expect(await calls.refresh(first.refreshToken)).toMatchObject({
    status: 401,
    body: { message: 'INVALID_PERMISSION' },
  });
  expect((await calls.refresh(third.body.refreshToken)).status).toBe(401);
});

it('rejects a forged token without ending the session', async () => {
  const { refreshToken } = await begin();
  const [sid = ''] = refreshToken.split('.');
  const forged = [
    createRefreshToken(deriveKeys('the key of somebody else'), sid),
    `${refreshToken.slice(0, -1)}${refreshToken.endsWith('A') ? 'B' : 'A'}`,
    'x'.repeat(120),
  ];
  for (const token of forged)
    expect(await calls.refresh(token)).toMatchObject({ status: 401, body: { message: 'INVALID_PERMISSION' } });
  expect((await calls.refresh(refreshToken)).status).toBe(200);
});

it('rejects the session of a blocked account', async () => {
  const { refreshToken, user } = await begin();
  await identity.models.users.updateOne({ _id: user._id }, { isBlocked: true });
  expect(await calls.refresh(refreshToken)).toMatchObject({ status: 401, body: { message: 'INVALID_PERMISSION' } });
});

it('returns the current roles and token version', async () => {
  const { refreshToken, user } = await begin();
  await identity.models.users.updateOne(
    { _id: user._id },
    { roles: ['USER', 'ADMIN'], tokenVersion: 3, emailVerified: true },
  );
  const { body } = await calls.refresh(refreshToken);
  expect(body.user.roles).toEqual(['USER', 'ADMIN']);
  expect(JSON.parse(Buffer.from(body.accessToken.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
    roles: ['USER', 'ADMIN'],
    ver: 3,
  });
});

it('rejects a session that was not used for 30 days', async () => {
  const { refreshToken } = await begin();
  identity.advance(30 * 24 * 60 * 60 * 1000 + 1_000);
  expect(await calls.refresh(refreshToken)).toMatchObject({ status: 401, body: { message: 'INVALID_PERMISSION' } });
});
