import type { FakeResponse } from '@gvg/browser-kit/testing';
import type { CartLine } from '@gvg/contracts/cart/http/lines';
import { cartOf, countries, outsideLine, previewOf, stockLine } from './cart-lines.ts';

export const fishSauce = stockLine(1, 'Nước mắm');
export const coffee = stockLine(2, 'Cà phê', { amount: 3 });
export const vase = outsideLine(3, 'Bình gốm');

interface Sent {
  params: { id: string };
  body: Record<string, unknown>;
}

/** A fake cart service that applies writes. */
export function cartService(initial: readonly CartLine[], responses: Record<string, FakeResponse> = {}) {
  let lines = [...initial];
  const sent: Sent[] = [];
  const write = (input: string) => {
    const request = JSON.parse(input) as Sent;
    sent.push(request);
    const known = [...initial].find(({ _id }) => _id === request.params.id) as CartLine;
    const { acceptedPrice, ...change } = request.body;
    const changed = {
      ...(lines.find(({ _id }) => _id === known._id) ?? known),
      ...change,
      ...(acceptedPrice === undefined || known.type !== 'IN_SYSTEM'
        ? {}
        : { state: 'READY', product: { ...known.product, price: acceptedPrice } }),
    } as CartLine;
    lines =
      changed.status === 'WITHOUT_CART'
        ? lines.filter(({ _id }) => _id !== changed._id)
        : lines.some(({ _id }) => _id === changed._id)
          ? lines.map((line) => (line._id === changed._id ? changed : line))
          : [changed, ...lines];
    return changed;
  };
  const all: Record<string, FakeResponse> = {
    '/v1/cart/me': () => cartOf(...lines),
    '/v1/countries': countries,
    previewOrder: (input) => previewOf(input),
    updateCartLine: write,
    updateOutsideLine: write,
    ...responses,
  };
  return { sent, responses: all };
}
