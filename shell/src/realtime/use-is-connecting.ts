import { shellApi } from '@gvg/browser-kit';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => shellApi().realtime.subscribe(listener);
const isConnecting = () => shellApi().realtime.get() !== 'off';

/** Returns whether there are counts to follow: for a user, or a guest with a conversation. Always false on servers. */
export const useIsConnecting = (): boolean => useSyncExternalStore(subscribe, isConnecting, () => false);
