import { FormField } from '@gvg/browser-kit/forms';
import { countryName } from '@gvg/customer-ui';
import { shippingServices } from '@gvg/contracts/catalogue/terms';
import { localize } from '@gvg/contracts/values/locale';
import { useQuery } from '@gvg/query';
import { Link, useSearchParams } from '@gvg/router';
import { SkeletonBox, Tag, from, styled } from '@gvg/ui';
import { useMemo } from 'react';
import { PageHead } from '../../../area/page-head.tsx';
import { LoadError } from '../../../components/load-error.tsx';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { oneOf } from '../../../table/use-list-address.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { allCostsQuery, countriesQuery } from '../api/costs.ts';
import { newCost } from '../cost-form.ts';
import { placeCosts } from '../cost-states.ts';
import { CostEditor } from './cost-editor.tsx';

const Pair = styled('div')({
  display: 'grid',
  gap: 12,
  marginBottom: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 320px))' },
});

/** Page of a new rate: `?from=` replaces a rate, `?country=&service=` starts a new one or copies the one in force there. */
export function NewCostView() {
  const { t, locale } = useStaffTexts();
  const [address, setAddress] = useSearchParams();
  const { data, error, refetch } = useQuery(allCostsQuery);
  const { data: countries } = useQuery(countriesQuery);
  const replaced = data?.find(({ _id }) => _id === address.get('from'));
  const country = replaced?.country ?? address.get('country') ?? '';
  const service = replaced?.service ?? oneOf(shippingServices, address.get('service') ?? undefined) ?? 'AIR';
  const inForce =
    data &&
    placeCosts(data, new Date()).find(
      ({ cost, state }) => state === 'IN_FORCE' && cost.country === country && cost.service === service,
    )?.cost;
  const isLoaded = data !== undefined;
  // oxlint-disable-next-line react/exhaustive-deps -- a reload of the rates must not begin the form anew
  const edited = useMemo(() => newCost(country, service, replaced ?? inForce), [country, service, isLoaded]);
  const choose = (name: 'country' | 'service', value: string) => {
    const next = new URLSearchParams({ country, service, [name]: value });
    setAddress(next, { replace: true });
  };
  const content = () => {
    if (data === undefined)
      return error === null ? (
        <SkeletonBox sx={{ height: 480 }} />
      ) : (
        <LoadError error={error} retry={() => void refetch()} />
      );
    if (country === '') return null;
    return <CostEditor key={`${country} ${service}`} edited={edited} placed={undefined} inForce={inForce} />;
  };
  return (
    <>
      <PageHead
        title={
          <>
            <Link to="/admin/costs">{t('costs.title')} /</Link>{' '}
            {country === '' ? t('costs.newTitle') : `${countryName(country, locale)}, ${t(`order.service.${service}`)}`}
          </>
        }
      >
        <Tag tone="gold">{t('costs.newVersion')}</Tag>
      </PageHead>
      {replaced === undefined && (
        <StaffCard title={t('costs.chooseTitle')}>
          <CardContent>
            <Pair>
              <FormField label={t('costs.country')}>
                {(control) => (
                  <select
                    {...control}
                    value={country}
                    onChange={({ currentTarget }) => choose('country', currentTarget.value)}
                  >
                    <option value="">{t('costs.chooseCountry')}</option>
                    {(countries?.docs ?? []).map(({ code, name }) => (
                      <option key={code} value={code}>
                        {localize(name, locale)}
                      </option>
                    ))}
                  </select>
                )}
              </FormField>
              <FormField label={t('costs.chooseService')}>
                {(control) => (
                  <select
                    {...control}
                    value={service}
                    onChange={({ currentTarget }) => choose('service', currentTarget.value)}
                  >
                    {shippingServices.map((each) => (
                      <option key={each} value={each}>
                        {t(`order.service.${each}`)}
                      </option>
                    ))}
                  </select>
                )}
              </FormField>
            </Pair>
          </CardContent>
        </StaffCard>
      )}
      {content()}
    </>
  );
}
