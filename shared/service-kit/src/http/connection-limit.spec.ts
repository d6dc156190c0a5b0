import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { listen } from '../lifecycle/listener.ts';

test('closes connections of an address above its limit and accepts a new one after another is closed', async () => {
  const listener = await listen((_request, response) => response.end('ok'), {
    host: '127.0.0.1',
    port: 0,
    maxConnectionsPerAddress: 2,
  });
  const open = () => connect(listener.port, '127.0.0.1').on('error', () => {});
  const connections = [open(), open()];
  await Promise.all(connections.map((socket) => once(socket, 'connect')));
  expect(await text(open())).toBe('');
  connections[0]?.end();
  await once(connections[0]!.resume(), 'close');
  const socket = open();
  socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 /);
  connections[1]?.destroy();
  await listener.close();
});
