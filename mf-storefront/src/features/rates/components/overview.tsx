import { localize } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import { Link } from '@gvg/router';
import {
  Section,
  SectionTitle,
  below,
  color,
  tabularFigures,
  fontSize,
  fontWeight,
  radius,
  rem,
  styled,
} from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import type { Destination } from '../destination.ts';
import { lowestPrice, services } from '../rates-by-country.ts';
import type { CountryRates } from '../rates-by-country.ts';

const Scroll = styled('div')({
  marginTop: 12,
  overflowX: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  backgroundColor: color.card,
});

const Table = styled('table')({
  ...tabularFigures,
  width: '100%',
  // Fits a phone of 360 px. Larger letters scroll.
  minWidth: rem(326),
  // Fixed, so that column widths do not change when the font loads.
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '12px 16px', textAlign: 'right', whiteSpace: 'nowrap' },
  '& th:first-of-type': { width: '30%', textAlign: 'left', fontWeight: fontWeight.strong, whiteSpace: 'normal' },
  [below.tablet]: { '& th, & td': { paddingInline: 6, fontSize: fontSize.small } },
  '& thead th': { fontSize: fontSize.small, fontWeight: fontWeight.strong, color: color.muted },
  '& tbody tr': { borderTop: `1px solid ${color.line}` },
  '& tr[aria-current]': { backgroundColor: color.jadeSoft },
  '& a': { color: color.jade, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
});

export interface OverviewProps {
  countries: readonly Destination[];
  rates: ReadonlyMap<string, CountryRates>;
  chosen: string | undefined;
}

/** Lowest price per kilogram by country and service. Country names link to the details. */
export function Overview({ countries, rates, chosen }: OverviewProps) {
  const { t, locale } = useTexts();
  return (
    <Section aria-labelledby="overview">
      <SectionTitle id="overview">{t('rates.overview')}</SectionTitle>
      <Scroll role="group" aria-labelledby="overview" tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('rates.country')}</th>
              {services.map((service) => (
                <th key={service} scope="col">
                  {t(`freight.service.${service}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {countries.map(({ code, name }) => (
              <tr key={code} {...(code === chosen ? { 'aria-current': 'true' as const } : {})}>
                <th scope="row">
                  <Link to={`/rate-table?country=${code}`}>{localize(name, locale)}</Link>
                </th>
                {services.map((service) => {
                  const cost = rates.get(code)?.[service];
                  return <td key={service}>{cost ? formatMoney(lowestPrice(cost)) : t('rates.notServed')}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </Section>
  );
}
