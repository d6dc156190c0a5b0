import { matchers } from '@gvg/testing/http-pact';
import { ids } from './states.ts';

const { eachLike, integer, regex, string } = matchers;

export const id = regex(/^[0-9a-f]{24}$/, ids.order);
export const instant = regex(/^\d{4}-\d{2}-\d{2}T.+Z$/, '2026-01-01T00:00:00.000Z');

/** Order as displayed on its page. */
export const order = {
  _id: id,
  code: regex(/^GVG\w{6}$/, 'GVG7K3F2Q'),
  status: string('AT_WAREHOUSE'),
  recipient: { fullName: string('Nguyễn Thu Hà') },
  shipping: { country: string('JP'), estimatedGrams: integer(1_500) },
  totals: { due: integer(0), credit: integer(0) },
  timeline: eachLike({ status: string('AT_WAREHOUSE'), at: instant, by: string('SYSTEM') }),
  revision: integer(1),
};
