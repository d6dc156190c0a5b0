import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { locales } from '../../values/locale.ts';
import { idSchema, instantSchema } from '../../values/primitives.ts';
import { mailTemplates } from '../mail-templates.ts';

const mailContentSchema = z.object({
  template: z.enum(mailTemplates),
  to: z.string(),
  displayName: z.string(),
  locale: z.enum(locales),
  /** Absolute address for the mail's button, where the template has one. */
  link: z.url().optional(),
  /** Until when the link works. */
  linkExpiresAt: instantSchema.optional(),
  /** Of a sign-in from a new browser. */
  signIn: z.object({ browser: z.string(), system: z.string(), at: instantSchema }).optional(),
  /** Of a changed mail address: the new one, partly masked. */
  newEmail: z.string().optional(),
});

/**
 * What a mail says and to whom, asked for at each attempt to send it, so that neither events nor the mail queue hold addresses or codes. Each answer has a
 * link with a fresh code. `template` may be another one than was requested: who has an address already is told so instead of being asked to verify it.
 * USER_WAS_DELETED for a closed account, ACTION_NOT_ALLOWED for a mail whose link has been used or that must not be sent to its address.
 */
export const getMailContent = defineEndpoint({
  service: 'identity',
  method: 'GET',
  path: '/internal/mails/:id',
  access: 'service',
  limit: 'read',
  params: z.object({ id: idSchema }),
  response: mailContentSchema,
  errors: ['USER_NOT_FOUND', 'USER_WAS_DELETED', 'ACTION_NOT_ALLOWED'],
});

/**
 * What a mail is about, for staff who look at it in the delivery log: without address, code or link, and without making one. `isToStaff`: its reader has rights
 * of staff. `hasLink`: it has one with a code. NOT_FOUND once it is no longer known.
 */
export const lookAtMail = defineEndpoint({
  service: 'identity',
  method: 'GET',
  path: '/internal/mails/:id/look',
  access: 'service',
  limit: 'read',
  params: z.object({ id: idSchema }),
  response: mailContentSchema
    .omit({ to: true, link: true, linkExpiresAt: true })
    .extend({ isToStaff: z.boolean(), hasLink: z.boolean() }),
  errors: ['NOT_FOUND', 'USER_NOT_FOUND', 'USER_WAS_DELETED'],
});

/** Lets a mail be sent again as if it were requested now: its next link has a fresh code. ACTION_NOT_ALLOWED as for `getMailContent`. */
export const renewMail = defineEndpoint({
  service: 'identity',
  method: 'PUT',
  path: '/internal/mails/:id/renew',
  access: 'service',
  limit: 'write',
  params: z.object({ id: idSchema }),
  response: z.undefined(),
  status: 204,
  errors: ['USER_NOT_FOUND', 'USER_WAS_DELETED', 'ACTION_NOT_ALLOWED'],
});

/** Address, language and name of users for a service that writes to them or shows them; closed accounts are left out. */
export const getUserContacts = defineEndpoint({
  service: 'identity',
  method: 'POST',
  path: '/internal/users/contacts',
  access: 'service',
  limit: 'read',
  readOnly: true,
  body: z.strictObject({ ids: z.array(idSchema).max(100) }),
  response: z.object({
    docs: z.array(
      z.object({
        _id: idSchema,
        displayName: z.string(),
        avatar: z.string().nullable(),
        email: z.string(),
        emailVerified: z.boolean(),
        locale: z.enum(locales),
        /** Has rights of staff, and is not blocked; an older identity does not say so. */
        isStaff: z.boolean().default(false),
      }),
    ),
  }),
  errors: [],
});
