import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import { editOutsideLine } from '@gvg/contracts/cart/http/lines';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { changeLine } from '../change-line.ts';
import type { LineUpdate } from '../change-line.ts';
import { customerOf } from '../customer.ts';
import type { CustomerCaller } from '../customer.ts';
import { findLines } from '../find-line.ts';
import { isBinding } from '../line-quote.ts';
import { linkKey } from '../line-key.ts';
import { claimPictures } from '../release-pictures/check-pictures.ts';
import type { StoredLine, StoredOutside } from '../stored-line.ts';
import { presentOutsideLine } from '../line.presenter.ts';

type Details = Omit<BodyOf<typeof editOutsideLine>, 'revision' | 'amount'>;

/** Claims pictures that are new to the line. The ones it has may have come with a guest's cart. */
async function claimNew(cart: Cart, id: string, images: readonly string[], caller: CustomerCaller): Promise<void> {
  const [line] = await findLines(cart, customerOf(caller), [id]);
  if (line === undefined) throw new ApiFailure('CART_NOT_FOUND');
  await claimPictures(
    cart,
    customerOf(caller),
    images.filter((url) => line.outside?.images.includes(url) !== true),
  );
}

/** Merges changes into the details; null removes one. */
function edited(present: StoredOutside, details: Details): StoredOutside {
  const merged = { ...present, ...details };
  return Object.fromEntries(
    Object.entries(merged).filter(([, value]) => value !== null && value !== undefined),
  ) as unknown as StoredOutside;
}

function updateOf(
  { outside: present, amount: presentAmount }: StoredLine,
  details: Details,
  amount = presentAmount,
): LineUpdate | undefined {
  if (Object.keys(details).length === 0 && amount === presentAmount) return undefined;
  const outside = edited(present as StoredOutside, details);
  return { outside, amount, key: outside.url === undefined ? null : linkKey(outside.url) };
}

export function editOutsideLineRoute(cart: Cart): void {
  mount(
    cart.app,
    editOutsideLine,
    async ({ params: { id }, body: { revision, amount, ...details }, caller, context }) => {
      if (details.images !== undefined) await claimNew(cart, id, details.images, caller);
      const loaded = await changeLine(
        cart,
        { id, type: 'WITHOUT_SYSTEM', caller, revision, context },
        ({ line, quote }) => {
          if (isBinding(quote)) throw new ApiFailure('ACTION_NOT_ALLOWED');
          return updateOf(line, details, amount);
        },
      );
      return presentOutsideLine(cart, loaded, caller);
    },
  );
}
