import { remoteApplication } from '@gvg/browser-kit';
import { cartRemote } from '../cart.remote.tsx';

/** single-spa lifecycles, loaded by the shell. */
export const { bootstrap, mount, unmount } = remoteApplication(cartRemote);
