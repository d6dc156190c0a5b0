/** Stands in for the shell's loading over the network in the one bundle: the storefront is simply there. */
import type { Application } from '@gvg/browser-kit';
import { bootstrap, mount, unmount } from '../../../../mf-storefront/src/expose/application.tsx';

export function registerAll(): void {}

export function loadApplication(): Promise<Application> {
  return Promise.resolve({ bootstrap, mount, unmount });
}
