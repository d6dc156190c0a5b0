import type { ProductImport } from '@gvg/contracts/catalogue/http/product-imports';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { Text } from '@gvg/ui';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { OtherFileLink } from './other-file-link.tsx';

/** Explains why a file cannot be read, and how to fix it. */
export function RefusedFile({ problem }: { problem: NonNullable<ProductImport['problem']> }) {
  const { t } = useStaffTexts();
  const { code, maximum, ...place } = problem;
  return (
    <StaffCard title={t('imports.refused')} isUrgent>
      <CardContent>
        <Text role="alert">
          {t(`imports.problems.${code}`, {
            ...place,
            ...(maximum !== undefined && { maximum: formatNumber(maximum, 0) }),
          })}
        </Text>
        <div>
          <OtherFileLink />
        </div>
      </CardContent>
    </StaffCard>
  );
}
