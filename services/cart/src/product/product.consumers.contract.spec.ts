import { catalogueImported, categoryChanged, producerChanged, productEvents } from '@gvg/contracts/catalogue/events';
import type { EventContract } from '@gvg/contracts/definitions/event';
import type { Consumer } from '@gvg/messaging/consumers/consumer';
import { matchers } from '@gvg/testing/http-pact';
import { messagePact } from '@gvg/testing/message-pact';
import type { Cart } from '../cart.ts';
import { consumeCatalogue } from './product.consumers.ts';

const { boolean, integer, like, number, regex, string } = matchers;
const { expects } = messagePact({ consumer: 'cart', provider: 'catalogue' });
const id = '64b0c0ffee0123456789abcd';
const instant = regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.source, '2026-11-21T09:00:00.000Z');
const name = { vi: string('Bánh'), en: string('Cake') };

const product = {
  _id: string(id),
  name,
  images: like(['/v1/file-manager/files/a.jpg']),
  category: string('c'.repeat(24)),
  producer: string('d'.repeat(24)),
  country: string('VN'),
  type: regex('^[A-Z_]+$', 'NORMAL'),
  priority: string('1'),
  price: integer(65_000),
  unit: string('GRAM'),
  quantityPerUnit: number(500),
  weightGrams: integer(550),
  stock: integer(10),
  sold: integer(0),
  ratingAverage: number(0),
  ratingCount: integer(0),
  isDeleted: boolean(false),
  createdAt: instant,
};
const group = {
  _id: string(id),
  name,
  image: string('/v1/file-manager/files/a.jpg'),
  isShowed: boolean(true),
  isDeleted: boolean(false),
  createdAt: instant,
};

/** Returns the collections that the consumers wrote to. */
async function handled(contract: EventContract, event: object): Promise<string[]> {
  const written: string[] = [];
  const model = (collection: string) => ({
    replaceOne: async () => void written.push(collection),
    updateMany: async () => void written.push(collection),
  });
  const consumers: Consumer<EventContract>[] = [];
  const bus = { consume: async (consumer: Consumer<EventContract>) => void consumers.push(consumer) };
  await consumeCatalogue({ bus, knownProducts: model('products'), knownGroups: model('groups') } as unknown as Cart);
  for (const consumer of consumers)
    if (consumer.events.some(({ type }) => type === contract.type))
      await consumer.handle({ ...event, type: contract.type } as never, { session: {} } as never);
  return written;
}

it.each([
  ...productEvents.map((contract) => [contract, 'a product is now otherwise', product, ['products']] as const),
  [categoryChanged, 'a category is now otherwise', { ...group, type: regex('^[A-Z_]+$', 'SEEDS') }, ['groups']],
  [producerChanged, 'a producer is now otherwise', group, ['groups']],
  [catalogueImported, 'products were imported', { products: integer(10) }, ['products', 'groups']],
] as const)('stores published data of catalogue: $type', async (contract, description, data, collections) => {
  await expects<EventContract>(contract, { description: `${description} (${contract.type})`, data }, async (event) =>
    expect(await handled(contract, event)).toEqual(collections),
  );
});
