import { createApi, createQueryClient } from '@gvg/browser-kit';
import {
  getMe,
  getSecondFactor,
  listSessions,
  renewRecoveryCodes,
  updateMe,
} from '@gvg/contracts/identity/http/account';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { secondFactorQuery } from '../src/features/security/api/second-factor.ts';
import { errorBody } from './shapes.ts';

const pact = httpPact({ consumer: 'mf-storefront', provider: 'identity' });
const api = (baseUrl: string) => createApi({ baseUrl, locale: 'en', token: () => 'USER' });

describe('contract of mf-storefront with identity', () => {
  it('reads how many recovery codes are left', async () => {
    const exchange = {
      description: 'the second factor of a user',
      providerState: 'the user has a second factor',
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

  it('asks for new recovery codes', async () => {
    const exchange = {
      description: 'new recovery codes',
      providerState: 'the user has a second factor',
      as: 'USER' as const,
      response: { recoveryCodes: matchers.eachLike(matchers.string('abcd-efgh-jkmn-pqrs')) },
    };
    expect(
      await pact.exchange(renewRecoveryCodes, exchange, (origin) => api(origin).call('renewRecoveryCodes', {})),
    ).toEqual({ recoveryCodes: ['abcd-efgh-jkmn-pqrs'] });
  });

  it('reads that the person has to confirm first', async () => {
    const exchange = {
      description: 'new recovery codes long after the sign-in',
      providerState: 'the user has a second factor and has signed in long ago',
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
      providerState: 'the user has a second factor',
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

  it('lists where the person is signed in', async () => {
    const exchange = {
      description: 'the own sessions',
      providerState: 'the user has a second factor',
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
      providerState: 'the user has a second factor',
      as: 'USER' as const,
      response: { displayName: 'Thu Hà', revision: matchers.integer(2) },
    };
    expect(await pact.exchange(updateMe, exchange, (origin) => api(origin).call('updateMe', { body }))).toMatchObject({
      displayName: 'Thu Hà',
    });
  });
});
