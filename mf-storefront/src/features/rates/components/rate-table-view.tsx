import { HydrateLater } from '@gvg/browser-kit';
import { DestinationInAddress, useDestination } from '@gvg/customer-ui';
import { destinationsQuery } from '@gvg/customer-ui/approximation';
import { localize } from '@gvg/contracts/values/locale';
import { useQuery } from '@gvg/query';
import type { UseQueryResult } from '@gvg/query';
import { EmptyState, PageColumn, PageTitle, Plane, Section, SectionTitle, from, styled } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import { AllPages } from '../../catalogue/components/all-pages.tsx';
import { Breadcrumbs } from '../../catalogue/components/breadcrumbs.tsx';
import { LoadError } from '../../catalogue/components/load-error.tsx';
import { RichText } from '../../text/components/rich-text.tsx';
import { costsQuery, rateTableQuery } from '../api/rates.ts';
import { ratesByCountry } from '../rates-by-country.ts';
import type { Cost } from '../rates-by-country.ts';
import { CountryDetails } from './country-details.tsx';
import { Overview } from './overview.tsx';
import { RatesSkeleton } from './rates-skeleton.tsx';
import { RateCalculator } from './rate-calculator.tsx';

const Intro = styled('div')({ display: 'grid', gap: 12, marginTop: 8 });

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  marginTop: 24,
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)', gap: 32, alignItems: 'start' },
});

/**
 * Contains the list of countries until the destination is known, then its details. As high as a screen, so that the change causes no
 * visible layout shift.
 */
const Place = styled('div')({ minWidth: 0, minHeight: '100vh', '& > section': { marginTop: 0 } });

const Notes = styled(Section)({ display: 'grid', gap: 12 });

function RateTable({ costs, state }: { costs: readonly Cost[] | undefined; state: UseQueryResult<unknown> }) {
  const { t, locale } = useTexts();
  const destination = useDestination();
  const { data: template } = useQuery(rateTableQuery);
  const { data: destinations } = useQuery(destinationsQuery(locale));
  const text = template?.type === 'RATE_TABLE' ? template : undefined;
  const rates = ratesByCountry(costs ?? []);
  const countries = (destinations?.docs ?? []).filter(({ code }) => rates.has(code));
  const chosen = countries.find(({ code }) => code === destination);
  const overview = <Overview countries={countries} rates={rates} chosen={chosen?.code} />;
  const title = text ? localize(text.title, locale) : t('rates.title');
  return (
    <PageColumn>
      <DestinationInAddress isAdded />
      <Breadcrumbs trail={[{ name: t('rates.title'), path: '/rate-table' }]} />
      <Intro>
        <PageTitle>{title}</PageTitle>
        {text && <RichText html={localize(text.introduction, locale)} />}
      </Intro>
      {state.isLoadingError && <LoadError error={state.error} retry={() => void state.refetch()} />}
      {!state.isLoadingError && (!costs || !destinations) && <RatesSkeleton />}
      {costs && destinations && countries.length === 0 && (
        <EmptyState icon={<Plane size={28} aria-hidden />} title={t('rates.empty')} text={t('rates.emptyText')} />
      )}
      {countries.length > 0 && (
        <>
          <Columns>
            <Place key={chosen?.code ?? ''}>
              {chosen ? <CountryDetails chosen={chosen} rates={rates.get(chosen.code) ?? {}} /> : overview}
            </Place>
            <RateCalculator country={chosen} />
          </Columns>
          {chosen && <HydrateLater>{overview}</HydrateLater>}
        </>
      )}
      {text && localize(text.notes, locale) !== '' && (
        <Notes aria-labelledby="rate-notes">
          <SectionTitle id="rate-notes">{t('rates.notes')}</SectionTitle>
          <RichText html={localize(text.notes, locale)} />
        </Notes>
      )}
    </PageColumn>
  );
}

/** Rate table page: details of the destination, a calculator, and an overview of all countries. */
export function RateTableView() {
  return <AllPages query={costsQuery}>{(costs, state) => <RateTable costs={costs} state={state} />}</AllPages>;
}
