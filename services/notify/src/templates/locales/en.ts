import type { Phrases } from '../message.ts';
import type { MailTexts } from './mail-texts.ts';

export const phrases: Phrases = {
  tagline: 'Vietnam to your door',
  greeting: (name) => (name === undefined ? 'Hello,' : `Hello ${name},`),
  linkHint: 'The button does not work? Copy this address into your browser:',
  footer: [
    'Goods Viet Goods · you receive this mail because this address is used for an account with the shop.',
    'This mail was sent automatically; please do not reply.',
  ],
  choose: 'Choose the mails that you want',
  hiddenLink: '(the link is in the reader’s mail alone)',
  hiddenDeadline: '30 minutes after it is sent',
};

const worksUntil = (deadline: string | undefined): string | undefined => deadline && `The link works until ${deadline}`;

export const texts: MailTexts = {
  WELCOME: ({ deadline }) => ({
    subject: 'Welcome to Goods Viet Goods',
    preheader: deadline === undefined ? 'Your account is ready.' : 'One more step: confirm that this address is yours.',
    heading: 'Welcome to the shop',
    notice: worksUntil(deadline),
    paragraphs: [
      'Thank you for opening an account. With every product you see at once what freight to your country costs, before you decide.',
      ...(deadline === undefined
        ? []
        : ['Please confirm that this address is yours, so that mails about orders reach the right person.']),
    ],
    button: deadline === undefined ? 'See Vietnamese goods' : 'Confirm the address',
    aside: 'You did not open this account? Ignore this mail; there is nothing else to do.',
  }),
  VERIFY_EMAIL: ({ deadline }) => ({
    subject: 'Confirm your email address',
    preheader: 'One button confirms that this address is yours.',
    heading: 'Confirm your email address',
    notice: worksUntil(deadline),
    paragraphs: [
      'This address is used for an account at Goods Viet Goods. Please confirm that it is yours, so that mails about orders reach the right person.',
    ],
    button: 'Confirm the address',
    aside: 'You did not open this account? Ignore this mail, and the address will not be confirmed.',
  }),
  VERIFY_NEW_EMAIL: ({ deadline }) => ({
    subject: 'Confirm your new email address',
    preheader: 'The address of the account changes only once you confirm.',
    heading: 'Confirm your new email address',
    notice: worksUntil(deadline),
    paragraphs: [
      'You want to sign in and receive mails from Goods Viet Goods with this address. The account keeps its old address until you confirm.',
    ],
    button: 'Use this address',
    aside: 'You did not ask for this? Ignore this mail, and the address of the account will not change.',
  }),
  EMAIL_CHANGE_REQUESTED: ({ newEmail }) => ({
    subject: 'A change of your email address was requested',
    preheader: 'If it was not you, change your password now.',
    heading: 'A change of your email address was requested',
    paragraphs: [
      newEmail === undefined
        ? 'Somebody has just asked to change the email address of your account.'
        : `Somebody has just asked to change the email address of your account to ${newEmail}.`,
      'Once the new address is confirmed, you sign in and receive mails with it.',
    ],
    button: 'See your account',
    aside: 'You did not ask for this? Sign in and change your password now: other devices will be signed out.',
  }),
  EMAIL_IN_USE: () => ({
    subject: 'This address has an account already',
    preheader: 'Another account cannot take it.',
    heading: 'This address has an account already',
    paragraphs: [
      'Somebody has just asked to use this address for another account at Goods Viet Goods. An address belongs to one account, so nothing has changed.',
      'If it was you, sign in with this address. You do not know the password? Choose “Forgot password” where you sign in.',
    ],
    button: 'See your account',
    aside: 'It was not you? There is nothing else to do.',
  }),
  RESET_PASSWORD: ({ deadline }) => ({
    subject: 'Reset your password',
    preheader: 'Choose a new password for your account.',
    heading: 'Reset your password',
    notice: worksUntil(deadline),
    paragraphs: [
      'Somebody asked to reset the password of the account with this address. If it was you, choose a new password; other devices will be signed out.',
    ],
    button: 'Choose a new password',
    aside:
      'You did not ask for this? Ignore this mail, and your password stays as it is. Do not forward this mail: whoever has the link can change your password.',
  }),
  PASSWORD_CHANGED: () => ({
    subject: 'Your password was changed',
    preheader: 'If it was not you, reset your password now.',
    heading: 'Your password was changed',
    paragraphs: ['The password of your account has just been changed. Other devices have been signed out.'],
    button: 'See your account',
    aside: 'You did not change it? Reset your password now: choose “Forgot password” where you sign in.',
  }),
  NEW_SIGN_IN: ({ signIn }) => ({
    subject: 'A sign-in from a new browser',
    preheader: 'If it was not you, change your password now.',
    heading: 'A sign-in from a new browser',
    paragraphs: [
      'Somebody has just signed in to your account from a browser that was not used before. If it was you, there is nothing else to do.',
    ],
    facts: signIn && [
      ['Browser', signIn.browser],
      ['System', signIn.system],
      ['At', signIn.at],
    ],
    button: 'See your sign-ins',
    aside: 'It was not you? Change your password now: other devices will be signed out.',
  }),
  ACCOUNT_CREATED: ({ deadline }) => ({
    subject: 'The shop has opened an account for you',
    preheader: 'Choose a password to begin.',
    heading: 'Your account is ready',
    notice: worksUntil(deadline),
    paragraphs: [
      'Somebody at Goods Viet Goods has opened an account with this address for you. Choose a password to see quotes, order and follow your orders.',
      'The link has ended? Choose “Forgot password” where you sign in to get a new one.',
    ],
    button: 'Choose a password',
    aside: 'You did not ask the shop for it? Ignore this mail: nobody can sign in before a password is chosen.',
  }),
};
