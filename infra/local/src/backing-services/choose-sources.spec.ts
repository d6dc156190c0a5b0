import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chooseSources, saveChoices } from './choose-sources.ts';
import type { SourceName } from './backing-service.ts';
import { sourceContext } from './source-context.fixtures.ts';
import type { Source, SourceContext } from './source.ts';

let dataFolder: string;

beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'choice-'));
});
afterEach(() => rmSync(dataFolder, { recursive: true }));

const context = (environment: NodeJS.ProcessEnv = {}): SourceContext => sourceContext(dataFolder, environment);

const source = (name: SourceName, reason?: string): Source => ({
  name,
  unavailableReason: () => Promise.resolve(reason),
  open: () => Promise.reject(new Error('not needed here')),
});

it('uses the first available source', async () => {
  const chosen = await chooseSources(context(), [
    source('path', 'no program'),
    source('debian-root'),
    source('docker'),
  ]);
  expect(chosen.cache.source.name).toBe('debian-root');
});

it('preserves the first choice when another source becomes available later', async () => {
  saveChoices(await chooseSources(context(), [source('path', 'no program'), source('debian-root')]), dataFolder);
  const chosen = await chooseSources(context(), [source('path'), source('debian-root')]);
  expect(chosen.documents.source.name).toBe('debian-root');
});

it('rejects with the reason when the source of existing data is no longer available', async () => {
  saveChoices(await chooseSources(context(), [source('path')]), dataFolder);
  await expect(
    chooseSources(context(), [source('path', 'no redis-server is on PATH'), source('debian-root')]),
  ).rejects.toThrow(/were created by the source “path”, but no redis-server is on PATH/);
});

it('lists missing programs and what to install when no source is available', async () => {
  const nothing = chooseSources(context(), [
    source('path', 'no program is on PATH'),
    source('docker', 'no Docker engine responds'),
  ]);
  await expect(nothing).rejects.toThrow(
    /No source for documents: no program is on PATH; no Docker engine responds\. Please install MongoDB/,
  );
});

it('considers only the sources named by GVG_BACKING_SERVICES', async () => {
  const chosen = await chooseSources(context({ GVG_BACKING_SERVICES: 'docker' }), [source('path'), source('docker')]);
  expect(chosen.events.source.name).toBe('docker');
});
