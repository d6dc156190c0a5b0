import { ChoiceLabel } from '@gvg/ui/later-components';
import { useTexts } from '../../../texts/use-texts.ts';

export function StockSwitch({ checked }: { checked: boolean }) {
  const { t } = useTexts();
  return (
    <ChoiceLabel>
      <input type="checkbox" name="inStock" value="true" checked={checked} onChange={() => undefined} />
      {t('listing.inStock')}
    </ChoiceLabel>
  );
}
