import { color, fontSize, styled, tapTarget } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';

/** A checkbox with its label in one line. */
export const SwitchLabel = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: tapTarget,
  fontSize: fontSize.note,
  cursor: 'pointer',
  '& input': { flex: 'none', width: 18, height: 18, margin: 0, accentColor: color.jade, cursor: 'inherit' },
});

export function StockSwitch({ checked }: { checked: boolean }) {
  const { t } = useTexts();
  return (
    <SwitchLabel>
      <input type="checkbox" name="inStock" value="true" checked={checked} onChange={() => undefined} />
      {t('listing.inStock')}
    </SwitchLabel>
  );
}
