import type { errorStatus } from './errors.ts';

export const errorTexts: Record<keyof typeof errorStatus, string> = {
  NEW_PASSWORD_BE_OLD_PASSWORD: 'The new password must differ from the old one.',
  INCORRECT_PASSWORD: 'The email address or password is not right.',
  INCORRECT_CODE: 'That code is not right, or has been used.',
  SECOND_FACTOR_REQUIRED: 'Please enter the code of your authenticator.',
  USER_WAS_BLOCKED: 'This account is blocked. Please contact us.',
  EMAIL_NOT_VERIFIED: 'Please confirm the email address first.',
  CONFIRMATION_REQUIRED: 'Please confirm that it is you.',
  USER_NOT_FOUND: 'We cannot find this account.',
  VIEW_NOT_FOUND: 'This view is not there any more.',
  USER_WAS_EXISTED: 'This email address has an account. Please sign in.',
  DISPLAY_NAME_WAS_EXISTED: 'This display name is taken. Please choose another.',
  USER_HAS_PASSWORD: 'The account has a password. Please enter the old one.',
  USER_WAS_DELETED: 'This account is closed.',
};
