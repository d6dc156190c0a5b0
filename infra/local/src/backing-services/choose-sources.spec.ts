import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chooseSources, saveChoices } from './choose-sources.ts';
import type { SourceName } from './backing-service.ts';
import type { Source, SourceContext } from './source.ts';

let dataFolder: string;

beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'choice-'));
});
afterEach(() => rmSync(dataFolder, { recursive: true }));

const context = (environment: NodeJS.ProcessEnv = {}): SourceContext => ({
  environment,
  dataFolder,
  cacheFolder: dataFolder,
  strictDocuments: false,
  onProgress: () => {},
  signal: new AbortController().signal,
  debianRoot: () => Promise.reject(new Error('not needed here')),
});

const source = (name: SourceName, reason?: string): Source => ({
  name,
  unavailableReason: () => Promise.resolve(reason),
  open: () => Promise.reject(new Error('not needed here')),
});

it('takes the first source that is there', async () => {
  const chosen = await chooseSources(context(), [source('path', 'no program'), source('debian-root'), source('docker')]);
  expect(chosen.cache.source.name).toBe('debian-root');
});

it('keeps what was chosen first, whatever turns up later', async () => {
  saveChoices(await chooseSources(context(), [source('path', 'no program'), source('debian-root')]), dataFolder);
  const chosen = await chooseSources(context(), [source('path'), source('debian-root')]);
  expect(chosen.documents.source.name).toBe('debian-root');
});

it('says so when the source of the data is gone', async () => {
  saveChoices(await chooseSources(context(), [source('path')]), dataFolder);
  await expect(chooseSources(context(), [source('path', 'no redis-server is on PATH'), source('debian-root')])).rejects.toThrow(
    /begun from the source “path”, but no redis-server is on PATH/,
  );
});

it('says in one sentence what is missing and what to install when nothing is there', async () => {
  const nothing = chooseSources(context(), [source('path', 'no program is on PATH'), source('docker', 'no Docker engine answers')]);
  await expect(nothing).rejects.toThrow(/There is nothing for documents: no program is on PATH; no Docker engine answers\. Please install MongoDB/);
});

it('considers only the sources that GVG_PARTS names', async () => {
  const chosen = await chooseSources(context({ GVG_PARTS: 'docker' }), [source('path'), source('docker')]);
  expect(chosen.events.source.name).toBe('docker');
});
