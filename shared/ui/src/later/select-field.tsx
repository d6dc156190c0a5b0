import { ChevronDown, fieldBox, fieldLabel, styled } from '@gvg/ui';
import { useId } from 'react';

const Label = styled('label')(fieldLabel);

const Box = styled('span')({
  position: 'relative',
  display: 'block',
  '& select': { ...fieldBox, appearance: 'none', paddingInlineEnd: 36, cursor: 'pointer', textOverflow: 'ellipsis' },
  '& svg': { position: 'absolute', insetInlineEnd: 12, top: 'calc(50% - 9px)', pointerEvents: 'none' },
});

export interface Option {
  value: string;
  label: string;
}

export interface SelectFieldProps {
  /** Name of the form field. */
  name?: string;
  label: string;
  value: string;
  options: readonly Option[];
  /** Optional if the surrounding form handles the change event. */
  onChoose?: (value: string) => void;
}

const noop = () => undefined;

/** Labelled native select. A selected value whose option is not loaded yet stays selected. */
export function SelectField({ name, label, value, options, onChoose = noop }: SelectFieldProps) {
  const id = useId();
  const isKnown = options.some((option) => option.value === value);
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Box>
        <select id={id} name={name} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
          {!isKnown && <option value={value}>…</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={18} aria-hidden />
      </Box>
    </div>
  );
}
