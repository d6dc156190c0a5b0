/**
 * Builds the private Debian root while `npm ci` runs, if Redis or RabbitMQ will come from it. Imports no package. Prints nothing: `npm start` waits for it, and
 * repeats failed work with its errors.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findProgram } from '../process/find-program.ts';
import { cacheFolder, dataFolder } from '../state/paths.ts';
import { ensureDebianRoot } from './debian-root.ts';
import { debianRootUnavailableReason } from './root-support.ts';

const servers = [
  { address: 'AMQP_URL', program: 'rabbitmq-server' },
  { address: 'REDIS_URL', program: 'redis-server' },
] as const;

const allowedSources = process.env.GVG_BACKING_SERVICES?.split(',').map((name) => name.trim());
const isAllowed = (source: string): boolean => allowedSources?.includes(source) ?? true;
const isFromRoot = ({ address, program }: (typeof servers)[number]): boolean =>
  !(isAllowed('environment') && process.env[address]) && !(isAllowed('path') && findProgram(program) !== undefined);

const controller = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(name, () => controller.abort(new Error(name)));

// Existing data have a chosen server and a built root already.
const isFirstStart = !existsSync(path.join(dataFolder, 'backing-services/chosen.json'));
if (
  isFirstStart &&
  isAllowed('debian-root') &&
  servers.some(isFromRoot) &&
  (await debianRootUnavailableReason()) === undefined
) {
  await ensureDebianRoot(cacheFolder(), () => {}, controller.signal);
}
