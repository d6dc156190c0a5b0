export const password = 'Banh7rang!';
export const email = 'ha.of.a.pact@mail.example';
export const displayName = 'Phạm Thu Hà';
export const recoveryCode = 'abcd-efgh-jkmn-pqrs';
/** Challenges of a sign-in that waits for its second factor, and of one unknown to identity. */
export const challenge = 'a-challenge-of-a-sign-in-that-waits-for-a-code';
export const unknownChallenge = 'a-challenge-of-a-sign-in-that-has-ended-meanwhile';
export const resetCode = 'a-code-of-a-mail-that-sets-a-new-password-00';
export const unknownCode = 'a-code-that-was-used-up-or-never-was-one-000';
/** The values that the page and the browser's cookie have after the return from Google. */
export const google = { code: 'a-code-of-a-browser-that-is-back-from-google', browser: 'the-secret-in-its-cookie' };

const account = `the account ${email}`;

/** Provider states of sign-in; identity's pact verification sets each up by this name. */
export const states = {
  nobody: `nobody has the address ${email}`,
  password: `${account} has the password ${password}`,
  guest: `${account} has the password ${password}, and a guest uses the browser`,
  secondFactor: `${account} has the password ${password} and a second factor`,
  staff: `${account} is staff with the password ${password}`,
  staffWithoutSecondFactor: `${account} is staff with the password ${password}, who have to have a second factor`,
  staffUnverified: `${account} is staff with the password ${password}, whose address is not verified`,
  signedIn: 'somebody is signed in',
  signedInBefore: 'somebody is signed in, whose second factor this browser has not shown',
  staffSignedInUnverified: 'somebody of staff is signed in, whose address is not verified',
  challenge: `the sign-in ${challenge} waits for a second factor with the recovery code ${recoveryCode}`,
  setUp: `the sign-in ${challenge} has to set up a second factor`,
  authenticator: `the sign-in ${challenge} has the secret of an authenticator`,
  google: `a browser with the cookie ${google.browser} is back from Google with the code ${google.code}`,
  reset: `the code ${resetCode} sets a new password for an account with the password ${password}`,
  ownPassword: `the user has the password ${password} and no second factor`,
  ownRecoveryCode: `the user has a second factor with the recovery code ${recoveryCode}`,
  ownUnverified: 'the user has not verified the address',
} as const;
