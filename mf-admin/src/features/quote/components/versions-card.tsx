import type { Quote } from '@gvg/contracts/cart/http/quotes';
import { formatMoney } from '@gvg/contracts/values/money';
import { SmallTable, TableScroller } from '../../../components/small-table.tsx';
import { StaffCard } from '../../../components/staff-card.tsx';
import { formatDayTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

/** Answers, newest first, followed by the request. */
export function VersionsCard({ quote: { versions, createdAt } }: { quote: Quote }) {
  const { t, locale } = useStaffTexts();
  return (
    <StaffCard title={t('quote.versions')}>
      <TableScroller tabIndex={0} role="group" aria-label={t('quote.versions')}>
        <SmallTable>
          <thead>
            <tr>
              <th scope="col">{t('quote.version')}</th>
              <th scope="col">{t('quote.when')}</th>
              <th scope="col" data-number="">
                {t('quote.sum')}
              </th>
            </tr>
          </thead>
          <tbody>
            {versions.toReversed().map(({ version, answeredAt, answeredBy, goods, serviceFee }) => (
              <tr key={version}>
                <th scope="row">{version}</th>
                <td data-text="">
                  {[formatDayTime(new Date(answeredAt), locale), answeredBy].filter(Boolean).join(' · ')}
                </td>
                <td data-number="">{formatMoney(goods + serviceFee)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">–</th>
              <td data-text="">
                {formatDayTime(new Date(createdAt), locale)} · {t('quote.asked')}
              </td>
              <td data-number="" />
            </tr>
          </tbody>
        </SmallTable>
      </TableScroller>
    </StaffCard>
  );
}
