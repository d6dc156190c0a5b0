import { z } from 'zod';
import { idSchema, instantSchema } from '../../values/primitives.ts';
import { changeStates } from '../terms.ts';

/** Maximum number of rows that one request can select by id or exclude from a filter. */
export const namedRowsLimit = 1_000;
export const namedIds = z.array(idSchema).max(namedRowsLimit);

export const rowCount = z.int().min(0);

const person = z.object({ _id: idSchema, name: z.string().optional() });

/**
 * A bulk change. Of `count` rows, `done` are changed and `failed` are not; `restored` and `notRestored` count those of an undo. The rest is
 * pending. `by.name` is missing if that account is closed or identity does not respond.
 */
export const bulkChangeSchema = z.object({
  _id: idSchema,
  state: z.enum(changeStates),
  by: person,
  count: rowCount,
  done: rowCount,
  failed: rowCount,
  restored: rowCount,
  notRestored: rowCount,
  startedAt: instantSchema,
  endedAt: instantSchema.optional(),
  /** Stopped before its last row because the person who started it is no longer staff. */
  isStopped: z.boolean().optional(),
  takenBackBy: person.optional(),
  takenBackAt: instantSchema.optional(),
  /** Until then it can be undone. */
  expiresAt: instantSchema,
});
export type BulkChange = z.infer<typeof bulkChangeSchema>;
