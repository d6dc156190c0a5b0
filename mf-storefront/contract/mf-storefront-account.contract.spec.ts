import { createApi, createQueryClient } from '@gvg/browser-kit';
import {
  changeEmail,
  getMe,
  getSecondFactor,
  listSessions,
  renewRecoveryCodes,
  requestVerification,
  updateMe,
} from '@gvg/contracts/identity/http/account';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { secondFactorQuery } from '../src/features/security/api/second-factor.ts';
import { accountStates, passwords } from './account-states.ts';
import { account, errorBody } from './shapes.ts';

const pact = httpPact({ consumer: 'mf-storefront', provider: 'identity' });
const api = (baseUrl: string) => createApi({ baseUrl, locale: 'en', token: () => 'USER' });

describe('contract of mf-storefront with identity', () => {
  it('reads the number of remaining recovery codes', async () => {
    const exchange = {
      description: 'the second factor of a user',
      providerState: accountStates.secondFactor,
      as: 'USER' as const,
      response: { recoveryCodesLeft: matchers.integer(10) },
    };
    expect(
      await pact.exchange(getSecondFactor, exchange, (origin) =>
        createQueryClient(api(origin)).query(secondFactorQuery),
      ),
    ).toEqual({
      recoveryCodesLeft: 10,
    });
  });

  it('renews the recovery codes', async () => {
    const exchange = {
      description: 'new recovery codes',
      providerState: accountStates.secondFactor,
      as: 'USER' as const,
      response: { recoveryCodes: matchers.eachLike(matchers.string('abcd-efgh-jkmn-pqrs')) },
    };
    expect(
      await pact.exchange(renewRecoveryCodes, exchange, (origin) => api(origin).call('renewRecoveryCodes', {})),
    ).toEqual({ recoveryCodes: ['abcd-efgh-jkmn-pqrs'] });
  });

  it('reads that a confirmation is required first', async () => {
    const exchange = {
      description: 'new recovery codes long after the sign-in',
      providerState: accountStates.secondFactorLongAgo,
      as: 'USER' as const,
      status: 403,
      response: errorBody(403, 'CONFIRMATION_REQUIRED'),
    };
    await pact.exchange(renewRecoveryCodes, exchange, (origin) =>
      expect(api(origin).call('renewRecoveryCodes', {})).rejects.toMatchObject({ code: 'CONFIRMATION_REQUIRED' }),
    );
  });

  it('reads the account', async () => {
    const exchange = {
      description: 'the own account',
      providerState: accountStates.secondFactor,
      as: 'USER' as const,
      response: {
        email: matchers.string('ha@mail.example'),
        emailVerified: matchers.boolean(true),
        displayName: matchers.string('Hà'),
        roles: matchers.eachLike(matchers.string('USER')),
        hasSecondFactor: matchers.boolean(true),
        hasPassword: matchers.boolean(false),
        addresses: [],
      },
    };
    expect(await pact.exchange(getMe, exchange, (origin) => api(origin).call('getMe', {}))).toMatchObject({
      displayName: 'Hà',
    });
  });

  it("lists the person's sessions", async () => {
    const exchange = {
      description: 'the own sessions',
      providerState: accountStates.secondFactor,
      as: 'USER' as const,
      response: {
        docs: matchers.eachLike({ _id: matchers.string('test-session'), isCurrent: matchers.boolean(true) }),
      },
    };
    expect(await pact.exchange(listSessions, exchange, (origin) => api(origin).call('listSessions', {}))).toMatchObject(
      {
        docs: [{ isCurrent: true }],
      },
    );
  });

  it('changes the name', async () => {
    const body = { displayName: 'Thu Hà' };
    const exchange = {
      body,
      description: 'another name',
      providerState: accountStates.secondFactor,
      as: 'USER' as const,
      response: { displayName: 'Thu Hà', revision: matchers.integer(2) },
    };
    expect(await pact.exchange(updateMe, exchange, (origin) => api(origin).call('updateMe', { body }))).toMatchObject({
      displayName: 'Thu Hà',
    });
  });

  it('requests another mail address', async () => {
    const body = { email: 'thu.ha.of.a.pact@mail.example', password: passwords.right };
    const exchange = {
      body,
      description: 'another mail address',
      providerState: accountStates.password,
      as: 'USER' as const,
      response: { ...account, pendingEmail: body.email },
    };
    expect(
      await pact.exchange(changeEmail, exchange, (origin) => api(origin).call('changeEmail', { body })),
    ).toMatchObject({ pendingEmail: body.email });
  });

  it('reads that the password for a new mail address is wrong', async () => {
    const body = { email: 'thu.ha.of.a.pact@mail.example', password: passwords.wrong };
    const exchange = {
      body,
      description: 'another mail address with a wrong password',
      providerState: accountStates.password,
      as: 'USER' as const,
      status: 401,
      response: errorBody(401, 'INCORRECT_PASSWORD'),
    };
    await pact.exchange(changeEmail, exchange, (origin) =>
      expect(api(origin).call('changeEmail', { body })).rejects.toMatchObject({ code: 'INCORRECT_PASSWORD' }),
    );
  });

  it('requests the mail that verifies the address', async () => {
    const exchange = {
      description: 'a mail that verifies the address',
      providerState: accountStates.unverified,
      as: 'USER' as const,
      response: undefined,
    };
    await pact.exchange(requestVerification, exchange, (origin) => api(origin).call('requestVerification', {}));
  });
});
