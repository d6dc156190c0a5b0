import type { ProductImport } from '@gvg/contracts/catalogue/http/product-imports';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { useTranslation } from '@gvg/i18n';
import { useQuery } from '@gvg/query';
import { EmptyState, SkeletonBox, color, styled } from '@gvg/ui';
import { useMediaQuery } from '@gvg/ui/later-components';
import { useState } from 'react';
import { PageHead } from '../../../area/page-head.tsx';
import { hiddenHead } from '../../../components/card-rows.ts';
import { LoadError } from '../../../components/load-error.tsx';
import { OutdatedNote } from '../../../table/outdated-note.tsx';
import type { ListAddress } from '../../../table/use-list-address.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useGroupNames } from '../../groups/use-group-names.ts';
import { importQuery } from '../api/product-imports.ts';
import { formatBytes } from '../format-bytes.ts';
import { rowsOf, stateOf, stepOf } from '../import-stage.ts';
import { useFocusAfter } from '../use-focus-after.ts';
import { ColumnsQuestion } from './columns-question.tsx';
import { DryRun } from './dry-run.tsx';
import { EncodingQuestion } from './encoding-question.tsx';
import { FinishedImport } from './finished-import.tsx';
import { ImportSteps } from './import-steps.tsx';
import { ImportTitle } from './import-title.tsx';
import { OtherFileLink } from './other-file-link.tsx';
import { ProgressLine } from './progress-line.tsx';
import { RefusedFile } from './refused-file.tsx';

const Line = styled('span')({ color: color.muted, overflowWrap: 'anywhere' });
/** Always announced, and visible only while there is nothing else to show. */
const Status = styled('p')({ '&[data-hidden]': hiddenHead });
const Parts = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 });

/** An import at its current step. The page follows the progress of the service. */
export function OpenImport({ id, address }: { id: string; address: ListAddress<'id' | 'view'> }) {
  const { t: tError } = useTranslation('errors');
  // Phones have no room for the file name next to the title.
  const isWide = useMediaQuery('(min-width: 600px)');
  const { data, error, isError, dataUpdatedAt, refetch } = useQuery(importQuery(id));
  // Keeps the previous figures visible while the file is read again after a fix.
  const [lastFigures, setLastFigures] = useState<ProductImport['figures']>();
  if (data?.figures !== undefined && data.figures !== lastFigures) setLastFigures(data.figures);
  const step = data && stepOf(data);
  useFocusAfter(step === 'DRY_RUN' ? data?.state : step);
  const figures = data?.figures ?? lastFigures;
  return (
    <>
      <PageHead title={<ImportTitle />}>{data && isWide && <FileLine stored={data} figures={figures} />}</PageHead>
      {data === undefined && error === null && (
        <Parts aria-busy="true">
          <SkeletonBox sx={{ height: 100 }} />
          <SkeletonBox sx={{ height: 72 }} />
        </Parts>
      )}
      {data === undefined && error !== null && (
        <>
          {error.status === 404 ? (
            <EmptyState title={tError(error.code)}>
              <OtherFileLink />
            </EmptyState>
          ) : (
            <LoadError error={error} retry={() => void refetch()} />
          )}
        </>
      )}
      {data && (
        <Parts>
          {isError && <OutdatedNote since={dataUpdatedAt} onReload={() => void refetch()} />}
          {!isWide && <FileLine stored={data} figures={figures} />}
          <Progress stored={data} />
          <Content stored={data} figures={figures} address={address} />
        </Parts>
      )}
    </>
  );
}

function FileLine({
  stored: { name, size, columns, encoding, separator },
  figures,
}: {
  stored: ProductImport;
  figures: ProductImport['figures'];
}) {
  const { t } = useStaffTexts();
  const parts = [
    figures === undefined
      ? `${name} · ${formatBytes(size)}`
      : t('imports.file', { name, rows: formatNumber(rowsOf(figures), 0), columns: columns.length }),
    ...(encoding === undefined || separator === undefined
      ? []
      : [t('imports.form', { encoding, separator: t(`imports.separators.${separator}`) })]),
  ];
  return <Line>{parts.join(' · ')}</Line>;
}

function Progress({ stored }: { stored: ProductImport }) {
  const { t } = useStaffTexts();
  const { state, size, progress, figures, change } = stored;
  const step = stepOf(stored);
  const number = (value: number) => formatNumber(value, 0);
  const isGoingIn = step === 'IMPORT';
  const finished = change === undefined ? 0 : change.done + change.failed;
  const announcement = () => {
    if (state === 'READING') return t('imports.readNow');
    if (isGoingIn) return t(stateOf(stored) === 'WAITING' ? 'imports.waiting' : 'imports.running');
    if (state === 'READY' && figures) {
      const { created, changed, same, bad } = figures;
      return t('imports.wasRead', {
        ...{ created: number(created), changed: number(changed) },
        ...{ same: number(same), bad: number(bad) },
      });
    }
    return step === 'DONE' && change
      ? t('imports.wasImported', { done: number(change.done), failed: number(change.failed) })
      : '';
  };
  return (
    <ImportSteps
      current={step}
      isOver={step === 'DONE'}
      notes={{ FILE: formatBytes(size), DRY_RUN: step === 'DRY_RUN' ? t('imports.nothingWritten') : undefined }}
    >
      {step === 'DRY_RUN' && (state === 'READING' || state === 'READY') && (
        <ProgressLine
          label={t('imports.reading')}
          text={
            figures === undefined
              ? t('imports.readSoFar', {
                  rows: number(progress.rows),
                  bytes: formatBytes(progress.bytes),
                  size: formatBytes(size),
                })
              : t('imports.readAll', { rows: number(rowsOf(figures)) })
          }
          value={figures === undefined ? progress.bytes : size}
          max={size}
        />
      )}
      {isGoingIn && change && (
        <ProgressLine
          label={t('imports.importing')}
          text={t('imports.progress', { done: number(finished), goal: number(change.count) })}
          value={finished}
          max={change.count}
        />
      )}
      <Status role="status" {...(isGoingIn ? {} : { 'data-hidden': '' })}>
        {announcement()}
      </Status>
    </ImportSteps>
  );
}

function Content({
  stored,
  figures,
  address,
}: {
  stored: ProductImport;
  figures: ProductImport['figures'];
  address: ListAddress<'id' | 'view'>;
}) {
  const names = useGroupNames();
  const { _id: id, state, problem, change } = stored;
  switch (state) {
    case 'ENCODING':
      return <EncodingQuestion stored={stored} />;
    case 'MAPPING':
      return <ColumnsQuestion stored={stored} />;
    case 'REFUSED':
      return problem && <RefusedFile problem={problem} />;
    case 'STARTED':
      return stepOf(stored) === 'DONE' && change && <FinishedImport stored={stored} change={change} names={names} />;
    case 'READING':
    case 'READY':
      return (
        figures && <DryRun id={id} figures={figures} isReady={state === 'READY'} address={address} names={names} />
      );
  }
}
