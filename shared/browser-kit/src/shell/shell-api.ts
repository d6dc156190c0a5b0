import type { ReadableStore, ShellApiV1 } from '@gvg/contracts/composition/shell-api';
import { useSyncExternalStore } from 'react';

/** Returns the shell's API. Browser only: call it from effects and event handlers, not while rendering. */
export function shellApi(): ShellApiV1 {
  const api = window.__GVG_SHELL_V1__;
  if (api === undefined) throw new Error('No shell on this page: window.__GVG_SHELL_V1__ is missing');
  return api;
}

/** Subscribes to a store of the shell. `serverValue` is the value in server-rendered markup. */
export function useReadableStore<Value>(store: ReadableStore<Value>, serverValue: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => serverValue);
}
