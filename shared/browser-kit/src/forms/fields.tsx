import type { ComponentProps } from 'react';
import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form';
import { FormField } from './form-field.tsx';

interface FieldOfForm<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  name: Path<Values>;
  label: string;
  /** Shows the label only to screen readers. */
  isLabelHidden?: boolean;
  hint?: string;
}

const numberOf = (value: unknown) =>
  value === '' || value === undefined || value === null ? undefined : Number(value);

const errorOf = <Values extends FieldValues, Output>({ form, name }: FieldOfForm<Values, Output>) =>
  form.getFieldState(name, form.formState).error?.message;

/** Single line of text. `type="number"` yields a number, or undefined while empty. */
export function TextField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  isLabelHidden = false,
  hint,
  ...input
}: FieldOfForm<Values, Output> & Omit<ComponentProps<'input'>, 'form' | 'name'>) {
  const options =
    input.type === 'number' ? ({ setValueAs: numberOf } as RegisterOptions<Values, Path<Values>>) : undefined;
  return (
    <FormField label={label} isLabelHidden={isLabelHidden} hint={hint} error={errorOf({ form, name, label })}>
      {(control) => <input {...input} {...control} {...form.register(name, options)} />}
    </FormField>
  );
}

export function TextAreaField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  isLabelHidden = false,
  hint,
  ...textarea
}: FieldOfForm<Values, Output> & Omit<ComponentProps<'textarea'>, 'form' | 'name'>) {
  return (
    <FormField label={label} isLabelHidden={isLabelHidden} hint={hint} error={errorOf({ form, name, label })}>
      {(control) => <textarea {...textarea} {...control} {...form.register(name)} />}
    </FormField>
  );
}

export interface SelectOption {
  value: string;
  label: string;
}

export function SelectField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  isLabelHidden = false,
  hint,
  options,
  disabled = false,
}: FieldOfForm<Values, Output> & { options: readonly SelectOption[]; disabled?: boolean }) {
  return (
    <FormField label={label} isLabelHidden={isLabelHidden} hint={hint} error={errorOf({ form, name, label })}>
      {(control) => (
        <select {...control} {...form.register(name)} disabled={disabled}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
