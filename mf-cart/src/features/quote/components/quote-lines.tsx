import type { QuotedLine } from '@gvg/contracts/cart/http/lines';
import type { Quote, QuoteVersion } from '@gvg/contracts/cart/http/quotes';
import { useSignedAddress } from '@gvg/customer-ui/private-pictures';
import { keywordLimit } from '@gvg/contracts/catalogue/terms';
import { localize } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import { slugWithId } from '@gvg/contracts/values/slug';
import { formatWeight } from '@gvg/contracts/values/weight';
import { Link } from '@gvg/router';
import { Note, color, fontSize, fontWeight, styled, tapTarget } from '@gvg/ui';
import { Card, CardBody } from '@gvg/ui/later-components';
import { GoodsList, GoodsRow } from '../../../components/goods-row.tsx';
import { hostOf } from '../../../components/host-of.ts';
import { WarningText } from '../../../components/warning-text.tsx';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { quotedGoods } from '../quote-facts.ts';
import type { QuotedGoods } from '../quote-facts.ts';

const Reason = styled('div')({ color: color.clay });
const Way = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tapTarget,
  color: color.jade,
  fontSize: fontSize.note,
  fontWeight: fontWeight.strong,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
});
const Suggested = styled('div')({
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '0 16px', margin: 0, padding: 0, listStyle: 'none' },
});
const Waiting = styled('span')({ color: color.muted, fontWeight: fontWeight.text });
const Before = styled('span')({ color: color.muted, fontSize: fontSize.small, fontWeight: fontWeight.text });

const Asked = styled(Note)({
  maxWidth: 'none',
  paddingBlock: 12,
  borderTop: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
});

interface LineProps {
  goods: QuotedGoods;
  quoted: QuotedLine | undefined;
  /** The line in the version before, where its price was another. */
  before: number | undefined;
  shownAt: (address: string) => string;
}

/** What a name is about: its first two words. All of a seller's long name would find nothing in the shop. */
const firstWords = (name: string) =>
  (name.match(/[\p{L}\p{M}]{2,}/gu) ?? [name]).slice(0, 2).join(' ').slice(0, keywordLimit);

function Line({ goods, quoted, before, shownAt }: LineProps) {
  const { t, locale } = useOrderTexts();
  const { name, image, to, url, note, amount } = goods;
  const isRefused = quoted?.refusal !== undefined;
  const details = [
    quoted?.fee === undefined ? undefined : t('order.fee', { fee: formatMoney(quoted.fee) }),
    quoted?.weightGrams === undefined ? undefined : t('order.unitWeight', { weight: formatWeight(quoted.weightGrams) }),
    hostOf(url),
    note === '' ? undefined : note,
  ];
  return (
    <GoodsRow
      image={image === undefined ? undefined : shownAt(image)}
      name={name}
      to={to}
      isFaded={isRefused}
      end={
        isRefused ? (
          <Way
            to={`/search?keyword=${encodeURIComponent(firstWords(name))}`}
            aria-label={`${t('quote.tryAnother')}: ${name}`}
          >
            {t('quote.tryAnother')}
          </Way>
        ) : quoted?.price === undefined ? (
          <Waiting>
            {t('quote.amount', { amount })} · {t('quote.waitingPrice')}
          </Waiting>
        ) : (
          <span>
            {before !== undefined && (
              <>
                <Before>
                  {t('quote.earlier')}
                  <s>{formatMoney(before)}</s>
                </Before>{' '}
              </>
            )}
            {formatMoney(quoted.price)} {t('quote.amount', { amount })}
          </span>
        )
      }
    >
      {details.filter((detail) => detail !== undefined).join(' · ')}
      {isRefused && (
        <Reason>
          <WarningText>{t('quote.refused', { reason: quoted.refusal })}</WarningText>
        </Reason>
      )}
      {quoted?.substitutes !== undefined && (
        <Suggested>
          {t('quote.instead')}
          <ul aria-label={t('quote.instead')}>
            {quoted.substitutes.map(({ product, name: texts }) => {
              const substitute = localize(texts, locale);
              return (
                <li key={product}>
                  <Way to={`/product/${slugWithId(substitute, product)}`}>{substitute}</Way>
                </li>
              );
            })}
          </ul>
        </Suggested>
      )}
    </GoodsRow>
  );
}

/** What was asked for, with price, fee and weight of a version, or why a line cannot be bought. */
export function QuoteLines({ quote, version }: { quote: Quote; version: QuoteVersion | undefined }) {
  const { t, locale } = useOrderTexts();
  const shownAt = useSignedAddress();
  const previous = version && quote.versions.find((each) => each.version === version.version - 1);
  const lineOf = (of: QuoteVersion | undefined, id: string) => of?.lines.find(({ line }) => line === id);
  const priceBefore = (id: string) => {
    const price = lineOf(previous, id)?.price;
    return price === lineOf(version, id)?.price ? undefined : price;
  };
  return (
    <Card title={t('quote.title', { count: quote.lines.length })}>
      <CardBody sx={{ paddingBlock: '4px' }}>
        <GoodsList aria-label={t('quote.lines')}>
          {quotedGoods(quote.lines, locale).map((goods) => (
            <Line
              key={goods._id}
              goods={goods}
              quoted={lineOf(version, goods._id)}
              before={priceBefore(goods._id)}
              shownAt={shownAt}
            />
          ))}
        </GoodsList>
        {quote.note !== '' && (
          <Asked>
            {t('quote.yourNote')}: {quote.note}
          </Asked>
        )}
      </CardBody>
    </Card>
  );
}
