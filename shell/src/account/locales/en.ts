import type { AccountTexts } from './vi.ts';

export const accountTexts: AccountTexts = {
  login: 'Sign in',
  register: 'Create an account',
  forgot: 'Forgot password',
  secondFactor: 'Two-step verification',
  setUp: 'Turn on two-step verification',
  recoveryCodes: 'Recovery codes',

  loginText: 'Use your saved addresses, and find your choices on every device.',
  registerText: 'Save your address once and use it for every parcel.',
  forgotText: 'Enter the email address of your account. We send you a link to set a new password.',

  carriedCart_one: 'The {{count}} item in this device’s cart comes with you.',
  carriedCart_other: 'The {{count}} items in this device’s cart come with you.',
  agreeTo: 'You agree to the',
  terms: 'terms',
  agreeAnd: 'and the',
  privacy: 'privacy page',

  displayName: 'Display name',
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',

  continueWithGoogle: 'Continue with Google',
  orByEmail: 'or by email',

  submitForgot: 'Send the link',
  working: 'Sending…',

  noAccount: 'No account yet?',
  hasAccount: 'Have an account?',
  toForgot: 'Forgot your password?',
  backToLogin: 'Back to sign-in',

  checkEmail: 'Please check your email',
  checkEmailText:
    'If {{email}} has an account, a mail to set a new password arrives within minutes. Its link works for 30 minutes. Nothing there? Look into the spam folder, too.',
  verifyMailSent: 'We have sent a mail to {{email}} to confirm the address.',
  welcome: 'Welcome, {{name}}!',

  code: '6-digit code',
  codeText: 'Open your authenticator and enter the code it shows.',
  recoveryCode: 'Recovery code',
  recoveryCodeText: 'Enter one of the codes that you saved. Each works once.',
  useRecoveryCode: 'Use a recovery code',
  useCode: 'Use the code of the authenticator',
  submitCode: 'Confirm',
  challengeEnded: 'This sign-in took too long or had too many wrong codes. Please sign in again.',
  setUpText:
    'Your account needs two-step verification. Scan the code with an authenticator, then enter the code that it shows.',
  done: 'I have saved the codes',

  confirmation: 'Please confirm that it is you',
  confirmationText: 'For this change we have to be sure that you are the one at this device.',
  confirmByPassword: 'Use the password',
  confirmByCode: 'Use a code',
  confirmByGoogle: 'Sign in with Google again, then repeat the change.',

  signedInAs: 'You are signed in',
  notStaff: 'The back office is for the shop’s staff only.',
  staffOnly: 'Sign in to enter the back office.',
  signOut: 'Sign out',
  toHome: 'Go to the home page',
  profile: 'Account details',
  changePassword: 'Change password',
  orders: 'My orders',
  notifications: 'Notifications',

  verifyTitle: 'Confirm the email address',
  verifyAsk: 'Please confirm that this address is yours:',
  verifyPassword:
    'You are not signed in to this account. Enter its password; wherever it is signed in now, you will have to sign in again.',
  verifyNewPassword:
    'Somebody else may have opened the account, or it has no password yet: choose one. Whoever is signed in now is signed out.',
  useNewPassword: 'I do not know the password: set a new one',
  usePresentPassword: 'I know the password',
  submitVerification: 'Confirm the address',
  submitVerificationWithPassword: 'Save the password and confirm',
  verified: 'The address is confirmed',
  verifiedText: 'Thank you. Mails about orders and your account will reach you at this address.',
  verifyFailed: 'The address could not be confirmed',
  linkEnded: 'This link has expired or has been used. You can get a new mail.',
  linkMissing: 'Please open the link in the mail that we sent. Is it gone? You can get a new one.',
  sendAgain: 'Send a new mail',
  signInToSendAgain: 'Sign in to get a new mail',
  sentAgain: 'Sent. Please check your email.',
  retry: 'Try again',

  resetTitle: 'Set a new password',
  resetText: 'All other devices will have to sign in again.',
  submitReset: 'Save the new password',
  resetDone: 'The password is changed',
  resetDoneText: 'You are signed in with the new password.',
  resetLinkEnded: 'This link has expired or has been used. Please get a new one.',
  newLink: 'Get a new link',
};
