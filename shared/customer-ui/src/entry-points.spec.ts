import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exports as entryPoints } from '../package.json';

/** Returns the files of this package that `file` loads at run time, directly or indirectly. */
function loadedBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, clause, specifier = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s([^;]*?)from '(\.[^']+)';/gms,
  ))
    if (!clause?.startsWith('type ')) loadedBy(path.resolve(path.dirname(file), specifier), found);
  return found;
}

const filesOf = (entry: string) => loadedBy(path.resolve(__dirname, '..', entry));
/** Tests load everything at once. */
const atOnce = ['.', './testing'];
const later = Object.entries(entryPoints).filter(([name]) => !atOnce.includes(name));
const first = filesOf(entryPoints['.']);

test.each(later)('%s imports code of the first page from the package instead of its files', (_, entry) => {
  expect([...filesOf(entry)].filter((file) => first.has(file))).toEqual([]);
});
