import { lineToBuy, sampleEntry, sampleOrder, sampleOrderLine } from '../order.fixtures.ts';
import type { EstimatedShipping, StoredOrder } from '../order.model.ts';
import { totalsOf } from '../order-totals.ts';
import { amendedOrder } from './amended-order.ts';
import { needsConsent, sumsOf } from './order-sums.ts';

const at = new Date('2026-11-21T03:00:00Z');
const line = sampleOrderLine();
const toBuy = lineToBuy();

const order = (fields: Partial<StoredOrder> = {}) => sampleOrder({ lines: [line, toBuy], ...fields });
/** Fully paid. */
const paid = (fields: Partial<StoredOrder> = {}) => {
  const { ledger, ...placed } = order({ status: 'AT_WAREHOUSE', lines: [line], ...fields });
  const charged = ledger.reduce((sum, { amount }) => sum + amount, 0);
  return { ...placed, ledger: [...ledger, sampleEntry({ kind: 'PAYMENT', amount: charged })] };
};
const estimated = (fields: Partial<EstimatedShipping> = {}): EstimatedShipping => ({
  ...order().shipping,
  estimatedFee: 300_000,
  ...fields,
});
const withAmount = (before: StoredOrder, amount: number, id = line._id) =>
  amendedOrder(before, { lines: [{ line: id, amount }], shipping: estimated() }, at);

describe('an amended order', () => {
  it('charges more pieces with the deposit while that is awaited', () => {
    const { goodsWithBalance, ...totals } = totalsOf(withAmount(order(), 3));
    expect(totals).toMatchObject({ goods: 800_000, due: 825_000 });
    expect(goodsWithBalance).toBeUndefined();
  });

  it('charges more pieces with the balance later, and reverses those first', () => {
    const raised = withAmount(paid(), 4);
    expect(totalsOf(raised)).toMatchObject({ goods: 400_000, goodsWithBalance: 200_000, due: 0, credit: 0 });
    const lowered = withAmount(raised, 1);
    expect(totalsOf(lowered)).toMatchObject({ goods: 100_000, due: 0, credit: 100_000 });
    expect(
      lowered.ledger.slice(raised.ledger.length).map(({ amount, isWithBalance }) => [amount, isWithBalance]),
    ).toEqual([
      [-100_000, undefined],
      [-200_000, true],
    ]);
    expect(totalsOf(withAmount(raised, 0))).toMatchObject({ goods: 0, credit: 200_000 });
  });

  it('loses its packing ticks when its parcel changes, but not when its note does', () => {
    const packing = { lines: [{ line: line._id, amount: 2 }] };
    const packed = paid({ status: 'AWAITING_BALANCE', work: { notes: [], packing } });
    expect(withAmount(packed, 1).work).toEqual({ notes: [] });
    expect(amendedOrder(packed, { lines: [], note: 'Gói kỹ' }, at).work?.packing).toEqual(packing);
  });

  it('restores the agreed fee with the agreed pieces, however often they change', () => {
    const thirds = order({ lines: [line, { ...toBuy, amount: 3, fee: 25_000 }] });
    const changed = [1, 2, 1, 2, 3].reduce((before, amount) => withAmount(before, amount, toBuy._id), thirds);
    expect(changed.lines[1]).toMatchObject({ amount: 3, fee: 25_000 });
    expect(totalsOf(changed)).toEqual(totalsOf(thirds));
    expect(withAmount(changed, 1, toBuy._id).lines[1]).toMatchObject({ fee: 8_333 });
  });

  it('adjusts the fee of a line in proportion to its pieces', () => {
    const { lines, ledger } = withAmount(order(), 3, toBuy._id);
    expect(lines[1]).toMatchObject({ amount: 3, fee: 75_000 });
    expect(ledger.slice(-2)).toMatchObject([
      { kind: 'GOODS', amount: 1_000_000 },
      { kind: 'SERVICE_FEE', amount: 50_000 },
    ]);
  });

  it('waits for weighing again unless only recipient or note change', () => {
    const shipping = { ...order().shipping, actualGrams: 900, chargeableGrams: 1_000, fee: 200_000 };
    const { ledger, ...placed } = paid({ status: 'AWAITING_BALANCE', shipping });
    const weighed = { ...placed, ledger: [...ledger, sampleEntry({ kind: 'FREIGHT', amount: 200_000 })] };
    expect(amendedOrder(weighed, { lines: [], note: 'Gói kỹ' }, at)).toMatchObject({
      status: 'AWAITING_BALANCE',
      shipping,
    });
    const moved = amendedOrder(weighed, { lines: [], shipping: estimated({ service: 'SEA' }) }, at);
    expect(moved).toMatchObject({ status: 'AT_WAREHOUSE', timeline: [{}, { status: 'AT_WAREHOUSE', by: 'SYSTEM' }] });
    expect(moved.shipping).not.toHaveProperty('actualGrams');
    expect(totalsOf(moved)).toMatchObject({ freight: 0, due: 0, credit: 0 });
  });

  it('charges an added line in full', () => {
    const added = [sampleOrderLine({ name: { vi: 'Trà sen', en: '' }, price: 60_000 })];
    const before = paid();
    const after = amendedOrder(before, { lines: [], added, shipping: estimated() }, at);
    expect(after.lines).toEqual([...before.lines, ...added]);
    expect(after.ledger.slice(before.ledger.length)).toMatchObject([
      { kind: 'GOODS', amount: 120_000, line: added[0]?._id, isWithBalance: true },
    ]);
    expect(totalsOf(amendedOrder(order(), { lines: [], added, shipping: estimated() }, at))).toMatchObject({
      goods: 820_000,
      due: 845_000,
    });
  });

  it('moves on when less is due than was paid', () => {
    const part = order({ lines: [line, sampleOrderLine()] });
    const ledger = [...part.ledger, sampleEntry({ kind: 'PAYMENT', amount: 200_000 })];
    expect(withAmount({ ...part, ledger }, 0)).toMatchObject({ status: 'AT_WAREHOUSE' });
  });
});

describe('consent', () => {
  const cases: [string, boolean, (before: StoredOrder) => StoredOrder, StoredOrder?][] = [
    ['more pieces', true, (before) => withAmount(before, 3)],
    ['fewer pieces', false, (before) => withAmount(before, 1)],
    ['another address', false, (before) => ({ ...before, recipient: { ...before.recipient, line: '7-8-9' } })],
    [
      'a cheaper service',
      true,
      (before) => ({ ...before, shipping: { ...before.shipping, service: 'SEA', estimatedFee: 1 } }),
    ],
    [
      'an added line in the place of a dearer one',
      true,
      (before) =>
        amendedOrder(
          before,
          {
            lines: [{ line: line._id, amount: 0 }],
            added: [sampleOrderLine({ price: 1_000 })],
            shipping: estimated(),
          },
          at,
        ),
    ],
    ['another country', true, (before) => ({ ...before, shipping: { ...before.shipping, country: 'DE' } })],
    [
      'freight that rises by more than goods fall',
      true,
      (before) =>
        amendedOrder(
          before,
          { lines: [{ line: line._id, amount: 1 }], shipping: estimated({ estimatedFee: 400_001 }) },
          at,
        ),
    ],
    [
      'an estimate above what the scale has said',
      false,
      (before) => withAmount(before, 1),
      paid({ status: 'AWAITING_BALANCE', shipping: { ...order().shipping, actualGrams: 9, fee: 50_000 } }),
    ],
  ];

  it.each(cases)('requires consent to %s: %s', (_, isNeeded, change, before = order()) => {
    expect(needsConsent(before, change(before))).toBe(isNeeded);
  });
});

it('excludes amounts that unused payments will cover from the sums', () => {
  expect(sumsOf({ ...order(), unallocated: 25_000 })).toMatchObject({
    due: 700_000,
    freight: 300_000,
    total: 1_025_000,
  });
});
