import type { Cart } from '../cart.ts';
import type { Books } from '../order/settle-money.ts';

export type MigratedCart = Books &
  Pick<Cart, 'connection' | 'carts' | 'formerAccounts' | 'withTransaction' | 'logger' | 'quotes' | 'refundReferences'>;
