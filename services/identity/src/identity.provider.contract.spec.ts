import { randomUUID } from 'node:crypto';
import { dieUnread, leaveDeadLetter } from '@gvg/messaging/dead-letters/unreadable-message.fixtures';
import { Types } from 'mongoose';
import type { MailTemplate } from '@gvg/contracts/identity/mail-templates';
import { verifyProvider } from '@gvg/testing/http-pact';
import { joinListeners } from '@gvg/testing/joined-listeners';
import type { JoinedListeners } from '@gvg/testing/joined-listeners';
import { testUserId } from '@gvg/testing/token-keys';
import { auditRecordModel } from './audit/audit-record.model.ts';
import type { StoredMail } from './mail/mail.model.ts';
import type { IdentityHarness } from './testing/identity-harness.ts';
import { startIdentityHarness } from './testing/identity-harness.ts';
import { signInStates, storeAuthCode } from './testing/sign-in-states.ts';
import { sessionLifetimeMs } from './session/session.model.ts';
import { newUser } from './user/new-user.ts';
import { viewModel } from './view/view.model.ts';

const secret = 'the secret of the contract tests';

let identity: IdentityHarness;
let listeners: JoinedListeners;

beforeAll(async () => {
  identity = await startIdentityHarness('provider', { KEY_ENCRYPTION_SECRET: secret });
  listeners = await joinListeners(identity);
});

afterAll(async () => {
  await listeners.close();
  await identity.close();
});

let people = 0;

async function storeUser(fields: { isClosed?: boolean } = {}) {
  people += 1;
  const user = {
    ...newUser(
      {
        email: `person${people}@mail.example`,
        displayName: `Nguyễn Thu Hà ${people}`,
        passwordHash: null,
        locale: 'vi',
      },
      new Date(),
    ),
    ...fields,
  };
  await identity.models.users.create([user]);
  return user;
}

/** Stores a user with the id in a pact. */
async function storeAccount(id: string, fields: { isClosed?: boolean } = {}): Promise<void> {
  const _id = new Types.ObjectId(id);
  await identity.models.users.deleteOne({ _id });
  const user = newUser(
    { email: `account${id}@mail.example`, displayName: `Nguyễn Thu Hà ${id}`, passwordHash: null, locale: 'vi' },
    new Date(),
  );
  await identity.models.users.create([{ ...user, _id, ...fields }]);
}

/** Stores a mail with the id in a pact. */
async function storeMail(
  id: string,
  template: MailTemplate,
  {
    signIn = null,
    isClosed = false,
    hasLink = false,
  }: { signIn?: StoredMail['signIn']; isClosed?: boolean; hasLink?: boolean } = {},
): Promise<void> {
  const user = await storeUser({ isClosed });
  const mail: StoredMail = {
    _id: new Types.ObjectId(id),
    user: user._id,
    template,
    requestedAt: new Date(),
    to: null,
    link: hasLink ? 'VERIFY_EMAIL' : null,
    linksMade: 0,
    newEmail: null,
    signIn,
  };
  await identity.models.mails.replaceOne({ _id: mail._id }, mail, { upsert: true });
}

/** A customer with the id in a pact, with a phone number, an address and a session. The caller is staff that has confirmed at `confirmedAt`. */
async function storeCustomer(id: string, confirmedAt: Date): Promise<void> {
  const now = new Date();
  const _id = new Types.ObjectId(id);
  const address = {
    fullName: 'Nguyễn Thu Hà',
    phone: '+819012345678',
    country: 'JP',
    region: 'Osaka',
    city: '',
    line: 'Namba 2-3-1',
    postcode: '542-0076',
    isDefault: true,
  };
  await identity.models.users.deleteMany({
    email: { $in: [`account${id}@mail.example`, 'lan.of.a.pact@mail.example'] },
  });
  const user = newUser(
    {
      email: `account${id}@mail.example`,
      displayName: `Nguyễn Thu Hà ${id}`,
      passwordHash: null,
      locale: 'vi',
      emailVerified: true,
      phone: '+84912345678',
    },
    now,
  );
  await identity.models.users.create([{ ...user, _id, addresses: [address] }]);
  await identity.models.sessions.deleteMany({ _id: { $in: [`session-${id}`, 'test-session'] } });
  const session = { tokenHash: 'x', rotatedAt: now, createdAt: now, lastUsedAt: now, confirmedAt };
  const expiresAt = new Date(now.getTime() + sessionLifetimeMs);
  await identity.models.sessions.create([
    { ...session, _id: `session-${id}`, user: _id, browser: 'Firefox', system: 'Windows', expiresAt },
    { ...session, _id: 'test-session', user: new Types.ObjectId(testUserId), expiresAt },
  ]);
}

/** Audit record of an earlier version. */
async function storeBlock(): Promise<void> {
  await auditRecordModel(identity.connection).create([
    {
      _id: randomUUID(),
      at: new Date(),
      actor: { kind: 'user', id: testUserId },
      action: 'user.block',
      subject: { type: 'user', id: testUserId },
      before: { isBlocked: false },
      after: { isBlocked: true },
      correlationId: 'request',
    },
  ]);
}

const customer = '64b0c0ffee0123456789ad21';
const sharedView = '64b0c0ffee0123456789ad24';

/** A shared product view of the verifier's caller. */
async function storeView(): Promise<void> {
  const _id = new Types.ObjectId(sharedView);
  const view = {
    _id,
    area: 'products' as const,
    owner: new Types.ObjectId(testUserId),
    name: 'Sắp hết',
    query: { stock: 'LOW' },
    columns: ['name', 'stock'],
    sort: '-stock',
    isShared: true,
    revision: 1,
    updatedAt: new Date(),
  };
  await viewModel(identity.connection).replaceOne({ _id }, view, { upsert: true });
}

const eventBroker = () => {
  const { AMQP_URL: url = '', EVENT_NAMESPACE: namespace = '' } = identity.environment;
  return { url, namespace };
};

/** A dead letter of that queue with the id in a pact. */
async function storeDeadLetter(id: string, queue: string, isThere: boolean): Promise<void> {
  expect(await leaveDeadLetter({ ...eventBroker(), queue, isThere, body: 'no event of a pact' })).toBe(id);
}

test('fulfils the contracts of its consumers', async () => {
  const mail = (last: number) => `64b0c0ffee0123456789ab0${last}`;
  const account = (last: number) => `64b0c0ffee0123456789ab1${last}`;
  const code = 'a-code-of-a-mail-that-verifies-an-address-0';
  const [deadLetter, stuckDeadLetter] = ['3cc1385d2f51', '13fb2a94be71'];
  const states = {
    ...signInStates(identity, secret),
    [`the code ${code} verifies the address of an account`]: async () =>
      storeAuthCode(identity, await storeUser(), { code, purpose: 'VERIFY_EMAIL' }),
    [`the account ${account(1)} is open, the account ${account(2)} is closed`]: async () => {
      await storeAccount(account(1));
      await storeAccount(account(2), { isClosed: true });
    },
    [`the view ${sharedView} of products is shared by the caller`]: storeView,
    [`the user ${account(4)} has an account`]: () => storeAccount(account(4)),
    [`the account ${customer} is a customer’s, and the caller has just shown who they are`]: () =>
      storeCustomer(customer, new Date()),
    [`the account ${customer} is a customer’s, and the caller has signed in long ago`]: () =>
      storeCustomer(customer, new Date(0)),
    'somebody of staff has blocked a user': storeBlock,
    'an event could not be handled': () => dieUnread({ ...eventBroker(), service: 'identity', consumer: 'audit' }),
    'no guest session': async () => undefined,
    [`the mail ${mail(1)} asks a user to verify the address`]: () =>
      storeMail(mail(1), 'VERIFY_EMAIL', { hasLink: true }),
    [`the mail ${mail(2)} is about a sign-in from a new browser`]: () =>
      storeMail(mail(2), 'NEW_SIGN_IN', { signIn: { browser: 'Firefox', system: 'Windows', at: new Date() } }),
    [`the mail ${mail(3)} belongs to a closed account`]: () => storeMail(mail(3), 'VERIFY_EMAIL', { isClosed: true }),
    [`the mail ${mail(4)} has a link that was used`]: () => storeMail(mail(4), 'VERIFY_EMAIL'),
    [`the account ${customer} has a second factor, and the caller has just shown who they are`]: async () => {
      await storeCustomer(customer, new Date());
      await identity.models.users.updateOne({ _id: customer }, { $set: { hasSecondFactor: true } });
    },
    [`the event ${deadLetter} could not be handled by a consumer that is there`]: () =>
      storeDeadLetter(deadLetter, 'pact.replayed.v1', true),
    [`the event ${stuckDeadLetter} could not be handled by a consumer that is gone`]: () =>
      storeDeadLetter(stuckDeadLetter, 'pact.gone.v1', false),
  };
  await verifyProvider({
    provider: 'identity',
    url: listeners.url,
    keys: identity.keys,
    states,
    headers: identity.internalHeaders,
  });
});
