import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openMailStore } from './mail-store.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mail-store-'));
});
afterEach(() => rm(folder, { recursive: true }));

const mail = (name: string, size = 0) => ({
  from: 'shop@shop.example',
  to: [`${name}@mail.example`],
  source: Buffer.from(`Message-ID: <${name}@shop>\r\nSubject: ${name}\r\n\r\n${'x'.repeat(size)}`),
});
const filesOf = async () => (await readdir(folder)).length;

it('removes the oldest mails and their files beyond its limit of mails', async () => {
  const store = await openMailStore(folder, { limits: { mails: 2, bytes: 10_000 } });
  for (const name of ['one', 'two', 'three']) await store.add(mail(name));
  expect(store.list().map(({ subject }) => subject)).toEqual(['three', 'two']);
  expect(await filesOf()).toBe(4);
});

it('removes the oldest mails beyond its limit of bytes, but never the newest', async () => {
  const store = await openMailStore(folder, { limits: { mails: 10, bytes: 1_000 } });
  for (const name of ['one', 'two']) await store.add(mail(name, 400));
  expect(store.list()).toHaveLength(2);
  await store.add(mail('large', 5_000));
  expect(store.list().map(({ subject }) => subject)).toEqual(['large']);
});

it('identifies a mail without a Message-ID by its content, and deletes all mails', async () => {
  const store = await openMailStore(folder);
  const source = Buffer.from('Subject: plain\r\n\r\ntext');
  for (const _ of [1, 2]) await store.add({ from: '', to: ['a@b'], source });
  expect(store.list()).toMatchObject([{ subject: 'plain', arrivals: 2 }]);
  await store.clear();
  expect([store.list(), await filesOf()]).toEqual([[], 0]);
});
