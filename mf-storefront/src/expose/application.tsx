import { remoteApplication } from '@gvg/browser-kit';
import { storefront } from '../storefront.remote.tsx';

/** single-spa lifecycles, loaded by the shell. */
export const { bootstrap, mount, unmount } = remoteApplication(storefront);
