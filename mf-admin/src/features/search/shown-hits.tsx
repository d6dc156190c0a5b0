import { displayPhone } from '@gvg/addresses/phones';
import type { OrderHit, ParcelHit, PaymentHit, QuoteHit } from '@gvg/contracts/cart/http/search';
import type { ProductHit } from '@gvg/contracts/catalogue/http/search';
import type { UserHit } from '@gvg/contracts/identity/http/search';
import { queuedPaymentStatuses } from '@gvg/contracts/cart/terms';
import type { Locale } from '@gvg/contracts/values/locale';
import { localize } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import { countryName } from '@gvg/customer-ui';
import type { TFunction } from '@gvg/i18n';
import { Package, Tag, User } from '@gvg/ui';
import { CircleDollarSign, ImageIcon, Tags, Truck } from '@gvg/ui/later-icons';
import { StateTag, shownStateOf } from '../../components/state-tag.tsx';
import { formatDay } from '../../texts/format.ts';
import { StatusTag } from '../orders/components/status-tag.tsx';
import { priceOf } from '../products/price-of.ts';
import { QuoteStatusTag } from '../quotes/components/quote-status.tsx';
import type { ShownHit } from './search-groups.ts';

export interface HitTexts {
  t: TFunction;
  locale: Locale;
  /** Text of the search. */
  search: string;
}

const present = (texts: readonly (string | undefined)[]) =>
  texts.filter((text): text is string => text !== undefined && text !== '');

export const shownUser = (user: UserHit, { t, search }: HitTexts): ShownHit => {
  const isStaff = user.roles.some((role) => role !== 'USER');
  return {
    key: `user-${user._id}`,
    to: `/admin/users/${user._id}`,
    Icon: User,
    title: user.displayName,
    facts: present([user.isFoundByPhone ? t('search.phoneMatches', { search }) : undefined, user.email]),
    end: user.isBlocked ? <Tag tone="clay">{t('users.blocked')}</Tag> : undefined,
    endFacts: isStaff ? user.roles.filter((role) => role !== 'USER').map((role) => t(`users.role.${role}`)) : [],
  };
};

export const shownOrder = (order: OrderHit, { t, locale }: HitTexts): ShownHit => ({
  key: `order-${order.code}`,
  to: `/admin/orders/${order.code}`,
  Icon: Package,
  title: order.code,
  beside: t('search.pieces', { count: order.pieces }),
  facts: present([
    order.fullName,
    order.phone === '' ? undefined : displayPhone(order.phone, order.country),
    countryName(order.country, locale),
  ]),
  end: <StatusTag status={order.status} />,
  endFacts: [order.due > 0 ? t('search.due', { amount: formatMoney(order.due) }) : formatMoney(order.charged)],
});

export const shownQuote = (quote: QuoteHit, { t, locale }: HitTexts): ShownHit => ({
  key: `quote-${quote._id}`,
  to: `/admin/quotes/${quote._id}`,
  Icon: Tags,
  title: quote.names.join(', '),
  beside: t('search.lines', { count: quote.lines }),
  facts: [quote._id],
  end: <QuoteStatusTag status={quote.status} />,
  endFacts: [formatDay(new Date(quote.createdAt), locale)],
});

const needsHand = (status: PaymentHit['status']) => (queuedPaymentStatuses as readonly string[]).includes(status);

export const shownPayment = (payment: PaymentHit, { t, locale }: HitTexts): ShownHit => ({
  key: `payment-${payment._id}`,
  to: `/admin/payments?${new URLSearchParams({ status: 'ALL', payment: payment._id }).toString()}`,
  Icon: CircleDollarSign,
  title: formatMoney(payment.amount),
  beside: payment.bankReference,
  facts: [payment.content === '' ? t('dashboard.noContent') : payment.content],
  end: <Tag tone={needsHand(payment.status) ? 'gold' : 'soft'}>{t(`payments.status.${payment.status}`)}</Tag>,
  endFacts: present([formatDay(new Date(payment.receivedAt), locale), payment.code]),
});

export const shownProduct = (product: ProductHit, { t, locale }: HitTexts): ShownHit => ({
  key: `product-${product._id}`,
  to: `/product/edit?id=${product._id}`,
  Icon: ImageIcon,
  title: localize(product.name, locale),
  beside: product.sku,
  facts: present([product.barcode, t('productSearch.stock', { count: product.stock })]),
  end: <StateTag state={shownStateOf(product)} />,
  endFacts: [formatMoney(priceOf(product))],
});

/** A parcel on its way to the warehouse is received at the buying desk. */
const parcelPage = ({ code, tracking, purchase }: ParcelHit) =>
  purchase === undefined
    ? `/admin/orders/${code}`
    : `/admin/buying?${new URLSearchParams({ state: purchase, search: tracking }).toString()}`;

export const shownParcel = (parcel: ParcelHit, { t }: HitTexts): ShownHit => ({
  key: `parcel-${parcel.code}-${parcel.tracking}`,
  to: parcelPage(parcel),
  Icon: Truck,
  title: parcel.tracking,
  beside: parcel.carrier,
  facts: present([parcel.code, parcel.fullName]),
  end: <StatusTag status={parcel.status} />,
  endFacts: [t(`search.direction.${parcel.direction}`)],
});
