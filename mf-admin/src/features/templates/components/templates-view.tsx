import type { PageTemplateSummary } from '@gvg/contracts/catalogue/http/page-templates';
import { singleTemplateTypes } from '@gvg/contracts/catalogue/terms';
import { localize } from '@gvg/contracts/values/locale';
import { useQuery } from '@gvg/query';
import { Link } from '@gvg/router';
import { Button, Note, Plus, SkeletonBox, Tag, color, fontSize, fontWeight, styled } from '@gvg/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { PageHead } from '../../../area/page-head.tsx';
import { useChangedByOthers } from '../../../area/use-changed-by-others.ts';
import { useIsSystem } from '../../../area/use-is-system.ts';
import { LoadError } from '../../../components/load-error.tsx';
import { StaffCard } from '../../../components/staff-card.tsx';
import { OutdatedNote } from '../../../table/outdated-note.tsx';
import { formatDayTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { templatesKey, templatesQuery } from '../api/templates.ts';
import { PageDialog } from './page-dialog.tsx';

const Stack = styled('div')({ display: 'grid', gap: 12 });
const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Item = styled('li')({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 14px',
  minHeight: 48,
  padding: '8px 16px',
  color: color.muted,
  fontSize: fontSize.small,
  '& + &': { borderTop: `1px solid ${color.line}` },
  '&:hover': { backgroundColor: color.paper },
  '& > [data-end]': { marginInlineStart: 'auto' },
});
/** The link covers the whole row. */
const Name = styled(Link)({
  color: color.ink,
  fontSize: fontSize.note,
  fontWeight: fontWeight.heading,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  '&:hover': { color: color.jade },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

function Row({ template, name, children }: { template: PageTemplateSummary; name: string; children: ReactNode }) {
  const { t, locale } = useStaffTexts();
  const { _id, draftSavedAt, updatedAt } = template;
  return (
    <Item>
      <Name to={`/admin/templates/${_id}`}>{name}</Name>
      <span>{children}</span>
      {draftSavedAt !== undefined && (
        <Tag tone="gold">{t('templates.hasDraft', { time: formatDayTime(new Date(draftSavedAt), locale) })}</Tag>
      )}
      <span data-end="">{t('templates.updated', { time: formatDayTime(new Date(updatedAt), locale) })}</span>
    </Item>
  );
}

/** Page of the templates: header, footer, home page, rate table, and text pages. */
export function TemplatesView() {
  const { t, locale } = useStaffTexts();
  const isSystem = useIsSystem();
  const { data, error, isError, dataUpdatedAt, refetch } = useQuery(templatesQuery);
  const [isCreating, setCreating] = useState(false);
  useChangedByOthers('page-template', templatesKey);
  const all = data?.docs ?? [];
  const titleOf = ({ title }: PageTemplateSummary) => (title ? localize(title, locale) : '');
  const pages = all
    .filter(({ type, isDeleted }) => type === 'PAGE' && !isDeleted)
    .toSorted((one, other) => titleOf(one).localeCompare(titleOf(other), locale));
  const removed = all.filter(({ type, isDeleted }) => type === 'PAGE' && isDeleted);
  const row = (template: PageTemplateSummary) => (
    <Row key={template._id} template={template} name={titleOf(template)}>
      /page/{template.slug}
    </Row>
  );
  return (
    <>
      <PageHead title={t('templates.title')} />
      {data !== undefined && isError && <OutdatedNote since={dataUpdatedAt} onReload={() => void refetch()} />}
      {data === undefined &&
        (error === null ? (
          <SkeletonBox sx={{ height: 420 }} />
        ) : (
          <LoadError error={error} retry={() => void refetch()} />
        ))}
      {data !== undefined && (
        <Stack>
          <StaffCard title={t('templates.siteParts')}>
            <List>
              {singleTemplateTypes.map((type) => {
                const template = all.find((each) => each.type === type);
                return (
                  template && (
                    <Row key={type} template={template} name={t(`templates.types.${type}`)}>
                      {t(`templates.about.${type}`)}
                    </Row>
                  )
                );
              })}
            </List>
          </StaffCard>
          <StaffCard
            title={t('templates.pages')}
            head={
              <>
                <span>{t('templates.pagesHint')}</span>
                {isSystem && (
                  <Button data-end="" variant="quiet" onClick={() => setCreating(true)}>
                    <Plus size={18} aria-hidden />
                    {t('templates.addPage')}
                  </Button>
                )}
              </>
            }
          >
            {pages.length === 0 ? (
              <Note sx={{ padding: '16px' }}>{t('templates.noPages')}</Note>
            ) : (
              <List>{pages.map(row)}</List>
            )}
          </StaffCard>
          {removed.length > 0 && (
            <StaffCard title={t('templates.removedPages')}>
              <List>{removed.map(row)}</List>
            </StaffCard>
          )}
        </Stack>
      )}
      {isCreating && <PageDialog onClose={() => setCreating(false)} />}
    </>
  );
}
