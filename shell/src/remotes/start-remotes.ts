import type { ReactNode } from 'react';
import { addErrorHandler, registerApplication, start } from 'single-spa';
import { reportFailure } from '../page/report-failure.ts';
import type { PageRemote } from '../page/shell-state.ts';
import { registerAll } from './load-application.ts';
import { ownerAt } from './owner.ts';
import { RemotePlace } from './remote-place.tsx';

const at = (step: () => void) => () => {
  step();
  return Promise.resolve();
};

/** Registers every remote of the registry as an application that is active where it owns the path, and the shell's own page everywhere else. */
export function startRemotes(remotes: readonly PageRemote[], wrap: (content: ReactNode) => ReactNode, ownPage: { mount(): void; unmount(): void }): void {
  registerAll(remotes);
  addErrorHandler(reportFailure);
  const bootstrap = at(() => {});
  for (const remote of remotes) {
    const place = new RemotePlace({ remote, wrap });
    registerApplication({
      name: remote.name,
      app: () => Promise.resolve({ bootstrap, mount: at(() => place.mount()), unmount: at(() => place.unmount()) }),
      activeWhen: ({ pathname }) => ownerAt(remotes, pathname)?.name === remote.name,
    });
  }
  registerApplication({
    name: 'shell',
    app: () => Promise.resolve({ bootstrap, mount: at(() => ownPage.mount()), unmount: at(() => ownPage.unmount()) }),
    activeWhen: ({ pathname }) => ownerAt(remotes, pathname) === undefined,
  });
  start({ urlRerouteOnly: true });
}
