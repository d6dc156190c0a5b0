import { randomBytes, randomUUID } from 'node:crypto';
import { Agent, request as open } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Message } from '@gvg/contracts/chat/http/message-schema';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import type { BuyingSite } from './buying-site.ts';

const buyers = 12;
const chatters = 6;
/** After so many steps a buyer is somebody new. */
const stepsOfBuyer = 60;
/** The smallest PNG. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export interface Load {
  /** Responses so far, by kind. */
  readonly counts: Readonly<Record<string, number>>;
  readonly total: number;
  /** What failed: no response, or one that is no success. No request is ever repeated. */
  readonly failures: readonly string[];
  /** Ends it once every request is answered, and says which sent messages did not arrive by socket. */
  end(): Promise<{ sent: number; lost: readonly string[] }>;
}

/** Buyers and people who talk, without a pause, on connections that stay open. */
export async function startLoad({ url, keys, products }: BuyingSite): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: buyers + chatters });
  const counts: Record<string, number> = {};
  const failures: string[] = [];
  const sent = new Set<string>();
  const arrived = new Set<string>();
  let isEnding = false;

  async function call<Body>(
    kind: string,
    method: string,
    path: string,
    { headers, body }: { headers: Record<string, string>; body?: string | Buffer | undefined },
  ): Promise<Body | undefined> {
    try {
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        open(`${url}${path}`, { method, agent, headers }, resolve).on('error', reject).end(body);
      });
      const answer = await text(response);
      counts[kind] = (counts[kind] ?? 0) + 1;
      if ((response.statusCode ?? 0) < 300) return answer === '' ? undefined : (JSON.parse(answer) as Body);
      failures.push(`${kind}: ${response.statusCode} ${answer.slice(0, 200)}`);
    } catch (error) {
      counts[kind] = (counts[kind] ?? 0) + 1;
      failures.push(`${kind}: ${String(error)}`);
    }
    return undefined;
  }

  const json = (cookie: string, body?: object) => ({
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });

  async function buy(): Promise<void> {
    for (let step = 0, cookie = ''; !isEnding; step += 1) {
      if (step % stepsOfBuyer === 0) cookie = await keys.guestCookie(randomBytes(16).toString('hex'));
      const product = products[step % products.length];
      // Each a search of its own, so that catalogue and not the gateway's cache answers.
      await call(
        'search',
        'GET',
        `/v1/products?locale=vi&name=banh&minPrice=${Math.floor(Math.random() * 60_000)}`,
        json(cookie),
      );
      await call('add', 'POST', '/v1/cart/in-system/add-product', json(cookie, { product, amount: 1 }));
      await call('cart', 'GET', '/v1/cart/me', json(cookie));
      if (step % 40 === 20) await uploadPicture(cookie);
    }
  }

  async function uploadPicture(cookie: string): Promise<void> {
    const boundary = randomUUID();
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
    await call('upload', 'POST', '/v1/file-manager/upload', {
      headers: { cookie, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    });
  }

  async function talk(cookie: string): Promise<void> {
    while (!isEnding) {
      const body = { clientId: randomUUID(), content: { text: `Câu hỏi ${sent.size}` } };
      const message = await call<Message>('message', 'POST', '/v1/messages/send-message', json(cookie, body));
      if (message === undefined) continue;
      sent.add(message._id);
      await call(
        'messages',
        'GET',
        `/v1/messages?room=${message.room._id}&after=${message.seq - 1}&limit=5`,
        json(cookie),
      );
    }
  }

  const sockets: Socket[] = [];
  async function connected(cookie: string): Promise<void> {
    const sessionId = cookie.slice(cookie.indexOf('=') + 1);
    const socket = io(url, { auth: { sessionId }, transports: ['websocket'], forceNew: true, reconnection: false });
    socket.on('CHAT', (message: Message) => arrived.add(message._id));
    socket.on('disconnect', (reason) => !isEnding && failures.push(`socket: ${reason}`));
    sockets.push(socket);
    await new Promise<void>((resolve, reject) => void socket.once('connect', resolve).once('connect_error', reject));
  }

  const cookies = await Promise.all(
    Array.from({ length: chatters }, () => keys.guestCookie(randomBytes(16).toString('hex'))),
  );
  await Promise.all(cookies.map(connected));
  const work = [...Array.from({ length: buyers }, buy), ...cookies.map(talk)];

  return {
    counts,
    get total() {
      return Object.values(counts).reduce((sum, count) => sum + count, 0);
    },
    failures,
    async end() {
      isEnding = true;
      await Promise.all(work);
      const lost = () => [...sent].filter((id) => !arrived.has(id));
      const deadline = Date.now() + 30_000;
      while (lost().length > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
      for (const socket of sockets) socket.disconnect();
      agent.destroy();
      return { sent: sent.size, lost: lost() };
    },
  };
}
