import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AuditRecord } from '@gvg/contracts/identity/events';
import { auditRecorded } from '@gvg/contracts/identity/events';
import { openPublisher } from '@gvg/service-kit/testing/event-publisher';
import type { EventPublisher } from '@gvg/service-kit/testing/event-publisher';
import { eventually } from '@gvg/testing/eventually';
import { startServiceProcess } from '@gvg/testing/service-process';
import type { ServiceProcess } from '@gvg/testing/service-process';
import { turns } from '@gvg/testing/turns';
import { createTestClient } from '@gvg/testing/test-client';
import type { TestClient } from '@gvg/testing/test-client';
import { startCatalogueHarness } from '../testing/catalogue-harness.ts';
import type { CatalogueHarness } from '../testing/catalogue-harness.ts';
import { productChanges } from '../testing/product-changes.fixtures.ts';
import { csvOf, productImports } from '../testing/product-imports.fixtures.ts';
import { picture } from '../testing/valid-inputs.ts';

/** Provides the database. Its own instance is stopped, so that the killed process is the only worker. */
let shop: CatalogueHarness;
let listener: EventPublisher;
let client: TestClient;
let instance: ServiceProcess;
const running: ServiceProcess[] = [];
const audits: AuditRecord[] = [];
const imports = productImports(() => client);
const changes = productChanges(() => client);
/** Numbers of edited and created products. */
const [edited, created] = [50, 60];
const ids: string[] = [];

async function startProcess(): Promise<void> {
  instance = await startServiceProcess('catalogue', shop.environment);
  running.push(instance);
  client = createTestClient(() => instance.url, { keys: shop.keys });
}

beforeAll(async () => {
  shop = await startCatalogueHarness('killed-import');
  listener = await openPublisher(shop, 'identity');
  await listener.bus.consume({
    name: 'on-audit-recorded',
    events: [auditRecorded],
    handle: async ({ data }) => void audits.push(data),
  });
  for (let index = 0; index < edited; index += 1) ids.push((await shop.makeProduct({ stock: 10 }))._id);
  await shop.stop();
  await startProcess();
});

afterAll(async () => {
  for (const process of running) await process.stop();
  await listener.close();
  await shop.close();
});

const row = (index: number) => ({
  ...{ id: ids[index] ?? '', revision: ids[index] === undefined ? '' : 1, name_vi: `Món thứ ${index}` },
  ...{ category: shop.category._id, producer: shop.producer._id, country: 'VN', type: 'NORMAL', priority: '1' },
  ...{ price: 66_000, stock: 14, stock_was: ids[index] === undefined ? '' : 10, unit: 'GRAM', quantityPerUnit: 500 },
  ...{ weightGrams: 550, images: picture, description_vi: '<p>Ngon</p>' },
});

it('imports each row once although the process is killed while reading and running, during edits and sales', async () => {
  const file = csvOf(Array.from({ length: edited + created }, (_, index) => row(index)));
  const { _id: id } = (await imports.send(file)).body;
  await eventually(async () => expect((await imports.get(id)).progress.rows).toBeGreaterThan(0));
  await instance.kill();
  await startProcess();
  const ready = await imports.settled(id, 'READY');
  expect(ready.figures).toMatchObject({ changed: edited, created, bad: 0 });
  expect(await shop.models.importRows.countDocuments({ import: id })).toBe(edited + created);

  // An edit before its turn: the row is skipped and reported. A sale at any time: the pieces add up.
  const [conflict, sold] = [ids.at(-1) as string, ids[3] as string];
  await client.patch(`/v1/products/${conflict}`, { as: 'ADMIN', body: { price: 99_000 } });
  await imports.start(id);
  const waiting = (await changes.preview({ ids: [sold], action: { kind: 'SHOWN', isShowed: false } })).body.preview;
  await changes.start(waiting);
  for (let piece = 0; piece < 5; piece += 1) {
    const body = { change: -1, reason: 'OTHER' };
    expect((await client.post(`/v1/products/${sold}/stock`, { as: 'ADMIN', body })).status).toBe(201);
    await eventually(async () => expect((await imports.get(id)).change?.done).toBeGreaterThan(10 * piece));
  }
  await eventually(async () => expect((await imports.get(id)).change?.done).toBeGreaterThan(60));
  await instance.kill();
  const left = await shop.models.changedProducts.countDocuments({ change: id, state: 'WAITING' });
  expect(left).toBeGreaterThan(0);
  await startProcess();
  const { change, failed } = await imports.ended(id);
  expect({ ...change, failed }).toMatchObject({ count: edited + created, done: edited + created - 1, failed: 1 });
  expect(await imports.rows(id, 'FAILED')).toMatchObject([{ product: conflict, reason: 'VERSION_CONFLICT' }]);

  // A bulk change started meanwhile has waited, and finds its product edited.
  expect(await changes.ended(waiting, 'DONE')).toMatchObject({ done: 0, failed: 1 });
  const { products, stockMovements } = shop.models;
  const counted = await stockMovements.aggregate<{ _id: string; times: number }>([
    { $match: { reason: 'COUNTED' } },
    { $group: { _id: '$product', times: { $sum: 1 } } },
  ]);
  expect(counted).toHaveLength(edited - 1);
  expect(new Set(counted.map(({ times }) => times))).toEqual(new Set([1]));
  expect((await products.findById(sold).lean())?.stock).toBe(9);
  expect((await products.findById(conflict).lean())?.price).toBe(99_000);
  expect(await products.countDocuments({ price: 66_000, stock: 14, editRevision: 2 })).toBe(edited - 2);
  expect(await products.countDocuments({ price: 66_000, stock: 14, editRevision: 1 })).toBe(created);
  await eventually(() => {
    const made = audits.filter(({ action }) => action === 'product.create').map(({ subject }) => subject.id);
    expect([made.length, new Set(made).size]).toEqual([edited + created, edited + created]);
  });
}, 180_000);

const residentBytes = () => {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${instance.pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
};

/** Sends an endless line until there is a response or the connection is closed. */
async function sendEndlessLine(bytes: number): Promise<{ sent: number; status: number | undefined }> {
  const authorization = `Bearer ${await shop.keys.mint({ roles: ['ADMIN'] })}`;
  const url = `${instance.url}/v1/products/imports?name=line.csv`;
  const sending = request(url, { method: 'POST', headers: { authorization } });
  const answered = new Promise<number | undefined>((resolve) => {
    sending.on('response', ({ statusCode }) => resolve(statusCode));
    sending.on('error', () => resolve(undefined));
  });
  let isOver = false;
  void answered.then(() => (isOver = true));
  const megabyte = Buffer.alloc(1024 * 1024, 'x');
  let sent = 0;
  for (; sent < bytes && !isOver; sent += megabyte.length) {
    if (!sending.write(megabyte)) await Promise.race([once(sending, 'drain').catch(() => undefined), answered]);
    await turns(1);
  }
  const status = await answered;
  sending.destroy();
  return { sent, status };
}

it('rejects a line of a gigabyte during upload without holding it in memory', async () => {
  const before = residentBytes();
  const { sent, status } = await sendEndlessLine(1024 ** 3);
  // The connection may close before the response is read.
  expect([413, undefined]).toContain(status);
  expect(sent).toBeLessThan(128 * 1024 ** 2);
  expect(residentBytes() - before).toBeLessThan(96 * 1024 ** 2);
  await eventually(async () =>
    expect(
      await shop.models.importPieces.countDocuments({ expiresAt: { $lt: new Date(Date.now() + 86_400_000) } }),
    ).toBe(0),
  );
  expect((await imports.list()).map(({ name }) => name)).not.toContain('line.csv');
});
