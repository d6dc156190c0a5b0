import { routeOwnerOf } from '@gvg/contracts/composition/route-owner';
import { splitLocale } from '@gvg/contracts/locale';
import type { ReactNode } from 'react';
import { addErrorHandler, registerApplication, start } from 'single-spa';
import { reportFailure } from '../page/report-failure.ts';
import type { PageRemote } from '../page/shell-state.ts';
import { registerAllRemotes } from './load-exposed.ts';
import { RemoteSlot } from './remote-slot.tsx';

const asLifecycle = (step: () => void) => () => {
  step();
  return Promise.resolve();
};

/** Registers every remote as an application that is active where it owns the path, and the shell’s pages for all other paths. */
export function startRemotes(remotes: readonly PageRemote[], wrap: (content: ReactNode) => ReactNode, shellPages: { mount(): void; unmount(): void }): void {
  registerAllRemotes(remotes);
  addErrorHandler(reportFailure);
  const ownerAt = (pathname: string) => routeOwnerOf(remotes, splitLocale(pathname).path)?.remote;
  const bootstrap = asLifecycle(() => {});
  for (const remote of remotes) {
    const slot = new RemoteSlot({ remote, wrap });
    registerApplication({
      name: remote.name,
      app: () => Promise.resolve({ bootstrap, mount: asLifecycle(() => slot.mount()), unmount: asLifecycle(() => slot.unmount()) }),
      activeWhen: ({ pathname }) => ownerAt(pathname)?.name === remote.name,
    });
  }
  registerApplication({
    name: 'shell',
    app: () => Promise.resolve({ bootstrap, mount: asLifecycle(() => shellPages.mount()), unmount: asLifecycle(() => shellPages.unmount()) }),
    activeWhen: ({ pathname }) => ownerAt(pathname) === undefined,
  });
  start({ urlRerouteOnly: true });
}
