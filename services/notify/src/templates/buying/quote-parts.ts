import type { CartLine, QuotedLine } from '@gvg/contracts/cart/http/lines';
import { localize } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import { formatWeight } from '@gvg/contracts/values/weight';
import type { BuyingContent } from '../../buying/fetch-buying-content.ts';
import { formatInstant } from '../format-instant.ts';
import { countryName } from '../notices/country-name.ts';
import type { MessageItem } from '../message.ts';
import { nameOfRequested, priceDetail } from './message-parts.ts';
import type { MessageParts, PartsOptions } from './message-parts.ts';

type QuoteContent = Extract<BuyingContent, { template: 'QUOTE_ANSWERED' }>;

/** Returns the lines of a quote's last answer with their prices and sums. */
export function quoteParts({ quote }: QuoteContent, { locale, words }: PartsOptions): MessageParts {
  const answer = quote.versions.at(-1);
  if (answer === undefined) throw new Error(`the quote ${quote._id} is answered, but has no answer`);
  const { lines, goods, serviceFee, note, answeredBy, expiresAt } = answer;
  const requested = new Map(quote.lines.map((line) => [line._id, line]));
  const refused = lines.filter(({ refusal }) => refusal !== undefined).length;
  return {
    path: `/user/purchase/quote/${quote._id}`,
    values: {
      code: '',
      due: undefined,
      deadline: formatInstant(expiresAt, locale, quote.country),
      weight: undefined,
      hasScalePhoto: false,
      credit: undefined,
      refunded: undefined,
      amount: undefined,
      rest: undefined,
      remaining: undefined,
      isOver: false,
      isUnpaid: false,
      received: '',
      offered: lines.length - refused,
      refused,
      line: undefined,
      proposal: undefined,
      note: note === '' ? undefined : { from: answeredBy, text: note },
    },
    items: lines.map((line) => itemOf(line, requested.get(line.line), { locale, words })),
    ...(refused < lines.length && {
      sums: [
        [words.goods, formatMoney(goods)],
        [words.serviceFee, formatMoney(serviceFee)],
        [words.onAcceptance, formatMoney(goods + serviceFee)],
        ...(quote.freight === undefined
          ? []
          : ([
              [
                words.quotedFreight(quote.freight.service, formatWeight(quote.freight.chargeableGrams)),
                words.about(formatMoney(quote.freight.total)),
              ],
              [
                words.atDoor(countryName(quote.country, locale)),
                words.about(formatMoney(goods + serviceFee + quote.freight.total)),
              ],
            ] as const)),
      ],
    }),
  };
}

function itemOf(
  { price = 0, fee = 0, refusal }: QuotedLine,
  line: CartLine | undefined,
  { locale, words }: PartsOptions,
): MessageItem {
  const name =
    line?.type === 'IN_SYSTEM'
      ? localize(line.product.name, locale)
      : nameOfRequested(line?.name ?? words.requestedGoods, words);
  const picture = line?.type === 'IN_SYSTEM' ? line.product.image : line?.images[0]?.url;
  const shown = { name, ...(picture !== undefined && { picture }) };
  if (refusal !== undefined) return { ...shown, detail: refusal, amount: words.cannotBeBought };
  const amount = line?.amount ?? 1;
  return { ...shown, detail: priceDetail({ amount, price, fee }, words), amount: formatMoney(price * amount + fee) };
}
