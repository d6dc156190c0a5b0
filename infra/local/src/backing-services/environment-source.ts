import { UserError } from '../process/user-error.ts';
import type { BackingService, BackingServiceName } from './backing-service.ts';
import { probeDocuments, probeRabbit, probeRedis } from './probes.ts';
import type { Source, SourceContext } from './source.ts';

const variables = { documents: 'MONGODB_URI', events: 'AMQP_URL', cache: 'REDIS_URL' } as const satisfies Record<
  BackingServiceName,
  string
>;
const probes = { documents: probeDocuments, events: probeRabbit, cache: probeRedis } as const;
const products = { documents: 'document database', events: 'RabbitMQ', cache: 'Redis' } as const;

/** Externally managed service at a configured address. */
export const environmentSource: Source = {
  name: 'environment',
  unavailableReason: async (service, context) => {
    const variable = variables[service];
    const url = context.environment[variable];
    if (!url) return `${variable} is not set`;
    try {
      await probes[service](url);
      return undefined;
    } catch (error) {
      // The address was set explicitly, so silently starting another server would hide the mistake.
      throw new UserError(`${variable} is set, but no usable server responds there: ${(error as Error).message}`);
    }
  },
  open: (service, context) => Promise.resolve(serviceAt(service, context)),
  detailsToSave: (service, context) => ({ url: addressOf(service, context) }),
};

function serviceAt(service: BackingServiceName, context: SourceContext): BackingService {
  const url = addressOf(service, context);
  return {
    name: service,
    source: 'environment',
    url,
    servers: [],
    describe: async () => `${products[service]} ${await probes[service](url)}`,
  };
}

function addressOf(service: BackingServiceName, context: SourceContext): string {
  const url = context.savedDetails?.url ?? context.environment[variables[service]];
  if (url === undefined) throw new Error(`${variables[service]} is not set`);
  return url;
}
