import { shellApi } from '@gvg/browser-kit';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => shellApi().realtime.subscribe(listener);
const isConnecting = () => shellApi().realtime.get() !== 'off';

/** Whether there is somebody to count for: a user, or a guest with a conversation. Never on servers. */
export const useIsConnecting = (): boolean => useSyncExternalStore(subscribe, isConnecting, () => false);
