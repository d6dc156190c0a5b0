import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { pauseOrOnline } from './pause-or-online.ts';

type Loading<Props> = { Loaded: ComponentType<Props> } | { failure: unknown } | 'loading';

interface LaterOptions {
  fallback: ReactNode;
  /** If false, it shows the fallback when it cannot be loaded, and loads again while mounted. */
  throwsFailure: boolean;
}

const firstRetryMs = 2_000;
const longestRetryMs = 60_000;

function createLaterComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback, throwsFailure }: LaterOptions,
): ComponentType<Props> {
  let known: Loading<Props> = 'loading';
  return function LaterComponent(props: Props) {
    const [state, setState] = useState<Loading<Props>>(known);
    const isLoading = state === 'loading';
    useEffect(() => {
      if (!isLoading) return undefined;
      const shown = new AbortController();
      const loadUntilThere = async () => {
        for (let wait = firstRetryMs; !shown.signal.aborted; wait = Math.min(wait * 2, longestRetryMs)) {
          try {
            known = { Loaded: await load() };
            if (!shown.signal.aborted) setState(known);
            return;
          } catch (failure) {
            if (throwsFailure) {
              if (!shown.signal.aborted) setState({ failure });
              return;
            }
            await pauseOrOnline(wait, shown.signal);
          }
        }
      };
      void loadUntilThere();
      return () => shown.abort();
    }, [isLoading]);
    if (state === 'loading') return fallback;
    if ('failure' in state) throw state.failure;
    return <state.Loaded {...props} />;
  };
}

/**
 * A component of a later chunk. Renders `fallback` (nothing) until it is loaded, then the component without delay; React shows suspended
 * content at the earliest 300 ms after its fallback. Throws the error of its loading, and loads again when it is mounted again
 * (`React.lazy` would keep the error until the page is reloaded).
 */
export const laterComponent = <Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> => createLaterComponent(load, { fallback, throwsFailure: true });

/**
 * A component of a later chunk that the page can do without. Renders `fallback` (nothing) if it cannot be loaded, and tries again while
 * mounted.
 */
export const optionalComponent = <Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> => createLaterComponent(load, { fallback, throwsFailure: false });
