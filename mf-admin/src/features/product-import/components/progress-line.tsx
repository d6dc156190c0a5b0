import { color, fontSize, fontWeight, radius, styled, tabularFigures } from '@gvg/ui';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  fontSize: fontSize.small,
  '& > b': { fontWeight: fontWeight.strong },
  '& > span': { ...tabularFigures, color: color.muted },
});
const bar = { borderRadius: radius.pill, backgroundColor: color.jade };
const Bar = styled('progress')({
  display: 'block',
  width: '100%',
  height: 8,
  marginTop: 6,
  overflow: 'hidden',
  border: 0,
  borderRadius: radius.pill,
  appearance: 'none',
  backgroundColor: color.soil,
  '&::-webkit-progress-bar': { backgroundColor: color.soil },
  '&::-webkit-progress-value': bar,
  '&::-moz-progress-bar': bar,
});

export interface ProgressLineProps {
  label: string;
  /** Progress as text. */
  text: string;
  value: number;
  max: number;
}

/** Progress bar with label and text. */
export function ProgressLine({ label, text, value, max }: ProgressLineProps) {
  return (
    <div>
      <Line>
        <b>{label}</b>
        <span>{text}</span>
      </Line>
      <Bar aria-label={label} aria-valuetext={text} value={Math.min(value, max)} max={Math.max(max, 1)} />
    </div>
  );
}
