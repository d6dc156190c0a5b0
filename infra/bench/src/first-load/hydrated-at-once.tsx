/**
 * Replaces the late-hydration boundary in the single bundle, whose page is hydrated as a whole at start: the same markup without any delay.
 */
import { styled } from '@gvg/ui';
import { Suspense, createContext, useId } from 'react';
import type { ReactNode } from 'react';

export class HydrationGate {}

export const HydrationGateContext = createContext<HydrationGate | undefined>(undefined);

const Contents = styled('div')({ display: 'contents' });

export function HydrateLater({ children }: { children: ReactNode }) {
  return (
    <Contents data-hydrated-later={useId()}>
      <Suspense>{children}</Suspense>
    </Contents>
  );
}
