import path from 'node:path';
import type { Access, Endpoint } from '@gvg/contracts/definitions/endpoint';
import { publicEndpoints } from '@gvg/contracts/public-endpoints';
import type { Role } from '@gvg/contracts/definitions/caller';

/** Role whose token a sample sends. Guests have a cookie, which is not stored in a file. */
const roleOf: Partial<Record<Access, Role | undefined>> = {
  public: undefined,
  customer: 'USER',
  user: 'USER',
  staff: 'ADMIN',
  system: 'SYSTEM_ADMIN',
};

/** curl commands: one endpoint per access that can be read without parameters, and the health of the service. */
export function sampleCalls(service: string, url: string, tokensFolder: string): string[] {
  const readable = publicEndpoints.filter(
    (endpoint) => endpoint.service === service && endpoint.method === 'GET' && needsNothing(endpoint),
  );
  const samples = (Object.keys(roleOf) as Access[]).flatMap(
    (access) => readable.find((endpoint) => endpoint.access === access) ?? [],
  );
  return [
    `curl ${url}/health/ready`,
    ...samples.map(({ access, path: endpoint }) => {
      const role = roleOf[access];
      const token = role === undefined ? '' : ` -H "authorization: Bearer $(cat '${path.join(tokensFolder, role)}')"`;
      return `curl${token} '${url}${endpoint}'`;
    }),
  ];
}

const needsNothing = ({ params, query }: Endpoint): boolean =>
  params === undefined && (query === undefined || query.safeParse({}).success);
