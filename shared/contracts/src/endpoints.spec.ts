import { globSync } from 'node:fs';
import path from 'node:path';
import { errorStatus } from './errors.ts';
import type { Endpoint } from './definitions/endpoint.ts';
import { isWrite, requestLimits } from './definitions/endpoint.ts';
import { isEndpoint, publicEndpoints } from './public-endpoints.ts';

/** Every public endpoint with its owner's folder. The gateway does not route internal ones. */
const owned = globSync('*/http/*.ts', { cwd: __dirname, exclude: ['**/*.spec.ts', '**/internal-*.ts'] }).flatMap(
  (file) =>
    // oxlint-disable-next-line typescript/no-require-imports -- every module of the folders, including those added later
    Object.values(require(path.join(__dirname, file)) as Record<string, unknown>)
      .filter(isEndpoint)
      .map((endpoint) => ({ endpoint, owner: file.split(path.sep)[0] })),
);
const endpoints = owned.map(({ endpoint }) => endpoint);

describe('HTTP endpoints', () => {
  it('are found in the http folder', () => {
    expect(endpoints.length).toBeGreaterThan(10);
  });

  it.each(owned.map(({ endpoint, owner }) => [`${endpoint.method} ${endpoint.path}`, endpoint, owner] as const))(
    '%s declares its parameters, limit, error codes and owning service',
    (_, endpoint, owner) => {
      const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      const shape = (endpoint.params as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
      expect(Object.keys(shape).toSorted()).toEqual(names.toSorted());
      expect(Object.keys(requestLimits)).toContain(endpoint.limit);
      for (const code of endpoint.errors) expect(Object.keys(errorStatus)).toContain(code);
      expect(endpoint.service).toBe(owner);
    },
  );

  it('vary by language if they are cached and accept a locale in the query', () => {
    const hasLocale = ({ query }: Endpoint) => 'locale' in ((query as { shape?: object } | undefined)?.shape ?? {});
    expect(endpoints.filter(({ cache, variesByLanguage }) => cache !== undefined && variesByLanguage === true)).toEqual(
      endpoints.filter((endpoint) => endpoint.cache !== undefined && hasLocale(endpoint)),
    );
  });

  it('name the cached subjects that they invalidate', () => {
    const cachedServices = new Set(endpoints.filter(({ cache }) => cache !== undefined).map(({ service }) => service));
    const cachedSubjects = new Set(endpoints.flatMap(({ cache }) => cache ?? []));
    const writes = endpoints.filter((endpoint) => isWrite(endpoint) && cachedServices.has(endpoint.service));
    expect(
      writes.filter(({ invalidates }) => invalidates === undefined).map(({ method, path }) => `${method} ${path}`),
    ).toEqual([]);
    for (const { invalidates = [] } of endpoints)
      for (const subject of invalidates) expect(cachedSubjects).toContain(subject);
    expect(endpoints.filter((endpoint) => !isWrite(endpoint) && endpoint.invalidates !== undefined)).toEqual([]);
  });

  it('are all listed in publicEndpoints', () => {
    expect(new Set(publicEndpoints)).toEqual(new Set(endpoints));
  });

  it('have unique methods and paths', () => {
    const calls = endpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`);
    expect(calls).toEqual([...new Set(calls)]);
  });
});
