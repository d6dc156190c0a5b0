import { ChevronDown, styled } from '@gvg/ui';
import { useId } from 'react';
import { fieldBox, fieldLabel } from './field-styles.ts';

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
  /** In a form. */
  name?: string;
  label: string;
  value: string;
  options: readonly Option[];
  /** Left out where the form around it listens. */
  onChoose?: (value: string) => void;
}

const noop = () => undefined;

/** One of a list, with the system's own picker. A choice whose name has not come yet stays chosen. */
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
