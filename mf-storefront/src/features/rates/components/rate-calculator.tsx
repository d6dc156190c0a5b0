import { categoryTypes, productTypes } from '@gvg/contracts/catalogue/terms';
import type { CategoryType, ProductType } from '@gvg/contracts/catalogue/terms';
import { localize } from '@gvg/contracts/values/locale';
import { Note, Panel, SectionTitle, color, fieldBox, fieldLabel, from, rem, styled } from '@gvg/ui';
import { SelectField } from '@gvg/ui/later-components';
import { useId, useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { ChoosePrompt } from '../../freight/components/choose-prompt.tsx';
import { EstimateContainer, EstimatePlace } from '../../freight/components/estimate-place.ts';
import { EstimateRows } from '../../freight/components/estimate-rows.tsx';
import { useEstimate } from '../../freight/use-estimate.ts';
import type { Destination } from '../destination.ts';
import { gramsOf } from '../grams-of.ts';

const Frame = styled(Panel)({ [from.desktop]: { position: 'sticky', top: rem(72) } });

const Fields = styled('div')({ display: 'grid', gap: 14, marginBlock: 16, '& > :first-of-type': { marginBottom: -8 } });

const Label = styled('label')(fieldLabel);

const Weight = styled('input')(fieldBox);

/** Its line is reserved, so that nothing below moves when it appears. */
const FieldError = styled(Note)({ minHeight: '1.55em', marginTop: 4, color: color.clay });

/** Freight calculator for any weight and type of goods to the destination. */
export function RateCalculator({ country }: { country: Destination | undefined }) {
  const { t, locale } = useTexts();
  const weightId = useId();
  const [weight, setWeight] = useState('2');
  const [goodsType, setGoodsType] = useState<ProductType>('NORMAL');
  const [categoryType, setCategoryType] = useState<CategoryType>('PACKAGED_FOOD');
  const weightGrams = gramsOf(weight);
  const isInvalid = weightGrams === undefined;
  const estimate = useEstimate(
    country?.code,
    weightGrams === undefined ? undefined : { goodsType, categoryType, weightGrams, amount: 1 },
  );
  return (
    <Frame as="section" aria-labelledby="example">
      <SectionTitle id="example">
        {t('rates.example')}
        {country && `: ${localize(country.name, locale)}`}
      </SectionTitle>
      <Note>{t('rates.exampleText')}</Note>
      <Fields>
        <div>
          <Label htmlFor={weightId}>{t('rates.weightKg')}</Label>
          <Weight
            id={weightId}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            value={weight}
            onChange={(event) => setWeight(event.currentTarget.value)}
            aria-invalid={isInvalid}
            aria-describedby={isInvalid ? `${weightId}-wrong` : undefined}
          />
          <FieldError id={`${weightId}-wrong`}>{isInvalid && t('rates.weightWrong')}</FieldError>
        </div>
        <SelectField
          label={t('rates.goodsType')}
          value={goodsType}
          options={productTypes.map((value) => ({ value, label: t(`catalogue.type.${value}`) }))}
          onChoose={(value) => setGoodsType(value as ProductType)}
        />
        <SelectField
          label={t('rates.categoryType')}
          value={categoryType}
          options={categoryTypes.map((value) => ({ value, label: t(`catalogue.categoryType.${value}`) }))}
          onChoose={(value) => setCategoryType(value as CategoryType)}
        />
      </Fields>
      <EstimateContainer>
        <EstimatePlace>
          {country === undefined ? (
            <ChoosePrompt />
          ) : (
            <EstimateRows estimate={estimate} country={country.code} missing={t('rates.weightMissing')} />
          )}
        </EstimatePlace>
      </EstimateContainer>
    </Frame>
  );
}
