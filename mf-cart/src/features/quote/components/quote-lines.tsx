import type { QuotedLine } from '@gvg/contracts/cart/http/lines';
import type { Quote, QuoteVersion } from '@gvg/contracts/cart/http/quotes';
import { useSignedAddress } from '@gvg/customer-ui/private-pictures';
import { keywordLimit } from '@gvg/contracts/catalogue/terms';
import { localize } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import { slugWithId } from '@gvg/contracts/values/slug';
import { formatWeight } from '@gvg/contracts/values/weight';
import { Link } from '@gvg/router';
import {
  Note,
  Panel,
  color,
  fontSize,
  fontWeight,
  narrowerThan,
  rem,
  styled,
  tabularFigures,
  tapTarget,
} from '@gvg/ui';
import { LineLabel } from '../../../components/line-label.tsx';
import { hostOf } from '../../../components/host-of.ts';
import { WarningText } from '../../../components/warning-text.tsx';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { quotedGoods } from '../quote-facts.ts';
import type { QuotedGoods } from '../quote-facts.ts';

const Table = styled('div')({ containerType: 'inline-size' });
const List = styled('ul')({
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: `1px solid ${color.line}` },
});
/** Price, fee and weight are in columns, or below the name if it would have no room. */
const columnsOfLine = {
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) repeat(3, ${rem(108)})`,
  alignItems: 'center',
  gap: '6px 12px',
} as const;
const Headings = styled('div')({
  ...columnsOfLine,
  paddingBlock: 10,
  borderBottom: `1px solid ${color.line}`,
  color: color.muted,
  fontSize: fontSize.small,
  '& > span + span': { textAlign: 'end' },
  [narrowerThan(620)]: { display: 'none' },
});
const Row = styled('li')({
  ...columnsOfLine,
  paddingBlock: 12,
  [narrowerThan(620)]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Figures = styled('dl')({
  ...tabularFigures,
  display: 'contents',
  margin: 0,
  '& dt': { color: color.muted, fontSize: fontSize.small },
  '& dd': { margin: 0 },
  '& > div': { textAlign: 'end' },
  '& > div:first-of-type > dd': { fontWeight: fontWeight.strong },
  '@container (min-width: 38.76rem)': {
    '& dt': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  [narrowerThan(620)]: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 24px',
    '& > div': { textAlign: 'start' },
  },
});
const End = styled('div')({
  gridColumn: '2 / -1',
  textAlign: 'end',
  [narrowerThan(620)]: { gridColumn: 1 },
});
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
const Asked = styled(Note)({
  maxWidth: 'none',
  paddingBlock: 12,
  borderTop: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
});

interface LineProps {
  goods: QuotedGoods;
  quoted: QuotedLine | undefined;
  /** Earlier price of the line, if it differs in the previous version. */
  before: number | undefined;
  shownAt: (address: string) => string;
}

/** Returns a search keyword for a name: its first two words, because a seller's complete name would find nothing in the shop. */
const firstWords = (name: string) =>
  (name.match(/[\p{L}\p{M}]{2,}/gu) ?? [name]).slice(0, 2).join(' ').slice(0, keywordLimit);

function Line({ goods, quoted, before, shownAt }: LineProps) {
  const { t, locale } = useOrderTexts();
  const { name, image, to, url, note, amount } = goods;
  const isRefused = quoted?.refusal !== undefined;
  const times = (text: string) => (amount === 1 ? text : `${text} ${t('quote.amount', { amount })}`);
  const figures =
    quoted?.price === undefined
      ? []
      : [
          { key: 'price', label: t('quote.price'), text: times(formatMoney(quoted.price)) },
          { key: 'fee', label: t('quote.fee'), text: formatMoney(quoted.fee ?? 0) },
          {
            key: 'weight',
            label: t('quote.weight'),
            text: quoted.weightGrams === undefined ? '' : times(formatWeight(quoted.weightGrams)),
          },
        ];
  const details = [hostOf(url), note].filter((detail) => detail !== undefined && detail !== '').join(' · ');
  const about = (
    <>
      {details}
      {before !== undefined && (
        <>
          {details !== '' && ' · '}
          {t('quote.earlier')}
          <s>{formatMoney(before)}</s>
        </>
      )}
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
    </>
  );
  return (
    <Row>
      <LineLabel image={image === undefined ? undefined : shownAt(image)} name={name} to={to} isFaded={isRefused}>
        {about}
      </LineLabel>
      {figures.length > 0 ? (
        <Figures>
          {figures.map(({ key, label, text }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Figures>
      ) : (
        <End>
          {isRefused ? (
            <Way
              to={`/search?keyword=${encodeURIComponent(firstWords(name))}`}
              aria-label={`${t('quote.tryAnother')}: ${name}`}
            >
              {t('quote.tryAnother')}
            </Way>
          ) : (
            <Waiting>
              {t('quote.amount', { amount })} · {t('quote.waitingPrice')}
            </Waiting>
          )}
        </End>
      )}
    </Row>
  );
}

/** Requested goods with price, fee and weight of a version, or the reason why a line cannot be bought. */
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
    <Panel as="section" aria-label={t('quote.lines')} sx={{ paddingBlock: '4px' }}>
      <Table>
        {version !== undefined && (
          <Headings aria-hidden>
            {['item', 'price', 'fee', 'weight'].map((column) => (
              <span key={column}>{t(`quote.${column}`)}</span>
            ))}
          </Headings>
        )}
        <List aria-label={t('quote.lines')}>
          {quotedGoods(quote.lines, locale).map((goods) => (
            <Line
              key={goods._id}
              goods={goods}
              quoted={lineOf(version, goods._id)}
              before={priceBefore(goods._id)}
              shownAt={shownAt}
            />
          ))}
        </List>
      </Table>
      {quote.note !== '' && (
        <Asked>
          {t('quote.yourNote')}: {quote.note}
        </Asked>
      )}
    </Panel>
  );
}
