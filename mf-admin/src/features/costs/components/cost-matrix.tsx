import { countryName } from '@gvg/customer-ui';
import { shippingServices } from '@gvg/contracts/catalogue/terms';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { Link } from '@gvg/router';
import { color, fontSize, fontWeight, styled } from '@gvg/ui';
import { Plus } from '@gvg/ui';
import { SmallTable, TableScroller } from '../../../components/small-table.tsx';
import { StaffCard } from '../../../components/staff-card.tsx';
import { formatDay } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import type { PlacedCost } from '../cost-states.ts';

const thousand = 1_000;

const Price = styled(Link)({
  display: 'inline-block',
  paddingBlock: 6,
  color: color.ink,
  fontWeight: fontWeight.strong,
  textDecoration: 'none',
  '&:hover': { color: color.jade, textDecoration: 'underline' },
  '&[aria-current]': { color: color.jade, fontWeight: fontWeight.heading, textDecoration: 'underline' },
});
const Add = styled(Link)({
  display: 'inline-grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  color: color.muted,
  '&:hover': { color: color.jade },
});
const Next = styled('small')({ display: 'block', color: color.clay, fontSize: fontSize.tiny });

/** Rates in force by country and service, with the price of the first bracket and the start of the successor. */
export function CostMatrix({
  placed,
  chosen,
}: {
  placed: readonly PlacedCost[];
  /** Id of the rate that is open. */
  chosen?: string | undefined;
}) {
  const { t, locale } = useStaffTexts();
  const inForce = placed.filter(({ state }) => state === 'IN_FORCE');
  const countries = [...new Set(inForce.map(({ cost }) => cost.country))]
    .map((code) => ({ code, name: countryName(code, locale) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
  return (
    <StaffCard title={t('costs.countries', { count: countries.length })} head={t('costs.matrixHint')}>
      <TableScroller tabIndex={0} role="group" aria-label={t('costs.title')}>
        <SmallTable>
          <thead>
            <tr>
              <th scope="col">{t('costs.to')}</th>
              {shippingServices.map((service) => (
                <th key={service} scope="col" data-number="">
                  {t(`costs.service.${service}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {countries.map(({ code, name }) => (
              <tr key={code}>
                <th scope="row">{name}</th>
                {shippingServices.map((service) => {
                  const found = inForce.find(({ cost }) => cost.country === code && cost.service === service);
                  const label = t('costs.addHere', { service: t(`costs.service.${service}`), country: name });
                  return (
                    <td key={service} data-number="">
                      {found === undefined ? (
                        <Add to={`/admin/costs/new?country=${code}&service=${service}`} aria-label={label}>
                          <Plus size={16} aria-hidden />
                        </Add>
                      ) : (
                        <>
                          <Price
                            to={`/admin/costs/${found.cost._id}`}
                            {...(found.cost._id === chosen ? { 'aria-current': 'page' as const } : {})}
                          >
                            {formatNumber((found.cost.brackets[0]?.pricePerKg ?? 0) / thousand)}
                          </Price>
                          {found.successor && (
                            <Next>
                              {t('costs.successor', { day: formatDay(new Date(found.successor.validFrom), locale) })}
                            </Next>
                          )}
                        </>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </SmallTable>
      </TableScroller>
    </StaffCard>
  );
}
