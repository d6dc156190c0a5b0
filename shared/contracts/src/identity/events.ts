import { z } from 'zod';
import { roles } from '../definitions/caller.ts';
import { actorSchema, defineEvent } from '../definitions/event.ts';
import { locales } from '../values/locale.ts';
import { idSchema } from '../values/primitives.ts';
import { mailTemplates } from './mail-templates.ts';

/**
 * Actor, action, subject, and the subject's state before and after. Never contains hashes, codes or tokens. `action` reads
 * `product.create`.
 */
export const auditRecordSchema = z.object({
  actor: actorSchema,
  action: z.string(),
  subject: z.object({ type: z.string(), id: z.string() }),
  before: z.unknown().nullable(),
  after: z.unknown().nullable(),
});
export type AuditRecord = z.infer<typeof auditRecordSchema>;

/** Published by every service with staff writes; stored by identity. */
export const auditRecorded = defineEvent({
  type: 'audit.recorded',
  version: 1,
  subjectType: 'audit',
  producer: '*',
  data: auditRecordSchema,
});

const userEvent = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  defineEvent({ type, version: 1, subjectType: 'user', producer: 'identity', data });

export const userRegistered = userEvent(
  'user.registered',
  z.object({ _id: idSchema, provider: z.enum(['DEFAULT', 'GOOGLE']), locale: z.enum(locales) }),
);

/** Names the changed fields. Consumers fetch the values from identity (`getUserContacts`). */
export const userUpdated = userEvent('user.updated', z.object({ _id: idSchema, changed: z.array(z.string()) }));

export const userBlocked = userEvent('user.blocked', z.object({ _id: idSchema }));
export const userUnblocked = userEvent('user.unblocked', z.object({ _id: idSchema }));

/** Access tokens of the user with a `ver` below `tokenVersion` are rejected. */
export const userRoleChanged = userEvent(
  'user.role-changed',
  z.object({ _id: idSchema, roles: z.array(z.enum(roles)), tokenVersion: z.int().min(1) }),
);

/**
 * The account is closed. Every service deletes its data about the person (rules/accounts.md). `forfeitsCredit`: the person waives the money
 * that the shop owes them.
 */
export const userErased = userEvent(
  'user.erased',
  z.object({ _id: idSchema, forfeitsCredit: z.boolean().default(false) }),
);

/** Sessions that ended: their access tokens are rejected from now on, and their sockets close. */
export const sessionRevoked = userEvent(
  'session.revoked',
  z.object({ user: idSchema, sids: z.array(z.string()).min(1) }),
);

/** Published on sign-in or sign-up: the guest's data now belongs to the user. The subject is the user. */
export const guestMerged = userEvent('guest.merged', z.object({ guest: z.string(), user: idSchema }));

/** A mail to send. Notify fetches its address and content from identity (`getMailContent`). */
export const emailRequested = defineEvent({
  type: 'email.requested',
  version: 1,
  subjectType: 'mail',
  producer: 'identity',
  data: z.object({ mail: idSchema, user: idSchema, template: z.enum(mailTemplates) }),
});
