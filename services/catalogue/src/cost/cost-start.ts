import type { ClientSession } from 'mongoose';
import type { Locale } from '@gvg/contracts/values/locale';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { invalidField } from '@gvg/service-kit/http/invalid-field';
import type { Models } from '../models.ts';
import type { StoredCost } from './cost.model.ts';

/** Longest commit of a change. An order placed between check and commit would be weighed at another price than it was placed with. */
const commitMs = 5_000;
/** Tolerance for a page's clock and its request time. */
const clockToleranceMs = 60_000;

/** Fields that may change once a rate has been in force, because they do not affect prices. */
const changeableInForce = new Set(['note', 'cutoffs']);

/** Throws `ACTION_NOT_ALLOWED` for a change of other fields than note and cutoffs once a rate has started, because orders refer to it. */
export function checkFieldsInForce(
  { validFrom }: Pick<StoredCost, 'validFrom'>,
  fields: object,
  now = Date.now(),
): void {
  if (validFrom.getTime() > now + commitMs) return;
  if (Object.entries(fields).some(([name, value]) => value !== undefined && !changeableInForce.has(name)))
    throw new ApiFailure('ACTION_NOT_ALLOWED');
}

/**
 * Throws `INVALID_PAYLOAD` at `validFrom` for a successor that starts in the past: the rate in force at a given time never changes afterwards. Only the first
 * rate of a country and service may be backdated.
 */
export async function checkStart(
  { costs }: Pick<Models, 'costs'>,
  { country, service, validFrom }: Pick<StoredCost, 'country' | 'service' | 'validFrom'>,
  { session, locale, now = new Date() }: { session: ClientSession; locale: Locale; now?: Date },
): Promise<void> {
  if (validFrom.getTime() >= now.getTime() - clockToleranceMs) return;
  // Removed rates count, because orders were priced with them.
  if ((await costs.exists({ country, service, validFrom: { $lte: now } }).session(session)) !== null)
    throw invalidField({ path: 'validFrom', code: 'STARTS_IN_THE_PAST', locale });
}
