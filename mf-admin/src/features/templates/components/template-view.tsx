import type { TemplateDraft } from '@gvg/contracts/catalogue/http/page-templates';
import { localize } from '@gvg/contracts/values/locale';
import { useQuery } from '@gvg/query';
import { Link, useParams } from '@gvg/router';
import { ButtonLink, EmptyState, SkeletonBox, Tag } from '@gvg/ui';
import { useState } from 'react';
import { PageHead } from '../../../area/page-head.tsx';
import { useChangedByOthers } from '../../../area/use-changed-by-others.ts';
import { useIsSystem } from '../../../area/use-is-system.ts';
import { LoadError } from '../../../components/load-error.tsx';
import { OutdatedNote } from '../../../table/outdated-note.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { draftQuery, templatesKey, templatesQuery } from '../api/templates.ts';
import { PageStatus } from './page-status.tsx';
import { TemplateEditor } from './template-editor.tsx';

/** Page of one template and its draft. */
export function TemplateView() {
  const { t, locale } = useStaffTexts();
  const id = useParams()['id'] ?? '';
  const isSystem = useIsSystem();
  const { data: loaded, error, isError, dataUpdatedAt, refetch } = useQuery(draftQuery(id));
  const { data: list } = useQuery(templatesQuery);
  const [draft, setDraft] = useState<TemplateDraft>();
  useChangedByOthers('page-template', templatesKey);
  const summary = list?.docs.find(({ _id }) => _id === id);
  const shown = draft?.template === id ? draft : loaded;
  const content = shown?.content;
  const name = () => {
    if (content?.type === 'PAGE') return localize(content.title, locale);
    const type = content?.type ?? summary?.type;
    if (type === undefined) return '';
    return summary?.title ? localize(summary.title, locale) : t(`templates.types.${type}`);
  };
  const view = () => {
    if (error?.code === 'PAGE_TEMPLATE_WAS_DELETED')
      return (
        <EmptyState title={t('templates.removedTag')} text={t('templates.removedText')}>
          {isSystem && summary && <PageStatus template={summary} />}
          <ButtonLink to="/admin/templates" variant="outlined">
            {t('templates.toList')}
          </ButtonLink>
        </EmptyState>
      );
    if (loaded !== undefined)
      return (
        <TemplateEditor
          key={loaded.template}
          loaded={loaded}
          page={summary?.type === 'PAGE' ? summary : undefined}
          onDraftChange={setDraft}
        />
      );
    if (error === null) return <SkeletonBox sx={{ height: 480 }} />;
    if (error.code === 'PAGE_TEMPLATE_NOT_FOUND' || error.code === 'INVALID_ID')
      return (
        <EmptyState title={t('templates.missing')}>
          <ButtonLink to="/admin/templates">{t('templates.toList')}</ButtonLink>
        </EmptyState>
      );
    return <LoadError error={error} retry={() => void refetch()} />;
  };
  return (
    <>
      <PageHead
        title={
          <>
            <Link to="/admin/templates">{t('templates.title')} /</Link> {name()}
          </>
        }
      >
        {shown && error?.code !== 'PAGE_TEMPLATE_WAS_DELETED' && (
          <>
            {shown.saved !== undefined && <Tag tone="gold">{t('templates.draftTag')}</Tag>}
            <span>{t('templates.inUse', { version: shown.published.revision })}</span>
          </>
        )}
      </PageHead>
      {loaded !== undefined && isError && error.code !== 'PAGE_TEMPLATE_WAS_DELETED' && (
        <OutdatedNote since={dataUpdatedAt} onReload={() => void refetch()} />
      )}
      {view()}
    </>
  );
}
