import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { color, fontSize, fontWeight, styled, tapTarget } from '@gvg/ui';
import { formatMoment } from '../../../texts/format.ts';
import { useOrderTexts } from '../../../texts/order-texts.ts';

const Frame = styled('details')({
  fontSize: fontSize.note,
  '& > summary': {
    minHeight: tapTarget,
    paddingBlock: 10,
    color: color.jade,
    fontWeight: fontWeight.strong,
    cursor: 'pointer',
  },
});
const List = styled('ol')({
  display: 'grid',
  gap: 8,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& > li': { display: 'grid', gridTemplateColumns: 'minmax(6rem, auto) minmax(0, 1fr)', gap: '0 12px' },
});
const When = styled('time')({ color: color.muted });

/** Status changes of an order with time, author and note, latest first. */
export function OrderLog({ timeline }: Pick<Order, 'timeline'>) {
  const { t, locale } = useOrderTexts();
  return (
    <Frame>
      <summary>{t('order.log')}</summary>
      <List>
        {timeline.toReversed().map(({ status, at, by, note }) => {
          const { time, day } = formatMoment(at, locale);
          return (
            <li key={`${status}-${at}`}>
              <When dateTime={at}>
                {day}, {time}
              </When>
              <span>
                {t(`order.status.${status}`)} ({t(`order.by.${by}`)}){note !== '' && `: ${note}`}
              </span>
            </li>
          );
        })}
      </List>
    </Frame>
  );
}
