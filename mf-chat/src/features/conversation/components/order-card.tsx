import { useSignedAddress } from '@gvg/customer-ui/private-pictures';
import { useIsStaff } from '@gvg/browser-kit/session';
import { formatMoney } from '@gvg/contracts/values/money';
import { useQuery } from '@gvg/query';
import { ButtonLink } from '@gvg/ui';
import { useChatTexts } from '../../../texts/chat-texts.ts';
import { orderQuery } from '../api/cards.ts';
import { CardFrame } from './card-frame.tsx';

/** Current state of an order. An amount due links to the payment; otherwise, and always for staff, the link leads to the order. */
export function OrderCard({ order: key, onOpen }: { order: string; onOpen?: (() => void) | undefined }) {
  const { t } = useChatTexts();
  const { data: order, error } = useQuery(orderQuery(key));
  const shownAt = useSignedAddress();
  const isOfStaff = useIsStaff();
  if (order === undefined)
    return <CardFrame name={t('order.unknown')} detail={error ? t('order.missing') : undefined} isLoading={!error} />;
  const { code, status, totals, lines } = order;
  const image = lines.find((line) => line.image !== undefined)?.image;
  const isDue = totals.due > 0;
  const isPayable = isDue && !isOfStaff;
  return (
    <CardFrame
      name={code}
      detail={isDue ? t('order.due', { amount: formatMoney(totals.due) }) : t(`order.status.${status}`)}
      image={image && shownAt(image)}
    >
      <ButtonLink
        to={`/order/${code}`}
        variant={isPayable ? 'primary' : 'outlined'}
        aria-label={t(isPayable ? 'order.payLabel' : 'order.viewLabel', { code })}
        onClick={onOpen}
      >
        {t(isPayable ? 'order.pay' : 'order.view')}
      </ButtonLink>
    </CardFrame>
  );
}
