import { useTexts } from '../../../texts/use-texts.ts';
import { ChoiceLabel } from '../../fields/choice-label.ts';

export function StockSwitch({ checked }: { checked: boolean }) {
  const { t } = useTexts();
  return (
    <ChoiceLabel>
      <input type="checkbox" name="inStock" value="true" checked={checked} onChange={() => undefined} />
      {t('listing.inStock')}
    </ChoiceLabel>
  );
}
