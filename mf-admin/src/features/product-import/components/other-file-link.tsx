import { ButtonLink } from '@gvg/ui';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

/** The way back to the first step; the import stays among one's own. */
export function OtherFileLink({ children }: { children?: string }) {
  const { t } = useStaffTexts();
  return (
    <ButtonLink to="/admin/products/import" variant="outlined">
      {children ?? t('imports.otherFile')}
    </ButtonLink>
  );
}
