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
  /** Stands in the field, after the number. */
  unit?: string;
  /** The number of a text; undefined for one that is none. */
  parse: (text: string) => number | undefined;
  format: (value: number) => string;
  isReadOnly?: boolean;
  placeholder?: string | undefined;
  /** Where no label is connected by id. */
  label?: string;
  /** What connects it with its label and messages. */
  control?: { id?: string; 'aria-invalid'?: boolean; 'aria-describedby'?: string | undefined };
}

/** A number as people type it; while the text is none, the form's value is not a number and the contract's rule says so. An empty one is null: react-hook-form puts a default value in the place of undefined. */
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
  // Typed is kept as it is typed; a value from elsewhere (a reset, a merge) replaces it.
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
  /** The label is of the column: it is read, not shown. */
  isLabelHidden?: boolean;
}

/** A number with its label and the sentence about what is wrong with it. */
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
