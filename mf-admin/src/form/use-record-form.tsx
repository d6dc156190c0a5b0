import { asApiError } from '@gvg/browser-kit';
import { useApiForm, useUnsavedChangesGuard } from '@gvg/browser-kit/forms';
import type { ApiForm, ApiFormOptions, DefaultValues, FieldValues } from '@gvg/browser-kit/forms';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useConflictMerge } from './use-conflict-merge.tsx';

export interface RecordFormOptions<Stored extends { revision: number }, Values extends FieldValues, Output> {
  /** The record as it was loaded; a newer one replaces the values of a form in which nothing was changed. */
  stored: Stored;
  /** The form's values of a record. Objects are fields of their own, lists are one. A constant, like `revisionOf`. */
  valuesOf: (stored: Stored) => Values;
  schema: z.ZodType<Output, Values>;
  /** Sends valid values that are based on `revision`, usually `mutateAsync` of a mutation with `onError: 'silent'`. */
  save: (output: Output, revision: number) => Promise<unknown>;
  /** What the record's writes are checked against; default: its `revision`. */
  revisionOf?: (stored: Stored) => number;
  /** Fields that an error without details is about, as in `useApiForm`. */
  fieldOfCode?: ApiFormOptions<Values, Output>['fieldOfCode'];
  /** Name of a field by its path, e.g. `name.vi`. */
  labelOf: (path: string) => string;
  /** A value as people read it; default: its text. */
  show?: (path: string, value: unknown) => ReactNode;
}

export interface RecordForm<Values extends FieldValues, Output> extends ApiForm<Values, Output> {
  /** To be rendered beside the form: asks about fields that somebody else has changed, too. */
  conflictDialog: ReactNode;
}

const ownRevision = ({ revision }: { revision: number }) => revision;

const plainText = (_: string, value: unknown): ReactNode =>
  value === null || value === undefined || value === '' ? '—' : String(value);

/**
 * A form over a stored record that several people may change at once. Unsaved changes are guarded. VERSION_CONFLICT brings the record as it is: what only one
 * of both has changed is merged and saved again, and the person is asked about the fields that both have changed (decisions, "Conflicts").
 */
export function useRecordForm<Stored extends { revision: number }, Values extends FieldValues, Output>({
  stored,
  valuesOf,
  schema,
  save,
  revisionOf = ownRevision,
  fieldOfCode = {},
  labelOf,
  show = plainText,
}: RecordFormOptions<Stored, Values, Output>): RecordForm<Values, Output> {
  /** The record that the form's values began with. */
  const base = useRef(stored);
  const form: ApiForm<Values, Output> = useApiForm<Values, Output>({
    schema,
    defaultValues: valuesOf(stored) as DefaultValues<Values>,
    onSubmit: (output) => saveOver(output, base.current),
    fieldOfCode,
  });
  const { isDirty } = form.formState;
  useUnsavedChangesGuard(isDirty);
  const { reset } = form;
  useEffect(() => {
    if (isDirty || revisionOf(stored) <= revisionOf(base.current)) return;
    base.current = stored;
    reset(valuesOf(stored));
  }, [stored, isDirty, reset, valuesOf, revisionOf]);

  const { merge, conflictDialog } = useConflictMerge(form, { labelOf, show });

  async function saveOver(output: Output, record: Stored): Promise<unknown> {
    try {
      return await save(output, revisionOf(record));
    } catch (error) {
      const failure = asApiError(error);
      if (failure.code !== 'VERSION_CONFLICT') throw failure;
      const present = failure.current as Stored;
      if (!(await merge(valuesOf(record), valuesOf(present)))) throw failure;
      base.current = present;
      const merged = schema.safeParse(form.getValues());
      if (merged.success) return saveOver(merged.data, present);
      // Each change was valid, and both together are not.
      await form.trigger();
      throw failure;
    }
  }

  return { ...form, conflictDialog };
}
