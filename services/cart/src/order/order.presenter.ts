import { isStaff } from '@gvg/contracts/definitions/caller';
import type { Caller } from '@gvg/contracts/definitions/caller';
import type { Order, OrderLine, OrderTotals, Transfer } from '@gvg/contracts/cart/http/order-schema';
import { storedPicturePath } from '@gvg/contracts/upload/picture-address';
import { toJson } from '@gvg/service-kit/data/to-json';
import type { Cart } from '../cart.ts';
import { vietQrPayload } from '../payment/viet-qr.ts';
import { presentProposal } from './amendment/open-proposal.ts';
import { askingStatuses } from '../purchase/asking-statuses.ts';
import type { SettingsValues } from '../settings/settings-values.ts';
import type { StoredOrder } from './order.model.ts';
import { totalsOf } from './order-totals.ts';
import { isMoveAllowed } from './transitions.ts';

/** Private pictures are signed for `id`. With `isStaff`, the order includes internal data. */
export interface OrderReader {
  id: string;
  isStaff: boolean;
}

export const readerOf = (caller: Caller & { id: string }): OrderReader => ({ id: caller.id, isStaff: isStaff(caller) });

export type PresentOrder = (order: StoredOrder, reader: OrderReader) => Order;

/** Creates a presenter with the current settings, for one response. */
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
    const sign = (url: string) => signer.sign(url, reader.id);
    // Lines, recipient and shipping are stored as JSON already.
    const { lines, recipient, shipping, cartLines, depositShare, idempotency, due, work, ...stored } =
      withoutOwnFields(order);
    const { cost, ...presentedShipping } = shipping;
    const { payBy, ...fields } = toJson(stored);
    const totals = totalsOf(order);
    const proposal = presentProposal(order);
    const transfer = transferOf(order, totals, bankAccounts);
    return {
      ...fields,
      recipient,
      shipping: presentedShipping,
      lines: lines.map(presentLineTo(reader, signer)).map((line) => withoutStaleQuestion(line, order)),
      photos: fields.photos.map((photo) => ({ ...photo, signedUrl: sign(photo.url) })),
      // Lists the fields explicitly, so that no bank reference or idempotency key of staff reaches a customer.
      ledger: fields.ledger.map(({ _id, kind, amount, line, payment, takesBack, note, at }) => ({
        ...{ _id, kind, amount, note, at },
        ...(line !== undefined && { line }),
        ...(payment !== undefined && { payment }),
        ...(takesBack !== undefined && { takesBack }),
      })),
      totals,
      ...(proposal !== undefined && { proposal }),
      ...(transfer === undefined ? {} : { transfer }),
      ...(payBy === undefined || order.status !== 'AWAITING_DEPOSIT' ? {} : { payBy }),
      isCancellable: isMoveAllowed(order, 'CANCELLED', 'CUSTOMER'),
      ...(reader.isStaff && { work: toJson(work ?? { notes: [] }) }),
    };
  };
}

/** Removes fields that are presented differently or not at all. */
const withoutOwnFields = ({ proposal: _, amendedAt: __, depositSince: ___, searchKeys: ____, ...order }: StoredOrder) =>
  order;

/** Pictures of catalogue products are public, those of outside requests belong to their customer. Purchase details are for staff only. */
export const presentLineTo =
  ({ id, isStaff: isOfStaff }: OrderReader, signer: Cart['signer']) =>
  ({ purchase, ...line }: OrderLine): OrderLine => ({
    ...line,
    ...(line.type === 'WITHOUT_SYSTEM' &&
      line.image !== undefined &&
      storedPicturePath.test(line.image) && { image: signer.sign(line.image, id) }),
    ...(isOfStaff &&
      purchase !== undefined && {
        purchase: {
          ...purchase,
          ...(purchase.receipt !== undefined && { receipt: signer.sign(purchase.receipt, id) }),
        },
      }),
  });

/** Hides a price question that no longer applies, for example after cancellation. */
function withoutStaleQuestion({ askedPrice, ...line }: OrderLine, { status }: StoredOrder): OrderLine {
  return askedPrice === undefined || !askingStatuses.includes(status) ? line : { ...line, askedPrice };
}

/** The content is only the order's code, because banks distort any other text. */
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
