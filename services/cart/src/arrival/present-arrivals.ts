import type { Arrival } from '@gvg/contracts/cart/http/arrivals';
import { toJson } from '@gvg/service-kit/data/to-json';
import type { Cart } from '../cart.ts';
import type { StoredArrival } from './arrival.model.ts';
import { findSuggestions } from './find-suggestions.ts';

/** Presents parcels to `reader`, with signed photos and suggestions for unknown parcels. */
export async function presentArrivals(
  { orders, signer }: Pick<Cart, 'orders' | 'signer'>,
  arrivals: readonly StoredArrival[],
  reader: string,
): Promise<Arrival[]> {
  const suggestions = await findSuggestions({ orders }, arrivals);
  return arrivals.map((arrival) => {
    const { photos, isUnknown, ...fields } = toJson(arrival);
    return {
      ...fields,
      photos: photos.map((url) => ({ url, signedUrl: signer.sign(url, reader) })),
      suggestions: suggestions.get(fields._id) ?? [],
    };
  });
}

export async function presentArrival(
  cart: Pick<Cart, 'orders' | 'signer'>,
  arrival: StoredArrival,
  reader: string,
): Promise<Arrival> {
  const [presented] = await presentArrivals(cart, [arrival], reader);
  return presented as Arrival;
}
