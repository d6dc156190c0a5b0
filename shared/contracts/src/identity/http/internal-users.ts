import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { locales } from '../../values/locale.ts';
import { idSchema, instantSchema } from '../../values/primitives.ts';
import { mailTemplates } from '../mail-templates.ts';

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
  response: z.object({
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
  }),
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
      }),
    ),
  }),
  errors: [],
});
