import { startService } from '@gvg/service-kit/lifecycle/service';
import type { RunningService } from '@gvg/service-kit/lifecycle/service';
import { createTestClient } from '@gvg/testing/test-client';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { cartService } from '../app.ts';
import { startCartHarness, withoutTimers } from './cart-harness.ts';
import type { CartHarness } from './cart-harness.ts';

export type Call = (index: number) => Promise<{ status: number }>;

/** Makes `count` calls, `width` of them concurrently. Returns the number of responses by status. */
export async function countStatuses(count: number, width: number, call: Call): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  let next = 0;
  const work = async () => {
    while (next < count) {
      const { status } = await call(next++);
      counts[status] = (counts[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return counts;
}

/** Runs a shop on two instances for the tests of one file. */
export function openTwoInstances(name: string) {
  let shop: CartHarness;
  let second: RunningService;

  beforeAll(async () => {
    shop = await startCartHarness(name);
    second = await startService(cartService({ ...withoutTimers, now: shop.now }), shop.environment);
  });
  afterAll(async () => {
    await second.stop();
    await shop.close();
  });

  return {
    get shop() {
      return shop;
    },
    /** Alternates a customer's calls between the two instances. */
    atBoth({ headers }: TestCustomer) {
      const clients = [shop.url, `http://127.0.0.1:${second.port}`].map((url) =>
        createTestClient(() => url, { keys: shop.keys, headers }),
      );
      return (index: number) => clients[index % 2] as (typeof clients)[number];
    },
  };
}
