import { FormField, useController } from '@gvg/browser-kit/forms';
import type { TemplateForm } from '../use-template-draft.tsx';

/** A text without translations. With `isList`, each line is one entry. */
export function PlainField({
  form,
  name,
  label,
  hint,
  isList = false,
  type = 'text',
}: {
  form: TemplateForm;
  name: string;
  label: string;
  hint?: string | undefined;
  isList?: boolean;
  type?: 'text' | 'tel' | 'email' | 'url';
}) {
  const { field, fieldState } = useController({ control: form.control, name: name as 'type' });
  const value = field.value as unknown as string | readonly string[] | undefined;
  // Each line of a list has its own error.
  const problem = fieldState.error as { message?: string } | readonly ({ message?: string } | undefined)[] | undefined;
  const error = Array.isArray(problem)
    ? problem.find((each) => each !== undefined)?.message
    : (problem as { message?: string } | undefined)?.message;
  return (
    <FormField label={label} hint={hint} error={error}>
      {(control) => {
        const shared = { ...control, ref: field.ref, name, autoComplete: 'off', onBlur: field.onBlur };
        return isList ? (
          <textarea
            {...shared}
            rows={3}
            value={((value as readonly string[] | undefined) ?? []).join('\n')}
            onChange={({ currentTarget }) =>
              field.onChange(currentTarget.value === '' ? [] : currentTarget.value.split('\n'))
            }
          />
        ) : (
          <input
            {...shared}
            type={type}
            value={(value as string | undefined) ?? ''}
            onChange={({ currentTarget }) => field.onChange(currentTarget.value)}
          />
        );
      }}
    </FormField>
  );
}
