import path from 'node:path';
import { createHash } from 'node:crypto';
import { findProgram } from '../process/find-program.ts';
import { freePort } from '@gvg/testing/free-port';
import { runCommand } from '../process/run-command.ts';
import { UserError } from '../process/user-error.ts';
import { composeSecretNames } from '../compose/compose-file.ts';
import { repository } from '../state/paths.ts';
import { readWorkspaces } from '../workspaces.ts';
import { user } from './credentials.ts';
import type { BackingService, BackingServiceName } from './backing-service.ts';
import { probeDocuments, probeRabbit, probeRedis } from './probes.ts';
import type { Source, SourceContext } from './source.ts';

type DockerService = {
  composeService: string;
  product: string;
  portVariable: string;
  url: (port: number, password: string) => string;
  probe: (url: string) => Promise<string>;
};

const dockerServices: Record<BackingServiceName, DockerService> = {
  documents: {
    composeService: 'documents',
    product: 'MongoDB',
    portVariable: 'DOCUMENTS_PORT',
    url: (port, password) => `mongodb://${user}:${password}@127.0.0.1:${port}/?directConnection=true`,
    probe: probeDocuments,
  },
  events: {
    composeService: 'events',
    product: 'RabbitMQ',
    portVariable: 'EVENTS_PORT',
    url: (port, password) => `amqp://${user}:${password}@127.0.0.1:${port}`,
    probe: probeRabbit,
  },
  cache: {
    composeService: 'cache',
    product: 'Redis',
    portVariable: 'CACHE_PORT',
    url: (port, password) => `redis://:${password}@127.0.0.1:${port}`,
    probe: probeRedis,
  },
};

/** The service from docker-compose.yml, where a Docker engine runs. */
export const dockerSource: Source = {
  name: 'docker',
  unavailableReason: async () => {
    const docker = findProgram('docker');
    if (docker === undefined) return 'Docker is not installed';
    const engine = await runCommand(docker, ['info', '--format', '{{.ServerVersion}}'], { timeout: 3_000 });
    if (engine.code !== 0) return 'no Docker engine responds';
    const compose = await runCommand(docker, ['compose', 'version'], { timeout: 3_000 });
    return compose.code === 0 ? undefined : 'Docker lacks its compose plugin';
  },
  open: async (name, context) => {
    const { composeService, product, portVariable, url, probe } = dockerServices[name];
    const port = await freePort();
    const { passwords } = context;
    const address = url(port, passwords[name]);
    const project = savedProject(context);
    const compose = (args: readonly string[], input = ''): ReturnType<typeof runCommand> =>
      runCommand(
        findProgram('docker') ?? 'docker',
        ['compose', '--file', path.join(repository, 'docker-compose.yml'), '--project-name', project, ...args],
        {
          // The file needs every secret, including those that these containers do not use.
          env: {
            ...process.env,
            ...unusedSecrets(),
            DOCUMENTS_USER: user,
            DOCUMENTS_PASSWORD: passwords.documents,
            EVENTS_USER: user,
            EVENTS_PASSWORD: passwords.events,
            CACHE_PASSWORD: passwords.cache,
            [portVariable]: String(port),
          },
          signal: context.signal,
          input,
        },
      );
    context.onProgress(name, 'starting its container');
    const up = await compose(['up', '--detach', '--wait', composeService]);
    if (up.code !== 0)
      throw new UserError(`docker compose could not start ${composeService}: ${up.output.trim().split('\n').at(-1)}`);
    if (name === 'events') {
      // The image sets the password only when it creates the data.
      const changed = await compose(
        ['exec', '-T', composeService, 'rabbitmqctl', 'change_password', user],
        `${passwords.events}\n`,
      );
      if (changed.code !== 0)
        throw new UserError(
          `the password of RabbitMQ’s user could not be set: ${changed.output.trim().split('\n').at(-1)}`,
        );
    }
    const backingService: BackingService = {
      name,
      source: 'docker',
      url: address,
      servers: [],
      stop: async () => void (await compose(['stop', composeService])),
      describe: async () => `${product} ${await probe(address)}`,
    };
    return backingService;
  },
  detailsToSave: (_service, context) => ({ project: savedProject(context) }),
};

const unusedSecrets = (): Record<string, string> =>
  Object.fromEntries(composeSecretNames(readWorkspaces(repository)).map((name) => [name, 'unused']));

const savedProject = ({ savedDetails, dataFolder }: SourceContext): string =>
  savedDetails?.project ?? projectOf(dataFolder);

/** One compose project per data folder, so that clones and test runs share no container. */
export const projectOf = (dataFolder: string): string =>
  `gvg-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 8)}`;
