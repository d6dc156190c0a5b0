import { Note, color, fontSize, fontWeight, styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { useState } from 'react';
import { LongText } from '../../../components/long-text.tsx';
import { SmallTable } from '../../../components/small-table.tsx';
import { formatInstant } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import type { AuditEntry } from '../api/audit.ts';
import type { Change } from '../changes.ts';
import { describePath, describeValue } from '../describe-value.ts';

const Frame = styled('div')({
  display: 'grid',
  gap: 8,
  maxWidth: 'min(60rem, calc(100vw - 80px))',
  '& del': { color: color.muted },
  '& ins': { fontWeight: fontWeight.strong, textDecoration: 'none' },
});
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  color: color.muted,
  fontSize: fontSize.small,
  '& code': { overflowWrap: 'anywhere' },
});

/** Number of fields shown before "show all". */
const shownFields = 12;

/** States before and after, field by field. */
export function ChangeTable({ entry, changes }: { entry: AuditEntry; changes: readonly Change[] }) {
  const { t, locale } = useStaffTexts();
  const [isAll, setAll] = useState(false);
  const shown = isAll ? changes : changes.slice(0, shownFields);
  const show = (value: Change['before'], path: Change['path']) =>
    describeValue(value, { path, subjectType: entry.subject.type }, { t, locale });
  return (
    <Frame>
      {changes.length === 0 ? (
        <Note>{t('audit.noChange')}</Note>
      ) : (
        <SmallTable>
          <thead>
            <tr>
              <th scope="col">{t('audit.field')}</th>
              <th scope="col">{t('audit.before')}</th>
              <th scope="col">{t('audit.after')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ path, before, after }) => (
              <tr key={path.join('/')}>
                <th scope="row">{describePath(path, t)}</th>
                <td data-text="">{before === undefined ? '–' : <del>{<LongText text={show(before, path)} />}</del>}</td>
                <td data-text="">{after === undefined ? '–' : <ins>{<LongText text={show(after, path)} />}</ins>}</td>
              </tr>
            ))}
          </tbody>
        </SmallTable>
      )}
      {shown.length < changes.length && (
        <div>
          <TextButton onClick={() => setAll(true)}>{t('audit.allFields', { count: changes.length })}</TextButton>
        </div>
      )}
      <Foot>
        <span>{formatInstant(new Date(entry.at), locale)}</span>
        <code>{t('audit.correlation', { id: entry.correlationId })}</code>
      </Foot>
    </Frame>
  );
}
