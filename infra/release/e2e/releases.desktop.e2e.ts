import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Registry } from '@gvg/contracts/composition/registry';
import { repository } from '@gvg/local/state/paths';
import { readWorkspaces } from '@gvg/local/workspaces';
import { eventually } from '@gvg/testing/eventually';
import { freePort } from '@gvg/testing/free-port';
import { expect, test } from '@gvg/testing/page-test';
import { requiredVariable, runningSite } from '@gvg/testing/running-site';
import { startWorkspaceProcess } from '@gvg/testing/service-process';
import type { ServiceProcess } from '@gvg/testing/service-process';
import { newCustomer, startSignedIn } from '@gvg/testing/site-calls';
import { active, createHostedPart } from '../src/testing/hosted-part.ts';
import type { HostedPart } from '../src/testing/hosted-part.ts';

const remote = 'mf-cart';
const sessions = 10_000;
const address = {
  fullName: 'Nguyễn Thị Lan',
  phone: '+819012345678',
  country: 'JP',
  region: 'Tokyo',
  line: 'Nishi-Shinjuku 2-8-1',
  postcode: '160-0023',
};

let folder: string;
let url: string;
let cart: HostedPart;
let published = 0;
const started: ServiceProcess[] = [];

// One set of servers for both tests.
test.describe.configure({ mode: 'default' });

/** The running site's services and remotes behind a shell and a gateway of their own, with a host for the remote. */
test.beforeAll(async () => {
  test.setTimeout(300_000);
  const site = runningSite();
  folder = mkdtempSync(path.join(tmpdir(), 'releases-e2e-'));
  const [registryFile, releasesFolder] = [path.join(folder, 'registry.json'), path.join(folder, 'releases')];
  writeFileSync(registryFile, readFileSync(path.join(requiredVariable('GVG_DATA_DIR'), 'registry.json')));
  const port = await freePort();
  url = `http://localhost:${port}`;
  const common = {
    ...site.environment,
    ENVIRONMENT: 'DEVELOPMENT',
    LOG_LEVEL: 'error',
    LIMITS_SCALE: '100000',
    PUBLIC_ORIGIN: url,
    API_URL: site.url,
    REDIS_PREFIX: `releases-${port}:`,
    HOST: '127.0.0.1',
  };
  const environment = { ...common, RELEASES_FOLDER: releasesFolder };
  cart = await createHostedPart({
    part: remote,
    type: 'remote',
    folder: remote,
    environment,
    remote: { registryFile, releasesFolder },
  });
  const { version } = await cart.publish();
  await cart.change((before) => ({ ...before, stable: active(version) }));
  await cart.start();
  const shell = await startWorkspaceProcess(
    'shell',
    { ...common, REGISTRY_FILE: registryFile },
    { main: 'dist/server/main.js' },
  );
  started.push(shell);
  const others = readWorkspaces(repository).filter(({ type }) => type === 'service' || type === 'remote');
  const upstreams = {
    ...Object.fromEntries(others.map(({ name }) => [name, [site.urlOf(name)]])),
    shell: [shell.url],
    [remote]: [cart.url],
  };
  started.push(
    await startWorkspaceProcess('services/gateway', {
      ...common,
      PORT: String(port),
      UPSTREAMS: JSON.stringify(upstreams),
    }),
  );
});

test.afterAll(async () => {
  for (const server of started.toReversed()) await server.stop();
  await cart?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The present build as another version. */
async function publishNext(): Promise<string> {
  published += 1;
  const { version } = await cart.publish((built) => writeFileSync(path.join(built, 'number'), String(published)));
  return version;
}

const registered = (document: string): string | undefined => {
  const [, json] = /<script[^>]*id="gvg-registry"[^>]*>([^<]*)</.exec(document) ?? [];
  return (JSON.parse(json ?? '[]') as Registry).find(({ name }) => name === remote)?.version;
};
const versionOfPage = async (page: Page) => registered(await page.content());
const documentOf = async (headers: Record<string, string> = {}) =>
  (await fetch(`${url}/user/cart`, { headers })).text();

async function switchTo(version: string): Promise<void> {
  await cart.switchTo(version);
  await eventually(async () => registered(await documentOf()) === version);
}

test('a buyer at the check-out keeps the release of the page while the remote is released twice and rolled back', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const first = (await cart.state())?.running[0]?.version ?? '';
  const [second, third] = [await publishNext(), await publishNext()];
  const buyer = await newCustomer();
  await buyer.call('PATCH', '/v1/users/update-user-info', { locale: 'vi', addresses: [address] });
  const { docs } = await buyer.call<{ docs: { _id: string }[] }>('GET', '/v1/products?limit=1&name=bun%20bo%20hue');
  await buyer.call('POST', '/v1/cart/in-system/add-product', { product: docs[0]?._id });
  await startSignedIn(page, buyer);
  const assets = new Set<string>();
  page.on('request', (request) => {
    const [, version] = /\/remotes\/mf-cart\/(\w+)\//.exec(request.url()) ?? [];
    if (version !== undefined) assets.add(version);
  });

  await page.goto(`${url}/order/check-out`);
  const terms = page.getByRole('checkbox', { name: /Tôi đồng ý với/ });
  await terms.check();
  await switchTo(second);
  await switchTo(third);
  expect(await versionOfPage(page)).toBe(first);
  await page
    .getByRole('link', { name: /Giỏ hàng/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${url}/user/cart`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await terms.check();
  await page.getByRole('button', { name: /^Đặt hàng, trả/ }).click();
  await expect(page).toHaveURL(/\/order\/success\/GVG\w{6}$/, { timeout: 20_000 });
  expect([...assets]).toEqual([first]);

  await page.goto(`${url}/user/cart`);
  expect(await versionOfPage(page)).toBe(third);
  await switchTo(first);
  await page
    .getByRole('link', { name: /Giỏ hàng/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await versionOfPage(page)).toBe(third);
  await page.reload();
  expect(await versionOfPage(page)).toBe(first);
});

test('a canary is for its share of new sessions, and each keeps what it got', async () => {
  test.setTimeout(300_000);
  const canary = await publishNext();
  const ofShare = (share: number) => documentOf({ cookie: `GVG_SHARE=${share}` });
  await cart.change((before) => ({ ...before, canary: { ...active(canary), share: 5 } }));
  try {
    await eventually(async () => registered(await ofShare(0.01)) === canary);
    expect(registered(await ofShare(0.06))).not.toBe(canary);
    let ofCanary = 0;
    let next = 0;
    const visit = async () => {
      while (next < sessions) {
        next += 1;
        if (registered(await documentOf({ 'user-agent': `Browser ${next}` })) === canary) ofCanary += 1;
      }
    };
    await Promise.all(Array.from({ length: 16 }, visit));
    expect(ofCanary / sessions).toBeGreaterThan(0.04);
    expect(ofCanary / sessions).toBeLessThan(0.06);

    for (let number = 0; number < 40; number += 1) {
      const agent = { 'user-agent': `Browser ${number}` };
      const before = registered(await documentOf(agent));
      const session = await fetch(`${url}/v1/auth/session`, { headers: agent });
      const cookies = session.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
      const share = cookies.find((cookie) => cookie.startsWith('GVG_SHARE='));
      expect(share, 'a number alone, nothing of the person').toMatch(/^GVG_SHARE=0\.\d{6}$/);
      expect(registered(await documentOf({ 'user-agent': 'Another browser', cookie: String(share) }))).toBe(before);
    }
  } finally {
    await cart.change((before) => ({ ...before, canary: null }));
  }
});
