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

/** Private pictures are signed for `id`; `isStaff` reads what staff alone knows, too. */
export interface OrderReader {
  id: string;
  isStaff: boolean;
}

export const readerOf = (caller: Caller & { id: string }): OrderReader => ({ id: caller.id, isStaff: isStaff(caller) });

export type PresentOrder = (order: StoredOrder, reader: OrderReader) => Order;

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
    const sign = (url: string) => signer.sign(url, reader.id);
    // Lines, recipient and shipping are JSON as they are stored.
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
      // Listed, so that no reference or key of staff's reaches a customer.
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

/** Without what is presented otherwise, or to nobody. */
const withoutOwnFields = ({ proposal: _, amendedAt: __, depositSince: ___, searchKeys: ____, ...order }: StoredOrder) =>
  order;

/** Pictures of catalogue products are public, those of requests from outside belong to their customer. How a line was bought is staff's alone. */
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

/** A question that its order has left behind, for example by being cancelled, is asked no more. */
function withoutStaleQuestion({ askedPrice, ...line }: OrderLine, { status }: StoredOrder): OrderLine {
  return askedPrice === undefined || !askingStatuses.includes(status) ? line : { ...line, askedPrice };
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
