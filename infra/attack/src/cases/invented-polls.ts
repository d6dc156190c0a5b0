import { randomBytes } from 'node:crypto';
import { Agent } from 'node:http';
import { realtimePath } from '@gvg/contracts/realtime/terms';
import type { AttackCase } from '../attack-case.ts';
import { expectEqual } from '../expect.ts';
import { attackSockets } from '../traffic/attack-sockets.ts';
import { attackers } from '../traffic/attackers.ts';
import { requestFrom } from '../traffic/request-from.ts';

const [lanes, pollsOfLane] = [30, 60];
/** Statuses for an unknown session, a body that is too large, and too many requests. */
const refusals = [400, 413, 429];
const bodies = ['', '40', '4'.repeat(100_000), '40\u001e'.repeat(3_000)];

async function poll(url: URL, agent: Agent, lane: number, index: number): Promise<number> {
  const body = bodies[index % bodies.length] as string;
  const sid = encodeURIComponent(index % 7 === 0 ? '../../__proto__' : randomBytes(15).toString('base64url'));
  const target = new URL(`${realtimePath}/?EIO=4&transport=polling&sid=${sid}`, url);
  return (
    await requestFrom(attackers[lane % attackers.length] as string, target, {
      method: body === '' ? 'GET' : 'POST',
      agent,
      headers: body === '' ? {} : { 'content-type': 'text/plain;charset=UTF-8' },
      body,
    })
  ).status;
}

export const inventedPolls: AttackCase = {
  name: 'polls of sessions that are invented',
  run: (site) =>
    attackSockets(site, async () => {
      const unexpected = new Set<number>();
      await Promise.all(
        Array.from({ length: lanes }, async (_, lane) => {
          const agent = new Agent({ keepAlive: true, maxSockets: 1 });
          for (let index = 0; index < pollsOfLane; index += 1) {
            const status = await poll(site.url, agent, lane, index);
            if (!refusals.includes(status)) unexpected.add(status);
          }
          agent.destroy();
        }),
      );
      expectEqual('other answers', [...unexpected], []);
    }),
};
