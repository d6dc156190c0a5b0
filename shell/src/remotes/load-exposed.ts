import type { Application, WidgetModule, WidgetName } from '@gvg/browser-kit';
import { isRunnable } from '@gvg/contracts/composition/page-contract';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { PageRemote } from '../page/shell-state.ts';

const toRemoteEntry = ({ name, entryUrl }: PageRemote, attempt: number) => ({
  name,
  // A failed script is cached by its URL; a new URL forces a new request.
  entry: attempt === 0 ? entryUrl : `${entryUrl}?attempt=${attempt}`,
  type: 'global' as const,
});

export function registerAllRemotes(remotes: readonly PageRemote[]): void {
  registerRemotes(remotes.map((remote) => toRemoteEntry(remote, 0)));
}

/** A failed preload would satisfy the next request for its script, so the links are removed before a retry. */
function removePreloads({ entryUrl }: PageRemote): void {
  const folder = entryUrl.slice(0, entryUrl.lastIndexOf('/') + 1);
  for (const link of document.querySelectorAll(`link[rel="preload"][href^="${CSS.escape(folder)}"]`)) link.remove();
}

/** A loaded entry is a property of the window; replacing it would run the remote's modules a second time. */
const isEntryLoaded = ({ name }: PageRemote) => name in window;

/** Loads an exposed module of a remote. Rejects if it cannot be loaded; an attempt above 0 bypasses cached failures. */
async function loadExposed<Module>(remote: PageRemote, name: string, attempt: number): Promise<Module> {
  if (!isRunnable(remote))
    throw new Error(`${remote.name} ${remote.version} is of version ${remote.pageContract} of the page contract`);
  if (attempt > 0) {
    removePreloads(remote);
    if (!isEntryLoaded(remote)) registerRemotes([toRemoteEntry(remote, attempt)], { force: true });
  }
  const module = await loadRemote<Module>(remote.name + name.slice(1));
  if (!module) throw new Error(`${remote.name} exposes no ${name}`);
  return module;
}

export const loadApplication = (remote: PageRemote, attempt: number) =>
  loadExposed<Application>(remote, './application', attempt);

export const loadWidget = <Name extends WidgetName>(remote: PageRemote, name: Name, attempt: number) =>
  loadExposed<WidgetModule<Name>>(remote, name, attempt);
