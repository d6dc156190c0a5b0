import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareServicesFolder } from './services-folder.ts';

let dataFolder: string;

beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'data-'));
});
afterEach(() => rmSync(dataFolder, { recursive: true }));

function write(name: string, content: string): void {
  mkdirSync(path.dirname(path.join(dataFolder, name)), { recursive: true });
  writeFileSync(path.join(dataFolder, name), content);
}

it('creates a folder that only its owner can enter', () => {
  expect(statSync(prepareServicesFolder(dataFolder)).mode & 0o777).toBe(0o700);
});

it('moves the data of an earlier version to their current folder', () => {
  write('parts/redis/data/dump', 'goods');
  const folder = prepareServicesFolder(dataFolder);
  expect(readFileSync(path.join(folder, 'redis/data/dump'), 'utf8')).toBe('goods');
  expect(existsSync(path.join(dataFolder, 'parts'))).toBe(false);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

it('preserves the name of the Docker project that owns the data of an earlier version', () => {
  write(
    'parts/chosen.json',
    JSON.stringify({ cache: { source: 'docker', details: {} }, events: { source: 'path', details: {} } }),
  );
  const chosen = JSON.parse(readFileSync(path.join(prepareServicesFolder(dataFolder), 'chosen.json'), 'utf8'));
  expect(chosen.cache.details.project).toMatch(/^gvg-[0-9a-f]{8}$/);
  expect(chosen.events.details).toEqual({});
});

it('leaves earlier data unchanged when the current folder exists', () => {
  write('parts/redis/dump', 'earlier');
  write('backing-services/redis/dump', 'present');
  expect(readFileSync(path.join(prepareServicesFolder(dataFolder), 'redis/dump'), 'utf8')).toBe('present');
  expect(existsSync(path.join(dataFolder, 'parts/redis/dump'))).toBe(true);
});
