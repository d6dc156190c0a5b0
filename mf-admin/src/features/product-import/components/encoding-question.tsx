import type { ProductImport } from '@gvg/contracts/catalogue/http/product-imports';
import { Button, Note, Text, color, fontSize, radius, styled } from '@gvg/ui';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useUpdateImport } from '../api/product-imports.ts';
import { OtherFileLink } from './other-file-link.tsx';
import { WriteError } from './write-error.tsx';

const Sample = styled('pre')({
  maxHeight: '40dvh',
  margin: 0,
  padding: '12px 14px',
  overflow: 'auto',
  borderRadius: radius.input,
  backgroundColor: color.paper,
  fontFamily: 'inherit',
  fontSize: fontSize.note,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Shows a sample of a file that is neither UTF-8 nor UTF-16, and asks whether its encoding was detected correctly. */
export function EncodingQuestion({ stored: { _id: id, sample = '' } }: { stored: ProductImport }) {
  const { t } = useStaffTexts();
  const { mutate, isPending, error } = useUpdateImport();
  return (
    <StaffCard title={t('imports.encoding')} isUrgent>
      <CardContent>
        <Text>{t('imports.encodingText')}</Text>
        <Sample tabIndex={0} role="group" aria-label={t('imports.sample')}>
          {sample}
        </Sample>
        <Note>{t('imports.encodingHint')}</Note>
        <WriteError error={error} />
        <Ways>
          <Button disabled={isPending} onClick={() => mutate({ params: { id }, body: { encoding: 'windows-1258' } })}>
            {t('imports.encodingYes')}
          </Button>
          <OtherFileLink>{t('imports.encodingNo')}</OtherFileLink>
        </Ways>
      </CardContent>
    </StaffCard>
  );
}
