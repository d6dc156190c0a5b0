import { FormField, useController } from '@gvg/browser-kit/forms';
import type { FieldValues, Path, UseFormReturn } from '@gvg/browser-kit/forms';
import { color, fieldBox, fontSize, styled, tabularFigures } from '@gvg/ui';
import { useEffect, useState } from 'react';

const Box = styled('span')({
  position: 'relative',
  display: 'block',
  '& > input': { ...fieldBox, ...tabularFigures, textAlign: 'end' },
  '& > span': {
    position: 'absolute',
    insetInlineEnd: 12,
    top: '50%',
    transform: 'translateY(-50%)',
    color: color.muted,
    fontSize: fontSize.small,
    pointerEvents: 'none',
  },
});

export interface NumberInputProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  name: Path<Values>;
  /** Shown after the number. */
  unit?: string;
  /** Parses a number. Undefined if the text is none. */
  parse: (text: string) => number | undefined;
  format: (value: number) => string;
  isReadOnly?: boolean;
  placeholder?: string | undefined;
  /** Accessible name, if no label is connected by id. */
  label?: string;
  /** Attributes that connect the field with its label and messages. */
  control?: { id?: string; 'aria-invalid'?: boolean; 'aria-describedby'?: string | undefined };
}

/**
 * Number field that accepts free text. While the text is no number, the form value is NaN, which violates the contract. An empty field is null, because
 * react-hook-form replaces undefined with the default value.
 */
export function NumberInput<Values extends FieldValues, Output>({
  form,
  name,
  unit,
  parse,
  format,
  isReadOnly = false,
  placeholder,
  label,
  control = {},
}: NumberInputProps<Values, Output>) {
  const { field } = useController({ control: form.control, name });
  const value = (field.value as number | null | undefined) ?? null;
  const textOf = (stored: number | null) => (stored === null || Number.isNaN(stored) ? '' : format(stored));
  const valueOf = (typed: string) => (typed.trim() === '' ? null : (parse(typed) ?? Number.NaN));
  const [text, setText] = useState(() => textOf(value));
  // Keeps the text as typed. A value from outside (reset or merge) replaces it.
  useEffect(() => {
    setText((typed) => (Object.is(valueOf(typed), value) ? typed : textOf(value)));
    // oxlint-disable-next-line react/exhaustive-deps -- `parse` and `format` are other functions at each render
  }, [value]);
  return (
    <Box
      {...(unit === undefined
        ? {}
        : { sx: { '&& > input': { paddingInlineEnd: `calc(${unit.length} * 0.5rem + 22px)` } } })}
    >
      <input
        {...control}
        ref={field.ref}
        name={name}
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        readOnly={isReadOnly}
        placeholder={placeholder}
        value={text}
        onBlur={field.onBlur}
        onChange={({ currentTarget: { value: typed } }) => {
          setText(typed);
          field.onChange(valueOf(typed));
        }}
      />
      {unit !== undefined && <span aria-hidden>{unit}</span>}
    </Box>
  );
}

export interface NumberFieldProps<Values extends FieldValues, Output> extends Omit<
  NumberInputProps<Values, Output>,
  'control' | 'label'
> {
  label: string;
  hint?: string | undefined;
  /** Hides the label visually where the table header shows it. */
  isLabelHidden?: boolean;
}

/** Number field with label and error message. */
export function NumberField<Values extends FieldValues, Output>({
  label,
  hint,
  isLabelHidden = false,
  ...input
}: NumberFieldProps<Values, Output>) {
  const { form, name } = input;
  const error = form.getFieldState(name, form.formState).error?.message;
  return (
    <FormField label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
      {(control) => <NumberInput {...input} control={control} />}
    </FormField>
  );
}
