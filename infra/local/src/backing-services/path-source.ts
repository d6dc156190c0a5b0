import { existsSync, realpathSync } from 'node:fs';
import { findProgram } from '../process/find-program.ts';
import { hostRuntime } from './host-runtime.ts';
import { privateMongod } from './private-mongod.ts';
import type { BackingServiceName } from './backing-service.ts';
import { privateRabbit, privateRedis } from './private-redis-and-rabbit.ts';
import type { Source, SourceContext } from './source.ts';

const programs = { documents: 'mongod', events: 'rabbitmq-server', cache: 'redis-server' } as const satisfies Record<
  BackingServiceName,
  string
>;

/** Debian's rabbitmq-server on PATH is a wrapper that switches to the package's user; this is the program it wraps. */
const debianRabbit = '/usr/lib/rabbitmq/bin/rabbitmq-server';

/** A private instance of a program installed on the host, on a private data folder. */
export const pathSource: Source = {
  name: 'path',
  unavailableReason: async (service, context) => {
    const program = programOnPath(service, context);
    if (program === undefined) return `no ${programs[service]} is on PATH`;
    return service === 'events' ? rabbitUnavailableReason(context) : undefined;
  },
  open: (service, context) => {
    const program = programOnPath(service, context) ?? programs[service];
    switch (service) {
      case 'cache':
        return privateRedis('path', hostRuntime, program, context);
      case 'events':
        return privateRabbit('path', hostRuntime, { epmd: findEpmd(context) ?? 'epmd', server: program }, context);
      case 'documents':
        return privateMongod('path', program, context.dataFolder);
    }
  },
};

function programOnPath(service: BackingServiceName, context: SourceContext): string | undefined {
  const program = findProgram(programs[service], context.environment.PATH);
  return service === 'events' && program === '/usr/sbin/rabbitmq-server' && existsSync(debianRabbit)
    ? debianRabbit
    : program;
}

const findEpmd = (context: SourceContext): string | undefined => findProgram('epmd', context.environment.PATH);

/** Quorum queues need RabbitMQ 3.8. The version is read from the install path, because running the program takes seconds. */
function rabbitUnavailableReason(context: SourceContext): string | undefined {
  if (findEpmd(context) === undefined) return 'a rabbitmq-server is on PATH, but no epmd';
  const program = programOnPath('events', context) ?? '';
  const [, major, minor] = /rabbitmq_server-(\d+)\.(\d+)/.exec(realpathSync(program)) ?? [];
  if (major === undefined) return undefined;
  const isTooOld = Number(major) < 3 || (Number(major) === 3 && Number(minor) < 8);
  return isTooOld ? `the rabbitmq-server on PATH is ${major}.${minor}, and quorum queues need 3.8` : undefined;
}
