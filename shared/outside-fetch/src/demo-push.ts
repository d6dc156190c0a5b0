import { z } from 'zod';
import { dialByTcp } from './checked-connector.ts';
import { createOutsidePost } from './outside-post.ts';
import type { OutsidePost } from './outside-post.ts';
import { placeholderAddress } from './demo-shop.ts';

/** Host of a test's push service in subscriptions; reserved for examples, so that it is nobody's. */
export const demoPushHost = 'push.example';

/** Origin of a test's push service; only outside of production. */
export const demoPushVariable = { DEMO_PUSH_ORIGIN: z.url({ protocol: /^http$/ }).optional() };

/** Refuses a test's push service in production; for `superRefine`. */
export function refuseDemoPush({ ENVIRONMENT, DEMO_PUSH_ORIGIN }: { ENVIRONMENT: string; DEMO_PUSH_ORIGIN?: string | undefined }, context: z.core.$RefinementCtx): void {
  if (ENVIRONMENT !== 'PRODUCTION' || DEMO_PUSH_ORIGIN === undefined) return;
  context.addIssue({ code: 'custom', path: ['DEMO_PUSH_ORIGIN'], message: 'production has no push service of tests', input: DEMO_PUSH_ORIGIN });
}

/** Posts to public addresses, and to the test's one fixed push service where there is one. Addresses of any other host pass every check. */
export function outsidePostWithDemoPush(origin: string | undefined): OutsidePost {
  const postOutside = createOutsidePost();
  if (origin === undefined) return postOutside;
  const { hostname, port } = new URL(origin);
  const postDemo = createOutsidePost({ resolve: () => Promise.resolve([placeholderAddress]), dial: () => dialByTcp(hostname, Number(port)) });
  return (url, options) => (URL.canParse(url) && new URL(url).host === demoPushHost ? postDemo : postOutside)(url, options);
}
