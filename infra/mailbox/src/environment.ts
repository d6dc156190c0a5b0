import { processEnvironment } from '@gvg/service-kit/lifecycle/environment';
import { z } from 'zod';

/** Anyone who reaches the page can read every mail, so it never runs in production. */
export const mailboxEnvironment = processEnvironment.extend({
  ENVIRONMENT: z.enum(['DEVELOPMENT', 'STAGING'], {
    error: 'the mailbox shows everybody every mail: it runs only in DEVELOPMENT and STAGING',
  }),
  /** Port of the SMTP server. 0 selects a free one. */
  SMTP_PORT: z.coerce.number().int().min(0).max(65_535),
  /** Absolute, or relative to the working directory of the process. */
  MAILS_FOLDER: z.string().min(1),
});
export type MailboxEnvironment = z.output<typeof mailboxEnvironment>;
