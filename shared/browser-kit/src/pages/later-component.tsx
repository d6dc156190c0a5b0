import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

type Loading<Props> = { Loaded: ComponentType<Props> } | { failure: unknown } | 'loading';

/**
 * A component of a later chunk: `fallback` (nothing) until it is loaded, then without delay, whereas React shows what has suspended 300 ms after its fallback at the
 * earliest. Throws what its loading failed with; mounted again, it is loaded again.
 */
export function laterComponent<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  let known: Loading<Props> = 'loading';
  return function LaterComponent(props: Props) {
    const [state, setState] = useState<Loading<Props>>(known);
    const isLoading = state === 'loading';
    useEffect(() => {
      if (!isLoading) return undefined;
      let isMounted = true;
      const show = (next: Loading<Props>) => {
        if (isMounted) setState(next);
      };
      load().then(
        (Loaded) => show((known = { Loaded })),
        (failure: unknown) => show({ failure }),
      );
      return () => {
        isMounted = false;
      };
    }, [isLoading]);
    if (state === 'loading') return fallback;
    if ('failure' in state) throw state.failure;
    return <state.Loaded {...props} />;
  };
}

const Nothing = () => null;

/** A component of a later chunk that the page can do without: nothing where it cannot be loaded. */
export const optionalComponent = <Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => laterComponent<Props>(() => load().catch(() => Nothing));
