import type { RegisteredRemote, Registry } from '@gvg/contracts/composition/registry';
import { mostSpecificPattern, ownerOf } from '@gvg/contracts/paths';

/** The deployed remote that owns `path` (without language prefix), both by its routes and by contract. */
export function owningRemote(registry: Registry, path: string): RegisteredRemote | undefined {
  const patterns = registry.flatMap(({ name, routes }) => routes.map((route) => ({ name, route })));
  const best = mostSpecificPattern(
    patterns.map(({ route }) => route),
    path,
  );
  const name = patterns.find(({ route }) => route === best)?.name;
  return name !== undefined && name === ownerOf(path) ? registry.find((remote) => remote.name === name) : undefined;
}
