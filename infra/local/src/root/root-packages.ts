import { createHash } from 'node:crypto';

/** The Debian release whose archive has production's versions of all three backing services. */
export const suite = 'forky';

/** The requested packages with their tested versions; where the archive no longer has a version, its newest is installed. */
export const testedVersions: Readonly<Record<string, string>> = {
  'erlang-base': '1:29.1.1+dfsg-1',
  'postgresql-18': '18.6-3',
  'postgresql-18-documentdb': '1.0-0-1',
  'postgresql-18-postgis-3-scripts': '3.6.4+dfsg-2',
  'rabbitmq-server': '4.3.6-1',
  'redis-server': '5:8.0.6-3',
};

/** Packages rely on these without declaring a dependency. */
export const essentialPackages = ['bash', 'coreutils', 'dash', 'grep', 'hostname', 'libc-bin', 'mawk', 'sed'] as const;

/** Layout version of the root; increment it on a change, so that a root of an older layout is never reused. */
const layout = 1;

/** Key of the root in the cache: clones with the same packages share one root. */
export const rootKey = createHash('sha256')
  .update(JSON.stringify([suite, testedVersions, essentialPackages, layout]))
  .digest('hex')
  .slice(0, 12);
