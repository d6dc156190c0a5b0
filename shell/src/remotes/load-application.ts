import type { Application } from '@gvg/browser-kit';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { PageRemote } from '../page/shell-state.ts';

const toRemoteEntry = ({ name, entryUrl }: PageRemote, attempt: number) => ({
  name,
  // A failed script is cached by its address; a new address forces a new request.
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

/** Loads the application of a remote. Rejects when it cannot be loaded; an attempt above 0 bypasses cached failures. */
export async function loadApplication(remote: PageRemote, attempt: number): Promise<Application> {
  if (attempt > 0) {
    removePreloads(remote);
    registerRemotes([toRemoteEntry(remote, attempt)], { force: true });
  }
  const module = await loadRemote<Application>(`${remote.name}/application`);
  if (!module) throw new Error(`${remote.name} exposes no application`);
  return module;
}
