import { outsideLine, stockLine } from '../../testing/cart-lines.ts';
import { applyWrite } from './apply-write.ts';

const [sauce, vase] = [stockLine(1, 'Nước mắm'), outsideLine(2, 'Bình gốm')];
const cart = { docs: [sauce, vase], totalAmount: 2 };

describe('a write to a line', () => {
  it('changes only the amount of its line', () => {
    expect(applyWrite(cart, { line: sauce, amount: 7 }).docs).toEqual([{ ...sauce, amount: 7 }, vase]);
  });

  it('removes the line that leaves the cart, and restores it at the top', () => {
    const without = applyWrite(cart, { line: vase, status: 'WITHOUT_CART' });
    expect(without.docs).toEqual([sauce]);
    expect(applyWrite(without, { line: vase, status: 'IN_CART' }).docs).toEqual([
      { ...vase, status: 'IN_CART' },
      sauce,
    ]);
  });
});
