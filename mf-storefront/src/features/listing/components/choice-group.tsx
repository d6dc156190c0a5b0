import { fieldLabel, styled } from '@gvg/ui';
import { ChoiceLabel } from '@gvg/ui/later-components';
import type { Option } from '@gvg/ui/later-components';

/** Fieldset of the filter form. */
export const ChoiceFieldset = styled('fieldset')({
  minWidth: 0,
  '& legend': { ...fieldLabel, marginBottom: 0, padding: 0 },
});

export interface ChoiceGroupProps {
  name: string;
  label: string;
  value: string;
  options: readonly Option[];
}

export function ChoiceGroup({ name, label, value, options }: ChoiceGroupProps) {
  return (
    <ChoiceFieldset>
      <legend>{label}</legend>
      {options.map((option) => (
        <ChoiceLabel key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => undefined}
          />
          {option.label}
        </ChoiceLabel>
      ))}
    </ChoiceFieldset>
  );
}
