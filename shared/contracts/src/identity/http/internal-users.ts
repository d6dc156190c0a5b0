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
  /** URL of the mail's button, if the template has one. */
  link: z.url().optional(),
  /** Expiry of the link. */
  linkExpiresAt: instantSchema.optional(),
  /** For a sign-in from a new browser. */
  signIn: z.object({ browser: z.string(), system: z.string(), at: instantSchema }).optional(),
  /** For a changed mail address: the new one, partly masked. */
  newEmail: z.string().optional(),
});

/**
 * Returns content and recipient of a mail. Fetched at each attempt to send it, so that neither events nor the mail queue contain addresses
 * or codes. Each response has a link with a new code. `template` may differ from the requested one: the holder of an address is informed
 * instead of asked to verify it. USER_WAS_DELETED: the account is closed. ACTION_NOT_ALLOWED: the link has been used, or the mail must not
 * be sent to its address.
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
 * Returns the content of a mail for staff's delivery log, without address, code or link, and without creating a code. `isToStaff`: the
 * recipient is staff. `hasLink`: it has a link with a code. NOT_FOUND once it is no longer known.
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

/** Allows a mail to be sent again as if it were requested now: its next link has a new code. ACTION_NOT_ALLOWED as for `getMailContent`. */
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

/** Returns address, language and name of users for a service that writes to them or shows them. Closed accounts are left out. */
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
        /** Is staff and not blocked. Older releases of identity do not send it. */
        isStaff: z.boolean().default(false),
      }),
    ),
  }),
  errors: [],
});
