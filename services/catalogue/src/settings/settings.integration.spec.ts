import { auditRecorded } from '@gvg/contracts/identity/events';
import { settingsChanged } from '@gvg/contracts/common/events';
import type { Country } from '@gvg/contracts/catalogue/http/countries';
import type { CatalogueSettings } from '@gvg/contracts/catalogue/http/settings';
import type { Envelope } from '@gvg/contracts/definitions/event';
import type { Page } from '@gvg/contracts/definitions/paging';
import { startService } from '@gvg/service-kit/lifecycle/service';
import { eventually } from '@gvg/testing/eventually';
import { testUserId } from '@gvg/testing/token-keys';
import { catalogueService } from '../app.ts';
import { startCatalogueHarness } from '../testing/catalogue-harness.ts';
import type { CatalogueHarness } from '../testing/catalogue-harness.ts';
import { openPublisher } from '@gvg/service-kit/testing/event-publisher';
import { defaultSettings } from './default-settings.ts';

const path = '/v1/settings/catalogue';
let shop: CatalogueHarness;

beforeAll(async () => {
  shop = await startCatalogueHarness('settings');
});

afterAll(() => shop.close());

/** The audited values. */
const valuesOf = ({ defaults: _defaults, changes: _changes, ...values }: CatalogueSettings) => values;

const read = async () => (await shop.client.get<CatalogueSettings>(path, { as: 'ADMIN' })).body;
const save = (body: Partial<CatalogueSettings>) => {
  const { exchangeRates, synonyms } = defaultSettings;
  return shop.client.put<CatalogueSettings>(path, { as: 'SYSTEM_ADMIN', body: { exchangeRates, synonyms, ...body } });
};
const countryOf = async (code: string) =>
  (await shop.client.get<Page<Country>>('/v1/countries', { query: { limit: 100, locale: 'en' } })).body.docs.find(
    (country) => country.code === code,
  );

it('has the defaults in a new shop', async () => {
  expect(await read()).toEqual({
    ...defaultSettings,
    revision: 1,
    updatedAt: expect.any(String) as string,
    defaults: defaultSettings,
    changes: {},
  });
});

it('replaces all values, publishes the change and audits it', async () => {
  const publisher = await openPublisher(shop, 'observer');
  const received: Envelope[] = [];
  await publisher.bus.subscribe({
    name: 'all',
    events: [settingsChanged, auditRecorded],
    rebuild: async () => {},
    handle: (event) => void received.push(event),
  });

  const before = await read();
  const saved = await save({ exchangeRates: { JPY: 175.5 }, synonyms: [['cà phê', 'cafe']] });
  expect(saved).toMatchObject({
    status: 200,
    body: { exchangeRates: { JPY: 175.5 }, synonyms: [['cà phê', 'cafe']], revision: before.revision + 1 },
  });
  expect(await read()).toEqual(saved.body);
  await eventually(async () => {
    expect(received).toContainEqual(
      expect.objectContaining({
        type: 'settings.changed',
        subject: { type: 'settings', id: 'catalogue' },
        revision: saved.body.revision,
        data: { service: 'catalogue' },
      }),
    );
    expect(received).toContainEqual(
      expect.objectContaining({
        data: expect.objectContaining({
          action: 'settings.update',
          before: valuesOf(before),
          after: valuesOf(saved.body),
        }) as unknown,
      }),
    );
  });
  await publisher.close();
});

it('returns for each setting who changed it and when', async () => {
  await save({ exchangeRates: { JPY: 174 }, synonyms: [['trà', 'chè']] });
  const { changes } = await read();
  const { body } = await save({ exchangeRates: { JPY: 180 }, synonyms: [['trà', 'chè']] });
  expect(body.changes).toEqual({
    synonyms: changes['synonyms'],
    exchangeRates: { at: body.updatedAt, by: testUserId },
  });
  expect(body.defaults).toEqual(defaultSettings);
});

it('rejects a change from an outdated revision with the current state', async () => {
  const { body } = await save({});
  expect((await save({ revision: body.revision })).status).toBe(200);
  expect(await save({ revision: body.revision })).toMatchObject({
    status: 409,
    body: { message: 'VERSION_CONFLICT', current: { revision: body.revision + 1, synonyms: defaultSettings.synonyms } },
  });
});

it('lets one of two concurrent changes of a revision succeed', async () => {
  const { revision } = await read();
  const statuses = (await Promise.all([save({ revision }), save({ revision })])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);
});

it.each([
  [{ exchangeRates: { yen: 170 } }],
  [{ exchangeRates: { JPY: 0 } }],
  [{ synonyms: [['cà phê']] }],
  [{ synonyms: [['cà phê', ' ']] }],
])('rejects %j', async (values) => {
  expect(await save(values)).toMatchObject({ status: 400, body: { message: 'INVALID_PAYLOAD' } });
});

it("returns countries with their currency and staff's rate", async () => {
  await save({ exchangeRates: { AUD: 17_000 } });
  expect(await countryOf('AU')).toMatchObject({ currency: 'AUD', vndPerUnit: 17_000 });
  expect(await countryOf('AR')).toEqual({ code: 'AR', name: { vi: 'Argentina', en: 'Argentina' }, currency: 'ARS' });
  await save({ exchangeRates: { AUD: 17_100 } });
  expect(await countryOf('AU')).toMatchObject({ vndPerUnit: 17_100 });
});

it('applies new synonyms to the search of every instance without a restart', async () => {
  await shop.makeProduct({ name: { vi: 'Vừng đen', en: '' } });
  const other = await startService(catalogueService, {
    ...process.env,
    ...shop.environment,
    PORT: '0',
    INTERNAL_PORT: '0',
  });
  const found = async (url: string) =>
    ((await (await fetch(`${url}/v1/products?name=huyen%20chi`)).json()) as { totalDocs: number }).totalDocs;
  const urls = [shop.url, `http://127.0.0.1:${other.port}`];
  expect(await Promise.all(urls.map(found))).toEqual([0, 0]);
  await save({ synonyms: [['vừng', 'huyền chi']] });
  await eventually(async () => expect(await Promise.all(urls.map(found))).toEqual([1, 1]));
  await other.stop();
});

it('survives a restart', async () => {
  const { body } = await save({ exchangeRates: { EUR: 31_000 } });
  await shop.restart();
  expect(await read()).toEqual(body);
});
