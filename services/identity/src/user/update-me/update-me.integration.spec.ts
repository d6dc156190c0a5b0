import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { userUpdated } from '@gvg/contracts/identity/events';
import type { AddressInput, User } from '@gvg/contracts/identity/http/user-schema';
import { eventually } from '@gvg/testing/eventually';
import { startIdentityHarness } from '../../testing/identity-harness.ts';
import type { IdentityHarness } from '../../testing/identity-harness.ts';
import { signedInPerson } from '../../testing/people.ts';
import type { SignedInPerson } from '../../testing/people.ts';
import { collectEvents } from '../../testing/published-events.ts';

let identity: IdentityHarness;
let person: SignedInPerson;

/** Questions to the fake of upload about a picture's owner. */
const asked: { name: string; user: string }[] = [];
const another = `${'9'.repeat(40)}.jpg`;
const upload = createServer((request, response) => {
  const { name = '', user = '' } =
    /^\/internal\/pictures\/(?<name>[^/]+)\/uploaders\/(?<user>\w+)$/.exec(request.url ?? '')?.groups ?? {};
  asked.push({ name, user });
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ isOwn: name !== another }));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => upload.listen(0, '127.0.0.1', resolve));
  identity = await startIdentityHarness('update-me', {
    UPLOAD_INTERNAL_URL: `http://127.0.0.1:${(upload.address() as AddressInfo).port}`,
  });
});
afterAll(async () => {
  await identity.close();
  upload.closeAllConnections();
  await new Promise((resolve) => upload.close(resolve));
});
beforeEach(async () => {
  person = await signedInPerson(identity);
});

const update = (body: object) => person.patch<User>('/v1/users/update-user-info', body);
const avatar = '/v1/file-manager/files/0123456789abcdef0123456789abcdef01234567.jpg';

const address = (fields: Partial<AddressInput> = {}): AddressInput => ({
  fullName: 'Nguyễn An',
  phone: '0912 345 678',
  country: 'VN',
  region: 'Hà Nội',
  city: 'Phường Hoàn Kiếm',
  line: '1 Tràng Tiền',
  ...fields,
});
const french = address({
  phone: '+33 6 12 34 56 78',
  country: 'FR',
  region: 'Bavaria',
  city: 'Paris',
  postcode: '75 001',
});

describe('updateMe', () => {
  it('rejects a name that looks like another one, and distinguishes accents', async () => {
    const name = `Lan ${person.id.slice(-6)}`;
    expect((await update({ displayName: name })).status).toBe(200);
    const other = await signedInPerson(identity);
    const rename = (displayName: string) => other.patch('/v1/users/update-user-info', { displayName });
    for (const lookAlike of [name.toUpperCase(), `${name}\u200b`, name.replace('a', 'а'), name.replace('L', 'l')])
      expect(await rename(lookAlike)).toMatchObject({ status: 409, body: { message: 'DISPLAY_NAME_WAS_EXISTED' } });
    expect((await rename(name.replace('a', 'à'))).status).toBe(200);
  });

  it('changes the sent fields, keeps the others, and clears with null', async () => {
    const fields = {
      displayName: ' Trần  Lan ',
      avatar,
      phone: '0912345678',
      birthday: '1990-02-28',
      gender: 'FEMALE',
      locale: 'vi',
    };
    const changed = await update(fields);
    expect(changed).toMatchObject({
      status: 200,
      body: { ...fields, displayName: 'Trần  Lan', phone: '+84912345678', email: person.email, addresses: [] },
    });
    const cleared = await update({ avatar: null, phone: null, birthday: null, gender: null });
    expect(cleared.body).toMatchObject({
      displayName: 'Trần  Lan',
      avatar: null,
      phone: null,
      birthday: null,
      gender: null,
      locale: 'vi',
      revision: changed.body.revision + 1,
    });
    expect((await person.get<User>('/v1/users/me')).body).toEqual(cleared.body);
  });

  it('publishes the names of the changed fields, never their values', async () => {
    const { published, close } = await collectEvents(identity, [userUpdated]);
    const { body } = await update({ displayName: person.user.displayName, phone: '0912345678', gender: null });
    expect((await update({ phone: '+84 912 345 678' })).body.revision).toBe(body.revision);
    await update({ locale: 'vi' });
    await eventually(() => expect(published).toHaveLength(2));
    expect(published.map(({ data }) => data)).toEqual([
      { _id: person.id, changed: ['phone'] },
      { _id: person.id, changed: ['locale'] },
    ]);
    expect(JSON.stringify(published)).not.toContain('912345678');
    await close();
  });

  it.each([
    ['a picture of another site', { avatar: 'https://spy.example/me.png' }, 'avatar', 'INVALID_IMAGE_URL'],
    ['a private picture', { avatar: `/v1/file-manager/files/${'a'.repeat(32)}.jpg` }, 'avatar', 'INVALID_IMAGE_URL'],
    ['a picture of somebody else', { avatar: `/v1/file-manager/files/${another}` }, 'avatar', 'INVALID_IMAGE_URL'],
    ['a birthday to come', { birthday: '2999-01-01' }, 'birthday', 'INVALID_DATE'],
    ['a birthday that is no day', { birthday: '2001-02-29' }, 'birthday', 'INVALID_DATE'],
    ['a number that Vietnam does not have', { phone: '0212345678' }, 'phone', 'INVALID_PHONE'],
    ['a number that no country has', { phone: '+33 1 2' }, 'phone', 'INVALID_PHONE'],
    ['a number that is too short for its country', { phone: '+33 1234 5678' }, 'phone', 'INVALID_PHONE'],
    ['an invisible name', { displayName: '​' }, 'displayName', 'INVALID_DISPLAY_NAME'],
  ])('rejects %s', async (_name, body, path, code) => {
    expect(await update(body)).toMatchObject({
      status: 400,
      body: { message: 'INVALID_PAYLOAD', details: [{ path, code }] },
    });
  });

  it('asks upload once about the owner of a new picture, and never about an unchanged one', async () => {
    asked.length = 0;
    await update({ avatar });
    expect((await update({ avatar, gender: 'OTHER' })).body).toMatchObject({ avatar, gender: 'OTHER' });
    expect(asked).toEqual([{ name: avatar.split('/').at(-1), user: person.id }]);
  });

  it('rejects a name that is taken, in any case and spacing', async () => {
    const other = await signedInPerson(identity);
    expect(await update({ displayName: `  ${other.user.displayName.toUpperCase()} ` })).toMatchObject({
      status: 409,
      body: { message: 'DISPLAY_NAME_WAS_EXISTED' },
    });
    expect((await update({ displayName: person.user.displayName.toUpperCase() })).status).toBe(200);
  });

  it('rejects a change of an older revision with the current state', async () => {
    const { body } = await update({ locale: 'vi' });
    expect(await update({ locale: 'en', revision: body.revision - 1 })).toMatchObject({
      status: 409,
      body: { message: 'VERSION_CONFLICT', current: { locale: 'vi', revision: body.revision } },
    });
    expect((await update({ locale: 'en', revision: body.revision })).status).toBe(200);
  });

  it('accepts one of several concurrent requests for the same name', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => signedInPerson(identity)));
    const responses = await Promise.all(
      others.map((other) => other.patch('/v1/users/update-user-info', { displayName: 'The one name' })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});

describe('the address book', () => {
  it('stores addresses as their countries write them', async () => {
    const { body } = await update({ addresses: [address(), french] });
    expect(body.addresses).toEqual([
      { ...address(), phone: '+84912345678', postcode: '', isDefault: true },
      { ...french, phone: '+33612345678', region: '', isDefault: false },
    ]);
  });

  it("reads a number without a country code as one of the address's country, including landlines", async () => {
    const japanese = { country: 'JP', region: 'Tokyo', city: '', postcode: '105-0014' };
    const { body } = await update({
      addresses: [
        address({ phone: '03-1234-5678', ...japanese }),
        address({ phone: '06 12 34 56 78', country: 'FR', city: 'Paris', postcode: '75001' }),
        address(),
      ],
    });
    expect(body.addresses.map(({ phone }) => phone)).toEqual(['+81312345678', '+33612345678', '+84912345678']);
  });

  it('has exactly one default: the marked one, the first of several, or the first without any', async () => {
    const defaults = async (marks: boolean[]) =>
      (
        await update({ addresses: marks.map((isDefault, index) => address({ line: `Street ${index}`, isDefault })) })
      ).body.addresses.map(({ isDefault }) => isDefault);
    expect(await defaults([false, false])).toEqual([true, false]);
    expect(await defaults([false, true, true])).toEqual([false, true, false]);
    expect(await defaults([])).toEqual([]);
  });

  it('rejects what the country does not have, with a row for each field', async () => {
    const wrong = address({ phone: '+1 650 253 0000', country: 'US', region: 'Bavaria', city: '', postcode: '9404' });
    const { status, body } = await update({ addresses: [address(), wrong] });
    expect(status).toBe(400);
    expect(body.details?.map(({ path, code }) => `${path} ${code}`).sort()).toEqual([
      'addresses.1.city REQUIRED',
      'addresses.1.postcode INVALID_POSTCODE',
      'addresses.1.region INVALID_ENUM_VALUE',
    ]);
    expect(await update({ addresses: [address({ country: 'ZZ' })] })).toMatchObject({
      status: 400,
      body: { details: [{ path: 'addresses.0.country', code: 'INVALID_COUNTRY' }] },
    });
  });

  it('has at most twenty', async () => {
    expect(await update({ addresses: Array.from({ length: 21 }, () => address()) })).toMatchObject({
      status: 400,
      body: { details: [{ path: 'addresses', code: 'TOO_MANY' }] },
    });
  });
});
