import { startTransition, useEffect, useReducer, useRef, useSyncExternalStore } from 'react';

/**
 * Returns the value of a store that server-rendered markup cannot know: `onServer` there and during hydration, the store's own afterwards.
 * The change is rendered in a transition; `useSyncExternalStore` would render it synchronously and block the browser.
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
    // React calls this during hydration.
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
