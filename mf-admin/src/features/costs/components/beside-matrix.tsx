import { styled } from '@gvg/ui';
import type { ReactNode } from 'react';
import type { PlacedCost } from '../cost-states.ts';
import { CostMatrix } from './cost-matrix.tsx';

/** Wide enough for the list, the editor and its trial next to each other. */
const roomy = '@media (min-width: 1400px)';

const Frame = styled('div')({
  [roomy]: { display: 'grid', gap: 12, alignItems: 'start', gridTemplateColumns: '240px minmax(0, 1fr)' },
});
const Matrix = styled('div')({ display: 'none', [roomy]: { display: 'block' } });

/** Shows a rate next to the list of all rates in force, for navigation between them. */
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
