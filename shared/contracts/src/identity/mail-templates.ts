/**
 * Mails that identity asks notify to send. EMAIL_IN_USE tells the holder of an address that another account would have taken it, ACCOUNT_CREATED whom staff
 * has made an account for that it has no password yet.
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
