import { randomBytes } from 'node:crypto';
import type { Page } from '@gvg/contracts/definitions/paging';
import type { SeenSession } from '@gvg/contracts/identity/http/users';
import type { UserSummary } from '@gvg/contracts/identity/http/user-schema';
import type { MailTemplate } from '@gvg/contracts/identity/mail-templates';
import { userRegistered } from '@gvg/contracts/identity/events';
import { eventually } from '@gvg/testing/eventually';
import { auditRecordModel } from '../audit/audit-record.model.ts';
import { latestCode, latestMail, newPerson, signInCalls, startIdentityHarness } from '../testing/identity-harness.ts';
import type { IdentityHarness } from '../testing/identity-harness.ts';
import { auditOf, signedInPerson } from '../testing/people.ts';
import type { SignedInPerson } from '../testing/people.ts';
import { collectEvents } from '../testing/published-events.ts';

let identity: IdentityHarness;
let calls: ReturnType<typeof signInCalls>;
let boss: SignedInPerson;
let admin: SignedInPerson;
let person: SignedInPerson;

beforeAll(async () => {
  identity = await startIdentityHarness('care');
  calls = signInCalls(identity);
  boss = await signedInPerson(identity, { roles: ['SYSTEM_ADMIN'] });
  admin = await signedInPerson(identity, { roles: ['ADMIN'] });
});
afterAll(() => identity.close());
beforeEach(async () => {
  person = await signedInPerson(identity);
});

const failure = (status: number, message: string) => ({ status, body: { message } });
const actionsOn = async (id: string) => (await auditOf(identity, id)).map(({ action }) => action);

const newCustomer = (fields: object = {}) => {
  const { email, displayName } = newPerson();
  return { email, displayName, locale: 'vi', ...fields };
};
const create = (body: object, by: SignedInPerson = admin) => by.post<UserSummary>('/v1/users', body);

describe('createUser', () => {
  it("creates an account without a password, whose owner chooses one by the mail's link", async () => {
    const { published, close } = await collectEvents(identity, [userRegistered]);
    const customer = newCustomer({ phone: '0987 654 321' });
    const { status, body } = await create(customer);
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { email: customer.email, emailVerified: false, roles: ['USER'], isBlocked: false },
    });
    expect(await calls.signIn({ email: customer.email, password: 'Banh7rang!' })).toMatchObject(
      failure(401, 'INCORRECT_PASSWORD'),
    );
    expect((await latestMail(identity, body._id, 'ACCOUNT_CREATED'))?.body).toMatchObject({
      to: customer.email,
      link: expect.stringContaining('/auth/reset-password#code=') as string,
    });
    const authCode = await latestCode(identity, body._id, 'ACCOUNT_CREATED');
    const set = await identity.client.put('/v1/users/reset-password', {
      body: { authCode, newPassword: 'Fresh7rang!' },
    });
    expect(set.status).toBe(200);
    const signedIn = await calls.signIn({ email: customer.email, password: 'Fresh7rang!' });
    expect(signedIn.body.user).toMatchObject({ emailVerified: true, hasPassword: true, phone: '+84987654321' });
    await eventually(() => expect(published).toMatchObject([{ subject: { id: body._id }, actor: { id: admin.id } }]));
    await close();
  });

  it('is audited without personal data', async () => {
    const customer = newCustomer();
    const { body } = await create(customer);
    await eventually(async () =>
      expect(await auditOf(identity, body._id)).toMatchObject([
        { action: 'user.create', actor: { id: admin.id }, before: null, after: { roles: ['USER'], locale: 'vi' } },
      ]),
    );
    expect(JSON.stringify(await auditOf(identity, body._id))).not.toContain(customer.email);
  });

  it('rejects an address or a name that is taken, and an invalid number', async () => {
    expect(await create(newCustomer({ email: person.email.toUpperCase() }))).toMatchObject(
      failure(409, 'USER_WAS_EXISTED'),
    );
    expect(await create(newCustomer({ displayName: person.user.displayName }))).toMatchObject(
      failure(409, 'DISPLAY_NAME_WAS_EXISTED'),
    );
    expect(await create(newCustomer({ phone: '+81 1' }))).toMatchObject({
      status: 400,
      body: { message: 'INVALID_PAYLOAD', details: [{ path: 'phone' }] },
    });
  });

  it('creates one account for two concurrent calls', async () => {
    const customer = newCustomer();
    const answers = await Promise.all([
      create(customer),
      create({ ...customer, displayName: newPerson().displayName }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('listUsers', () => {
  const idsOf = async (query: Record<string, unknown>) =>
    (await admin.get<Page<UserSummary>>('/v1/users', undefined, { query })).body.docs.map(({ _id }) => _id);

  it('finds people by a phone number of their account or address book, in any form', async () => {
    const own = `9${String(parseInt(randomBytes(4).toString('hex'), 16))
      .padStart(8, '0')
      .slice(-8)}`;
    await person.patch('/v1/users/update-user-info', {
      phone: `0${own}`,
      addresses: [
        {
          fullName: 'Nguyễn Thu Hà',
          phone: '090-1234-5678',
          country: 'JP',
          region: 'Osaka',
          line: 'Namba 2-3-1',
          postcode: '542-0076',
        },
      ],
    });
    for (const search of [`0${own}`, `+84 ${own}`, '090 1234 5678', '+819012345678'])
      expect(await idsOf({ search, limit: 100 })).toContain(person.id);
    for (const search of [own.slice(0, -1), `0${own.slice(0, 6)}`, own.slice(1)])
      expect(await idsOf({ search, limit: 100 })).not.toContain(person.id);
    await person.patch('/v1/users/update-user-info', { phone: null });
    expect(await idsOf({ search: own })).toEqual([]);
  });

  it('returns the accounts of a list of ids, without closed ones', async () => {
    const other = await signedInPerson(identity);
    const ids = [person.id, other.id, 'f'.repeat(24)].join(',');
    expect((await idsOf({ ids })).toSorted()).toEqual([person.id, other.id].toSorted());
    await other.delete('/v1/users/me');
    expect(await idsOf({ ids })).toEqual([person.id]);
  });
});

describe('looks at personal data', () => {
  it('show sessions and addresses, with an audit record each for 180 days', async () => {
    const browser = {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    };
    await calls.signIn({ email: person.email, password: person.password }, browser);
    const sessions = await admin.post<{ docs: SeenSession[] }>(`/v1/users/${person.id}/sessions/look`);
    expect(sessions.body.docs).toHaveLength(3);
    expect(sessions.body.docs[0]).toMatchObject({ browser: 'Firefox', system: 'Windows' });
    expect(JSON.stringify(sessions.body)).not.toContain(person.sid);
    await person.patch('/v1/users/update-user-info', { phone: '0912345678' });
    expect((await admin.post(`/v1/users/${person.id}/addresses/look`)).body).toEqual({
      phone: '+84912345678',
      docs: [],
    });
    await eventually(async () =>
      expect(await actionsOn(person.id)).toEqual(['user.look-at-addresses', 'user.look-at-sessions']),
    );
    const records = await auditRecordModel(identity.connection).find({ 'subject.id': person.id }).lean();
    const days = records.map(({ at, expiresAt }) => ((expiresAt?.getTime() ?? 0) - at.getTime()) / 86_400_000);
    expect(days).toEqual([180, 180]);
    const { body } = await identity.client.get<Page<object>>('/v1/audit', {
      as: 'SYSTEM_ADMIN',
      query: { subjectId: person.id },
    });
    expect(body.docs[0]).not.toHaveProperty('expiresAt');
  });

  it('are limited to a SYSTEM_ADMIN for staff, and leave no record when rejected', async () => {
    const colleague = await signedInPerson(identity, { roles: ['ADMIN'] });
    for (const what of ['sessions', 'addresses']) {
      expect(await admin.post(`/v1/users/${colleague.id}/${what}/look`)).toMatchObject(failure(403, 'INVALID_ROLE'));
      expect((await boss.post(`/v1/users/${colleague.id}/${what}/look`)).status).toBe(200);
    }
    await eventually(async () => expect(await actionsOn(colleague.id)).toHaveLength(2));
  });
});

describe('endUserSessions', () => {
  it('signs the person out everywhere, with an audit record', async () => {
    await calls.signIn({ email: person.email, password: person.password });
    expect(await admin.delete(`/v1/users/${person.id}/sessions`)).toMatchObject({ status: 200, body: { ended: 3 } });
    expect(await person.get('/v1/users/me')).toMatchObject(failure(401, 'INVALID_PERMISSION'));
    expect(await calls.refresh(person.refreshToken)).toMatchObject(failure(401, 'INVALID_PERMISSION'));
    expect((await admin.delete(`/v1/users/${person.id}/sessions`)).body).toEqual({ ended: 0 });
    await eventually(async () => expect(await actionsOn(person.id)).toEqual(['user.end-sessions']));
  });

  it('is rejected for oneself, and for staff unless by a SYSTEM_ADMIN', async () => {
    expect(await admin.delete(`/v1/users/${admin.id}/sessions`)).toMatchObject(failure(403, 'ACTION_NOT_ALLOWED'));
    const colleague = await signedInPerson(identity, { roles: ['ADMIN'] });
    expect(await admin.delete(`/v1/users/${colleague.id}/sessions`)).toMatchObject(failure(403, 'INVALID_ROLE'));
    expect((await boss.delete(`/v1/users/${colleague.id}/sessions`)).status).toBe(200);
  });
});

describe('mails in the delivery log', () => {
  const mailOf = async (user: string, template: MailTemplate) => {
    const mail = await identity.models.mails.findOne({ user, template }).sort({ _id: -1 }).lean();
    return `/internal/mails/${mail?._id.toHexString()}`;
  };

  it('are shown without code, link or address, and without creating one', async () => {
    const customer = newCustomer();
    const { body: user } = await create(customer);
    const path = await mailOf(user._id, 'ACCOUNT_CREATED');
    const { status, body } = await identity.internal.get(`${path}/look`);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        template: 'ACCOUNT_CREATED',
        displayName: customer.displayName,
        locale: 'vi',
        isToStaff: false,
        hasLink: true,
      },
    });
    expect(await identity.models.authCodes.countDocuments({ user: user._id })).toBe(0);
    expect((await identity.internal.get(`${await mailOf(admin.id, 'WELCOME')}/look`)).body).toMatchObject({
      isToStaff: true,
    });
  });

  it('are sent again with a new code after their day has passed, unless their link was used', async () => {
    const { body: user } = await create(newCustomer());
    const path = await mailOf(user._id, 'ACCOUNT_CREATED');
    await identity.models.mails.updateMany({ user: user._id }, { requestedAt: new Date(Date.now() - 2 * 86_400_000) });
    expect(await identity.internal.get(path)).toMatchObject(failure(403, 'ACTION_NOT_ALLOWED'));
    expect((await identity.internal.put(`${path}/renew`)).status).toBe(204);
    const authCode = await latestCode(identity, user._id, 'ACCOUNT_CREATED');
    expect(await latestCode(identity, user._id, 'ACCOUNT_CREATED')).not.toBe(authCode);
    await identity.client.put('/v1/users/reset-password', { body: { authCode, newPassword: 'Fresh7rang!' } });
    expect(await identity.internal.put(`${path}/renew`)).toMatchObject(failure(403, 'ACTION_NOT_ALLOWED'));
    expect(await identity.internal.put(`/internal/mails/${'f'.repeat(24)}/renew`)).toMatchObject(
      failure(403, 'ACTION_NOT_ALLOWED'),
    );
  });
});
