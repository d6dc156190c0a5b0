import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { pauseOrOnline } from './pause-or-online.ts';

type Loading<Props> = { Loaded: ComponentType<Props> } | { failure: unknown } | 'loading';

interface LaterOptions {
  fallback: ReactNode;
  /** Otherwise it shows the fallback where it cannot be loaded, and loads again while it is shown. */
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
 * A component of a later chunk: `fallback` (nothing) until it is loaded, then without delay, whereas React shows what has suspended 300 ms after its fallback at the
 * earliest. Throws what its loading failed with; mounted again, it is loaded again (`React.lazy` would keep the failure until the page is reloaded).
 */
export const laterComponent = <Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> => createLaterComponent(load, { fallback, throwsFailure: true });

/** A component of a later chunk that the page can do without: `fallback` (nothing) where it cannot be loaded, which is tried again while it is shown. */
export const optionalComponent = <Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> => createLaterComponent(load, { fallback, throwsFailure: false });
