import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repository, workspaceFolders } from '../workspaces.ts';
import { codeOwners, codeOwnersFile } from './code-owners.ts';

const written = readFileSync(path.join(repository, codeOwnersFile), 'utf8');
const rows = written
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' ') as [string, string]);
/** As hosts interpret it: the last matching pattern wins. */
const ownerOf = (file: string): string | undefined =>
  rows.findLast(([pattern]) => pattern === '*' || `/${file}`.startsWith(pattern))?.[1];

test('CODEOWNERS is up to date: `npm run sync` changes nothing', () => {
  expect(written).toBe(codeOwners(repository));
});

test('everything has an owner, and every package outside of infra a team other than the platform’s', () => {
  expect(readdirSync(repository).filter((name) => ownerOf(name) === undefined)).toEqual([]);
  const ofPlatform = workspaceFolders().filter((folder) => ownerOf(`${folder}/x`) === ownerOf('package.json'));
  expect(ofPlatform.filter((folder) => !folder.startsWith('infra/'))).toEqual([]);
});

test('a service, its remote and the contracts of both belong to one team', () => {
  const folders = ['services/cart', 'mf-cart', 'shared/contracts/src/cart', 'shared/contracts/src/mf-cart'];
  expect(new Set(folders.map((folder) => ownerOf(`${folder}/x.ts`)))).toEqual(new Set(['@goods-viet-goods/cart']));
  expect(ownerOf('shared/contracts/src/values/money.ts')).toBe('@goods-viet-goods/contracts');
});

test('a manifest can name another team than its folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gvg-owners-'));
  const write = (file: string, content: unknown): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), JSON.stringify(content));
  };
  write('package.json', { workspaces: ['services/*', 'mf-*', 'infra/*', 'shared/*'] });
  write('services/gift/package.json', { owner: 'parcels' });
  write('mf-gift/package.json', {});
  write('infra/tools/package.json', {});
  write('shared/contracts/package.json', {});
  for (const owner of ['gift', 'mf-gift', 'values'])
    mkdirSync(path.join(folder, 'shared/contracts/src', owner), { recursive: true });
  try {
    expect(codeOwners(folder).split('\n').slice(1)).toEqual([
      '* @goods-viet-goods/platform',
      '/mf-gift/ @goods-viet-goods/gift',
      '/services/gift/ @goods-viet-goods/parcels',
      '/shared/contracts/ @goods-viet-goods/contracts',
      '/shared/contracts/src/gift/ @goods-viet-goods/parcels',
      '/shared/contracts/src/mf-gift/ @goods-viet-goods/gift',
      '',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
