import { remoteApplication } from '@gvg/browser-kit';
import { storefront } from '../storefront.remote.tsx';

/** single-spa's lifecycles, as the shell loads them. */
export const { bootstrap, mount, unmount } = remoteApplication(storefront);
