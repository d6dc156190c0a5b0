import type { ProductImport } from '@gvg/contracts/catalogue/http/product-imports';
import type { ProductFileColumn } from '@gvg/contracts/catalogue/product-file';
import { formatNumber } from '@gvg/contracts/values/format-number';
import type { TFunction } from '@gvg/i18n';
import { Button, color, fontSize, rem, styled } from '@gvg/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import type { ListAddress } from '../../../table/use-list-address.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import type { GroupNames } from '../../product-changes/describe-action.ts';
import { useStartImport } from '../api/product-imports.ts';
import { useMends } from '../use-mends.ts';
import { BadRowsCard } from './bad-rows-card.tsx';
import { Figures } from './figures.tsx';
import { OtherFileLink } from './other-file-link.tsx';
import { RowsCard } from './rows-card.tsx';
import { WriteError } from './write-error.tsx';

const Parts = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 });
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  '& > p': { flex: `1 1 ${rem(240)}`, margin: 0, color: color.muted, fontSize: fontSize.small },
});

/** Number of columns that the figure of changed rows lists. */
const namedColumns = 3;

type DryRunFigures = NonNullable<ProductImport['figures']>;

export interface DryRunProps {
  id: string;
  /** Figures of the last completed dry run. */
  figures: DryRunFigures;
  /** Set while no new dry run is running. */
  isReady: boolean;
  address: ListAddress<'id' | 'view'>;
  names: GroupNames;
}

/** Result of the dry run: expected changes, rejected rows with their fixes, and the button to import. */
export function DryRun({ id, figures, isReady, address, names }: DryRunProps) {
  const { t } = useStaffTexts();
  const { pending, mend, error } = useMends(id, isReady);
  const [isConfirming, setConfirming] = useState(false);
  const start = useStartImport();
  const { created, changed, bad, toLookAt, unknownIds } = figures;
  const number = (value: number) => formatNumber(value, 0);
  const count = created + changed;
  const submit =
    bad === 0
      ? t('imports.submit', { count, number: number(count) })
      : t('imports.submitWithout', { count: bad, number: number(count), bad: number(bad) });
  return (
    <Parts>
      <Figures label={t('imports.figures')} figures={shownFigures(figures, t)} />
      {bad > 0 && (
        <BadRowsCard id={id} bad={bad} unknownIds={unknownIds} isReady={isReady} pending={pending} onMend={mend} />
      )}
      <WriteError error={error} />
      <RowsCard
        id={id}
        figures={figures}
        address={address}
        names={names}
        isReady={isReady}
        pending={pending}
        onMend={mend}
      />
      <Foot>
        <p>{count === 0 ? t('imports.nothingToImport') : t('imports.footer')}</p>
        <OtherFileLink />
        <Button
          disabled={count === 0 || !isReady || pending.length > 0}
          onClick={() => {
            start.reset();
            setConfirming(true);
          }}
        >
          {submit}
        </Button>
      </Foot>
      {isConfirming && (
        <ConfirmDialog
          title={t('imports.confirmTitle', { count, number: number(count) })}
          text={[
            t('imports.confirmText', { created: number(created), changed: number(changed) }),
            ...(bad > 0 ? [t('imports.confirmBad', { count: bad, bad: number(bad) })] : []),
            ...(toLookAt > 0 ? [t('imports.confirmLook', { count: toLookAt, number: number(toLookAt) })] : []),
          ].join(' ')}
          submit={submit}
          isPending={start.isPending}
          error={start.error}
          onSubmit={() => start.mutate(id, { onSuccess: () => setConfirming(false) })}
          onClose={() => setConfirming(false)}
        />
      )}
    </Parts>
  );
}

function shownFigures({ created, changed, same, bad, withoutEnglish, columns }: DryRunFigures, t: TFunction) {
  const byCount = (Object.entries(columns) as [ProductFileColumn, number][]).toSorted(
    ([, one], [, other]) => other - one,
  );
  const changedColumns = byCount
    .slice(0, namedColumns)
    .map(([column, count]) =>
      t('imports.columnCount', { number: formatNumber(count, 0), column: t(`imports.columns.${column}`) }),
    )
    .join(', ');
  const createdText = () => {
    if (created === 0) return t('imports.noneCreated');
    return withoutEnglish === 0
      ? t('imports.allInEnglish')
      : t('imports.withoutEnglish', { number: formatNumber(withoutEnglish, 0) });
  };
  return [
    { id: 'created', value: created, label: t('imports.created'), text: createdText() },
    {
      id: 'changed',
      value: changed,
      label: t('imports.changed'),
      text: changed === 0 ? t('imports.noneChanged') : changedColumns,
    },
    { id: 'same', value: same, label: t('imports.same'), text: t('imports.sameText'), tone: 'muted' as const },
    {
      id: 'bad',
      value: bad,
      label: t('imports.bad'),
      text: t(bad === 0 ? 'imports.noneBad' : 'imports.badText'),
      ...(bad > 0 && { tone: 'urgent' as const }),
    },
  ];
}
