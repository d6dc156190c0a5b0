import type { IdentityHarness } from '../../testing/identity-harness.ts';
import { signInCalls, startIdentityHarness } from '../../testing/identity-harness.ts';

let identity: IdentityHarness;
let calls: ReturnType<typeof signInCalls>;

beforeAll(async () => {
  identity = await startIdentityHarness('sign-out');
  calls = signInCalls(identity);
});
afterAll(() => identity.close());

it('ends only the session of the token', async () => {
  const { body: here } = await calls.signUp();
  const person = { email: here.user.email, password: 'Banh7rang!' };
  const { body: elsewhere } = await calls.signIn(person);
  expect((await calls.signOut(here.refreshToken)).status).toBe(204);
  expect(await calls.getMe(here)).toMatchObject({ status: 401, body: { message: 'INVALID_PERMISSION' } });
  expect(await calls.refresh(here.refreshToken)).toMatchObject({
    status: 401,
    body: { message: 'INVALID_PERMISSION' },
  });
  expect((await calls.getMe(elsewhere)).status).toBe(200);
});

it('responds the same for an already used, an older, and an unknown token', async () => {
  const { body: first } = await calls.signUp();
  const { body: next } = await calls.refresh(first.refreshToken);
  for (const token of [first.refreshToken, first.refreshToken, next.refreshToken, 'x'.repeat(60)])
    expect((await calls.signOut(token)).status).toBe(204);
  expect((await calls.refresh(next.refreshToken)).status).toBe(401);
});
