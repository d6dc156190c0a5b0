import { once } from 'node:events';
import type { AttackCase } from '../attack-case.ts';
import { destroyAll, openUnfinished } from '../traffic/raw-connection.ts';
import { serveOthersDuring } from '../traffic/serve-others.ts';

export const slowBodies: AttackCase = {
  name: 'bodies that never end',
  async run({ url }) {
    const sockets = await openUnfinished(url, { path: '/v1/costs/estimate', count: 300 });
    try {
      return await serveOthersDuring(url, Promise.all(sockets.map((socket) => once(socket.resume(), 'close'))), [
        '/v1/products?limit=5',
        '/v1/costs',
        '/',
      ]);
    } finally {
      destroyAll(sockets);
    }
  },
};
