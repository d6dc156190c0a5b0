import { splitLocale } from '@gvg/contracts/locale';
import { mostSpecificPattern } from '@gvg/contracts/paths';
import type { PageRemote } from '../page/shell-state.ts';

/** The deployed remote that owns `pathname` (with language prefix); the most specific route wins. */
export function owningRemote(remotes: readonly PageRemote[], pathname: string): PageRemote | undefined {
  const routes = remotes.flatMap((remote) => remote.routes.map((route) => ({ remote, route })));
  const best = mostSpecificPattern(
    routes.map(({ route }) => route),
    splitLocale(pathname).path,
  );
  return routes.find(({ route }) => route === best)?.remote;
}
