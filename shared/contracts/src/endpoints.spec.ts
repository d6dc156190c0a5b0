import { readdirSync } from 'node:fs';
import path from 'node:path';
import { errorStatus } from './errors.ts';
import { requestLimits } from './endpoint.ts';
import { apiOwners } from './paths.ts';
import { isEndpoint, publicEndpoints } from './public-endpoints.ts';

const directory = path.join(__dirname, 'http');

const endpoints = readdirSync(directory)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- every module of the folder, also those added later
  .flatMap((file) => Object.values(require(path.join(directory, file)) as Record<string, unknown>))
  .filter(isEndpoint);

const ownerOfApi = (apiPath: string) =>
  Object.entries(apiOwners)
    .filter(([prefix]) => apiPath === prefix || apiPath.startsWith(`${prefix}/`))
    .toSorted(([a], [b]) => b.length - a.length)[0]?.[1];

describe('calls over HTTP', () => {
  it('are there', () => {
    expect(endpoints.length).toBeGreaterThan(10);
  });

  it.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))('%s is whole', (_, endpoint) => {
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const shape = (endpoint.params as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
    expect(Object.keys(shape).toSorted()).toEqual(names.toSorted());
    expect(Object.keys(requestLimits)).toContain(endpoint.limit);
    for (const code of endpoint.errors) expect(Object.keys(errorStatus)).toContain(code);
    expect(ownerOfApi(endpoint.path)).toBe(endpoint.service);
  });

  it('are all known to the gateway', () => {
    expect(new Set(publicEndpoints)).toEqual(new Set(endpoints));
  });

  it('are each written once', () => {
    const calls = endpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`);
    expect(calls).toEqual([...new Set(calls)]);
  });
});
