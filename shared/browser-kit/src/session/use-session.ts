import type { SessionState } from '@gvg/contracts/composition/shell-api';
import { shellApi } from '../shell/shell-api.ts';
import { useBrowserStore } from '../shell/use-browser-store.ts';

const starting: SessionState = { status: 'starting' };

const subscribe = (listener: () => void) => shellApi().session.subscribe(listener);
const get = () => shellApi().session.get();

/** Returns the session; `starting` in server-rendered markup, which is the same for everyone. */
export const useSession = (): SessionState => useBrowserStore(subscribe, get, starting);
