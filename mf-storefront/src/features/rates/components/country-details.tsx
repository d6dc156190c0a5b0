import { DestinationButton } from '@gvg/customer-ui/destination-button';
import { localize } from '@gvg/contracts/values/locale';
import { Panel, SectionTitle, styled } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import { services } from '../rates-by-country.ts';
import type { CountryRates } from '../rates-by-country.ts';
import type { Destination } from '../destination.ts';
import { ServiceRates } from './service-rates.tsx';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 8,
});

const Chooser = styled('div')({ width: 200, maxWidth: '100%' });

export interface CountryDetailsProps {
  chosen: Destination;
  rates: CountryRates;
}

/** Rates and rules of every service to one country. */
export function CountryDetails({ chosen, rates }: CountryDetailsProps) {
  const { t, locale } = useTexts();
  const name = localize(chosen.name, locale);
  return (
    <Panel as="section" aria-labelledby="country-rates">
      <Head>
        <SectionTitle id="country-rates">{t('rates.detailsFor', { country: name })}</SectionTitle>
        <Chooser>
          <DestinationButton wide texts={{ to: t('freight.to'), choose: t('freight.choose') }} />
        </Chooser>
      </Head>
      {services.map((service) => {
        const cost = rates[service];
        return cost && <ServiceRates key={service} cost={cost} />;
      })}
    </Panel>
  );
}
