import { shellApi } from '@gvg/browser-kit';
import type { RealtimeState } from '@gvg/contracts/composition/shell-api';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => shellApi().realtime.subscribe(listener);
const get = (): RealtimeState => shellApi().realtime.get();
const onServer = (): RealtimeState => 'off';

/** Returns the state of the connection; `off` in server-rendered markup. */
export const useRealtimeState = (): RealtimeState => useSyncExternalStore(subscribe, get, onServer);
