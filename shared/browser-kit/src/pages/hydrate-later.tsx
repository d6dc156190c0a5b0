import { useLocation } from '@gvg/router';
import { Suspense, createContext, use, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import type { HydrationGate } from '../remote/hydration-gate.ts';

/** Undefined on servers and where the browser renders from scratch: there is nothing to hold back. */
export const HydrationGateContext = createContext<HydrationGate | undefined>(undefined);

function Gated({ gate, children }: { gate: HydrationGate | undefined; children: ReactNode }) {
  if (gate && !gate.isOpen) use(gate.whenOpen);
  return children;
}

/**
 * A section below the first screen: its server-rendered markup stays as it is until the rest of the page is hydrated and the browser is idle, or until
 * something on the page is used.
 */
export function HydrateLater({ children }: { children: ReactNode }) {
  const gate = useContext(HydrationGateContext);
  const location = useLocation();
  const [first] = useState({ children, location });
  // React cannot update a section that is not hydrated: it would replace its markup by the fallback.
  if (first.children !== children || first.location !== location) gate?.open();
  return (
    <Suspense>
      <Gated gate={gate}>{children}</Gated>
    </Suspense>
  );
}
