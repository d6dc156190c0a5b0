import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { internalEndpointsByName } from '@gvg/contracts/internal-endpoints';
import { endpointsByName } from '@gvg/contracts/public-endpoints';
import { pactSchema } from '../pact.ts';
import type { Pact } from '../pact.ts';
import type { Consumed } from './consumed.ts';

const endpoints = [...endpointsByName, ...internalEndpointsByName];

/** Returns the number of literal segments of a path. Paths with more of them take precedence: `/v1/orders/me` is no order's id. */
const literalsOf = (address: string) => address.split('/').filter((segment) => !segment.startsWith(':')).length;

function endpointOf(method: string, address: string): string | undefined {
  return endpoints
    .filter(([, endpoint]) => endpoint.method === method)
    .toSorted(([, one], [, other]) => literalsOf(other.path) - literalsOf(one.path))
    .find(([, endpoint]) => new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`).test(address))?.[0];
}

/** Returns true if the consumer is the part or one side of it: `shell-server` belongs to the shell. */
const isOf = (part: string, { consumer: { name } }: Pact) => name === part || name.startsWith(`${part}-`);

/** Returns the pacts that consumer tests have written to a folder. */
export function readPacts(folder: string): Pact[] {
  return globSync('**/*.json', { cwd: folder }).map((file) =>
    pactSchema.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))),
  );
}

/** Returns what a part uses of others without a pact. */
export function missingPacts(part: string, consumed: Consumed, pacts: readonly Pact[]): string[] {
  const said = new Set(
    pacts
      .filter((pact) => isOf(part, pact))
      .flatMap(({ interactions, provider }) =>
        interactions.map(({ request, metadata }) =>
          typeof request?.['method'] === 'string'
            ? endpointOf(request['method'], String(request['path']))
            : provider.name === 'realtime'
              ? `packet ${metadata?.type}`
              : metadata?.type,
        ),
      ),
  );
  return [...consumed.calls, ...consumed.events, ...[...consumed.packets].map((packet) => `packet ${packet}`)]
    .filter((used) => !said.has(used))
    .toSorted();
}
