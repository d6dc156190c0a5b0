import { connect } from 'node:net';
import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { eventually } from '@gvg/testing/eventually';
import type { Listener } from '../lifecycle/listener.ts';
import { listen } from '../lifecycle/listener.ts';

let listener: Listener;
let pending: ServerResponse[];

beforeEach(async () => {
  pending = [];
  listener = await listen((_request, response) => void pending.push(response), { host: '127.0.0.1', port: 0 });
});
afterEach(() => listener.close());

const request = (path: string, connection = 'keep-alive') =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: ${connection}\r\n\r\n`;

test('handles the requests of one connection sequentially', async () => {
  const socket = connect(listener.port, '127.0.0.1');
  socket.write(request('/1') + request('/2') + request('/3', 'close'));
  const received = text(socket);
  for (let count = 1; count <= 3; count += 1) {
    await eventually(() => pending.length === count);
    pending[count - 1]?.end(`answer ${count}`);
  }
  expect((await received).match(/answer \d/g)).toEqual(['answer 1', 'answer 2', 'answer 3']);
});

test('closes a connection with many waiting requests', async () => {
  const socket = connect(listener.port, '127.0.0.1').on('error', () => {});
  socket.write(request('/').repeat(100));
  await text(socket).catch(() => undefined);
  expect(pending).toHaveLength(1);
});
