import { color, fieldLabel, fontSize, styled, tapTarget } from '@gvg/ui';
import type { Option } from '../../fields/select-field.tsx';

const Group = styled('fieldset')({ minWidth: 0, '& legend': { ...fieldLabel, marginBottom: 0, padding: 0 } });

const Choice = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: tapTarget,
  fontSize: fontSize.note,
  cursor: 'pointer',
  '& input': { flex: 'none', width: 18, height: 18, margin: 0, accentColor: color.jade, cursor: 'inherit' },
  '&:hover': { color: color.jade },
});

export interface ChoiceGroupProps {
  name: string;
  label: string;
  value: string;
  options: readonly Option[];
}

/** Radio group. */
export function ChoiceGroup({ name, label, value, options }: ChoiceGroupProps) {
  return (
    <Group>
      <legend>{label}</legend>
      {options.map((option) => (
        <Choice key={option.value}>
          <input type="radio" name={name} value={option.value} checked={value === option.value} onChange={() => undefined} />
          {option.label}
        </Choice>
      ))}
    </Group>
  );
}
