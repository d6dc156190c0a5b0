import { calls } from './calls.ts';
import { isEndpoint } from './public-endpoints.ts';
import { endpointModules } from './generated/endpoints.ts';

const endpoints = endpointModules
  .flatMap((module) => Object.entries<unknown>(module))
  .filter(([, value]) => isEndpoint(value));

test.each(Object.entries(calls))('%s matches the method and path of its endpoint', (name, call) => {
  expect(endpoints.filter(([endpointName]) => endpointName === name)).toEqual([
    [name, expect.objectContaining({ method: call.split(' ')[0], path: call.split(' ')[1] })],
  ]);
});
