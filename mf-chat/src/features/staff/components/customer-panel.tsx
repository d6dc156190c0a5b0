import type { CartLine } from '@gvg/contracts/cart/http/lines';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import type { Room } from '@gvg/contracts/chat/http/rooms';
import type { ChatDraft } from '@gvg/contracts/composition/shell-api';
import { formatMoney } from '@gvg/contracts/values/money';
import { useQuery } from '@gvg/query';
import { Link } from '@gvg/router';
import { color, fontSize, fontWeight, styled, tabularFigures } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { useChatTexts } from '../../../texts/chat-texts.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { shortDay } from '../../conversation/times.ts';
import { customerCartQuery, customerOrdersQuery, customerQuotesQuery, shownLimit } from '../api/customer.ts';
import { customerName } from '../customer-name.ts';
import { useFreshOrders } from '../use-fresh-orders.ts';
import { PanelSection } from './panel-section.tsx';

const About = styled('div')({ display: 'grid', gap: 2, padding: '16px' });
const Name = styled('h2')({ fontSize: fontSize.lead, fontWeight: fontWeight.heading, overflowWrap: 'anywhere' });
const Facts = styled('p')({ color: color.muted, fontSize: fontSize.small });
const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0 8px',
  overflowWrap: 'anywhere',
});
const Second = styled('span')({ ...tabularFigures, gridColumn: 1, color: color.muted, fontSize: fontSize.small });
const Insert = styled(TextButton)({ gridColumn: 2, gridRow: '1 / span 2' });
const Opener = styled(Link)({ fontWeight: fontWeight.strong });

const isUser = ({ kind }: Room['customer']) => kind === 'user';

export interface CustomerPanelProps {
  customer: Room['customer'];
  /** Inserts an order or a quote into the message. */
  onInsert: (draft: ChatDraft) => void;
}

/** The customer: language, orders, quotes and current cart (rules/chat.md). */
export function CustomerPanel({ customer, onInsert }: CustomerPanelProps) {
  const { t, locale } = useStaffTexts();
  const { t: tChat } = useChatTexts();
  useFreshOrders();
  const orders = useQuery({ ...customerOrdersQuery(customer), enabled: isUser(customer) });
  const quotes = useQuery({ ...customerQuotesQuery(customer), enabled: isUser(customer) });
  const cart = useQuery(customerCartQuery(customer));
  const orderRow = ({ code, status, totals }: Order) => (
    <Row>
      <Opener to={`/admin/orders/${code}`}>{code}</Opener>
      <Second>
        {tChat(`order.status.${status}`)}
        {totals.due > 0 && ` · ${t('due', { amount: formatMoney(totals.due) })}`}
      </Second>
      <Insert
        aria-label={t('insertOrder', { code })}
        onClick={() => onInsert({ card: { kind: 'ORDER', order: code } })}
      >
        {t('insert')}
      </Insert>
    </Row>
  );
  const quoteRow = ({ _id, status, createdAt }: Quote) => {
    const day = shortDay(createdAt, locale);
    return (
      <Row>
        <Opener to={`/admin/quotes/${_id}`}>{t('quoteOf', { day })}</Opener>
        <Second>{tChat(`quote.status.${status}`)}</Second>
        <Insert
          aria-label={t('insertQuote', { day })}
          onClick={() => onInsert({ card: { kind: 'QUOTE', quote: _id } })}
        >
          {t('insert')}
        </Insert>
      </Row>
    );
  };
  const cartRow = (line: CartLine) => (
    <Row>
      <span>
        {t('pieces', { count: line.amount })}{' '}
        {line.type === 'IN_SYSTEM' ? line.product.name[locale] || line.product.name.vi : line.name}
      </span>
    </Row>
  );
  const shownCart = cart.data && { docs: cart.data.docs.slice(0, shownLimit), totalDocs: cart.data.docs.length };
  return (
    <>
      <About>
        <Name>{customerName(customer, t)}</Name>
        <Facts>
          {t(isUser(customer) ? 'registered' : 'guest')} · {t(`speaks.${customer.locale}`)}
        </Facts>
        {isUser(customer) && <Opener to={`/admin/quotes/new?user=${customer.id}`}>{t('newQuote')}</Opener>}
      </About>
      {isUser(customer) && <PanelSection title={t('orders')} empty={t('noOrders')} state={orders} row={orderRow} />}
      {isUser(customer) && <PanelSection title={t('quotes')} empty={t('noQuotes')} state={quotes} row={quoteRow} />}
      <PanelSection title={t('cart')} empty={t('noCart')} state={{ ...cart, data: shownCart }} row={cartRow} />
    </>
  );
}
