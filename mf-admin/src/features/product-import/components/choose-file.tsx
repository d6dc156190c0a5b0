import { pageContext } from '@gvg/browser-kit';
import { FormError } from '@gvg/browser-kit/forms';
import { importLimits } from '@gvg/contracts/catalogue/terms';
import { useNavigate } from '@gvg/router';
import { Panel, PanelTitle, Text, color, fontSize, from, radius, rem, styled } from '@gvg/ui';
import { useState } from 'react';
import type { DragEvent } from 'react';
import { ExportList } from '../../../components/export-list.tsx';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useSendFile } from '../api/product-imports.ts';
import { formatBytes } from '../format-bytes.ts';
import { FileButton } from './file-button.tsx';
import { ImportSteps } from './import-steps.tsx';
import { MyImports } from './my-imports.tsx';
import { WriteError } from './write-error.tsx';

const Columns = styled('div')({
  display: 'grid',
  gap: 14,
  marginTop: 14,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.wide]: { gridTemplateColumns: `minmax(0, 1fr) ${rem(320)}` },
});
const Zone = styled(Panel)({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 12,
  minHeight: rem(220),
  padding: 20,
  border: `2px dashed ${color.field}`,
  borderRadius: radius.card,
  textAlign: 'center',
  '& > p': { maxWidth: rem(520), color: color.muted, fontSize: fontSize.note },
  '&[data-over]': { borderColor: color.jade, backgroundColor: color.jadeSoft },
});
const Status = styled('p')({ margin: 0, overflowWrap: 'anywhere' });

const carriesFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** First step: upload a file or reopen an earlier import. */
export function ChooseFile() {
  const { t } = useStaffTexts();
  const navigate = useNavigate();
  const [isOver, setOver] = useState(false);
  const [tooLarge, setTooLarge] = useState<File>();
  const { mutate, isPending, error, reset, variables } = useSendFile();
  const send = (file: File) => {
    const isTooLarge = file.size > importLimits.bytes;
    setTooLarge(isTooLarge ? file : undefined);
    if (isTooLarge) return reset();
    mutate(file, { onSuccess: ({ _id }) => void navigate(`/admin/products/import?id=${_id}`) });
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    if (!carriesFile(event)) return;
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file !== undefined && !isPending) send(file);
  };
  const problem = tooLarge && t('imports.tooLarge', { name: tooLarge.name, size: formatBytes(tooLarge.size) });
  return (
    <>
      <ImportSteps current="FILE" />
      <Columns>
        <Zone
          as="section"
          aria-label={t('imports.step.FILE')}
          {...(isOver ? { 'data-over': '' } : {})}
          onDragOver={(event) => {
            if (!carriesFile(event)) return;
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <PanelTitle as="h2">{t('imports.drop')}</PanelTitle>
          <FileButton label={t('imports.pick')} isBusy={isPending} onChoose={send} />
          <Text>{t('imports.dropHint')}</Text>
          <Status role="status">{isPending && t('imports.sending', { name: variables.name })}</Status>
          <FormError message={problem} />
          <WriteError error={error} />
        </Zone>
        <StaffCard title={t('imports.template')}>
          <CardContent>
            <Text>{t('imports.templateHint')}</Text>
            <div>
              <ExportList
                title={t('exports.products')}
                text={t('imports.templateText')}
                download={(separator) =>
                  pageContext().api.call('exportProducts', { query: { includeHidden: 'true', separator } })
                }
              />
            </div>
          </CardContent>
        </StaffCard>
      </Columns>
      <MyImports />
    </>
  );
}
