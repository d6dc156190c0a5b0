import { FormError } from '@gvg/browser-kit/forms';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { formatMoney } from '@gvg/contracts/values/money';
import { useTranslation } from '@gvg/i18n';
import { Button, color, fontWeight, from, radius, rem, styled, tabularFigures } from '@gvg/ui';
import { Scale } from '@gvg/ui/later-icons';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { PictureButton } from '../../../components/picture-button.tsx';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { gramsOf, sidesOf } from '../parcel-input.ts';
import { Outcome } from './outcome.ts';
import { useWeighing } from './use-weighing.ts';

const Form = styled('form')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.tablet]: { gridTemplateColumns: `minmax(${rem(160)}, ${rem(200)}) minmax(0, 1fr)` },
});
const Fields = styled('div')({ display: 'grid', gap: 10, alignContent: 'start' });
const Facts = styled('dl')({
  ...tabularFigures,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 16px',
  alignContent: 'start',
  margin: 0,
  '& dt': { color: color.muted },
  '& dd': { margin: 0, textAlign: 'end' },
  '& [data-total]': { color: color.ink, fontWeight: fontWeight.heading },
});
const Foot = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, gridColumn: '1 / -1' });
const Said = styled('div')({ display: 'grid', gap: 10, gridColumn: '1 / -1' });
const Photo = styled('img')({ width: rem(72), height: rem(72), borderRadius: radius.input, objectFit: 'cover' });

/**
 * Weight and photo from the scale. The service charges freight by the rate in force when the order was placed, and then requests the amount due from the
 * customer.
 */
export function WeighCard({ order }: { order: Order }) {
  const { t } = useStaffTexts();
  const { t: tError } = useTranslation('errors');
  const { shipping, totals, status } = order;
  const isAgain = shipping.actualGrams !== undefined;
  const [weight, setWeight] = useState(isAgain ? String(shipping.actualGrams) : '');
  const [sides, setSides] = useState('');
  const [wasSent, setSent] = useState(false);
  const { photo, failure, isSending, waiting, choosePhoto, weigh } = useWeighing(order);
  const grams = gramsOf(weight);
  const dimensionsMm = sidesOf(sides);
  const areSidesWrong = sides.trim() !== '' && dimensionsMm === undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (grams === undefined || areSidesWrong || photo === undefined || isSending) return;
    if (await weigh({ grams, ...(dimensionsMm && { dimensionsMm }) }, photo)) setSent(false);
  };
  const message = () => {
    if (wasSent && photo === undefined) return t('weigh.photoMissing');
    if (failure === undefined) return undefined;
    return failure.status === 0 ? t('list.offline') : tError(failure.code);
  };
  return (
    <StaffCard
      title={t(isAgain ? 'weigh.titleAgain' : 'weigh.title')}
      icon={<Scale size={18} aria-hidden />}
      head={t('weigh.hint')}
      isUrgent={status === 'AT_WAREHOUSE'}
    >
      <CardContent>
        <Form noValidate onSubmit={(event) => void submit(event)}>
          <Fields>
            <TextInput
              label={t('weigh.weight')}
              error={wasSent && grams === undefined ? t('weigh.weightWrong') : undefined}
              value={weight}
              onChange={setWeight}
              isNumeric
            />
            <TextInput
              label={t('weigh.sides')}
              hint={t('weigh.sidesHint')}
              error={areSidesWrong ? t('weigh.sidesWrong') : undefined}
              value={sides}
              onChange={setSides}
            />
          </Fields>
          <Facts>
            <dt>{t('weigh.estimated', { weight: formatNumber(shipping.estimatedGrams, 0) })}</dt>
            <dd>≈ {formatMoney(shipping.estimatedFee)}</dd>
            {shipping.fee !== undefined && shipping.chargeableGrams !== undefined && (
              <>
                <dt>{t('weigh.charged', { weight: formatNumber(shipping.chargeableGrams, 0) })}</dt>
                <dd>{formatMoney(shipping.fee)}</dd>
              </>
            )}
            <dt data-total="">{t('weigh.due')}</dt>
            <dd data-total="">{formatMoney(totals.due)}</dd>
          </Facts>
          <Foot>
            {photo && <Photo src={photo.preview} alt={t('weigh.photoTaken')} />}
            <PictureButton
              label={t(photo ? 'weigh.otherPhoto' : 'weigh.photo')}
              isBusy={isSending}
              onChoose={([file]) => file && void choosePhoto(file)}
            />
            <Button type="submit" disabled={isSending}>
              {t(isAgain ? 'weigh.submitAgain' : 'weigh.submit')}
            </Button>
          </Foot>
          <Said>
            <FormError message={message()} />
            {/* Rendered from the start: not every screen reader announces a live region that is inserted together with its text. */}
            <div role="status">
              {waiting && <Outcome>{t('weigh.waiting', { weight: formatNumber(waiting.grams, 0) })}</Outcome>}
            </div>
          </Said>
        </Form>
      </CardContent>
    </StaffCard>
  );
}
