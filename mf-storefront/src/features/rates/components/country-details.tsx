import { localize } from '@gvg/contracts/locale';
import { useNavigate } from '@gvg/router';
import { Panel, SectionTitle, VisuallyHidden, styled } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import { DestinationSelect } from '../../freight/components/destination-select.tsx';
import { storeDestination } from '../../freight/use-destination.ts';
import { services } from '../rates-by-country.ts';
import type { CountryRates } from '../rates-by-country.ts';
import type { Destination } from '../destination.ts';
import { ServiceRates } from './service-rates.tsx';

const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 12, marginBottom: 8 });

export interface CountryDetailsProps {
  countries: readonly Destination[];
  chosen: Destination;
  rates: CountryRates;
}

/** Rates and rules of every service to one country. */
export function CountryDetails({ countries, chosen, rates }: CountryDetailsProps) {
  const { t, locale } = useTexts();
  const navigate = useNavigate();
  const name = localize(chosen.name, locale);
  return (
    <Panel as="section" aria-labelledby="country-rates">
      <Head>
        <SectionTitle id="country-rates">{t('rates.detailsFor', { country: name })}</SectionTitle>
        <label htmlFor="rate-country">
          <VisuallyHidden>{t('rates.choose')}</VisuallyHidden>
        </label>
        <DestinationSelect
          id="rate-country"
          value={chosen.code}
          options={countries.map(({ code, name: each }) => ({ value: code, label: localize(each, locale) }))}
          onChoose={(code) => {
            storeDestination(code);
            void navigate(`/rate-table?country=${code}`, { replace: true });
          }}
        />
      </Head>
      {services.map((service) => {
        const cost = rates[service];
        return cost && <ServiceRates key={service} cost={cost} />;
      })}
    </Panel>
  );
}
