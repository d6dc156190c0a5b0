import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../state/paths.ts';
import { readWorkspaces } from '../workspaces.ts';
import type { Workspace } from '../workspaces.ts';
import { composeFile, composeSecretNames, generateCompose } from './compose-file.ts';

const workspace = (name: string, type: Workspace['type'], more: Partial<Workspace> = {}): Workspace => ({
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
  memory: { oldSpace: 256, semiSpace: 8 },
  firstLoadKiB: 40,
  ...more,
});

const site = [workspace('gateway', 'gateway'), workspace('shell', 'shell')];

/** Lines of one container in the generated file. */
function container(name: string, workspaces: readonly Workspace[]): string {
  const [, text = ''] =
    new RegExp(`^ {2}${name}:\\n((?: {4}.*\\n)+)`, 'm').exec(generateCompose(repository, workspaces)) ?? [];
  return text;
}

it('matches the file in the repository (npm run compose updates it)', () => {
  expect(readFileSync(path.join(repository, composeFile), 'utf8')).toBe(
    generateCompose(repository, readWorkspaces(repository)),
  );
});

it('adds a new service with its database, environment and volume, and a route in the gateway', () => {
  const cart = workspace('cart', 'service', {
    environment: { GREETING: "It's $5" },
    volumes: { INVOICES_FOLDER: 'invoices' },
  });
  const generated = container('cart', [...site, cart]);
  for (const line of [
    'DATABASE_NAME: gvg_cart',
    "GREETING: 'It''s $$5'",
    'INVOICES_FOLDER: /invoices',
    '- invoices:/invoices',
    'VOLUMES: /invoices',
  ])
    expect(generated).toContain(line);
  expect(container('gateway', [...site, cart])).toContain('"cart":["http://cart:8080"]');
  expect(generateCompose(repository, [...site, cart])).toMatch(/\nvolumes:\n(?: {2}.+:\n)* {2}invoices:\n/);
});

it('adds a container per instance of a service, and all their addresses to the gateway', () => {
  const sockets = workspace('sockets', 'service', { folder: 'services/sockets', instances: 2 });
  for (const name of ['sockets', 'sockets-2'])
    expect(container(name, [...site, sockets])).toContain('FOLDER: services/sockets');
  expect(container('gateway', [...site, sockets])).toContain(
    '"sockets":["http://sockets:8080","http://sockets-2:8080"]',
  );
});

it('gives every container the memory limits of its manifest', () => {
  const cart = workspace('cart', 'service', { memory: { oldSpace: 512, semiSpace: 16 } });
  expect(container('cart', [...site, cart])).toContain(
    'NODE_OPTIONS: --max-old-space-size=512 --max-semi-space-size=16\n',
  );
  expect(container('shell', site)).toContain('NODE_OPTIONS: --max-old-space-size=256 --max-semi-space-size=8\n');
});

it('adds a new remote that registers its own release and has a volume for its releases', () => {
  const generated = container('mf-cart', [...site, workspace('mf-cart', 'remote')]);
  for (const line of [
    'PAGE: mf-cart',
    'FRAGMENT_URL: http://mf-cart:8080',
    '- registry:/registry',
    '- releases-mf-cart:/releases',
  ])
    expect(generated).toContain(line);
  expect(container('gateway', [...site, workspace('mf-cart', 'remote')])).toContain(
    '"mf-cart":["http://mf-cart:8080"]',
  );
});

const mailbox = workspace('mailbox', 'demo', {
  folder: 'infra/mailbox',
  ports: { PORT: 3080, SMTP_PORT: 2525 },
  provides: { notify: { SMTP_URL: 'smtp://{host}:{SMTP_PORT}', PAGE: '{origin}' } },
});

it('adds a demo in a separate profile, with the port of its page', () => {
  const generated = container('mailbox', [...site, mailbox]);
  for (const line of [
    'profiles: ["demo"]',
    'FOLDER: infra/mailbox',
    "PORT: '3080'",
    "SMTP_PORT: '2525'",
    "- '127.0.0.1:3080:3080'",
    'aliases: [mailbox.localhost]',
  ])
    expect(generated).toContain(line);
  expect(container('gateway', [...site, mailbox])).not.toContain('mailbox');
});

it("sets a demo's values as defaults that the environment overrides", () => {
  const generated = container('notify', [...site, mailbox, workspace('notify', 'service')]);
  expect(generated).toContain("SMTP_URL: '${SMTP_URL:-smtp://mailbox:2525}'");
  expect(generated).toContain("PAGE: '${PAGE:-http://mailbox.localhost:3080}'");
});

it('has no default for a secret, so that docker compose refuses to start without it', () => {
  const workspaces = readWorkspaces(repository);
  const generated = generateCompose(repository, workspaces);
  const used = [...generated.matchAll(/\$\{(?<name>\w+)(?<rule>:[-?])(?<text>[^}]*)\}/g)].map(
    ({ groups }) => groups as { name: string; rule: string; text: string },
  );
  for (const { name, rule, text } of used) {
    if (composeSecretNames(workspaces).includes(name)) expect([name, rule]).toEqual([name, ':?']);
    else if (/SECRET|PASS|KEY/.test(name)) expect([name, rule, text]).toEqual([name, ':-', '']);
  }
  for (const name of composeSecretNames(workspaces)) expect(used).toContainEqual(expect.objectContaining({ name }));
  expect(generated).not.toMatch(/^\s*\w*(SECRET|PASS|PASSWORD|AUTH): (?!.*\$\{)/m);
});

it('passes a secret only to the workspaces that name it', () => {
  const generated = [
    ...site,
    workspace('identity', 'service', { secrets: ['SEALING_SECRET'] }),
    workspace('cart', 'service'),
  ];
  expect(container('identity', generated)).toContain("SEALING_SECRET: '${SEALING_SECRET:?npm run compose makes it}'");
  expect(container('cart', generated)).not.toContain('SEALING_SECRET');
  expect(composeSecretNames(generated)).toEqual([
    'DOCUMENTS_PASSWORD',
    'EVENTS_PASSWORD',
    'CACHE_PASSWORD',
    'INTERNAL_SECRET',
    'SEALING_SECRET',
  ]);
});
