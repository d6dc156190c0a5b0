import type { SessionState } from '@gvg/contracts/composition/shell-api';
import { useSyncExternalStore } from 'react';
import { shellApi } from '../shell/shell-api.ts';

const starting: SessionState = { status: 'starting' };

const subscribe = (listener: () => void) => shellApi().session.subscribe(listener);
const get = () => shellApi().session.get();
const onServer = () => starting;

/** Who is signed in; `starting` in server-rendered markup, which is the same for everybody. */
export const useSession = (): SessionState => useSyncExternalStore(subscribe, get, onServer);
