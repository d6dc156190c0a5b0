import type { Endpoint } from '@gvg/contracts/definitions/endpoint';
import type { ErrorBody } from '@gvg/contracts/errors';
import { changeEmail, changePassword, updateMe } from '@gvg/contracts/identity/http/account';
import {
  forgotPassword,
  resetPassword,
  signIn,
  signInAdmin,
  signUp,
  verifyEmail,
} from '@gvg/contracts/identity/http/auth';
import { locales } from '@gvg/contracts/values/locale';
import { addressFieldCases, fieldCases } from '@gvg/testing/account-field-cases';
import type { CallWithForm, FieldRow } from '@gvg/testing/account-field-cases';
import type { TestResponse } from '@gvg/testing/test-client';
import { startIdentityHarness } from './testing/identity-harness.ts';
import type { IdentityHarness } from './testing/identity-harness.ts';
import { signedInPerson } from './testing/people.ts';
import type { SignedInPerson } from './testing/people.ts';

let identity: IdentityHarness;
let person: SignedInPerson;

beforeAll(async () => {
  identity = await startIdentityHarness('account-fields');
  person = await signedInPerson(identity);
});
afterAll(() => identity.close());

const endpoints: Record<CallWithForm, Endpoint> = {
  signUp,
  signIn,
  signInAdmin,
  forgotPassword,
  resetPassword,
  verifyEmail,
  changePassword,
  changeEmail,
  updateMe,
};

/** Sends the row's input in the place where its endpoint reads it. */
function send(
  { method, path, query, access }: Endpoint,
  { input }: FieldRow,
  locale: string,
): Promise<TestResponse<ErrorBody>> {
  const headers = {
    'accept-language': locale,
    ...(access === 'user' && { authorization: `Bearer ${person.accessToken}` }),
  };
  const call = identity.client[method.toLowerCase() as Lowercase<Endpoint['method']>]<ErrorBody>;
  return call(path, query === undefined ? { body: input, headers } : { query: input, headers });
}

async function expectResponse(endpoint: Endpoint, row: FieldRow): Promise<void> {
  for (const locale of locales) {
    const { status, body } = await send(endpoint, row, locale);
    const message = row.message(locale);
    if (message === undefined) {
      // Success depends on the account, not on the value.
      expect([status, body?.message, body?.details]).not.toContain('INVALID_PAYLOAD');
      expect(status).toBeLessThan(500);
    } else {
      expect({ status, message: body.message, details: body.details }).toEqual({
        status: 400,
        message: 'INVALID_PAYLOAD',
        details: [{ path: row.path, code: row.code, message }],
      });
    }
  }
}

const titled = (rows: FieldRow[]) =>
  rows.map((row) => [row.message('en') === undefined ? 'accepts' : 'refuses', row.rule, row.field, row] as const);

describe.each(Object.entries(endpoints) as [CallWithForm, Endpoint][])(
  '%s validates like its form:',
  (call, endpoint) => {
    it.each(titled(fieldCases(call)))('%s %s as %s', (_verb, _rule, _field, row) => expectResponse(endpoint, row));
  },
);

describe('updateMe validates an address like its form:', () => {
  it.each(titled(addressFieldCases()))('%s %s as %s', (_verb, _rule, _field, row) => expectResponse(updateMe, row));
});
