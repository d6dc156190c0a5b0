import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startLoad } from '../testing/buying-load.ts';
import { startBuyingSite } from '../testing/buying-site.ts';
import type { BuyingSite } from '../testing/buying-site.ts';
import type { HostedPart } from '../testing/hosted-part.ts';

/** RELEASE_REQUESTS: how many are sent at least. */
const requests = Number(process.env['RELEASE_REQUESTS'] ?? 1_500);

/** Six services start, and each round starts six versions more. */
jest.setTimeout(300_000 + requests * 60);

let site: BuyingSite;
beforeAll(async () => {
  site = await startBuyingSite();
});
afterAll(() => site.stop());

/** The same sources as another version. */
async function publishNext(hosted: HostedPart): Promise<string> {
  const { version } = await hosted.publish((folder) =>
    writeFileSync(path.join(folder, 'services', hosted.part, 'next'), ''),
  );
  return version;
}

test('releases and rollbacks of catalogue, cart and chat lose no request and no message of people who buy and talk', async () => {
  const parts = Object.values(site.parts);
  const before = await Promise.all(parts.map(async (part) => (await part.state())?.running[0]?.version ?? ''));
  const after: string[] = [];
  for (const part of parts) after.push(await publishNext(part));
  const load = await startLoad(site);
  do {
    for (const [index, part] of parts.entries())
      for (const version of [after[index], before[index]]) await part.switchTo(version ?? '');
  } while (load.total < requests);
  const { sent, lost } = await load.end();

  expect(load.failures).toEqual([]);
  expect(lost).toEqual([]);
  expect(sent).toBeGreaterThan(0);
  expect(await site.chatDatabase.collection('messages').countDocuments()).toBe(sent);
  for (const kind of ['search', 'add', 'cart', 'upload', 'message', 'messages'])
    expect({ [kind]: load.counts[kind] }).toEqual({ [kind]: expect.any(Number) });
});
