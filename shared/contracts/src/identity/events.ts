import { z } from 'zod';
import { actorSchema, defineEvent } from '../event.ts';

/** Actor, action, subject, and the subject's state before and after. Never contains hashes, codes or tokens. `action` reads `product.create`. */
export const auditRecordSchema = z.object({
  actor: actorSchema,
  action: z.string(),
  subject: z.object({ type: z.string(), id: z.string() }),
  before: z.unknown().nullable(),
  after: z.unknown().nullable(),
});
export type AuditRecord = z.infer<typeof auditRecordSchema>;

/** Published by every service with staff writes; stored by identity. */
export const auditRecorded = defineEvent({ type: 'audit.recorded', version: 1, subjectType: 'audit', producer: '*', data: auditRecordSchema });
