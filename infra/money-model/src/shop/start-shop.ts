import { randomBytes, randomUUID } from 'node:crypto';
import { cartService } from '@gvg/cart/app';
import { catalogueService } from '@gvg/catalogue/app';
import { startService } from '@gvg/service-kit/lifecycle/service';
import { startFakeIdentity } from '@gvg/service-kit/testing/fake-identity';
import { cartSettings } from '@gvg/testing/cart-settings';
import { openCountries } from '@gvg/testing/sample-goods';
import { startHarness } from '@gvg/testing/service-harness';
import type { ServiceHarness } from '@gvg/testing/service-harness';
import { newUser } from '@gvg/testing/test-customers';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { unreachableUrl } from '@gvg/testing/unreachable-url';
import { MongoClient } from 'mongodb';
import type { Db } from 'mongodb';
import { startClock } from './clock.ts';
import type { Clock } from './clock.ts';
import { openShopEvents } from './shop-events.ts';
import type { ShopEvents } from './shop-events.ts';

/**
 * The real cart and catalogue in this process, on the real backing services. Identity is replaced by an event publisher and a stand-in that
 * accepts every user.
 */
export interface Shop {
  cart: ServiceHarness;
  catalogue: ServiceHarness;
  databases: Record<'cart' | 'catalogue', Db>;
  events: ShopEvents;
  clock: Clock;
  staff: TestCustomer;
  newCustomer(): Promise<TestCustomer>;
  /** Cancels orders not paid in time, like cart's timer. */
  sweep(): Promise<void>;
  /** Cancels lines whose higher price the customer has not accepted in time, like cart's timer. */
  cancelUnansweredPrices(): Promise<void>;
  /** Releases reservations without an order, like cart's timer. */
  sweepReservations(): Promise<void>;
  /** Puts a product on sale and returns its id. */
  newProduct(fields: object): Promise<string>;
  /** Puts a new rate in force immediately and returns its id. */
  newRate(pricePerKg: number): Promise<string>;
  /** Sets the deposit's share, in percent. */
  setDepositShare(depositShare: number): Promise<void>;
  /** Deletes the data of an earlier sequence. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

const picture = '/v1/file-manager/files/picture.png';
const country = 'JP';
const rateAttempts = 20;
/** Collections of cart and catalogue with the data of a sequence. */
const sequenceCollections = {
  cart: ['orders', 'payments', 'quotes', 'carts', 'left-lines', 'placements', 'refund-references'],
  catalogue: ['reservations'],
} as const;

/** Returns the body, or throws an Error for a status other than `status`. */
export function checked<Body>(status: number, response: { status: number; body: Body; text: string }): Body {
  if (response.status !== status) throw new Error(`${response.status} instead of ${status}: ${response.text}`);
  return response.body;
}

export async function startShop(): Promise<Shop> {
  const namespace = `money-model-${randomBytes(4).toString('hex')}`;
  const clock = startClock();
  const identity = await startFakeIdentity();
  const common = {
    EVENT_NAMESPACE: namespace,
    UPLOAD_INTERNAL_URL: unreachableUrl,
    IDENTITY_INTERNAL_URL: identity.url,
  };
  const timers = new Map<string, () => Promise<unknown>>();
  const catalogue = await startHarness({
    name: 'money-model-catalogue',
    start: (source) => startService(catalogueService, source),
    environment: common,
  });
  const cart = await startHarness({
    name: 'money-model-cart',
    start: (source) =>
      startService(cartService({ now: clock.now, repeat: ({ name, work }) => void timers.set(name, work) }), source),
    environment: { ...common, CATALOGUE_INTERNAL_URL: catalogue.internalUrl },
  });
  const client = await MongoClient.connect(cart.environment.MONGODB_URI as string);
  const databases = {
    cart: client.db(cart.environment.DATABASE_NAME),
    catalogue: client.db(catalogue.environment.DATABASE_NAME),
  };
  const events = await openShopEvents({ environment: cart.environment, databases });

  const signIn = async () => ({
    keeper: await newUser(catalogue, { roles: ['ADMIN'] }),
    owner: await newUser(cart, { roles: ['SYSTEM_ADMIN'] }),
    staff: await newUser(cart, { roles: ['ADMIN'] }),
  });
  let people = await signIn();
  const create = async (path: string, body: object) =>
    checked(201, await people.keeper.post<{ _id: string }>(path, body))._id;
  const runTimer = async (name: string): Promise<void> => {
    const work = timers.get(name);
    if (work === undefined) throw new Error(`cart has no timer ${name}`);
    await work();
  };

  await openCountries(databases.catalogue, ['VN', country]);
  const sweets = { name: { vi: 'Bánh kẹo', en: 'Sweets' }, type: 'PACKAGED_FOOD', image: picture };
  const category = await create('/v1/product-categories', sweets);
  const producer = await create('/v1/producers', { name: { vi: 'Lò bánh Tây Ninh', en: '' }, image: picture });

  let lastValidFrom = 0;
  const newRate: Shop['newRate'] = async (pricePerKg) => {
    lastValidFrom = Math.max(lastValidFrom + 1, Date.now() - 1_000);
    const rate = {
      country,
      service: 'AIR',
      goodsTypes: ['NORMAL', 'MUST_BE_PACKAGED'],
      brackets: [{ fromGrams: 0, pricePerKg }],
      stepGrams: 500,
      minimumGrams: 500,
      surcharges: [{ goodsType: 'MUST_BE_PACKAGED', percent: 10 }],
      transitDays: { min: 5, max: 7 },
      validFrom: new Date(lastValidFrom).toISOString(),
    };
    for (let attempt = 1; ; attempt += 1) {
      const response = await people.keeper.post<{ _id: string }>('/v1/costs', rate);
      // On a busy machine Redis may respond late, and a rate cannot be changed without it.
      if (response.status !== 503 || attempt === rateAttempts) return checked(201, response)._id;
    }
  };

  return {
    cart,
    catalogue,
    databases,
    events,
    clock,
    get staff() {
      return people.staff;
    },
    newCustomer: () => newUser(cart),
    sweep: () => runTimer('cancel unpaid orders'),
    cancelUnansweredPrices: () => runTimer('cancel unanswered prices'),
    sweepReservations: () => runTimer('sweep reservations'),
    newProduct: (fields) =>
      create('/v1/products', {
        name: { vi: `Bánh tráng ${randomUUID()}`, en: '' },
        description: { vi: '<p>Ngon</p>', en: '' },
        images: [picture],
        category,
        producer,
        country: 'VN',
        priority: '1',
        unit: 'GRAM',
        quantityPerUnit: 500,
        ...fields,
      }),
    newRate,
    setDepositShare: async (depositShare) =>
      void checked(200, await people.owner.put('/v1/settings/cart', { ...cartSettings, depositShare })),
    async clear() {
      // A run takes longer than the lifetime of an access token.
      people = await signIn();
      const collections = Object.entries(sequenceCollections) as ['cart' | 'catalogue', readonly string[]][];
      await Promise.all(
        collections.flatMap(([name, all]) =>
          all.map((collection) => databases[name].collection(collection).deleteMany({})),
        ),
      );
      await databases.catalogue.collection('costs').deleteMany({});
      clock.reset();
    },
    async close() {
      await events.close();
      await client.close();
      await cart.close();
      await catalogue.close();
      await identity.close();
    },
  };
}
