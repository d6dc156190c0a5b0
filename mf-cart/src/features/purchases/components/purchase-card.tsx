import { Link } from '@gvg/router';
import {
  Package,
  Picture,
  Tag,
  below,
  color,
  fontSize,
  fontWeight,
  from,
  radius,
  styled,
  tabularFigures,
} from '@gvg/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useSignedAddress } from '@gvg/customer-ui/private-pictures';

const Frame = styled('li')({
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  backgroundColor: color.card,
  '&[data-waiting]': { borderColor: color.gold, boxShadow: `inset 0 0 0 1px ${color.gold}` },
});
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  padding: '9px 20px',
  borderBottom: `1px solid ${color.line}`,
  fontSize: fontSize.small,
  color: color.muted,
  '& > h2': {
    margin: 0,
    color: color.ink,
    fontSize: fontSize.text,
    fontWeight: fontWeight.heading,
    overflowWrap: 'anywhere',
  },
  '& > h2 > a': { display: 'inline-flex', alignItems: 'center', minHeight: 24, textDecoration: 'none' },
  '& > h2 > a:hover': { color: color.jade, textDecoration: 'underline', textUnderlineOffset: 4 },
  '& > [data-end]': { marginInlineStart: 'auto' },
  [below.tablet]: { '& > [data-end]': { flexBasis: '100%', paddingBottom: 4 } },
});
const Body = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  padding: '14px 20px',
  [from.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 130px) minmax(0, 290px)',
    alignItems: 'center',
    gap: 20,
  },
});
const About = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  [from.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: 16 },
});
const Pictures = styled('div')({ display: 'flex', gap: 8 });
const Square = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  overflow: 'hidden',
  borderRadius: radius.input,
  backgroundColor: color.rice,
  color: color.muted,
});
const Words = styled('div')({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > p + p': {
    display: '-webkit-box',
    marginTop: 2,
    overflow: 'hidden',
    color: color.muted,
    fontSize: fontSize.small,
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
});
const Step = styled('p')({ fontWeight: fontWeight.strong, lineHeight: 1.4 });
const Sum = styled('div')({
  ...tabularFigures,
  [from.desktop]: { textAlign: 'end' },
  '& > b': { display: 'block', fontSize: fontSize.lead, fontWeight: fontWeight.heading, whiteSpace: 'nowrap' },
  '& > span': { color: color.muted, fontSize: fontSize.small },
});
const NoSum = styled('span')({ [below.desktop]: { display: 'none' } });
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  [from.desktop]: { justifyContent: 'flex-end' },
});

/** Number of pictures that fit next to the text. */
const shownPictures = 3;

export interface PurchaseCardProps {
  name: string;
  /** Path of its page. */
  to: string;
  /** Next to the name: date, number of goods. */
  detail: string;
  status: string;
  /** Gold border and pill for cards that wait for the customer. */
  isWaiting: boolean;
  /** At the end of the head. */
  end?: ReactNode;
  pictures: readonly (string | undefined)[];
  /** A sentence about the next step. */
  step: string;
  goods: string;
  sum?: { amount: string; label: string } | undefined;
  children: ReactNode;
}

/** Card of an order or a quote in the list, with its next step and its actions. */
export function PurchaseCard({
  name,
  to,
  detail,
  status,
  isWaiting,
  end,
  pictures,
  step,
  goods,
  sum,
  children,
}: PurchaseCardProps) {
  const id = useId();
  const shownAt = useSignedAddress();
  return (
    <Frame data-waiting={isWaiting ? '' : undefined} aria-labelledby={id}>
      <Head>
        <h2 id={id}>
          <Link to={to}>{name}</Link>
        </h2>
        <span>{detail}</span>
        <Tag tone={isWaiting ? 'gold' : 'soft'}>{status}</Tag>
        {end !== undefined && <span data-end="">{end}</span>}
      </Head>
      <Body>
        <About>
          <Pictures aria-hidden>
            {pictures.slice(0, shownPictures).map((picture, index) => (
              <Square key={index}>
                {picture === undefined ? (
                  <Package size={22} aria-hidden />
                ) : (
                  <Picture src={shownAt(picture)} alt="" sizes="56px" widest={64} />
                )}
              </Square>
            ))}
          </Pictures>
          <Words>
            <Step>{step}</Step>
            <p>{goods}</p>
          </Words>
        </About>
        {sum === undefined ? (
          <NoSum />
        ) : (
          <Sum>
            <b>{sum.amount}</b>
            <span>{sum.label}</span>
          </Sum>
        )}
        <Actions>{children}</Actions>
      </Body>
    </Frame>
  );
}
