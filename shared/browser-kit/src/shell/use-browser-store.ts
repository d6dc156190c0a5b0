import { startTransition, useEffect, useReducer, useRef, useSyncExternalStore } from 'react';

/**
 * Value of a store that server-rendered markup cannot know: `onServer` there and while that markup is hydrated, the store's own afterwards. What the
 * browser knows better is rendered in a transition; `useSyncExternalStore` alone would render it at once and block the browser meanwhile.
 */
export function useBrowserStore<Value>(
  subscribe: (listener: () => void) => () => void,
  get: () => Value,
  onServer: Value,
): Value {
  const isHydrating = useRef(false);
  const [, renderAgain] = useReducer((renders: number) => renders + 1, 0);
  const value = useSyncExternalStore(
    subscribe,
    () => (isHydrating.current ? onServer : get()),
    // React asks for this while it hydrates.
    () => {
      isHydrating.current = true;
      return onServer;
    },
  );
  useEffect(() => {
    if (!isHydrating.current) return;
    isHydrating.current = false;
    if (get() !== onServer) startTransition(renderAgain);
  }, [get, onServer]);
  return value;
}
