import { useData } from '@gvg/browser-kit';
import { localize } from '@gvg/contracts/locale';
import { Link } from '@gvg/router';
import { Note, Plane, SkeletonBox, below, color, tabularFigures, fontSize, fontWeight, radius, styled } from '@gvg/ui';
import { useId, useState } from 'react';
import { formatNumber, formatWeight } from '../../../texts/format.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { destinationsAddress } from '../../catalogue/api/addresses.ts';
import { useDestination } from '../use-destination.ts';
import { AmountStepper } from './amount-stepper.tsx';
import { DestinationSelect } from './destination-select.tsx';
import { EstimateRows, estimateHeight } from './estimate-rows.tsx';
import { useEstimate } from '../api/use-estimate.ts';

const Frame = styled('section')({
  width: '100%',
  padding: '16px 20px 18px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  backgroundColor: color.card,
});

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginBottom: 8,
  '& label': { display: 'inline-flex', alignItems: 'center', gap: 10, fontSize: fontSize.text, fontWeight: fontWeight.strong },
});

const Package = styled('div')({
  ...tabularFigures,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  marginInlineStart: 'auto',
  fontSize: fontSize.small,
  color: color.muted,
  [below.tablet]: { width: '100%', flexDirection: 'row-reverse', justifyContent: 'space-between' },
});

const Foot = styled(Note)({ marginTop: 12, '& a': { color: color.jade, fontWeight: fontWeight.strong } });

export interface FreightPanelProps {
  product: string;
  /** Packed weight of one piece. */
  weightGrams: number;
}

/** Freight of a product for a selectable country and amount. */
export function FreightPanel({ product, weightGrams }: FreightPanelProps) {
  const { t, locale } = useTexts();
  const selectId = useId();
  const { data } = useData(destinationsAddress(locale));
  const countries = data?.docs;
  const [amount, setAmount] = useState(1);
  const [country, setCountry] = useDestination(countries);
  const estimate = useEstimate(country, { product, amount });
  if (countries?.length === 0) return null;
  return (
    <Frame aria-label={t('freight.title')}>
      <Head>
        <label htmlFor={selectId}>
          <Plane size={18} aria-hidden />
          {t('freight.to')}
        </label>
        <DestinationSelect
          id={selectId}
          value={country}
          options={(countries ?? []).map(({ code, name }) => ({ value: code, label: localize(name, locale) }))}
          onChoose={setCountry}
        />
        <Package>
          <AmountStepper amount={amount} onChange={setAmount} />
          <span>{t('freight.package', { count: amount, formatted: formatNumber(amount), weight: formatWeight(amount * weightGrams) })}</span>
        </Package>
      </Head>
      {country === undefined ? <SkeletonBox aria-hidden sx={{ height: estimateHeight }} /> : <EstimateRows estimate={estimate} />}
      <Foot>
        <Link to={country === undefined ? '/rate-table' : `/rate-table?country=${country}`}>{t('freight.seeTable')}</Link>
      </Foot>
    </Frame>
  );
}
