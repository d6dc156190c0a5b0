import { CopyButton } from '@gvg/ui/later-components';
import { useStaffTexts } from '../texts/staff-texts.ts';

/** Button that copies the text next to it. */
export function CopyText({ text, name }: { text: string; name: string }) {
  const { t } = useStaffTexts();
  return (
    <CopyButton
      inline
      text={text}
      name={name}
      texts={{ copy: t('area.copy'), copied: t('area.copied'), refused: t('area.copyRefused') }}
    />
  );
}
