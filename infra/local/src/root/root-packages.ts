import { createHash } from 'node:crypto';

/** The Debian release whose archive has production's versions of all three parts. */
export const suite = 'forky';

/** The packages that are asked for, with the versions that were tested; where the archive has moved on, its newest is taken. */
export const testedVersions: Readonly<Record<string, string>> = {
  'erlang-base': '1:29.1.1+dfsg-1',
  'postgresql-18': '18.6-3',
  'postgresql-18-documentdb': '1.0-0-1',
  'postgresql-18-postgis-3-scripts': '3.6.4+dfsg-2',
  'rabbitmq-server': '4.3.6-1',
  'redis-server': '5:8.0.6-3',
};

/** Every package counts on these without asking for them. */
export const essentialPackages = ['bash', 'coreutils', 'dash', 'grep', 'hostname', 'libc-bin', 'mawk', 'sed'] as const;

/** Counts changes of how the root is laid out, so that a root of an older kind is never taken for a newer one. */
const layout = 1;

/** Names the root in the cache: clones that want the same root share it, others have their own. */
export const rootKey = createHash('sha256').update(JSON.stringify([suite, testedVersions, essentialPackages, layout])).digest('hex').slice(0, 12);
