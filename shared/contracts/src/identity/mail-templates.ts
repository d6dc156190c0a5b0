/** Mails that identity asks notify to send. EMAIL_IN_USE tells the holder of an address that another account would have taken it. */
export const mailTemplates = [
  'WELCOME',
  'VERIFY_EMAIL',
  'VERIFY_NEW_EMAIL',
  'EMAIL_CHANGE_REQUESTED',
  'EMAIL_IN_USE',
  'RESET_PASSWORD',
  'PASSWORD_CHANGED',
  'NEW_SIGN_IN',
] as const;
export type MailTemplate = (typeof mailTemplates)[number];
