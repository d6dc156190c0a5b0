import { siteOf } from '../site.ts';
import type { Workspace } from '../workspaces.ts';
import { selectHot } from './select-hot.ts';

const workspace = (name: string, type: Workspace['type']): Workspace => ({
  name,
  folder: name,
  packageName: `@gvg/${name}`,
  type,
  environment: {},
  secrets: [],
  calls: [],
  instances: 1,
  volumes: {},
  ports: {},
  provides: {},
  memory: { oldSpace: 256, semiSpace: 16 },
  firstLoadKiB: 40,
});
const site = siteOf([
  workspace('cart', 'service'),
  workspace('gateway', 'gateway'),
  workspace('mf-cart', 'remote'),
  workspace('mf-chat', 'remote'),
  workspace('shell', 'shell'),
]);

const selected = (...names: string[]) => selectHot(site, names).map(({ name }) => name);

it('reloads everything without names', () => {
  expect(selected()).toEqual(['cart', 'gateway', 'mf-cart', 'mf-chat', 'shell']);
});

it('reloads a named remote and the shell that provides its React, and no other remote', () => {
  expect(selected('mf-cart')).toEqual(['mf-cart', 'shell']);
});

it('reloads only a named service', () => {
  expect(selected('cart')).toEqual(['cart']);
});

it('rejects an unknown name and lists the known ones', () => {
  expect(() => selected('cart', 'mf-basket')).toThrow(
    'The site has no mf-basket; npm run dev takes names out of: cart, gateway, mf-cart, mf-chat, shell.',
  );
});
