import { ButtonLink } from '@gvg/ui';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

/** Link to the first step. The import stays in the list of own imports. */
export function OtherFileLink({ children }: { children?: string }) {
  const { t } = useStaffTexts();
  return (
    <ButtonLink to="/admin/products/import" variant="outlined">
      {children ?? t('imports.otherFile')}
    </ButtonLink>
  );
}
