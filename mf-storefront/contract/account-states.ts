/** The password of the pacts' user, and wrong ones. */
export const passwords = { right: 'Banh7rang!', wrong: 'Wrong7rang!', other: 'Fresh7rang!' } as const;

/** Provider states of the caller's account. Identity's pact verification sets each up by its name. */
export const accountStates = {
  secondFactor: 'the user has a second factor',
  secondFactorLongAgo: 'the user has a second factor and has signed in long ago',
  password: `the user has the password ${passwords.right} and no second factor`,
  longAgo: 'the user has no second factor and has signed in long ago',
  noPassword: 'the user has no password',
  unverified: 'the user has not verified the address',
  authenticator: 'the user has the secret of an authenticator',
  requiredSecondFactor: 'the user is staff, who have to have a second factor',
  anotherBrowser: 'the user is signed in with the session another-browser, too',
  mayClose: 'the user may close the account',
  openOrder: 'the user has an open order',
  owed: 'the shop owes the user 50,000 VND',
} as const;
