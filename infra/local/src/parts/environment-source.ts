import { UserError } from '../process/user-error.ts';
import type { Part, PartName } from './part.ts';
import { probeDocuments, probeRabbit, probeRedis } from './probes.ts';
import type { Source, SourceContext } from './sources.ts';

const variables = { documents: 'MONGODB_URI', events: 'AMQP_URL', cache: 'REDIS_URL' } as const satisfies Record<PartName, string>;
const probes = { documents: probeDocuments, events: probeRabbit, cache: probeRedis } as const;
const products = { documents: 'document database', events: 'RabbitMQ', cache: 'Redis' } as const;

/** A part that somebody else runs, named by its address. */
export const environmentSource: Source = {
  name: 'environment',
  whyNot: async (part, context) => {
    const variable = variables[part];
    const url = context.environment[variable];
    if (!url) return `${variable} is not set`;
    try {
      await probes[part](url);
      return undefined;
    } catch (error) {
      // Somebody named an address: starting another database in silence would hide the mistake.
      throw new UserError(`${variable} is set, but nothing usable answers there: ${(error as Error).message}`);
    }
  },
  open: (part, context) => Promise.resolve(partAt(part, context)),
  keep: (part, context) => ({ url: addressOf(part, context) }),
};

function partAt(part: PartName, context: SourceContext): Part {
  const url = addressOf(part, context);
  return { name: part, source: 'environment', url, servers: [], describe: async () => `${products[part]} ${await probes[part](url)}` };
}

function addressOf(part: PartName, context: SourceContext): string {
  const url = context.kept?.url ?? context.environment[variables[part]];
  if (url === undefined) throw new Error(`${variables[part]} is not set`);
  return url;
}
