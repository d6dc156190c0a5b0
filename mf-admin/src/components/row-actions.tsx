import { IconButton, color, rem, styled } from '@gvg/ui';
import type { ComponentType, SVGProps } from 'react';

const Frame = styled('span')({ display: 'inline-flex', gap: 2 });
const Action = styled(IconButton)({
  width: rem(34),
  height: rem(34),
  color: color.muted,
  '&:hover, &:focus-visible': { color: color.jade },
  '@media (pointer: coarse)': { width: rem(44), height: rem(44) },
});

export interface RowAction {
  /** Includes the name of the row, because all rows have the same buttons. */
  label: string;
  Icon: ComponentType<SVGProps<SVGSVGElement> & { size?: number | string }>;
  isDisabled?: boolean;
  run: () => void;
}

/** Buttons for a row that is not opened. */
export function RowActions({ actions }: { actions: readonly RowAction[] }) {
  return (
    <Frame>
      {actions.map(({ label, Icon, isDisabled = false, run }) => (
        <Action key={label} label={label} title={label} disabled={isDisabled} onClick={run}>
          <Icon size={17} aria-hidden />
        </Action>
      ))}
    </Frame>
  );
}
