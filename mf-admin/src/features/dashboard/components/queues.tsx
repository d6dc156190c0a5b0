import { countryName } from '@gvg/customer-ui';
import { isUrgent, unmatchedDays, warehouseDays } from '@gvg/contracts/cart/urgency';
import type { CartDashboard } from '@gvg/contracts/cart/http/dashboard';
import { formatMoney } from '@gvg/contracts/values/money';
import { CircleDollarSign, Scale, Tags } from '@gvg/ui/later-icons';
import { formatDistance, formatDuration } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import type { Loaded } from './card-state.tsx';
import { QueueCard } from './queue-card.tsx';

interface QueueProps {
  figures: Loaded<CartDashboard>;
}

const dayMs = 86_400_000;

/** Formats the time to a deadline: "còn 2 giờ" before it, "trễ 1 ngày" after it. */
function useTimeLeft() {
  const { t, locale } = useStaffTexts();
  return (by: Date, now: Date): string => {
    const left = by.getTime() - now.getTime();
    return t(left < 0 ? 'dashboard.late' : 'dashboard.left', { time: formatDuration(left, locale) });
  };
}

/** Quote requests with the time left until the promised answer. */
export function QuotesQueue({ figures }: QueueProps) {
  const { t } = useStaffTexts();
  const untilOf = useTimeLeft();
  return (
    <QueueCard
      title={t('dashboard.quotes')}
      icon={<Tags size={18} aria-hidden />}
      of={figures}
      to="/admin/quotes?status=REQUESTED"
      begin={t('dashboard.answerQuote')}
      countOf={({ quotes }) => quotes.count}
      rowsOf={({ quotes, computedAt }) =>
        quotes.first.map(({ _id, customer, names, lines, answerBy }) => {
          const now = new Date(computedAt);
          const by = new Date(answerBy);
          return {
            id: _id,
            to: `/admin/quotes/${_id}`,
            title: t('dashboard.quoteOf', { name: customer === '' ? t('dashboard.someone') : customer, count: lines }),
            text: names.join(', '),
            when: untilOf(by, now),
            isLate: isUrgent(by, now),
          };
        })
      }
    />
  );
}

/** Transfers that need manual work. */
export function PaymentsQueue({ figures }: QueueProps) {
  const { t, locale } = useStaffTexts();
  return (
    <QueueCard
      title={t('dashboard.payments')}
      icon={<CircleDollarSign size={18} aria-hidden />}
      of={figures}
      to="/admin/payments"
      begin={t('dashboard.matchPayment')}
      countOf={({ payments }) => payments.count}
      rowsOf={({ payments, computedAt }) =>
        payments.first.map(({ _id, amount, content, receivedAt }) => {
          const received = new Date(receivedAt);
          const now = new Date(computedAt);
          return {
            id: _id,
            to: `/admin/payments?payment=${_id}`,
            title: formatMoney(amount),
            text: content === '' ? t('dashboard.noContent') : content,
            when: formatDistance(received, locale, now),
            isLate: now.getTime() - received.getTime() > unmatchedDays * dayMs,
          };
        })
      }
    />
  );
}

/** Parcels waiting to be weighed. */
export function WeighQueue({ figures }: QueueProps) {
  const { t, locale } = useStaffTexts();
  const untilOf = useTimeLeft();
  return (
    <QueueCard
      title={t('dashboard.toWeigh')}
      icon={<Scale size={18} aria-hidden />}
      of={figures}
      to="/admin/orders?status=AT_WAREHOUSE"
      begin={t('dashboard.weigh')}
      countOf={({ toWeigh }) => toWeigh.count}
      rowsOf={({ toWeigh, computedAt }) =>
        toWeigh.first.map(({ code, fullName, country, pieces, since }) => {
          const now = new Date(computedAt);
          const by = new Date(new Date(since).getTime() + warehouseDays * dayMs);
          return {
            id: code,
            to: `/admin/orders/${code}`,
            title: t('dashboard.parcelOf', { code, count: pieces }),
            text: `${fullName}, ${countryName(country, locale)}`,
            when: untilOf(by, now),
            isLate: isUrgent(by, now),
          };
        })
      }
    />
  );
}
