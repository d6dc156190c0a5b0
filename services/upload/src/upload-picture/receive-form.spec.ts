import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import type { Request, Response } from 'express';
import type { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Listener } from '@gvg/service-kit/lifecycle/listener';
import { listen } from '@gvg/service-kit/lifecycle/listener';
import { eventually } from '@gvg/testing/eventually';
import { receiveForm } from './receive-form.ts';
import { UploadMemory } from './reserve-memory.ts';

let listener: Listener;
let memory: UploadMemory;

beforeEach(async () => {
  memory = new UploadMemory(1_000);
  const app = express();
  app.post('/', async (request: Request, response: Response) => {
    const reserved = memory.reserve([{ key: 'sender', maxBytes: 600 }]);
    try {
      await receiveForm(
        request,
        { memory: reserved, times: { stalledMs: 200, totalMs: 60_000 } },
        async () => undefined,
      );
      response.sendStatus(201);
    } catch (error) {
      response.sendStatus((error as ApiFailure).status);
    }
  });
  listener = await listen(app, { host: '127.0.0.1', port: 0 });
});
afterEach(() => listener.close());

/** A form with one PNG of this many bytes, of which `missing` are not sent. */
function send(bytes: number, missing = 0): Promise<string> {
  const start = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  const content = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(bytes - 8)]);
  const body = Buffer.concat([Buffer.from(start), content, Buffer.from('\r\n--b--\r\n')]);
  const socket = connect(listener.port, '127.0.0.1');
  socket.write(
    `POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  socket.write(body.subarray(0, body.length - missing));
  return text(socket);
}

function canReserve(bytes: number): boolean {
  const probe = memory.reserve([{ key: 'sender', maxBytes: 600 }]);
  try {
    probe.add(bytes);
    return true;
  } catch {
    return false;
  } finally {
    probe.release();
  }
}

describe('receiveForm', () => {
  it('ends a stalled form, and returns its memory', async () => {
    expect(await send(500, 100)).toMatch(/^HTTP\/1.1 408 /);
    expect(await send(500)).toMatch(/^HTTP\/1.1 201 /);
  });

  it('rejects a form beyond the share of its sender while another one is unfinished', async () => {
    const unfinished = send(500, 100);
    await eventually(() => !canReserve(300));
    expect(await send(300)).toMatch(/^HTTP\/1.1 429 /);
    expect(await unfinished).toMatch(/^HTTP\/1.1 408 /);
  });
});
