import { useLocation } from '@gvg/router';
import { styled } from '@gvg/ui';
import { Suspense, createContext, use, useContext, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { laterAttribute } from '../remote/hydration-gate.ts';
import type { HydrationGate } from '../remote/hydration-gate.ts';

/** Undefined on servers and where the browser renders from scratch: there is nothing to hold back. */
export const HydrationGateContext = createContext<HydrationGate | undefined>(undefined);

const Contents = styled('div')({ display: 'contents' });

function Gated({
  section,
  children,
}: {
  section: ReturnType<HydrationGate['section']> | undefined;
  children: ReactNode;
}) {
  if (section && !section.isOpen) use(section.whenOpen);
  return children;
}

/**
 * A section that visitors use later than the rest, such as one below the first screen: its server-rendered markup stays as it is until the rest of the
 * page is hydrated and the browser is idle, or until something in it is used.
 */
export function HydrateLater({ children }: { children: ReactNode }) {
  const id = useId();
  const section = useContext(HydrationGateContext)?.section(id);
  const location = useLocation();
  const [first] = useState({ children, location });
  // React cannot update a section that is not hydrated: it would replace its markup by the fallback.
  if (first.children !== children || first.location !== location) section?.open();
  return (
    <Contents {...{ [laterAttribute]: id }}>
      <Suspense>
        <Gated section={section}>{children}</Gated>
      </Suspense>
    </Contents>
  );
}
