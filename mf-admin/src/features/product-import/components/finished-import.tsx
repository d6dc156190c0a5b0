import type { ProductImport } from '@gvg/contracts/catalogue/http/product-imports';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { ButtonLink, styled } from '@gvg/ui';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { ChangeBanner } from '../../product-changes/components/change-banners.tsx';
import type { GroupNames } from '../../product-changes/describe-action.ts';
import { DownloadBadRows } from './download-bad-rows.tsx';
import { FailedRows } from './failed-rows.tsx';
import { Figures } from './figures.tsx';
import { OtherFileLink } from './other-file-link.tsx';

const Parts = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 });
const Banner = styled('div')({ '& > section': { marginBottom: 0 } });
const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  '& > span': { marginInlineEnd: 'auto' },
});

export interface FinishedImportProps {
  stored: ProductImport;
  change: NonNullable<ProductImport['change']>;
  names: GroupNames;
}

/** Result of an import, with undo and ways to fix the remaining rows. */
export function FinishedImport({ stored: { _id: id, figures, failed }, change, names }: FinishedImportProps) {
  const { t } = useStaffTexts();
  const bad = figures?.bad ?? 0;
  const isUrgent = (value: number) => (value > 0 ? { tone: 'urgent' as const } : {});
  return (
    <Parts>
      <Banner>
        <ChangeBanner change={change} names={names} />
      </Banner>
      <Figures
        label={t('imports.step.DONE')}
        figures={[
          { id: 'done', value: change.done, label: t('imports.done'), text: t('imports.doneText') },
          {
            id: 'failed',
            value: failed,
            label: t('imports.failed'),
            text: t(failed === 0 ? 'imports.noneFailed' : 'imports.failedText'),
            ...isUrgent(failed),
          },
          {
            id: 'bad',
            value: bad,
            label: t('imports.leftOut'),
            text: t(bad === 0 ? 'imports.noneBad' : 'imports.leftOutText'),
            ...isUrgent(bad),
          },
        ]}
      />
      {failed > 0 && <FailedRows id={id} failed={failed} />}
      <Ways>
        <span>
          {bad + failed > 0 && (
            <DownloadBadRows
              id={id}
              label={t('imports.downloadRest', { count: bad + failed, number: formatNumber(bad + failed, 0) })}
            />
          )}
        </span>
        <OtherFileLink>{t('imports.next')}</OtherFileLink>
        <ButtonLink to="/admin/products?sort=-createdAt">{t('imports.toProducts')}</ButtonLink>
      </Ways>
    </Parts>
  );
}
