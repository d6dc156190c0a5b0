import { ChevronDown, color, fontSize, fontWeight, radius, styled, tapTarget } from '@gvg/ui';

const Box = styled('span')({
  position: 'relative',
  display: 'inline-block',
  minWidth: 132,
  maxWidth: '100%',
  '& select': {
    width: '100%',
    minHeight: tapTarget,
    padding: '6px 36px 6px 12px',
    border: `1px solid ${color.field}`,
    borderRadius: radius.input,
    appearance: 'none',
    backgroundColor: color.card,
    color: color.ink,
    fontSize: fontSize.field,
    fontWeight: fontWeight.strong,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  },
  '& svg': { position: 'absolute', insetInlineEnd: 12, top: 'calc(50% - 9px)', pointerEvents: 'none' },
});

export interface DestinationSelectProps {
  /** Id of the select, matching the label's `htmlFor`. */
  id: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChoose: (country: string) => void;
}

export function DestinationSelect({ id, value, options, onChoose }: DestinationSelectProps) {
  return (
    <Box>
      <select id={id} value={value ?? options[0]?.value ?? ''} onChange={(event) => onChoose(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={18} aria-hidden />
    </Box>
  );
}
