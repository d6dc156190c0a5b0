import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { answerText } from './answer-text.ts';
import { describePage } from './page-contract.ts';
import type { ConsumedPage } from './compare-page.ts';
import { contractSite } from './testing/contract-site.fixtures.ts';
import {
  getProduct,
  http,
  orderBody,
  orderProduct,
  pact,
  productRead,
  productShape,
  productSold,
  provided,
  saleReceived,
} from './testing/contracts.fixtures.ts';

const { price, ...withoutPrice } = productShape;
const renamed = getProduct(z.object({ ...withoutPrice, amount: price }));
const both = getProduct(z.object({ ...productShape, amount: price }));
const catalogueWith = (endpoint: ReturnType<typeof getProduct>) =>
  provided({ getProduct: endpoint, orderProduct: orderProduct() });
const reads = (consumer: string) => pact(consumer, 'catalogue', [productRead]);
const productReadAnew = http({
  description: 'a product',
  request: { method: 'GET', path: '/v1/products/1' },
  response: { status: 200, body: { amount: 65_000 } },
});

/** Starts a site with a page and a service that read products, and a service that consumes sales events. */
async function startShop() {
  const shop = contractSite(['catalogue', 'mf-cart', 'cart', 'notify', 'shell', 'gateway']);
  const released = {
    catalogue: await shop.store('catalogue', { provides: provided() }),
    'mf-cart': await shop.store('mf-cart', { pacts: [reads('mf-cart')] }),
    cart: await shop.store('cart', { pacts: [reads('cart')] }),
    notify: await shop.store('notify', { pacts: [pact('notify', 'catalogue', [saleReceived])] }),
    gateway: await shop.store('gateway', { pacts: [pact('gateway', 'catalogue', [])] }),
  };
  for (const [part, version] of Object.entries(released)) await shop.deploy(part, version);
  return { ...shop, released };
}

describe('canIDeploy', () => {
  it('accepts a provider that still provides everything its consumers read', async () => {
    const shop = await startShop();
    const version = await shop.store('catalogue', { provides: catalogueWith(both) });
    expect(await shop.ask('catalogue', version)).toEqual({ ok: true, problems: [] });
  });

  it('names every consumer that a provider would break, with interaction and location', async () => {
    const shop = await startShop();
    const version = await shop.store('catalogue', {
      provides: provided({ getProduct: renamed, orderProduct: orderProduct() }, {}),
    });
    const answer = await shop.ask('catalogue', version);
    const provider = `catalogue@${version}`;
    const missing = {
      provider,
      interaction: 'a product',
      place: '/response/body/price',
      reason: 'the provider does not give price',
    };
    expect(answer).toEqual({
      ok: false,
      problems: [
        { ...missing, consumer: `cart@${shop.released.cart}` },
        { ...missing, consumer: `mf-cart@${shop.released['mf-cart']}` },
        expect.objectContaining({ consumer: `notify@${shop.released.notify}`, interaction: 'a product was sold' }),
      ],
    });
    expect(answerText(provider, 'shop', answer)).toContain(
      `mf-cart@${shop.released['mf-cart']} → ${provider}\n    “a product” /response/body/price the provider does not give price`,
    );
  });

  it('refuses a page that reads a field missing from the service, and accepts it after the service is released', async () => {
    const shop = await startShop();
    const page = await shop.store('mf-cart', { pacts: [pact('mf-cart', 'catalogue', [productReadAnew])] });
    expect(await shop.ask('mf-cart', page)).toMatchObject({
      ok: false,
      problems: [{ consumer: `mf-cart@${page}`, provider: `catalogue@${shop.released.catalogue}` }],
    });
    await shop.deploy('catalogue', await shop.store('catalogue', { provides: catalogueWith(both) }));
    expect(await shop.ask('mf-cart', page)).toMatchObject({ ok: true });
  });

  it('refuses a page that sends a field unknown to the service', async () => {
    const shop = await startShop();
    const ordered = http({
      description: 'an order with a note',
      request: { method: 'POST', path: '/v1/products/1/orders', body: { product: '1', amount: 1, note: 'red' } },
      response: { status: 201, body: { code: 'A1' } },
    });
    const page = await shop.store('mf-cart', { pacts: [pact('mf-cart', 'catalogue', [ordered])] });
    expect(await shop.ask('mf-cart', page)).toMatchObject({ problems: [{ place: '/request/body/note' }] });
    const taking = orderProduct(z.strictObject({ ...orderBody, note: z.string().optional() }));
    const service = await shop.store('catalogue', {
      provides: provided({ getProduct: getProduct(), orderProduct: taking }),
    });
    await shop.deploy('catalogue', service);
    expect(await shop.ask('mf-cart', page)).toMatchObject({ ok: true });
  });

  it('counts a page while it may still be open, and a service while it runs', async () => {
    const shop = await startShop();
    await shop.deploy('catalogue', await shop.store('catalogue', { provides: catalogueWith(both) }));
    for (const part of ['mf-cart', 'cart'])
      await shop.deploy(part, await shop.store(part, { pacts: [pact(part, 'catalogue', [productReadAnew])] }));
    const withoutOld = await shop.store('catalogue', { provides: catalogueWith(renamed) });
    expect(await shop.ask('catalogue', withoutOld)).toMatchObject({
      problems: [{ consumer: `mf-cart@${shop.released['mf-cart']}` }],
    });
    shop.wait(31);
    const again = await shop.store('mf-cart', {
      pacts: [pact('mf-cart', 'catalogue', [productReadAnew]), pact('mf-cart', 'cart', [])],
    });
    await shop.deploy('mf-cart', again);
    // The version just replaced reads the new name. The one before it is gone from all pages.
    expect(await shop.ask('catalogue', withoutOld)).toMatchObject({ ok: true });
  });

  it('includes canaries', async () => {
    const shop = await startShop();
    const canary = await shop.store('cart', { pacts: [pact('cart', 'catalogue', [productReadAnew])] });
    await shop.startCanary('cart', canary);
    expect(await shop.ask('catalogue', shop.released.catalogue)).toMatchObject({
      problems: [{ consumer: `cart@${canary}` }],
    });
  });

  it('refuses a consumer whose provider does not run in the environment, once the site is reachable', async () => {
    const shop = contractSite(['catalogue', 'mf-cart', 'gateway']);
    const page = await shop.store('mf-cart', { pacts: [reads('mf-cart')] });
    expect(await shop.ask('mf-cart', page)).toMatchObject({ ok: true });
    await shop.deploy('gateway', await shop.store('gateway', { pacts: [] }));
    expect(await shop.ask('mf-cart', page)).toMatchObject({
      problems: [{ provider: 'catalogue', reason: 'no release of catalogue runs in shop' }],
    });
  });

  it('refuses to guess the requirements of a release without a contract', async () => {
    const shop = await startShop();
    const version = await shop.store('catalogue', {});
    expect(await shop.ask('catalogue', version)).toMatchObject({ ok: false });
    await shop.deploy('notify', await shop.store('notify', {}));
    expect(await shop.ask('catalogue', shop.released.catalogue)).toMatchObject({
      problems: [{ reason: expect.stringMatching(/^notify@\w+ was released without its contract/) }],
    });
  });

  it('gives no answer if the state of a part was changed by hand', async () => {
    const shop = await startShop();
    const folder = path.join(shop.site.keys.publicFolder, '../store/parts/cart.json');
    rmSync(folder);
    writeFileSync(folder, JSON.stringify({ content: {}, keyId: 'x', signature: 'y' }));
    await expect(shop.ask('catalogue', shop.released.catalogue)).rejects.toThrow('cannot be trusted');
  });
});

describe('canIDeploy for modules shared by shell and remotes', () => {
  const page = describePage();
  const release = {
    name: 'mf-cart',
    version: 'a1',
    entry: 'remoteEntry.js',
    preloads: {},
    integrity: {},
    routes: [],
    widgets: [],
    fragments: true,
  };
  const used: ConsumedPage = { version: page.versions[0] ?? 0, modules: { '@gvg/ui': ['Button'] }, release };
  const provides = { part: 'shell', page };

  async function ask(shellPage: typeof page, remotePage: ConsumedPage) {
    const shop = contractSite(['shell', 'mf-cart']);
    await shop.deploy('shell', await shop.store('shell', { provides: { ...provides, page: shellPage } }));
    return (await shop.ask('mf-cart', await shop.store('mf-cart', { page: remotePage }))).problems.map(
      ({ place, reason }) => `${place}: ${reason}`,
    );
  }

  it('accepts a remote that the shell can run', async () => {
    expect(page.modules['@gvg/ui']).toContain('Button');
    expect(page.modules['react']).toContain('useState');
    expect(await ask(page, used)).toEqual([]);
  });

  it.each<[string, typeof page, ConsumedPage, string]>([
    [
      'another page contract',
      page,
      { ...used, version: used.version + 1 },
      `/version: the remote was built for version ${used.version + 1} of the page contract, the shell runs ${used.version}`,
    ],
    [
      'a name that the shell does not export yet',
      page,
      { ...used, modules: { '@gvg/ui': ['Button', 'Carousel'] } },
      '/modules/@gvg~1ui/Carousel: the shell’s @gvg/ui does not export Carousel',
    ],
    [
      'a release that the shell cannot read',
      page,
      { ...used, release: { ...release, routes: 'all' } },
      '/release/routes: the shell cannot read the release: must be array',
    ],
  ])('refuses %s', async (_, shellPage, remotePage, expected) => {
    expect(await ask(shellPage, remotePage)).toEqual([expected]);
  });

  it("refuses a shell without an export that a remote imports, and accepts one that also runs the remote's older contract version", async () => {
    const shop = contractSite(['shell', 'mf-cart']);
    const remote = await shop.store('mf-cart', { page: used });
    await shop.deploy('mf-cart', remote);
    const shellWith = (change: Partial<typeof page>) =>
      shop.store('shell', { provides: { ...provides, page: { ...page, ...change } } });
    const without = await shellWith({ modules: { ...page.modules, '@gvg/ui': [] } });
    expect(await shop.ask('shell', without)).toMatchObject({ problems: [{ consumer: `mf-cart@${remote}` }] });
    const next = await shellWith({ versions: [used.version + 1] });
    expect(await shop.ask('shell', next)).toMatchObject({ ok: false });
    const bridge = await shellWith({ versions: [used.version, used.version + 1] });
    expect(await shop.ask('shell', bridge)).toMatchObject({ ok: true });
  });
});

describe('an event', () => {
  it('breaks its consumers when it loses a field', async () => {
    const shop = await startShop();
    const version = await shop.store('catalogue', {
      provides: provided(undefined, { productSold: productSold(z.object({ _id: z.string() })) }),
    });
    expect(await shop.ask('catalogue', version)).toMatchObject({
      problems: [{ consumer: `notify@${shop.released.notify}`, place: '/contents/data/amount' }],
    });
  });
});
