import { routeOwnerOf } from '@gvg/contracts/composition/route-owner';
import { splitLocale } from '@gvg/contracts/values/locale';
import type { ReactNode } from 'react';
import { addErrorHandler, registerApplication, start } from 'single-spa';
import type { PageRemote } from '../page/shell-state.ts';
import { registerAllRemotes } from './load-exposed.ts';
import { RemoteSlot } from './remote-slot.tsx';
import { retrySharedModules } from './retry-shared-modules.ts';

interface Mountable {
  mount(): void;
  unmount(): void;
}

const asLifecycle = (step: () => void) => () => {
  step();
  return Promise.resolve();
};

const asApplication = (content: Mountable) => ({
  bootstrap: asLifecycle(() => {}),
  mount: asLifecycle(() => content.mount()),
  unmount: asLifecycle(() => content.unmount()),
});

/**
 * Returns a function that finds the owner of a pathname. It remembers the last one: single-spa asks all applications again whenever one is
 * registered.
 */
function ownerLookup(remotes: readonly PageRemote[]): (pathname: string) => PageRemote | undefined {
  let last: { pathname: string; owner: PageRemote | undefined } | undefined;
  return (pathname) => {
    if (last?.pathname !== pathname)
      last = { pathname, owner: routeOwnerOf(remotes, splitLocale(pathname).path)?.remote };
    return last.owner;
  };
}

/**
 * Registers every remote as an application that is active on its own paths, and the shell's pages, loaded on demand, for all other paths.
 * The owner of the current path starts to load at once; it is mounted when the returned function is called.
 */
export function prepareRemotes(
  remotes: readonly PageRemote[],
  wrap: (content: ReactNode) => ReactNode,
  loadShellPages: () => Promise<Mountable>,
): () => void {
  registerAllRemotes(remotes);
  retrySharedModules();
  addErrorHandler(reportError);
  const ownerAt = ownerLookup(remotes);
  for (const remote of remotes) {
    const slot = new RemoteSlot({ remote, wrap });
    if (ownerAt(location.pathname) === remote) slot.preload();
    registerApplication({
      name: remote.name,
      app: () => Promise.resolve(asApplication(slot)),
      activeWhen: ({ pathname }) => ownerAt(pathname)?.name === remote.name,
    });
  }
  registerApplication({
    name: 'shell',
    app: () => loadShellPages().then(asApplication),
    activeWhen: ({ pathname }) => ownerAt(pathname) === undefined,
  });
  return () => start({ urlRerouteOnly: true });
}
