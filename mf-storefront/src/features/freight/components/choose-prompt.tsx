import { openDestinationChooser, useLowestPrices } from '@gvg/customer-ui';
import { formatMoney } from '@gvg/contracts/values/money';
import { Button, Text, styled, tabularFigures } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';

const Frame = styled('div')({
  ...tabularFigures,
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 16,
  padding: 16,
  textAlign: 'center',
  '& p': { maxWidth: '36ch', textWrap: 'balance' },
  // Appears with the browser's data. Its line is reserved.
  '& small': { display: 'block', minHeight: '1.55em' },
});

/** Invites to choose a country, with the lowest price of all. */
export function ChoosePrompt() {
  const { t } = useTexts();
  const prices = Object.values(useLowestPrices());
  return (
    <Frame>
      <Text>
        {t('freight.unknown')}
        <small>{prices.length > 0 && t('freight.fromPrice', { price: formatMoney(Math.min(...prices)) })}</small>
      </Text>
      <Button onClick={() => openDestinationChooser()}>{t('freight.choose')}</Button>
    </Frame>
  );
}
