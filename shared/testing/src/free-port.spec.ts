import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from './free-port.ts';

test('finds each port once, outside of the range from which the system gives ports to others', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => freePort()));
  expect(new Set(ports).size).toBe(50);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

test('finds the preferred port, or another one while that is in use', async () => {
  const preferred = await freePort();
  const server = createServer().listen(preferred, '127.0.0.1');
  await once(server, 'listening');
  expect(await freePort(preferred)).not.toBe(preferred);
  server.close();
});
