import { z } from 'zod';
import { dialByTcp } from './checked-connector.ts';
import type { OutsideFetch } from './outside-fetch.ts';
import { createOutsideFetch } from './outside-fetch.ts';

/** Host of the demo's shop in links. A reserved example domain, which cannot be registered. */
export const demoShopHost = 'cholang.example';

/** Only for a demo's host: the connection goes to the demo's process, whatever the address. */
export const placeholderAddress = '1.1.1.1';

/** Origin of the demo's shop. Not in production, which has no demo. */
export const demoShopVariable = { DEMO_SHOP_ORIGIN: z.url({ protocol: /^http$/ }).optional() };

/** Rejects the demo's shop in production; for `superRefine`. */
export function refuseDemoShop(
  { ENVIRONMENT, DEMO_SHOP_ORIGIN }: { ENVIRONMENT: string; DEMO_SHOP_ORIGIN?: string | undefined },
  context: z.core.$RefinementCtx,
): void {
  if (ENVIRONMENT !== 'PRODUCTION' || DEMO_SHOP_ORIGIN === undefined) return;
  context.addIssue({
    code: 'custom',
    path: ['DEMO_SHOP_ORIGIN'],
    message: 'production has no demo shop',
    input: DEMO_SHOP_ORIGIN,
  });
}

/**
 * Creates the fetcher of a service: public addresses, and in the demo its fixed shop (rules/cart-and-orders.md). Links to other hosts must
 * pass every check.
 */
export function outsideFetchWithDemoShop(origin: string | undefined): OutsideFetch {
  const fetchOutside = createOutsideFetch();
  if (origin === undefined) return fetchOutside;
  const { hostname, port } = new URL(origin);
  const fetchDemo = createOutsideFetch({
    resolve: () => Promise.resolve([placeholderAddress]),
    dial: () => dialByTcp(hostname, Number(port)),
  });
  return (url, options) => (isDemoShop(url) ? fetchDemo : fetchOutside)(url, options);
}

const isDemoShop = (url: string): boolean => URL.canParse(url) && new URL(url).host === demoShopHost;
