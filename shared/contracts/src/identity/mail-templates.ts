/** Mails that identity asks notify to send. */
export const mailTemplates = ['WELCOME', 'VERIFY_EMAIL', 'VERIFY_NEW_EMAIL', 'EMAIL_CHANGE_REQUESTED', 'RESET_PASSWORD', 'PASSWORD_CHANGED', 'NEW_SIGN_IN'] as const;
export type MailTemplate = (typeof mailTemplates)[number];
