import { z } from 'zod';
import { actorSchema, defineEvent } from '../event.ts';

/** Who did what to which thing, and how it was and is. Never hashes, codes or tokens. `action` reads `product.create`. */
export const auditRecordSchema = z.object({
  actor: actorSchema,
  action: z.string(),
  subject: z.object({ type: z.string(), id: z.string() }),
  before: z.unknown().nullable(),
  after: z.unknown().nullable(),
});
export type AuditRecord = z.infer<typeof auditRecordSchema>;

/** Told by every service that staff writes to; identity keeps it. */
export const auditRecorded = defineEvent({ type: 'audit.recorded', version: 1, subjectType: 'audit', producer: '*', data: auditRecordSchema });
