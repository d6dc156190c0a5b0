import { createApi } from '@gvg/browser-kit';
import {
  beginSecondFactor,
  changePassword,
  closeAccount,
  disableSecondFactor,
  enableSecondFactor,
  endSession,
} from '@gvg/contracts/identity/http/account';
import { httpPact, matchers, valueOfState } from '@gvg/testing/http-pact';
import { accountStates, passwords } from './account-states.ts';
import { account, errorBody } from './shapes.ts';

const { eachLike, regex, string } = matchers;
const pact = httpPact({ consumer: 'mf-storefront', provider: 'identity' });
const api = (baseUrl: string) => createApi({ baseUrl, locale: 'en', token: () => 'USER' });
const asUser = { as: 'USER' as const };

describe('contract of mf-storefront with identity, for the password', () => {
  it('changes it', async () => {
    const body = { oldPassword: passwords.right, newPassword: passwords.other };
    const exchange = {
      ...asUser,
      body,
      description: 'another password',
      providerState: accountStates.password,
      response: account,
    };
    expect(
      await pact.exchange(changePassword, exchange, (origin) => api(origin).call('changePassword', { body })),
    ).toMatchObject({ hasPassword: true });
  });

  it('sets the first password of an account from Google', async () => {
    const body = { newPassword: passwords.other };
    const exchange = {
      ...asUser,
      body,
      description: 'a first password',
      providerState: accountStates.noPassword,
      response: account,
    };
    expect(
      await pact.exchange(changePassword, exchange, (origin) => api(origin).call('changePassword', { body })),
    ).toMatchObject({ hasPassword: true });
  });

  it.each([
    [401, 'INCORRECT_PASSWORD', 'another password after a wrong one', passwords.wrong],
    [400, 'NEW_PASSWORD_BE_OLD_PASSWORD', 'the same password once more', passwords.right],
  ] as const)('reads %i %s', async (status, code, description, oldPassword) => {
    const body = { oldPassword, newPassword: passwords.right };
    const exchange = {
      ...asUser,
      body,
      description,
      providerState: accountStates.password,
      status,
      response: errorBody(status, code),
    };
    await pact.exchange(changePassword, exchange, (origin) =>
      expect(api(origin).call('changePassword', { body })).rejects.toMatchObject({ code }),
    );
  });
});

describe('contract of mf-storefront with identity, for the second factor', () => {
  it('gets the secret for an authenticator', async () => {
    const exchange = {
      ...asUser,
      description: 'the secret of an authenticator',
      providerState: accountStates.password,
      response: {
        secret: regex(/^[A-Z2-7]+$/, 'JBSWY3DPEHPK3PXP'),
        uri: regex(/^otpauth:\/\/totp\/.+/, 'otpauth://totp/Goods%20Viet%20Goods:ha?secret=JBSWY3DPEHPK3PXP'),
      },
    };
    expect(
      await pact.exchange(beginSecondFactor, exchange, (origin) => api(origin).call('beginSecondFactor', {})),
    ).toMatchObject({ secret: 'JBSWY3DPEHPK3PXP' });
  });

  it('reads that a second factor needs a confirmation first', async () => {
    const exchange = {
      ...asUser,
      description: 'the secret of an authenticator long after the sign-in',
      providerState: accountStates.longAgo,
      status: 403,
      response: errorBody(403, 'CONFIRMATION_REQUIRED'),
    };
    await pact.exchange(beginSecondFactor, exchange, (origin) =>
      expect(api(origin).call('beginSecondFactor', {})).rejects.toMatchObject({ code: 'CONFIRMATION_REQUIRED' }),
    );
  });

  it('sends the first code and reads the recovery codes', async () => {
    const exchange = {
      ...asUser,
      body: { code: valueOfState('code', '123456') },
      description: 'the first code of an authenticator',
      providerState: accountStates.authenticator,
      response: { recoveryCodes: eachLike(string('abcd-efgh-jkmn-pqrs')) },
    };
    expect(
      await pact.exchange(enableSecondFactor, exchange, (origin) =>
        api(origin).call('enableSecondFactor', { body: { code: '123456' } }),
      ),
    ).toEqual({ recoveryCodes: ['abcd-efgh-jkmn-pqrs'] });
  });

  it('reads that the first code is wrong', async () => {
    const body = { code: 'no-code' };
    const exchange = {
      ...asUser,
      body,
      description: 'a wrong first code',
      providerState: accountStates.authenticator,
      status: 400,
      response: errorBody(400, 'INCORRECT_CODE'),
    };
    await pact.exchange(enableSecondFactor, exchange, (origin) =>
      expect(api(origin).call('enableSecondFactor', { body })).rejects.toMatchObject({ code: 'INCORRECT_CODE' }),
    );
  });

  it('removes it', async () => {
    const exchange = {
      ...asUser,
      description: 'the end of the second factor',
      providerState: accountStates.secondFactor,
      response: undefined,
    };
    await pact.exchange(disableSecondFactor, exchange, (origin) => api(origin).call('disableSecondFactor', {}));
  });

  it('reads that staff must not remove it', async () => {
    const exchange = {
      ...asUser,
      description: 'the end of a second factor that staff have to have',
      providerState: accountStates.requiredSecondFactor,
      status: 403,
      response: errorBody(403, 'ACTION_NOT_ALLOWED'),
    };
    await pact.exchange(disableSecondFactor, exchange, (origin) =>
      expect(api(origin).call('disableSecondFactor', {})).rejects.toMatchObject({ code: 'ACTION_NOT_ALLOWED' }),
    );
  });
});

describe('contract of mf-storefront with identity, for sessions and closing the account', () => {
  it('signs out another browser', async () => {
    const params = { id: 'another-browser' };
    const exchange = {
      ...asUser,
      params,
      description: 'the end of another session',
      providerState: accountStates.anotherBrowser,
      response: undefined,
    };
    await pact.exchange(endSession, exchange, (origin) => api(origin).call('endSession', { params }));
  });

  it('closes the account', async () => {
    const exchange = {
      ...asUser,
      description: 'the end of the account',
      providerState: accountStates.mayClose,
      response: undefined,
    };
    await pact.exchange(closeAccount, exchange, (origin) => api(origin).call('closeAccount', {}));
  });

  it('closes the account, waiving the money owed', async () => {
    const query = { forfeitsCredit: 'true' as const };
    const exchange = {
      ...asUser,
      query,
      description: 'the end of the account and of its credit',
      providerState: accountStates.owed,
      response: undefined,
    };
    await pact.exchange(closeAccount, exchange, (origin) => api(origin).call('closeAccount', { query }));
  });

  it('reads how much the shop owes', async () => {
    const exchange = {
      ...asUser,
      description: 'the end of an account with credit',
      providerState: accountStates.owed,
      status: 403,
      response: {
        ...errorBody(403, 'ACTION_NOT_ALLOWED'),
        details: [
          {
            path: 'forfeitsCredit',
            message: string('The shop still owes you ₫50,000. Write to us and it is paid back, or give it up.'),
          },
        ],
      },
    };
    await pact.exchange(closeAccount, exchange, (origin) =>
      expect(api(origin).call('closeAccount', {})).rejects.toMatchObject({
        code: 'ACTION_NOT_ALLOWED',
        details: [{ path: 'forfeitsCredit' }],
      }),
    );
  });

  it('reads that an order is open', async () => {
    const exchange = {
      ...asUser,
      description: 'the end of an account with an open order',
      providerState: accountStates.openOrder,
      status: 403,
      response: errorBody(403, 'ACTION_NOT_ALLOWED'),
    };
    await pact.exchange(closeAccount, exchange, (origin) =>
      expect(api(origin).call('closeAccount', {})).rejects.toMatchObject({ code: 'ACTION_NOT_ALLOWED', details: [] }),
    );
  });
});
