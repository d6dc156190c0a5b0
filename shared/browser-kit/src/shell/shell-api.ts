import type { ReadableStore, ShellApiV1 } from '@gvg/contracts/composition/shell-api';
import { useSyncExternalStore } from 'react';

/** What the shell offers; only in the browser, and only from effects and handlers: on the server there is no shell. */
export function shellApi(): ShellApiV1 {
  const api = window.__GVG_SHELL_V1__;
  if (api === undefined) throw new Error('No shell on this page: window.__GVG_SHELL_V1__ is missing');
  return api;
}

/** A value of the shell that changes over time; `drawn` is what the server drew. */
export function useReadableStore<Value>(store: ReadableStore<Value>, serverValue: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => serverValue);
}
