import { UserError } from '../process/user-error.ts';
import type { Site, SiteEntry } from '../site.ts';

/** Entries that `npm run dev` reloads: the named ones, or all. @throws UserError that lists unknown names */
export function selectHot({ services, demos, remotes, shell }: Site, names: readonly string[]): SiteEntry[] {
  const all = [...services, ...demos, ...remotes, shell];
  if (names.length === 0) return all;
  const unknown = names.filter((name) => !all.some((entry) => entry.name === name));
  if (unknown.length > 0)
    throw new UserError(
      `The site has no ${unknown.join(', ')}; npm run dev takes names out of: ${all
        .map(({ name }) => name)
        .sort()
        .join(', ')}.`,
    );
  const needsHotShell = remotes.some(({ name }) => names.includes(name));
  // Hot modules need React's development build, which comes from the shell.
  return all.filter((entry) => names.includes(entry.name) || (entry === shell && needsHotShell));
}
