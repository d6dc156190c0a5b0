/**
 * Mails that identity asks notify to send. EMAIL_IN_USE informs the holder of an address that another account tried to use it.
 * ACCOUNT_CREATED informs a customer of an account that staff created without a password.
 */
export const mailTemplates = [
  'WELCOME',
  'VERIFY_EMAIL',
  'VERIFY_NEW_EMAIL',
  'EMAIL_CHANGE_REQUESTED',
  'EMAIL_IN_USE',
  'RESET_PASSWORD',
  'PASSWORD_CHANGED',
  'NEW_SIGN_IN',
  'ACCOUNT_CREATED',
] as const;
export type MailTemplate = (typeof mailTemplates)[number];
