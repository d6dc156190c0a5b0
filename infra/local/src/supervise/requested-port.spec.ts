import { requestedPort } from './requested-port.ts';

it('reads the port from the environment', () => {
  expect(requestedPort({ PORT: '4000' })).toBe(4000);
  expect(requestedPort({})).toBeUndefined();
  expect(requestedPort({ PORT: '' })).toBeUndefined();
});

it.each(['0', '65536', '-1', '80a', '4e3', ' '])('rejects “%s”', (PORT) => {
  expect(() => requestedPort({ PORT })).toThrow(/takes a number from 1 to 65535/);
});

it.each(['6000', '6667', '10080', '22'])('rejects %s, which browsers block', async (PORT) => {
  expect(() => requestedPort({ PORT })).toThrow(/browsers refuse to open/);
  // Node's fetch has the same list.
  await expect(fetch(`http://127.0.0.1:${PORT}`)).rejects.toMatchObject({ cause: { message: 'bad port' } });
});
