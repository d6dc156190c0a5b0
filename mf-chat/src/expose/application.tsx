import { remoteApplication } from '@gvg/browser-kit';
import { chatRemote } from '../chat.remote.tsx';

/** single-spa lifecycles, loaded by the shell. */
export const { bootstrap, mount, unmount } = remoteApplication(chatRemote);
