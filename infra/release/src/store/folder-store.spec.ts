import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import path from 'node:path';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { FolderStore } from './folder-store.ts';
import { StoreConflict, etagOf } from './release-store.ts';

const script = (name: string) => path.join(__dirname, `../testing/${name}.ts`);

describe('FolderStore', () => {
  it('keeps every change of twenty processes that write one document at the same time', async () => {
    const folder = temporaryFolder();
    const store = new FolderStore(folder);
    await store.create('parts/counter.json', Buffer.from('0'));
    const writers = Array.from({ length: 20 }, () =>
      spawn(process.execPath, [script('add-to-counter'), folder, 'parts/counter.json', '10'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    );
    const results = await Promise.all(
      writers.map(async (writer) => {
        const output = buffer(writer.stdout);
        const code = await new Promise((resolve) => writer.once('exit', resolve));
        return { code, refused: Number((await output).toString()) };
      }),
    );
    expect(results.map(({ code }) => code)).toEqual(results.map(() => 0));
    expect(results.some(({ refused }) => refused > 0)).toBe(true);
    expect((await store.read('parts/counter.json'))?.bytes.toString()).toBe('200');
  });

  it('lets only one of twenty writers create a document', async () => {
    const store = new FolderStore(temporaryFolder());
    const texts = Array.from({ length: 20 }, (_, number) => String(number).repeat(50_000));
    const outcomes = await Promise.allSettled(texts.map((text) => store.create('parts/a.json', Buffer.from(text))));
    const created = outcomes.flatMap(({ status }, number) => (status === 'fulfilled' ? [texts[number]] : []));
    expect(created).toEqual([(await store.read('parts/a.json'))?.bytes.toString()]);
  });

  it('does not wait for a killed holder of the lock', async () => {
    const folder = temporaryFolder();
    const store = new FolderStore(folder);
    await store.create('parts/a.json', Buffer.from('one'));
    const holder = spawn(process.execPath, [script('hold-lock'), folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((resolve) => holder.stdout.once('data', resolve));
    const end = new Promise((resolve) => holder.once('exit', (_code, signal) => resolve(signal)));
    await store.replace('parts/a.json', Buffer.from('two'), etagOf(Buffer.from('one')));
    expect(await end).toBe('SIGKILL');
    expect((await store.read('parts/a.json'))?.bytes.toString()).toBe('two');
  });

  it('leaves no files of its own next to the documents', async () => {
    const folder = temporaryFolder();
    const store = new FolderStore(folder);
    await store.create('parts/a.json', Buffer.from('one'));
    await store.create('parts/a.json', Buffer.from('two')).catch(() => {});
    await store.replace('parts/a.json', Buffer.from('three'), etagOf(Buffer.from('one')));
    await store.replace('parts/a.json', Buffer.from('four'), 'old').catch(() => {});
    expect(readdirSync(path.join(folder, 'parts'))).toEqual(['a.json']);
    expect(await store.list('')).toEqual(['parts/a.json']);
  });

  it('does not list files that a killed writer has left', async () => {
    const folder = temporaryFolder();
    mkdirSync(path.join(folder, 'parts'));
    writeFileSync(path.join(folder, 'parts/.half.part'), '{');
    expect(await new FolderStore(folder).list('parts/')).toEqual([]);
  });

  it('writes to a plain directory of files', async () => {
    const folder = temporaryFolder();
    await new FolderStore(folder).create('releases/mf-cart/0123/files/a b~c.js', Buffer.from('x'));
    expect(readFileSync(path.join(folder, 'releases/mf-cart/0123/files/a b~c.js'), 'utf8')).toBe('x');
  });

  it('refuses to replace a document that was removed in between', async () => {
    const store = new FolderStore(temporaryFolder());
    await store.create('parts/a.json', Buffer.from('one'));
    await store.remove('parts/a.json');
    await expect(store.replace('parts/a.json', Buffer.from('two'), etagOf(Buffer.from('one')))).rejects.toThrow(
      StoreConflict,
    );
  });
});
