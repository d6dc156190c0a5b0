import { z } from 'zod';
import { dialByTcp } from './checked-connector.ts';
import type { CheckedRequestDependencies } from './checked-request.ts';
import { createOutsideCheck } from './outside-check.ts';
import type { OutsideCheck } from './outside-check.ts';
import { createOutsidePost } from './outside-post.ts';
import type { OutsidePost } from './outside-post.ts';
import { placeholderAddress } from './demo-shop.ts';

/** Host of a test's push service in subscriptions. A reserved example domain, which cannot be registered. */
export const demoPushHost = 'push.example';

/** Origin of a test's push service on this machine. Not in production. */
export const demoPushVariable = {
  DEMO_PUSH_ORIGIN: z.url({ protocol: /^http$/, hostname: /^127\.0\.0\.1$/ }).optional(),
};

/** Rejects a test's push service in production; for `superRefine`. */
export function refuseDemoPush(
  { ENVIRONMENT, DEMO_PUSH_ORIGIN }: { ENVIRONMENT: string; DEMO_PUSH_ORIGIN?: string | undefined },
  context: z.core.$RefinementCtx,
): void {
  if (ENVIRONMENT !== 'PRODUCTION' || DEMO_PUSH_ORIGIN === undefined) return;
  context.addIssue({
    code: 'custom',
    path: ['DEMO_PUSH_ORIGIN'],
    message: 'production has no push service of tests',
    input: DEMO_PUSH_ORIGIN,
  });
}

/** Connections of a service to push services: `check` when a browser subscribes, `post` for each message. */
export interface PushNetwork {
  check: OutsideCheck;
  post: OutsidePost;
}

const networkOf = (dependencies: CheckedRequestDependencies): PushNetwork => ({
  check: createOutsideCheck(dependencies),
  post: createOutsidePost(dependencies),
});

/** Connects to public addresses, and to the test's fixed push service if there is one. URLs of other hosts must pass every check. */
export function openPushNetwork(
  origin: string | undefined,
  dependencies: CheckedRequestDependencies = {},
): PushNetwork {
  const outside = networkOf(dependencies);
  if (origin === undefined) return outside;
  const { hostname, port } = new URL(origin);
  const demo = networkOf({
    resolve: () => Promise.resolve([placeholderAddress]),
    dial: () => dialByTcp(hostname, Number(port)),
  });
  const chosen = (url: string): PushNetwork =>
    URL.canParse(url) && new URL(url).host === demoPushHost ? demo : outside;
  return { check: (url) => chosen(url).check(url), post: (url, options) => chosen(url).post(url, options) };
}
