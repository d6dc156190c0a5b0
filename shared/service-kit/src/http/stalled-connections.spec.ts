import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Listener } from '../lifecycle/listener.ts';
import { listen } from '../lifecycle/listener.ts';

let listener: Listener;
afterEach(() => listener.close());

async function start(handler: RequestListener, timeouts = { unreadMs: 200, idleMs: 400 }): Promise<void> {
  listener = await listen(handler, { host: '127.0.0.1', port: 0, timeouts });
}

function send(): Socket {
  const socket = connect(listener.port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  return socket;
}

test('ends a response that is not read', async () => {
  const ended = Promise.withResolvers<boolean>();
  await start((_request, response) => {
    response.once('close', () => ended.resolve(response.writableFinished));
    response.end(Buffer.alloc(64 * 1024 * 1024));
  });
  const socket = send().pause();
  expect(await ended.promise).toBe(false);
  socket.destroy();
});

test('keeps a connection open while its response is pending, longer than the read timeout', async () => {
  const [isAsked, isUnreadEnded] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const responses: RequestListener[] = [
    (_request, response) => {
      isAsked.resolve();
      void isUnreadEnded.promise.then(() => response.end('late'));
    },
    (_request, response) => {
      response.once('close', isUnreadEnded.resolve);
      response.end(Buffer.alloc(64 * 1024 * 1024));
    },
  ];
  await start((request, response) => responses.shift()?.(request, response), { unreadMs: 100, idleMs: 30_000 });
  const socket = send();
  await isAsked.promise;
  const unread = send().pause();
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  expect(chunk.toString()).toContain('late');
  socket.destroy();
  unread.destroy();
});

test('closes a connection without a response, or without a request, after its idle time', async () => {
  await start(() => {});
  expect(await text(send())).toBe('');
  expect(await text(connect(listener.port, '127.0.0.1'))).toBe('');
});
