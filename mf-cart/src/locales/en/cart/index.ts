import { cart } from './cart.ts';
import { checkOut } from './check-out.ts';
import { line } from './line.ts';
import { outside } from './outside.ts';
import { shipping } from './shipping.ts';

export const cartTexts = { cart, checkOut, line, outside, shipping };
