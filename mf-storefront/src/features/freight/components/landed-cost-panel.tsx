import { useDestination } from '@gvg/customer-ui';
import { DestinationButton } from '@gvg/customer-ui/destination-button';
import { formatWeight } from '@gvg/contracts/values/weight';
import { Link } from '@gvg/router';
import { Note, Plane, color, fontSize, fontWeight, narrowerThan, radius, styled, tabularFigures } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import { useEstimate } from '../use-estimate.ts';
import { ChoosePrompt } from './choose-prompt.tsx';
import { EstimateContainer, EstimatePlace } from './estimate-place.ts';
import { EstimateRows } from './estimate-rows.tsx';

/** A container: with large letters its rows become columns. */
const Frame = styled('section')({
  containerType: 'inline-size',
  width: '100%',
  padding: '16px 20px 18px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  backgroundColor: color.card,
});

const Head = styled('div')({
  ...tabularFigures,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '8px 16px',
  marginBottom: 8,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 10, fontWeight: fontWeight.strong },
  [narrowerThan(300)]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Weight = styled('p')({
  gridColumn: '1 / -1',
  minHeight: '1.55em',
  fontSize: fontSize.small,
  color: color.muted,
  textAlign: 'end',
});

const Foot = styled(Note)({ marginTop: 12, '& a': { color: color.jade, fontWeight: fontWeight.strong } });

export interface LandedCostPanelProps {
  product: string;
  /** Price of one piece in VND. */
  price: number;
  /** Packed weight of one piece. */
  weightGrams: number;
  /** Undefined while the text is not a valid amount. */
  amount: number | undefined;
}

/** Landed cost of some pieces of a product: goods and freight, by service. */
export function LandedCostPanel({ product, price, weightGrams, amount }: LandedCostPanelProps) {
  const { t } = useTexts();
  const country = useDestination();
  const estimate = useEstimate(country, amount === undefined ? undefined : { product, amount });
  return (
    <Frame aria-label={t('freight.title')}>
      <Head>
        <span>
          <Plane size={18} aria-hidden />
          {t('freight.to')}
        </span>
        <DestinationButton wide texts={{ to: t('freight.to'), choose: t('freight.choose') }} />
        <Weight>{amount !== undefined && t('freight.weight', { weight: formatWeight(amount * weightGrams) })}</Weight>
      </Head>
      <EstimateContainer>
        <EstimatePlace>
          {country === undefined ? (
            <ChoosePrompt />
          ) : (
            <EstimateRows
              estimate={estimate}
              country={country}
              goods={estimate.amount * price}
              missing={t('freight.amountMissing')}
            />
          )}
        </EstimatePlace>
      </EstimateContainer>
      <Foot>
        <Link to="/rate-table">{t('freight.seeTable')}</Link>
      </Foot>
    </Frame>
  );
}
