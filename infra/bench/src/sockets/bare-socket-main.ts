import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdapter } from '@socket.io/redis-adapter';
import { realtimePath } from '@gvg/contracts/realtime/terms';
import { Redis } from 'ioredis';
import { Server } from 'socket.io';

/**
 * The baseline: a socket.io node with the Redis adapter that forwards a guest's messages to the guest and to staff, in packets as long as a
 * chat message.
 */
process.once('message', ({ url, prefix }: { url: string; prefix: string }) => {
  const publisher = new Redis(url);
  const server = createServer();
  const io = new Server(server, {
    path: realtimePath,
    adapter: createAdapter(publisher, publisher.duplicate(), { key: prefix }),
    serveClient: false,
  });
  io.on('connection', (socket) => {
    const { guest } = socket.handshake.auth as { guest?: string };
    void socket.join(guest ?? 'staff');
    let seq = 0;
    socket.on('SEND', (clientId: string) => {
      seq += 1;
      const message = {
        _id: 'b'.repeat(24),
        room: { _id: guest },
        seq,
        clientId,
        content: { text: 'x'.repeat(60), images: [] },
        senderIsGuest: guest,
        readAt: null,
        createdAt: new Date().toISOString(),
      };
      io.to([guest ?? '', 'staff']).emit('CHAT', message);
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
});

// An interrupted benchmark leaves nothing running.
process.once('disconnect', () => process.exit());
