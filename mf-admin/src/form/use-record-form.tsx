import { asApiError } from '@gvg/browser-kit';
import { useApiForm, useUnsavedChangesGuard } from '@gvg/browser-kit/forms';
import type { ApiForm, ApiFormOptions, DefaultValues, FieldValues, Path, PathValue } from '@gvg/browser-kit/forms';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { ConflictChoices } from './conflict-dialog.tsx';
import { mergeFields } from './merge-fields.ts';
import type { FieldConflict } from './merge-fields.ts';

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

interface Question {
  conflicts: readonly FieldConflict[];
  answer: (choices: ConflictChoices | undefined) => void;
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
  const [question, setQuestion] = useState<Question>();
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

  const ask = (conflicts: readonly FieldConflict[]) =>
    new Promise<ConflictChoices | undefined>((resolve) => {
      setQuestion({ conflicts, answer: resolve });
    }).finally(() => setQuestion(undefined));

  async function saveOver(output: Output, record: Stored): Promise<unknown> {
    try {
      return await save(output, revisionOf(record));
    } catch (error) {
      const failure = asApiError(error);
      if (failure.code !== 'VERSION_CONFLICT') throw failure;
      const present = failure.current as Stored;
      const { mine, conflicts } = mergeFields(valuesOf(record), form.getValues(), valuesOf(present));
      const choices = conflicts.length === 0 ? new Map() : await ask(conflicts);
      if (choices === undefined) throw failure;
      base.current = present;
      reset(valuesOf(present));
      const kept = conflicts.filter(({ path }) => choices.get(path) === 'mine');
      for (const [path, value] of [...mine, ...kept.map((field) => [field.path, field.mine] as const)])
        form.setValue(path as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
      const merged = schema.safeParse(form.getValues());
      if (merged.success) return saveOver(merged.data, present);
      // Each change was valid, and both together are not.
      await form.trigger();
      throw failure;
    }
  }

  return {
    ...form,
    conflictDialog: question && (
      <ConflictDialog
        conflicts={question.conflicts}
        labelOf={labelOf}
        show={show}
        onChoose={question.answer}
        onClose={() => question.answer(undefined)}
      />
    ),
  };
}
