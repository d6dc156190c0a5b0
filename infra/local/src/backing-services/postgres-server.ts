import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { postgresqlConf } from '@gvg/documentdb';
import { probeSocket } from '../process/probe-port.ts';
import { runCommand } from '../process/run-command.ts';
import type { Server } from './backing-service.ts';
import type { Runtime } from './runtime.ts';

/** There is no TCP listener: the port is only part of the socket's name. */
export const postgresPort = 5432;

/**
 * PostgreSQL with DocumentDB, which listens on a Unix socket in its data folder (mode 0700); `programs` is the folder of its executables inside
 * the runtime, `socketFolder` a path of the data folder on the host that is short enough for a socket.
 */
export function postgresServer(runtime: Runtime, programs: string, dataFolder: string, socketFolder: string): Server {
  return {
    name: 'postgres',
    definition: {
      ...runtime.command(
        `${programs}/postgres`,
        ['-D', `${runtime.runtimePath(dataFolder)}/cluster`, '-p', String(postgresPort)],
        dataFolder,
      ),
      // Fast shutdown: closes sessions, preserves committed data.
      stopSignal: 'SIGINT',
    },
    beforeStart: () => createCluster(runtime, programs, dataFolder),
    probe: () => probeSocket(`${socketFolder}/.s.PGSQL.${postgresPort}`),
  };
}

/** Created under a temporary name and renamed when complete, so that an interrupted first start is repeated. */
async function createCluster(runtime: Runtime, programs: string, dataFolder: string): Promise<void> {
  const folder = runtime.hostPath(dataFolder);
  const cluster = path.join(folder, 'cluster');
  const incomplete = `${cluster}.new`;
  if (!existsSync(cluster)) {
    rmSync(incomplete, { recursive: true, force: true });
    const options = [
      '-D',
      `${runtime.runtimePath(dataFolder)}/cluster.new`,
      '--auth-local=trust',
      '--auth-host=reject',
      '--locale=C.UTF-8',
      '--encoding=UTF8',
      '-U',
      'postgres',
    ];
    const initialise = runtime.command(`${programs}/initdb`, options, dataFolder);
    const { code, output } = await runCommand(initialise.command, initialise.args, { env: initialise.env });
    if (code !== 0) throw new Error(`PostgreSQL’s data folder could not be made: ${output.trim()}`);
    renameSync(incomplete, cluster);
  }
  const folderInRuntime = runtime.runtimePath(dataFolder);
  const access = {
    listen_addresses: '',
    unix_socket_directories: folderInRuntime,
    'documentdb.localhost_connection_string': `host=${folderInRuntime}`,
  };
  const settings = Object.entries({ ...postgresqlConf, ...access }).map(([name, value]) => `${name} = '${value}'`);
  writeFileSync(path.join(cluster, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
  // Access to the socket is the only authentication. A data folder of an earlier version trusts every local user.
  writeFileSync(path.join(cluster, 'pg_hba.conf'), 'local all all trust\n');
}
