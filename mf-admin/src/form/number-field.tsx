import { FormField, useController } from '@gvg/browser-kit/forms';
import type { FieldValues, Path, UseFormReturn } from '@gvg/browser-kit/forms';
import { color, fontSize, styled, tabularFigures } from '@gvg/ui';
import { useEffect, useState } from 'react';

const Box = styled('span')({
  position: 'relative',
  display: 'block',
  '& > input': { ...tabularFigures, textAlign: 'end' },
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

export interface NumberFieldProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  name: Path<Values>;
  label: string;
  /** Stands in the field, after the number. */
  unit?: string;
  hint?: string | undefined;
  /** The number of a text; undefined for one that is none. */
  parse: (text: string) => number | undefined;
  format: (value: number) => string;
  isReadOnly?: boolean;
  /** The label is of the column: it is read, not shown. */
  isLabelHidden?: boolean;
  placeholder?: string;
}

/** A number as people type it; while the text is none, the form's value is not a number and the contract's rule says so. An empty field has no value. */
export function NumberField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  unit,
  hint,
  parse,
  format,
  isReadOnly = false,
  isLabelHidden = false,
  placeholder,
}: NumberFieldProps<Values, Output>) {
  const { field, fieldState } = useController({ control: form.control, name });
  const value = field.value as number | undefined;
  const textOf = (stored: number | undefined) =>
    stored === undefined || stored === null || Number.isNaN(stored) ? '' : format(stored);
  const [text, setText] = useState(() => textOf(value));
  // Typed is kept as it is typed; a value from elsewhere (a reset, a merge) replaces it.
  useEffect(() => {
    setText((typed) => {
      const typedValue = typed.trim() === '' ? undefined : (parse(typed) ?? Number.NaN);
      return Object.is(typedValue, value) ? typed : textOf(value);
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `parse` and `format` are other functions at each render
  }, [value]);
  return (
    <FormField label={label} hint={hint} error={fieldState.error?.message} isLabelHidden={isLabelHidden}>
      {(control) => (
        <Box {...(unit === undefined ? {} : { sx: { '& > input': { paddingInlineEnd: `${unit.length + 3}ch` } } })}>
          <input
            {...control}
            ref={field.ref}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            readOnly={isReadOnly}
            placeholder={placeholder}
            value={text}
            onBlur={field.onBlur}
            onChange={({ currentTarget: { value: typed } }) => {
              setText(typed);
              field.onChange(typed.trim() === '' ? undefined : (parse(typed) ?? Number.NaN));
            }}
          />
          {unit !== undefined && <span aria-hidden>{unit}</span>}
        </Box>
      )}
    </FormField>
  );
}
