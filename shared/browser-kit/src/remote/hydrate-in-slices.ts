import { startTransition } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { HydrationOptions, Root } from 'react-dom/client';

export interface HydrateOptions extends HydrationOptions {
  /** Somebody waits for it: hydrated in one piece. */
  isUrgent: boolean;
}

/**
 * Hydrates the server-rendered markup of a root in slices of a few milliseconds, so that touches and scrolling are handled in between. React renders a
 * root in one piece unless its first render is a transition.
 */
export function hydrateInSlices(element: HTMLElement, tree: ReactNode, { isUrgent, ...options }: HydrateOptions): Root {
  if (isUrgent) return hydrateRoot(element, tree, options);
  let root: Root | undefined;
  // Runs its function before it returns.
  startTransition(() => {
    root = hydrateRoot(element, tree, options);
  });
  return root as unknown as Root;
}
