import { styled } from '@gvg/ui';
import type { ReactNode } from 'react';
import type { PlacedCost } from '../cost-states.ts';
import { CostMatrix } from './cost-matrix.tsx';

/** Where the window has room for the list, the editor and its trial beside each other. */
const roomy = '@media (min-width: 1400px)';

const Frame = styled('div')({
  [roomy]: { display: 'grid', gap: 12, alignItems: 'start', gridTemplateColumns: '240px minmax(0, 1fr)' },
});
const Matrix = styled('div')({ display: 'none', [roomy]: { display: 'block' } });

/** One rate with all that are in force beside it, to go from one to the next. */
export function BesideMatrix({
  placed,
  chosen,
  children,
}: {
  placed: readonly PlacedCost[];
  chosen?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Frame>
      <Matrix>
        <CostMatrix placed={placed} chosen={chosen} />
      </Matrix>
      <div>{children}</div>
    </Frame>
  );
}
