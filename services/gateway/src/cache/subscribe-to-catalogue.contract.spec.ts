import type { CacheTag } from '@gvg/contracts/definitions/cache-tags';
import {
  catalogueImported,
  categoryChanged,
  costChanged,
  producerChanged,
  productEvents,
  ratingGiven,
  templateChanged,
} from '@gvg/contracts/catalogue/events';
import { settingsChanged } from '@gvg/contracts/common/events';
import type { EventContract } from '@gvg/contracts/definitions/event';
import { invalidatingEvents } from '@gvg/contracts/events';
import { messagePact } from '@gvg/testing/message-pact';
import { matchers } from '@gvg/testing/http-pact';
import { ResponseCache } from './response-cache.ts';
import { invalidateByEvent } from './subscribe-to-catalogue.ts';

const { like, eachLike } = matchers;
const id = '64b0c0ffee0123456789abcd';
const name = { vi: 'Bánh tráng', en: 'Rice paper' };
const image = '/v1/file-manager/files/a.jpg';
const entity = { _id: id, name, isDeleted: false, createdAt: '2026-11-21T09:00:00.000Z' };
const productGroup = { ...entity, image, isShowed: true };
const product = {
  ...entity,
  images: eachLike(image),
  category: id,
  producer: id,
  country: 'VN',
  type: 'NORMAL',
  priority: '1',
  price: 50_000,
  unit: 'GRAM',
  quantityPerUnit: 500,
  weightGrams: 600,
  stock: 10,
  sold: 0,
  ratingAverage: 0,
  ratingCount: 0,
};

/** Every subscribed event with one tag that it invalidates. The gateway reads only the type and the subject id, never the data. */
const subscribedEvents: readonly (readonly [EventContract, unknown, CacheTag])[] = [
  ...productEvents.map((contract) => [contract, product, `product:${id}`] as const),
  [categoryChanged, { ...productGroup, type: 'SEEDS' }, `category:${id}`],
  [producerChanged, productGroup, `producer:${id}`],
  [templateChanged, { _id: id, type: 'PAGE', slug: 'gioi-thieu' }, `template:${id}`],
  [costChanged, { _id: id, country: 'AU', service: 'AIR' }, 'cost'],
  [ratingGiven, { _id: id, product: id, user: id, stars: 5, isHidden: false }, 'rating'],
  [settingsChanged, { service: 'catalogue' }, 'settings'],
  [catalogueImported, { products: 100 }, `product:${id}`],
];

const pact = messagePact({ consumer: 'gateway', provider: 'catalogue' });

test('names every event that invalidates responses', () => {
  expect(new Set(subscribedEvents.map(([contract]) => contract))).toEqual(new Set(invalidatingEvents));
});

test.each(subscribedEvents.map(([contract, data, tag]) => [contract.type, contract, data, tag] as const))(
  '%s invalidates its tag',
  async (type, contract, data, tag) => {
    const cache = new ResponseCache();
    cache.store('/response', { etag: '"1"', headers: [], tags: [tag], bodies: new Map() }, cache.startFetch());
    await pact.expects(contract, { description: `the gateway receives ${type}`, data: like(data) }, async (event) => {
      invalidateByEvent(cache, event);
    });
    expect(cache.get('/response')).toBeUndefined();
  },
);
