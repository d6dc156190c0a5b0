import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';

/** A component of a later chunk, loaded when it is first rendered; nothing until then, and where it cannot be loaded. */
export function laterComponent(load: () => Promise<ComponentType>): ComponentType {
  const Loaded = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  );
  return () => (
    <Suspense>
      <Loaded />
    </Suspense>
  );
}
