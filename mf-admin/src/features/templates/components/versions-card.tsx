import { shellApi } from '@gvg/browser-kit';
import type { TemplateVersion } from '@gvg/contracts/catalogue/http/page-templates';
import { useQuery } from '@gvg/query';
import { Dialog, SkeletonBox, Tag, VisuallyHidden, color, styled } from '@gvg/ui';
import { DialogBody, TextButton } from '@gvg/ui/later-components';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { LoadError } from '../../../components/load-error.tsx';
import { PersonName } from '../../../components/person-name.tsx';
import { SmallTable, TableScroller } from '../../../components/small-table.tsx';
import { StaffCard } from '../../../components/staff-card.tsx';
import { PageSwitch } from '../../../table/page-switch.tsx';
import { formatDayTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useTemplateWrite, versionsQuery } from '../api/templates.ts';
import { contentChanges, pathLabel } from '../content-changes.ts';
import { shownValue } from '../shown-value.ts';

const Actions = styled('span')({ display: 'inline-flex', gap: 16 });
const Number = styled('th')({ whiteSpace: 'nowrap' });
const Foot = styled('div')({ padding: '0 12px', borderTop: `1px solid ${color.line}` });
const Old = styled('del')({ color: color.muted });
const New = styled('ins')({ textDecoration: 'none', fontWeight: 600 });

interface Compared {
  version: TemplateVersion;
  before: TemplateVersion;
}

function CompareDialog({ version, before, onClose }: Compared & { onClose: () => void }) {
  const { t } = useStaffTexts();
  return (
    <Dialog
      shape="form"
      title={t('templates.compareTitle', { version: version.version, before: before.version })}
      onClose={onClose}
    >
      <DialogBody>
        <TableScroller tabIndex={0} role="group" aria-label={t('templates.compare')}>
          <SmallTable>
            <thead>
              <tr>
                <th scope="col">{t('templates.columns.changed')}</th>
                <th scope="col">{t('templates.before')}</th>
                <th scope="col">{t('templates.after')}</th>
              </tr>
            </thead>
            <tbody>
              {contentChanges(before.content, version.content).map((change) => (
                <tr key={change.path}>
                  <th scope="row">{pathLabel(change.path, t)}</th>
                  <td data-text="">
                    <Old>{shownValue(change.before, t)}</Old>
                  </td>
                  <td data-text="">
                    <New>{shownValue(change.after, t)}</New>
                  </td>
                </tr>
              ))}
            </tbody>
          </SmallTable>
        </TableScroller>
      </DialogBody>
    </Dialog>
  );
}

/** Number of changed fields that a row names. */
const named = 2;

/** Versions with their changes, to compare and restore. Only for SYSTEM_ADMIN. */
export function VersionsCard({ template, revision }: { template: string; revision: number }) {
  const { t, locale } = useStaffTexts();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(versionsQuery(template, page));
  const [compared, setCompared] = useState<Compared>();
  const [asked, setAsked] = useState<TemplateVersion>();
  const restore = useTemplateWrite('restoreTemplateVersion');
  const versions = data?.docs ?? [];
  const changedText = (index: number) => {
    const [version, before] = [versions[index], versions[index + 1]];
    if (version === undefined) return '';
    if (before === undefined) return data?.hasNextPage === true ? '…' : t('templates.first');
    const changes = contentChanges(before.content, version.content);
    if (changes.length === 0) return t('templates.noChange');
    const labels = changes.slice(0, named).map(({ path }) => pathLabel(path, t));
    const more = changes.length - labels.length;
    return [...labels, ...(more > 0 ? [t('templates.andMore', { count: more })] : [])].join('; ');
  };
  return (
    <StaffCard title={t('templates.versions')} head={t('templates.versionsHint')}>
      {data === undefined ? (
        error === null ? (
          <SkeletonBox sx={{ height: 120 }} />
        ) : (
          <LoadError error={error} retry={() => void refetch()} />
        )
      ) : (
        <TableScroller tabIndex={0} role="group" aria-label={t('templates.versions')}>
          <SmallTable>
            <thead>
              <tr>
                <th scope="col">{t('templates.columns.version')}</th>
                <th scope="col">{t('templates.columns.at')}</th>
                <th scope="col">{t('templates.columns.by')}</th>
                <th scope="col">{t('templates.columns.changed')}</th>
                <th scope="col">
                  <VisuallyHidden>{t('templates.columns.actions')}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {versions.map((version, index) => {
                const before = versions[index + 1];
                return (
                  <tr key={version.version}>
                    <Number scope="row">
                      {version.version}{' '}
                      {version.version === revision && <Tag tone="soft">{t('costs.state.IN_FORCE')}</Tag>}
                    </Number>
                    <td>{formatDayTime(new Date(version.savedAt), locale)}</td>
                    <td>
                      {version.savedBy.kind === 'user' ? (
                        <PersonName id={version.savedBy.id} />
                      ) : (
                        t('templates.byMachine')
                      )}
                    </td>
                    <td data-text="">{changedText(index)}</td>
                    <td>
                      <Actions>
                        {before !== undefined && (
                          <TextButton
                            aria-label={t('templates.compareNamed', {
                              version: version.version,
                              before: before.version,
                            })}
                            onClick={() => setCompared({ version, before })}
                          >
                            {t('templates.compare')}
                          </TextButton>
                        )}
                        {version.version !== revision && (
                          <TextButton
                            aria-label={t('templates.restoreTitle', { version: version.version })}
                            onClick={() => setAsked(version)}
                          >
                            {t('templates.restore')}
                          </TextButton>
                        )}
                      </Actions>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </SmallTable>
        </TableScroller>
      )}
      {data !== undefined && data.totalDocs > data.docs.length && (
        <Foot>
          <PageSwitch list={data} onGo={setPage} />
        </Foot>
      )}
      {compared !== undefined && <CompareDialog {...compared} onClose={() => setCompared(undefined)} />}
      {asked !== undefined && (
        <ConfirmDialog
          title={t('templates.restoreTitle', { version: asked.version })}
          text={t('templates.restoreText')}
          submit={t('templates.restore')}
          isPending={restore.isPending}
          error={restore.error}
          onSubmit={() =>
            restore.mutate(
              { params: { id: template }, body: { version: asked.version, revision } },
              {
                onSuccess: () => {
                  setAsked(undefined);
                  shellApi().toast({
                    kind: 'success',
                    text: t('templates.restoredVersion', { version: asked.version }),
                  });
                },
              },
            )
          }
          onClose={() => setAsked(undefined)}
        />
      )}
    </StaffCard>
  );
}
