import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Server } from './backing-service.ts';
import { probeRabbit } from './probes.ts';
import { randomPassword } from './credentials.ts';
import type { Runtime } from './runtime.ts';

const definitionsFile = 'definitions.json';

export type RabbitPorts = { amqp: number; distribution: number; epmd: number };
export type RabbitPrograms = { epmd: string; server: string };

/**
 * Private RabbitMQ and its port mapper (epmd). The mapper is started explicitly, because an implicitly started one detaches and outlives the broker. `url`
 * names the broker's only user.
 */
export function rabbitServers(
  runtime: Runtime,
  programs: RabbitPrograms,
  dataFolder: string,
  ports: RabbitPorts,
  url: string,
): Server[] {
  runtime.prepare(dataFolder);
  const epmdFolder = path.join(path.dirname(dataFolder), 'epmd');
  runtime.prepare(epmdFolder);
  const runtimePath = runtime.runtimePath(dataFolder);
  writeConfiguration(runtime, dataFolder, ports.amqp, new URL(url));
  const epmd = { ERL_EPMD_PORT: String(ports.epmd), ERL_EPMD_ADDRESS: '127.0.0.1' };
  return [
    {
      name: 'epmd',
      definition: runtime.command(
        programs.epmd,
        ['-port', String(ports.epmd), '-address', '127.0.0.1'],
        epmdFolder,
        epmd,
      ),
      probe: () => Promise.resolve(),
    },
    {
      name: 'rabbitmq',
      definition: {
        graceMilliseconds: 20_000,
        ...runtime.command(programs.server, [], dataFolder, { ...epmd, ...environment(runtimePath, ports) }),
      },
      probe: async () => void (await probeRabbit(url)),
    },
  ];
}

function environment(runtimePath: string, ports: RabbitPorts): Record<string, string> {
  return {
    HOME: runtimePath,
    RABBITMQ_NODENAME: 'gvg@localhost',
    RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
    RABBITMQ_NODE_PORT: String(ports.amqp),
    RABBITMQ_DIST_PORT: String(ports.distribution),
    RABBITMQ_MNESIA_BASE: `${runtimePath}/mnesia`,
    RABBITMQ_LOG_BASE: `${runtimePath}/log`,
    RABBITMQ_SCHEMA_DIR: `${runtimePath}/schema`,
    RABBITMQ_GENERATED_CONFIG_DIR: `${runtimePath}/generated`,
    RABBITMQ_CONFIG_FILE: `${runtimePath}/rabbitmq`,
    RABBITMQ_ADVANCED_CONFIG_FILE: `${runtimePath}/advanced`,
    RABBITMQ_ENABLED_PLUGINS_FILE: `${runtimePath}/enabled_plugins`,
    RABBITMQ_PID_FILE: `${runtimePath}/pid`,
    // The host's settings apply only to the host's broker.
    RABBITMQ_CONF_ENV_FILE: '/dev/null',
    // The script execs the broker, so that signals reach it directly and not a wrapping shell.
    RUNNING_UNDER_SYSTEMD: 'true',
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS:
      '-kernel inet_dist_use_interface {127,0,0,1} +sbwt none +sbwtdcpu none +sbwtdio none +S 2:2',
  };
}

function writeConfiguration(runtime: Runtime, dataFolder: string, port: number, account: URL): void {
  const settings = [
    `listeners.tcp.1 = 127.0.0.1:${port}`,
    'log.console = false',
    `load_definitions = ${runtime.runtimePath(dataFolder)}/${definitionsFile}`,
    'vm_memory_high_watermark.absolute = 512MB',
    'disk_free_limit.absolute = 200MB',
  ];
  const definitions = rabbitDefinitions(runtime.hostPath(dataFolder), account);
  runtime.writeFile(dataFolder, 'rabbitmq.conf', `${settings.join('\n')}\n`);
  runtime.writeFile(dataFolder, definitionsFile, `${JSON.stringify(definitions, null, 2)}\n`);
  runtime.writeFile(dataFolder, 'enabled_plugins', '[].\n');
  // Secret of Erlang's distribution port. The one that Erlang generates is predictable.
  runtime.writeFile(dataFolder, '.erlang.cookie', randomPassword());
}

type RabbitUser = {
  name: string;
  password?: string;
  password_hash?: string;
  hashing_algorithm?: string;
  tags: string[];
};

/** Imported by the broker at each start. They must contain the user, because a broker with definitions creates no default user. */
function rabbitDefinitions(folder: string, { username, password }: URL): object {
  const users: RabbitUser[] = [{ name: username, password, tags: ['administrator'] }];
  return {
    vhosts: [{ name: '/' }],
    users: hasDefaultUser(folder) ? [...users, disabledDefaultUser] : users,
    permissions: [{ user: username, vhost: '/', configure: '.*', write: '.*', read: '.*' }],
  };
}

/** A user with an empty hash cannot log in. */
const disabledDefaultUser: RabbitUser = {
  name: 'guest',
  password_hash: '',
  hashing_algorithm: 'rabbit_password_hashing_sha256',
  tags: [],
};

/** Returns true if the broker's data were created before it had definitions, with RabbitMQ's default user. */
function hasDefaultUser(folder: string): boolean {
  const file = path.join(folder, definitionsFile);
  if (!existsSync(file)) return existsSync(path.join(folder, 'mnesia'));
  const { users } = JSON.parse(readFileSync(file, 'utf8')) as { users: RabbitUser[] };
  return users.some(({ name }) => name === disabledDefaultUser.name);
}
