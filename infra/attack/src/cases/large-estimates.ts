import type { AttackCase } from '../attack-case.ts';
import { expectAtMost, expectEqual } from '../expect.ts';
import { serveOthersDuring } from '../traffic/serve-others.ts';

const estimate = (url: URL, body: string) =>
  fetch(new URL('/v1/costs/estimate', url), { method: 'POST', body, headers: { 'content-type': 'application/json' } });
const linesOf = (bytes: number) =>
  `{"country":"JP","lines":[${Array<string>(Math.floor(bytes / 3) - 20)
    .fill('{}')
    .join(',')}]}`;

export const largeEstimates: AttackCase = {
  name: 'estimates of many wrong lines',
  async run({ url }) {
    expectEqual('status of a megabyte', (await estimate(url, linesOf(1_000_000))).status, 413);
    const sendWrong = async (): Promise<void> => {
      const response = await estimate(url, linesOf(64 * 1024));
      const answer = await response.text();
      expectEqual('status of 64 KB of wrong lines', response.status, 400);
      expectAtMost('bytes of the answer', answer.length, 16_000);
      expectAtMost('details of the answer', (JSON.parse(answer) as { details: unknown[] }).details.length, 20);
    };
    const others = await serveOthersDuring(url, Promise.all(Array.from({ length: 60 }, sendWrong)));
    const line = '{"goodsType":"NORMAL","categoryType":"COSMETICS","weightGrams":1,"amount":1}';
    expectEqual(
      'status of 51 lines',
      (await estimate(url, `{"country":"JP","lines":[${Array(51).fill(line).join(',')}]}`)).status,
      400,
    );
    return others;
  },
};
