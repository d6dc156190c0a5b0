import { existsSync } from 'node:fs';
import path from 'node:path';

/** Returns the repository's root, found from any folder inside it. */
export function repositoryRoot(from = process.cwd()): string {
  if (existsSync(path.join(from, 'turbo.json'))) return from;
  const parent = path.dirname(from);
  if (parent === from) throw new Error(`${process.cwd()} is not inside the repository`);
  return repositoryRoot(parent);
}
