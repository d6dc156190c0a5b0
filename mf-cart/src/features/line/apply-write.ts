import type { Cart, LineWrite } from './api/cart.ts';

/** Returns the cart after a write: a line that leaves it is removed, a new one comes first (specification §4). */
export function applyWrite(cart: Cart, { line, amount = line.amount, status = line.status }: LineWrite): Cart {
  if (status === 'WITHOUT_CART') return { ...cart, docs: cart.docs.filter(({ _id }) => _id !== line._id) };
  const written = { ...line, amount, status };
  const isKnown = cart.docs.some(({ _id }) => _id === line._id);
  return {
    ...cart,
    docs: isKnown ? cart.docs.map((other) => (other._id === line._id ? written : other)) : [written, ...cart.docs],
  };
}
