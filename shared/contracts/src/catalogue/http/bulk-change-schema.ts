import { z } from 'zod';
import { idSchema, instantSchema } from '../../values/primitives.ts';
import { changeStates } from '../terms.ts';

/** Most rows that one call of a change names, or takes out of a filter. */
export const namedRowsLimit = 1_000;
export const namedIds = z.array(idSchema).max(namedRowsLimit);

export const rowCount = z.int().min(0);

const person = z.object({ _id: idSchema, name: z.string().optional() });

/**
 * A change of many. Of `count`, `done` are changed, `failed` are not, `restored` and `notRestored` have been taken back or not; the rest is still to be done.
 * `by.name` is missing for who has closed the account, or while identity does not respond.
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
  /** It was ended before its last row, since the person it ran for is no longer staff. */
  isStopped: z.boolean().optional(),
  takenBackBy: person.optional(),
  takenBackAt: instantSchema.optional(),
  /** Until then it can be taken back. */
  expiresAt: instantSchema,
});
export type BulkChange = z.infer<typeof bulkChangeSchema>;
