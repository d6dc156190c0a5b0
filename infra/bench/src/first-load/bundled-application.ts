/** Replaces the shell's remote loading in the single bundle: the storefront is imported statically. */
import type { Application } from '@gvg/browser-kit';
import { bootstrap, mount, unmount } from '../../../../mf-storefront/src/expose/application.tsx';

export function registerAll(): void {}

export function loadApplication(): Promise<Application> {
  return Promise.resolve({ bootstrap, mount, unmount });
}
