import { remoteApplication } from '@gvg/browser-kit';
import { adminRemote } from '../admin.remote.tsx';

/** single-spa lifecycles for the shell. */
export const { bootstrap, mount, unmount } = remoteApplication(adminRemote);
