import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@gvg/testing/eventually';
import type { AttackCase } from '../attack-case.ts';
import { expectEqual } from '../expect.ts';
import type { Site } from '../site.ts';
import { newGuest } from '../traffic/guest.ts';
import { png } from '../traffic/png.ts';
import { destroyAll, openConnection } from '../traffic/raw-connection.ts';
import { limitMs, serveOthersDuring } from '../traffic/serve-others.ts';

const fileBytes = 10 * 1024 * 1024 - 1_000;

/** Sends an upload of nearly ten megabytes except its end. */
function openUpload({ url }: Site, cookie: string): Socket {
  const start = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  const head = `POST /v1/file-manager/upload HTTP/1.1\r\nhost: ${url.host}\r\ncookie: ${cookie}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${fileBytes + 1_000}\r\n\r\n`;
  const socket = openConnection(url, head + start);
  socket.write(png(8, 8));
  socket.write(Buffer.alloc(fileBytes - 2_000));
  return socket.resume();
}

/** Uploads from another address, which only a process behind the gateway accepts from a header. */
async function uploadAsAnother(site: Site): Promise<number> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(png(8, 8))]), 'picture.png');
  const headers = {
    authorization: `Bearer ${await site.mint({ sub: 'b'.repeat(24) })}`,
    'x-forwarded-for': '203.0.113.7',
  };
  return (
    await fetch(new URL('/v1/file-manager/upload', site.urlOf('upload')), { method: 'POST', body: form, headers })
  ).status;
}

export const unfinishedUploads: AttackCase = {
  name: 'uploads that are not finished',
  async run(site) {
    const guests = await Promise.all(Array.from({ length: 30 }, () => newGuest(site)));
    const sockets = guests.map((guest) => openUpload(site, guest));
    try {
      await pause(2_000);
      const startedAt = performance.now();
      // Retries as a client does when the service is overloaded.
      await eventually(async () => expectEqual('status of another person’s upload', await uploadAsAnother(site), 201), {
        timeoutMs: limitMs,
      });
      const waited = `another person uploads in ${((performance.now() - startedAt) / 1000).toFixed(2)} s (limit ${limitMs / 1000} s)`;
      return `${waited}; ${await serveOthersDuring(site.url, pause(1_000))}`;
    } finally {
      destroyAll(sockets);
    }
  },
};
