import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../../..');

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [path.join(folder, entry.name)] : [],
  );

/**
 * Returns the version of webpack's cache for one package: a hash of the tools' versions and of the configuration. Sources are not included,
 * because webpack compares them itself.
 */
export function cacheVersion(directory) {
  const own = filesIn(directory).filter((file) => /\.(mjs|ts|json)$/.test(file));
  const files = [path.join(repository, 'package-lock.json'), ...filesIn(import.meta.dirname), ...own];
  const hash = createHash('sha256').update(process.version);
  for (const file of files.filter(existsSync))
    hash.update(`\0${path.relative(repository, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
