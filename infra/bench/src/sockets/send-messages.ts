import { randomUUID } from 'node:crypto';
import { Pool } from 'undici';
import type { Sent } from './delivery.ts';
import { monotonicMs } from './monotonic-clock.ts';
import { openLoop } from './open-loop.ts';

const connections = 128;

/** Sends messages of these guests, in turn, over HTTP. Resolves when all are accepted. Throws on a status other than 201. */
export async function sendMessages(
  url: string,
  cookies: readonly string[],
  load: { rate: number; seconds: number },
): Promise<Sent[]> {
  const pool = new Pool(url, { connections, pipelining: 1 });
  const send = async (index: number): Promise<Sent> => {
    const clientId = randomUUID();
    const sentAt = monotonicMs();
    const { statusCode, body } = await pool.request({
      method: 'POST',
      path: '/v1/messages/send-message',
      headers: { 'content-type': 'application/json', cookie: cookies[index % cookies.length] ?? '' },
      body: JSON.stringify({ clientId, content: { text: 'x'.repeat(60) } }),
    });
    const text = await body.text();
    if (statusCode !== 201) throw new Error(`a message was refused with ${statusCode}: ${text}`);
    return { clientId, sentAt, acceptedAt: monotonicMs() };
  };
  const sending: Promise<Sent>[] = [];
  await openLoop(load, (index) => void sending.push(send(index)));
  const sent = await Promise.all(sending);
  await pool.close();
  return sent;
}
