import type { Order, OrderLine, OrderTotals, Transfer } from '@gvg/contracts/cart/http/order-schema';
import { privatePicturePath } from '@gvg/contracts/upload/picture-address';
import type { Cart } from '../cart.ts';
import { vietQrPayload } from '../payment/viet-qr.ts';
import type { SettingsValues } from '../settings/settings-values.ts';
import type { StoredOrder } from './order.model.ts';
import { totalsOf } from './order-totals.ts';
import { isMoveAllowed } from './transitions.ts';

/** Presents an order to its reader, whose id private pictures are signed for. */
export type PresentOrder = (order: StoredOrder, reader: string) => Order;

/** A presenter with the settings as they are now; for one response. */
export async function openOrderPresenter({
  settings,
  signer,
}: Pick<Cart, 'settings' | 'signer'>): Promise<PresentOrder> {
  return orderPresenter({ signer }, await settings.read());
}

export function orderPresenter(
  { signer }: Pick<Cart, 'signer'>,
  { bankAccounts }: Pick<SettingsValues, 'bankAccounts'>,
): PresentOrder {
  return (order, reader) => {
    const sign = (url: string) => signer.sign(url, reader);
    const {
      _id,
      cartLines,
      ledger,
      depositShare,
      idempotency,
      searchText,
      payBy,
      shipping: storedShipping,
      ...fields
    } = order;
    const { cost, ...shipping } = storedShipping;
    const totals = totalsOf(order);
    const transfer = transferOf(order, totals, bankAccounts);
    return {
      ...fields,
      _id: _id.toHexString(),
      shipping,
      lines: order.lines.map((line) => presentLine(line, sign)),
      photos: order.photos.map(({ url, kind, at }) => ({ url, signedUrl: sign(url), kind, at: at.toISOString() })),
      ledger: ledger.map(({ _id: entry, kind, amount, line, payment, note, at }) => ({
        _id: entry.toHexString(),
        kind,
        amount,
        ...(line === undefined ? {} : { line }),
        ...(payment === undefined ? {} : { payment }),
        note,
        at: at.toISOString(),
      })),
      totals,
      ...(transfer === undefined ? {} : { transfer }),
      ...(payBy === undefined || order.status !== 'AWAITING_DEPOSIT' ? {} : { payBy: payBy.toISOString() }),
      isCancellable: isMoveAllowed(order, 'CANCELLED', 'CUSTOMER'),
      timeline: order.timeline.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
      createdAt: order.createdAt.toISOString(),
      updatedAt: order.updatedAt.toISOString(),
    };
  };
}

/** Pictures of catalogue products are public, those of requests from outside belong to their customer. */
function presentLine(line: OrderLine, sign: (url: string) => string): OrderLine {
  return line.type === 'WITHOUT_SYSTEM' && line.image !== undefined && privatePicturePath.test(line.image)
    ? { ...line, image: sign(line.image) }
    : line;
}

/** The order's code is the whole content: what else people write, banks mangle. */
function transferOf(
  { code }: StoredOrder,
  { due }: OrderTotals,
  [first]: SettingsValues['bankAccounts'],
): Transfer | undefined {
  if (due === 0 || first === undefined) return undefined;
  const { bankName, bin, account, holder } = first;
  return {
    bankName,
    bankBin: bin,
    account,
    holder,
    amount: due,
    content: code,
    payload: vietQrPayload({ bin, account, amount: due, content: code }),
  };
}
