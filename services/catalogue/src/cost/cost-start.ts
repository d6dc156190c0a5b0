import type { ClientSession } from 'mongoose';
import type { Locale } from '@gvg/contracts/values/locale';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { invalidField } from '@gvg/service-kit/http/invalid-field';
import type { Models } from '../models.ts';
import type { StoredCost } from './cost.model.ts';

/** A change is committed by then; an order placed between the check and the commit would be weighed at another price than it was placed with. */
const commitMs = 5_000;
/** How far the clock of a page, and its request on the way, may be behind. */
const clockToleranceMs = 60_000;

/** What a rate that is or was in force may still change: nothing that prices an order. */
const changeableInForce = new Set(['note', 'cutoffs']);

/** Throws ACTION_NOT_ALLOWED for a change, of a rate that has started, of more than note and cutoffs: orders refer to it. */
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
 * Throws INVALID_PAYLOAD at `validFrom` for a successor that starts in the past: which rate was in force at a moment never changes afterwards. Only the first
 * rate of a country and service may be dated back.
 */
export async function checkStart(
  { costs }: Pick<Models, 'costs'>,
  { country, service, validFrom }: Pick<StoredCost, 'country' | 'service' | 'validFrom'>,
  { session, locale, now = new Date() }: { session: ClientSession; locale: Locale; now?: Date },
): Promise<void> {
  if (validFrom.getTime() >= now.getTime() - clockToleranceMs) return;
  // Removed rates count: orders were priced with them.
  if ((await costs.exists({ country, service, validFrom: { $lte: now } }).session(session)) !== null)
    throw invalidField({ path: 'validFrom', code: 'STARTS_IN_THE_PAST', locale });
}
