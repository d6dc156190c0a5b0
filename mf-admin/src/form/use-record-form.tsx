import { asApiError } from '@gvg/browser-kit';
import { useApiForm, useUnsavedChangesGuard } from '@gvg/browser-kit/forms';
import type { ApiForm, ApiFormOptions, DefaultValues, FieldValues } from '@gvg/browser-kit/forms';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useConflictMerge } from './use-conflict-merge.tsx';

export interface RecordFormOptions<Stored extends { revision: number }, Values extends FieldValues, Output> {
  /** Loaded record. A newer one replaces the values of a clean form. */
  stored: Stored;
  /** Converts a record to form values. Each property of an object is a field, a list is one field. Must be a constant, like `revisionOf`. */
  valuesOf: (stored: Stored) => Values;
  schema: z.ZodType<Output, Values>;
  /** Saves valid values based on `revision`, usually with `mutateAsync` of a mutation with `onError: 'silent'`. */
  save: (output: Output, revision: number) => Promise<unknown>;
  /** Returns the revision that writes are checked against, by default `revision`. */
  revisionOf?: (stored: Stored) => number;
  /** Field for an error without details, as in `useApiForm`. */
  fieldOfCode?: ApiFormOptions<Values, Output>['fieldOfCode'];
  /** Returns the label of a field by its path, such as `name.vi`. */
  labelOf: (path: string) => string;
  /** Formats a value for display, by default as text. */
  show?: (path: string, value: unknown) => ReactNode;
}

export interface RecordForm<Values extends FieldValues, Output> extends ApiForm<Values, Output> {
  /** To render next to the form. Asks about fields that another user has also changed. */
  conflictDialog: ReactNode;
}

const ownRevision = ({ revision }: { revision: number }) => revision;

const plainText = (_: string, value: unknown): ReactNode =>
  value === null || value === undefined || value === '' ? '—' : String(value);

/**
 * Form of a stored record that several users may change concurrently. Guards unsaved changes. After a VERSION_CONFLICT, which contains the current record,
 * changes of different fields are merged and saved again, and the user decides about fields that both have changed (decisions, "Conflicts").
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
  /** Record that the form values are based on. */
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
      // Each change was valid, but the merged values are not.
      await form.trigger();
      throw failure;
    }
  }

  return { ...form, conflictDialog };
}
