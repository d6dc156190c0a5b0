import type { ApiForm, FieldValues, Path, PathValue } from '@gvg/browser-kit/forms';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { ConflictChoices } from './conflict-dialog.tsx';
import { mergeFields } from './merge-fields.ts';
import type { FieldConflict } from './merge-fields.ts';

interface Question {
  conflicts: readonly FieldConflict[];
  answer: (choices: ConflictChoices | undefined) => void;
}

export interface ConflictTexts {
  /** Returns the label of a field by its path, such as `name.vi`. */
  labelOf: (path: string) => string;
  /** Formats a value for display. */
  show: (path: string, value: unknown) => ReactNode;
}

export interface ConflictMerge<Values> {
  /**
   * Resets the form to `theirs` and applies the user's changes since `base`. Asks about fields that both have changed. Resolves to false, with the form
   * unchanged, if the dialog was closed.
   */
  merge: (base: Values, theirs: Values) => Promise<boolean>;
  /** To render next to the form. */
  conflictDialog: ReactNode;
}

/** Merges concurrent changes of one record (decisions, "Conflicts"). */
export function useConflictMerge<Values extends FieldValues, Output>(
  form: ApiForm<Values, Output>,
  { labelOf, show }: ConflictTexts,
): ConflictMerge<Values> {
  const [question, setQuestion] = useState<Question>();

  const ask = (conflicts: readonly FieldConflict[]) =>
    new Promise<ConflictChoices | undefined>((resolve) => {
      setQuestion({ conflicts, answer: resolve });
    }).finally(() => setQuestion(undefined));

  async function merge(base: Values, theirs: Values): Promise<boolean> {
    const { mine, conflicts } = mergeFields(base, form.getValues(), theirs);
    const choices: ConflictChoices | undefined = conflicts.length === 0 ? new Map() : await ask(conflicts);
    if (choices === undefined) return false;
    form.reset(theirs);
    const chosen = conflicts.filter(({ path }) => choices.get(path) === 'mine');
    for (const [path, value] of [...mine, ...chosen.map((field) => [field.path, field.mine] as const)])
      form.setValue(path as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    return true;
  }

  return {
    merge,
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
