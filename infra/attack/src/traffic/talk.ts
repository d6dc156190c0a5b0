import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { guestCookieName } from '@gvg/contracts/definitions/guest-cookie';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { newGuestValue } from './guest-value.ts';
import { limitMs, serveOthersDuring } from './serve-others.ts';

/** Keeps one sender below the limit of messages per minute. */
const pauseMs = 2_500;

interface Talker {
  socket: Socket;
  /** Sends a message and resolves with the milliseconds until the socket receives it. */
  talk(): Promise<number>;
}

function opened(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('connect', resolve).once('connect_error', reject);
    setTimeout(
      () => reject(new Error(`no socket of another person opens within ${limitMs / 1000} s`)),
      limitMs,
    ).unref();
  });
}

async function newTalker(url: URL): Promise<Talker> {
  const sessionId = await newGuestValue({ url });
  const socket = io(url.href, { auth: { sessionId }, transports: ['websocket'], reconnection: false, forceNew: true });
  await opened(socket);
  const headers = { 'content-type': 'application/json', cookie: `${guestCookieName}=${sessionId}` };
  return {
    socket,
    async talk() {
      const clientId = randomUUID();
      const startedAt = performance.now();
      const arrived = new Promise<void>((resolve, reject) => {
        socket.on('CHAT', (message: { clientId: string }) => message.clientId === clientId && resolve());
        setTimeout(
          () => reject(new Error(`a message does not come over a socket within ${limitMs / 1000} s`)),
          limitMs,
        ).unref();
      });
      arrived.catch(() => undefined);
      const response = await fetch(new URL('/v1/messages/send-message', url), {
        method: 'POST',
        headers,
        body: JSON.stringify({ clientId, content: { text: 'Xin chào' } }),
        signal: AbortSignal.timeout(limitMs),
      });
      await response.arrayBuffer();
      if (response.status !== 201) throw new Error(`a message answers ${response.status} during the attack`);
      await arrived;
      socket.off('CHAT');
      return performance.now() - startedAt;
    },
  };
}

/**
 * Like `serveOthersDuring`, with two visitors who write and read over sockets until `attack` ends, and once afterwards: one connected
 * before, the other during the attack.
 */
export async function talkDuring(url: URL, attack: () => Promise<unknown>): Promise<string> {
  const first = await newTalker(url);
  const state = { ended: false, slowestMs: 0, messages: 0 };
  const ending = attack().finally(() => {
    state.ended = true;
  });
  ending.catch(() => undefined);
  async function talk(): Promise<void> {
    const talkers = [first];
    try {
      talkers.push(await newTalker(url));
      do {
        if (state.messages > 0) await pause(pauseMs);
        for (const talker of talkers) {
          state.slowestMs = Math.max(state.slowestMs, await talker.talk());
          state.messages += 1;
        }
      } while (!state.ended);
    } finally {
      for (const { socket } of talkers) socket.disconnect();
    }
  }
  const [others] = await Promise.all([serveOthersDuring(url, ending), talk()]);
  return `${others}; a message comes in ${(state.slowestMs / 1000).toFixed(2)} s at most (${state.messages} messages; limit ${limitMs / 1000} s)`;
}
