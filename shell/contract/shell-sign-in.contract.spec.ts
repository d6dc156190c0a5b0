import { createApi } from '@gvg/browser-kit';
import {
  beginRequiredSecondFactor,
  refreshToken,
  resetPassword,
  signIn,
  signInAdmin,
  signInWithAuthCode,
  signInWithSecondFactor,
  signUp,
} from '@gvg/contracts/identity/http/auth';
import { httpPact, matchers, valueOfState } from '@gvg/testing/http-pact';
import { authResult, errorBody, secondFactorRequired } from './shapes.ts';
import {
  challenge,
  displayName,
  email,
  google,
  password,
  recoveryCode,
  resetCode,
  states,
  unknownChallenge,
  unknownCode,
} from './sign-in-states.ts';

const { eachLike, regex, string, uuid } = matchers;
const pact = httpPact({ consumer: 'shell', provider: 'identity' });
const anonymous = { isAnonymous: true };
const api = (baseUrl: string, headers: Record<string, string> = {}) => createApi({ baseUrl, locale: 'vi', headers });
const recoveryCodes = eachLike(string(recoveryCode));

describe('shell page → identity, by email address and password', () => {
  test('signs in', async () => {
    const body = { email, password };
    const exchange = { body, description: 'a sign-in', providerState: states.password, response: authResult };
    expect(
      await pact.exchange(signIn, exchange, (origin) => api(origin).call('signIn', { body }, anonymous)),
    ).toMatchObject({ user: { displayName: 'Hà' } });
  });

  test('reads the event that will merge the guest’s data', async () => {
    const body = { email, password };
    const cookie = 'GUEST_SESSION_ID=0123456789abcdef0123456789abcdef.1767225600~key-1~signature';
    const eventId = '3c7d1c52-5a1e-4c63-9f0e-2d2f8d0b7a11';
    const exchange = {
      body,
      headers: { cookie: valueOfState('cookie', cookie) },
      description: 'a sign-in of a guest',
      providerState: states.guest,
      response: { ...authResult, mergedGuest: { eventId: uuid(eventId) } },
    };
    expect(
      await pact.exchange(signIn, exchange, (origin) => api(origin, { cookie }).call('signIn', { body }, anonymous)),
    ).toMatchObject({ mergedGuest: { eventId } });
  });

  test('reads that the password is wrong', async () => {
    const body = { email, password: 'Wrong7rang!' };
    const exchange = {
      body,
      description: 'a sign-in with a wrong password',
      providerState: states.password,
      status: 401,
      response: errorBody(401, 'INCORRECT_PASSWORD'),
    };
    await pact.exchange(signIn, exchange, (origin) =>
      expect(api(origin).call('signIn', { body }, anonymous)).rejects.toMatchObject({ code: 'INCORRECT_PASSWORD' }),
    );
  });

  test('reads that a second factor is required', async () => {
    const body = { email, password };
    const exchange = {
      body,
      description: 'a sign-in of who has a second factor',
      providerState: states.secondFactor,
      status: 401,
      response: secondFactorRequired,
    };
    await pact.exchange(signIn, exchange, (origin) =>
      expect(api(origin).call('signIn', { body }, anonymous)).rejects.toMatchObject({ challenge, mustSetUp: false }),
    );
  });

  test('signs staff in', async () => {
    const body = { email, password };
    const response = { ...authResult, user: { ...authResult.user, roles: eachLike(string('ADMIN')) } };
    const exchange = { body, description: 'a sign-in of staff', providerState: states.staff, response };
    expect(
      await pact.exchange(signInAdmin, exchange, (origin) => api(origin).call('signInAdmin', { body }, anonymous)),
    ).toMatchObject({ user: { roles: ['ADMIN'] } });
  });

  test.each([
    ['INVALID_ROLE', 'a sign-in of a customer as staff', states.password],
    ['EMAIL_NOT_VERIFIED', 'a sign-in of staff with an address that is not verified', states.staffUnverified],
  ] as const)('reads %s', async (code, description, providerState) => {
    const body = { email, password };
    const exchange = { body, description, providerState, status: 403, response: errorBody(403, code) };
    await pact.exchange(signInAdmin, exchange, (origin) =>
      expect(api(origin).call('signInAdmin', { body }, anonymous)).rejects.toMatchObject({ code }),
    );
  });

  test('reads that staff must set up a second factor', async () => {
    const body = { email, password };
    const exchange = {
      body,
      description: 'a sign-in of staff without a second factor',
      providerState: states.staffWithoutSecondFactor,
      status: 401,
      response: { ...secondFactorRequired, mustSetUp: true },
    };
    await pact.exchange(signInAdmin, exchange, (origin) =>
      expect(api(origin).call('signInAdmin', { body }, anonymous)).rejects.toMatchObject({ mustSetUp: true }),
    );
  });

  test('signs up', async () => {
    const body = { displayName, email, password };
    const exchange = { body, description: 'a new account', providerState: states.nobody, response: authResult };
    expect(
      await pact.exchange(signUp, exchange, (origin) => api(origin).call('signUp', { body }, anonymous)),
    ).toMatchObject({ user: { displayName: 'Hà' } });
  });

  test.each([
    ['USER_WAS_EXISTED', 'a new account with the address of another', { email, displayName: 'Lan Anh' }],
    [
      'DISPLAY_NAME_WAS_EXISTED',
      'a new account with the name of another',
      { email: 'lan.anh.of.a.pact@mail.example', displayName },
    ],
  ] as const)('reads %s', async (code, description, person) => {
    const body = { ...person, password };
    const exchange = {
      body,
      description,
      providerState: states.password,
      status: 409,
      response: errorBody(409, code),
    };
    await pact.exchange(signUp, exchange, (origin) =>
      expect(api(origin).call('signUp', { body }, anonymous)).rejects.toMatchObject({ code }),
    );
  });
});

describe('shell page → identity, after the return from Google', () => {
  const cookie = `GOOGLE_RETURNED=${google.browser}`;

  test('signs in', async () => {
    const body = { authCode: google.code };
    const exchange = {
      body,
      headers: { cookie },
      description: 'a sign-in with Google',
      providerState: states.google,
      response: authResult,
    };
    expect(
      await pact.exchange(signInWithAuthCode, exchange, (origin) =>
        api(origin, { cookie }).call('signInWithAuthCode', { body }, anonymous),
      ),
    ).toMatchObject({ user: { displayName: 'Hà' } });
  });

  test('reads that the sign-in took too long', async () => {
    const body = { authCode: unknownCode };
    const exchange = {
      body,
      description: 'a sign-in with Google that took too long',
      status: 401,
      response: errorBody(401, 'INVALID_TOKEN'),
    };
    await pact.exchange(signInWithAuthCode, exchange, (origin) =>
      expect(api(origin).call('signInWithAuthCode', { body }, anonymous)).rejects.toMatchObject({
        code: 'INVALID_TOKEN',
      }),
    );
  });
});

describe('shell page → identity, by a mail for a new password', () => {
  test('sets the password and signs in', async () => {
    const body = { newPassword: 'Fresh7rang!', authCode: resetCode };
    const exchange = { body, description: 'a new password', providerState: states.reset, response: authResult };
    expect(
      await pact.exchange(resetPassword, exchange, (origin) => api(origin).call('resetPassword', { body }, anonymous)),
    ).toMatchObject({ user: { displayName: 'Hà' } });
  });

  test('reads that the new password is the old one', async () => {
    const body = { newPassword: password, authCode: resetCode };
    const exchange = {
      body,
      description: 'the old password as a new one',
      providerState: states.reset,
      status: 400,
      response: errorBody(400, 'NEW_PASSWORD_BE_OLD_PASSWORD'),
    };
    await pact.exchange(resetPassword, exchange, (origin) =>
      expect(api(origin).call('resetPassword', { body }, anonymous)).rejects.toMatchObject({
        code: 'NEW_PASSWORD_BE_OLD_PASSWORD',
      }),
    );
  });

  test('reads that the link has expired', async () => {
    const body = { newPassword: 'Fresh7rang!', authCode: unknownCode };
    const exchange = {
      body,
      description: 'a new password by a link that has ended',
      status: 401,
      response: errorBody(401, 'INVALID_TOKEN'),
    };
    await pact.exchange(resetPassword, exchange, (origin) =>
      expect(api(origin).call('resetPassword', { body }, anonymous)).rejects.toMatchObject({ code: 'INVALID_TOKEN' }),
    );
  });
});

describe('shell page → identity, for the second factor of a sign-in', () => {
  test('signs in with a code', async () => {
    const body = { challenge, code: recoveryCode };
    const exchange = {
      body,
      description: 'the code that a sign-in waits for',
      providerState: states.challenge,
      response: authResult,
    };
    expect(
      await pact.exchange(signInWithSecondFactor, exchange, (origin) =>
        api(origin).call('signInWithSecondFactor', { body }, anonymous),
      ),
    ).toMatchObject({ user: { displayName: 'Hà' } });
  });

  test.each([
    [400, 'INCORRECT_CODE', 'a wrong code for a sign-in', challenge, states.challenge],
    [401, 'INVALID_TOKEN', 'a code for a sign-in that has ended', unknownChallenge, states.challenge],
  ] as const)('reads %i %s', async (status, code, description, presented, providerState) => {
    const body = { challenge: presented, code: 'no-code' };
    const exchange = { body, description, providerState, status, response: errorBody(status, code) };
    await pact.exchange(signInWithSecondFactor, exchange, (origin) =>
      expect(api(origin).call('signInWithSecondFactor', { body }, anonymous)).rejects.toMatchObject({ code }),
    );
  });

  test('gets the secret for an authenticator', async () => {
    const body = { challenge };
    const exchange = {
      body,
      description: 'the secret of an authenticator that a sign-in has to have',
      providerState: states.setUp,
      response: {
        secret: regex(/^[A-Z2-7]+$/, 'JBSWY3DPEHPK3PXP'),
        uri: regex(/^otpauth:\/\/totp\/.+/, 'otpauth://totp/Goods%20Viet%20Goods:ha?secret=JBSWY3DPEHPK3PXP'),
      },
    };
    expect(
      await pact.exchange(beginRequiredSecondFactor, exchange, (origin) =>
        api(origin).call('beginRequiredSecondFactor', { body }, anonymous),
      ),
    ).toMatchObject({ secret: 'JBSWY3DPEHPK3PXP' });
  });

  test('reads that the sign-in expired before the secret was requested', async () => {
    const body = { challenge: unknownChallenge };
    const exchange = {
      body,
      description: 'the secret of an authenticator for a sign-in that has ended',
      status: 401,
      response: errorBody(401, 'INVALID_TOKEN'),
    };
    await pact.exchange(beginRequiredSecondFactor, exchange, (origin) =>
      expect(api(origin).call('beginRequiredSecondFactor', { body }, anonymous)).rejects.toMatchObject({
        code: 'INVALID_TOKEN',
      }),
    );
  });

  test('signs in with the first code of an authenticator and reads the recovery codes', async () => {
    const exchange = {
      body: { challenge, code: valueOfState('code', '123456') },
      description: 'the first code of an authenticator that a sign-in has to have',
      providerState: states.authenticator,
      response: { ...authResult, recoveryCodes },
    };
    expect(
      await pact.exchange(signInWithSecondFactor, exchange, (origin) =>
        api(origin).call('signInWithSecondFactor', { body: { challenge, code: '123456' } }, anonymous),
      ),
    ).toMatchObject({ recoveryCodes: [recoveryCode] });
  });
});

describe('shell page → identity, for an existing session', () => {
  const token = 'a-refresh-token-of-somebody-who-is-signed-in';
  const sent = { body: { refreshToken: token } };
  const body = { refreshToken: valueOfState('refreshToken', token) };

  test('refreshes the tokens', async () => {
    const { accessToken, refreshToken: next, user } = authResult;
    const exchange = {
      body,
      description: 'the next tokens of a session',
      providerState: states.signedIn,
      response: { accessToken, refreshToken: next, user },
    };
    expect(
      await pact.exchange(refreshToken, exchange, (origin) => api(origin).call('refreshToken', sent, anonymous)),
    ).toMatchObject({ user: { displayName: 'Hà' } });
  });

  test('reads that the session has ended', async () => {
    const ended = { body: { refreshToken: 'a-refresh-token-that-has-ended' } };
    const exchange = {
      ...ended,
      description: 'the next tokens of a session that has ended',
      status: 401,
      response: errorBody(401, 'INVALID_PERMISSION'),
    };
    await pact.exchange(refreshToken, exchange, (origin) =>
      expect(api(origin).call('refreshToken', ended, anonymous)).rejects.toMatchObject({ status: 401 }),
    );
  });

  test('reads that a second factor is required', async () => {
    const exchange = {
      body,
      description: 'the next tokens of a session from before the second factor',
      providerState: states.signedInBefore,
      status: 401,
      response: secondFactorRequired,
    };
    await pact.exchange(refreshToken, exchange, (origin) =>
      expect(api(origin).call('refreshToken', sent, anonymous)).rejects.toMatchObject({ challenge, mustSetUp: false }),
    );
  });

  test('reads that staff must verify their address', async () => {
    const exchange = {
      body,
      description: 'the next tokens of staff with an address that is not verified',
      providerState: states.staffSignedInUnverified,
      status: 403,
      response: errorBody(403, 'EMAIL_NOT_VERIFIED'),
    };
    await pact.exchange(refreshToken, exchange, (origin) =>
      expect(api(origin).call('refreshToken', sent, anonymous)).rejects.toMatchObject({ code: 'EMAIL_NOT_VERIFIED' }),
    );
  });
});
