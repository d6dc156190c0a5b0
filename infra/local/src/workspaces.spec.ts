import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteOf } from './site.ts';
import type { SiteAddresses } from './site.ts';
import { readWorkspaces } from './workspaces.ts';

let repository: string;

beforeEach(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'repository-'));
  write('', { workspaces: ['services/*', 'mf-*', 'shell', 'infra/*'] });
  write('infra/local', { name: '@gvg/local' });
  write('shell', { name: '@gvg/shell', gvg: { type: 'shell' } });
  write('services/gateway', { name: '@gvg/gateway', gvg: { type: 'gateway' } });
});
afterEach(() => rmSync(repository, { recursive: true }));

function write(folder: string, manifest: unknown): void {
  mkdirSync(path.join(repository, folder), { recursive: true });
  writeFileSync(path.join(repository, folder, 'package.json'), JSON.stringify(manifest));
}

const addresses: SiteAddresses = {
  url: (name) => `http://${name}`,
  internalUrl: (name) => `http://internal.${name}`,
  port: (name, variable) => (name === 'mailbox' && variable === 'SMTP_PORT' ? 2525 : 0),
  publicOrigin: 'http://shop',
  dataFolder: '/data',
  registryFile: '/data/registry.json',
  releasesFolder: (remote) => `/data/releases/${remote}`,
};

it('makes a new service a process of the site and an upstream of the gateway', () => {
  write('services/cart', {
    name: '@gvg/cart',
    gvg: {
      type: 'service',
      environment: { CURRENCY: 'EUR' },
      calls: ['mail-room'],
      volumes: { INVOICES_FOLDER: 'invoices' },
    },
  });
  const { services } = siteOf(readWorkspaces(repository));
  expect(services.map(({ name, folder }) => [name, folder])).toEqual([
    ['cart', 'services/cart'],
    ['gateway', 'services/gateway'],
  ]);
  const [cart, gateway] = services.map((entry) => entry.environment(addresses));
  expect(cart).toEqual({
    DATABASE_NAME: 'gvg_cart',
    CURRENCY: 'EUR',
    MAIL_ROOM_INTERNAL_URL: 'http://internal.mail-room',
    INVOICES_FOLDER: '/data/invoices',
  });
  expect(JSON.parse(gateway?.UPSTREAMS ?? '')).toEqual({ cart: ['http://cart'], shell: ['http://shell'] });
});

it('runs a service in as many processes as its manifest states, as one upstream with several addresses', () => {
  write('services/cart', { name: '@gvg/cart', gvg: { type: 'service', instances: 2 } });
  const { services } = siteOf(readWorkspaces(repository));
  expect(services.map(({ name, folder }) => [name, folder])).toEqual([
    ['cart', 'services/cart'],
    ['cart-2', 'services/cart'],
    ['gateway', 'services/gateway'],
  ]);
  const [first, second, gateway] = services.map((entry) => entry.environment(addresses));
  expect(second).toEqual(first);
  expect(JSON.parse(gateway?.UPSTREAMS ?? '')).toEqual({
    cart: ['http://cart', 'http://cart-2'],
    shell: ['http://shell'],
  });
});

it('makes a new remote a process of the site and an upstream of the gateway', () => {
  write('mf-cart', { name: '@gvg/mf-cart', gvg: { type: 'remote' } });
  const { remotes, services } = siteOf(readWorkspaces(repository));
  expect(remotes.map((entry) => [entry.name, entry.environment(addresses)])).toEqual([
    ['mf-cart', { API_URL: 'http://internal.gateway', RELEASES_FOLDER: '/data/releases/mf-cart' }],
  ]);
  expect(JSON.parse(services[0]?.environment(addresses).UPSTREAMS ?? '')).toEqual({
    'mf-cart': ['http://mf-cart'],
    shell: ['http://shell'],
  });
});

const mailbox = {
  name: '@gvg/mailbox',
  gvg: {
    type: 'demo',
    ports: { PORT: 3080, SMTP_PORT: 2526 },
    volumes: { MAILS_FOLDER: 'mails' },
    provides: { notify: { SMTP_URL: 'smtp://{host}:{SMTP_PORT}' }, mailbox: { PAGE: '{origin}/mails' } },
  },
};

it('makes a demo a process of the site that provides variables to others, and not an upstream of the gateway', () => {
  write('services/notify', { name: '@gvg/notify', gvg: { type: 'service' } });
  write('infra/mailbox', mailbox);
  const { demos, services } = siteOf(readWorkspaces(repository));
  expect(demos.map((entry) => [entry.name, entry.ports, entry.environment(addresses)])).toEqual([
    [
      'mailbox',
      { PORT: 3080, SMTP_PORT: 2526 },
      { TRUST_PROXY_HOPS: '0', SMTP_PORT: '2525', PAGE: 'http://mailbox/mails', MAILS_FOLDER: '/data/mails' },
    ],
  ]);
  const [gateway, notify] = services.map((entry) => entry.environment(addresses));
  expect(notify).toEqual({ DATABASE_NAME: 'gvg_notify', SMTP_URL: 'smtp://127.0.0.1:2525' });
  expect(JSON.parse(gateway?.UPSTREAMS ?? '')).toEqual({ notify: ['http://notify'], shell: ['http://shell'] });
});

it.each([
  ['a demo without the port of its page', { type: 'demo', ports: { SMTP_PORT: 2525 } }],
  ['several processes of a remote', { type: 'remote', instances: 2 }],
  ['ports of a service', { type: 'service', ports: { PORT: 3080 } }],
  ['variables that a service provides', { type: 'service', provides: { notify: { SMTP_URL: 'smtp://x' } } }],
])('rejects %s', (_, gvg) => {
  write('services/cart', { name: '@gvg/cart', gvg });
  expect(() => readWorkspaces(repository)).toThrow('services/cart/package.json');
});

it('gives each process the memory limits of its manifest, or the default ones', () => {
  write('services/cart', { name: '@gvg/cart', gvg: { type: 'service', memory: { oldSpace: 512 } } });
  const { services } = siteOf(readWorkspaces(repository));
  expect(services.map(({ name, nodeOptions }) => [name, ...nodeOptions])).toEqual([
    ['cart', '--max-old-space-size=512', '--max-semi-space-size=16'],
    ['gateway', '--max-old-space-size=256', '--max-semi-space-size=16'],
  ]);
});

it('rejects a service or remote without a manifest', () => {
  write('services/cart', { name: '@gvg/cart' });
  expect(() => readWorkspaces(repository)).toThrow('services/cart/package.json has no "gvg" field');
});

it('names the invalid field of a manifest', () => {
  write('mf-cart', { name: '@gvg/mf-cart', gvg: { type: 'remotes' } });
  expect(() => readWorkspaces(repository)).toThrow(/mf-cart\/package\.json: .*[\s\S]*gvg\.type/);
});

it('requires exactly one gateway', () => {
  write('services/gateway-two', { name: '@gvg/gateway-two', gvg: { type: 'gateway' } });
  expect(() => readWorkspaces(repository)).toThrow(
    'exactly one workspace of type gateway; there are 2 services/gateway, services/gateway-two',
  );
});
