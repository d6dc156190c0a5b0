import { color, rem, styled, tapTarget } from '@gvg/ui';
import { useLayoutEffect, useRef } from 'react';

/** The click target is larger than the checkbox. */
const Target = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: rem(32),
  minHeight: rem(32),
  marginInlineStart: -8,
  verticalAlign: 'middle',
  cursor: 'pointer',
  '& > input': { width: 16, height: 16, margin: 0, accentColor: color.jade, cursor: 'pointer' },
  '@media (pointer: coarse)': { width: tapTarget, minHeight: tapTarget, '& > input': { width: 20, height: 20 } },
});

export interface RowBoxProps {
  'aria-label': string;
  /** -1 in rows, because the table is a single tab stop (`useTabStop`) and a key selects the focused row. */
  tabIndex: 0 | -1;
  isChosen: boolean;
  isDisabled?: boolean;
  /** Set if only some rows are selected. */
  isPartly?: boolean;
  /** `isRange` is true with Shift. */
  onChoose: (isChosen: boolean, isRange: boolean) => void;
}

/** Checkbox for one row or all shown rows. */
export function RowBox({ isChosen, isPartly = false, isDisabled = false, onChoose, ...rest }: RowBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <Target>
      <input
        ref={box}
        type="checkbox"
        {...rest}
        checked={isChosen}
        disabled={isDisabled}
        onChange={({ target, nativeEvent }) => onChoose(target.checked, (nativeEvent as MouseEvent).shiftKey)}
      />
    </Target>
  );
}
