import { color, rem, styled, tapTarget } from '@gvg/ui';
import { useLayoutEffect, useRef } from 'react';

/** The target is larger than the box. */
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
  /** -1 in the rows: the table is one stop of Tab (`useTabStop`), and the focused row is chosen by a key. */
  tabIndex: 0 | -1;
  isChosen: boolean;
  isDisabled?: boolean;
  /** Of several rows some are chosen, but not all. */
  isPartly?: boolean;
  /** `isRange`: with Shift. */
  onChoose: (isChosen: boolean, isRange: boolean) => void;
}

/** Chooses a row, or all that are shown. */
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
