import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { postgresqlConf } from '@gvg/documentdb';
import { probePort } from '../process/probe-port.ts';
import { runCommand } from '../process/run-command.ts';
import type { Server } from './backing-service.ts';
import type { Runtime } from './runtime.ts';

/** PostgreSQL with DocumentDB; `programs` is the folder of its executables inside the runtime. */
export function postgresServer(runtime: Runtime, programs: string, dataFolder: string, port: number): Server {
  runtime.prepare(dataFolder);
  return {
    name: 'postgres',
    definition: {
      ...runtime.command(`${programs}/postgres`, ['-D', `${runtime.runtimePath(dataFolder)}/cluster`, '-p', String(port)], dataFolder),
      // Fast shutdown: closes sessions, preserves committed data.
      stopSignal: 'SIGINT',
    },
    beforeStart: () => createCluster(runtime, programs, dataFolder),
    probe: () => probePort(port),
  };
}

/** Created under a temporary name and renamed when complete, so that an interrupted first start is repeated. */
async function createCluster(runtime: Runtime, programs: string, dataFolder: string): Promise<void> {
  const folder = runtime.hostPath(dataFolder);
  const cluster = path.join(folder, 'cluster');
  const incomplete = `${cluster}.new`;
  if (!existsSync(cluster)) {
    rmSync(incomplete, { recursive: true, force: true });
    const options = ['-D', `${runtime.runtimePath(dataFolder)}/cluster.new`, '--auth=trust', '--locale=C.UTF-8', '--encoding=UTF8', '-U', 'postgres'];
    const initialise = runtime.command(`${programs}/initdb`, options, dataFolder);
    const { code, output } = await runCommand(initialise.command, initialise.args, { env: initialise.env, timeout: 120_000 });
    if (code !== 0) throw new Error(`PostgreSQL’s data folder could not be made: ${output.trim()}`);
    renameSync(incomplete, cluster);
  }
  const settings = Object.entries(postgresqlConf).map(([name, value]) => `${name} = '${value}'`);
  writeFileSync(path.join(cluster, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
}
