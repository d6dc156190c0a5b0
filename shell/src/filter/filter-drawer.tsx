import { productPriorities, productTypes } from '@gvg/contracts/catalogue/terms';
import { slugWithId } from '@gvg/contracts/slug';
import { useTranslation } from '@gvg/i18n';
import { Link, useNavigate } from '@gvg/router';
import { Button, Dialog, ErrorState, SkeletonBox, color, styled, tapTarget } from '@gvg/ui';
import { useState } from 'react';
import { usePageInfo } from '../page/page-info.tsx';
import { ChoiceGroup, Group, GroupTitle } from './choice-group.tsx';
import { Collapsible } from './collapsible.tsx';
import { filterPath, noChoice } from './filter-path.ts';
import { useFilterData } from './use-filter-data.ts';

const CategoryLink = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  minHeight: tapTarget,
  color: color.ink,
  textDecoration: 'none',
  '&:hover': { color: color.jade },
});

const DrawerFooter = styled('div')({ position: 'sticky', bottom: 0, padding: '12px 20px', backgroundColor: color.card, borderTop: `1px solid ${color.line}` });
const LoadingPlaceholder = styled('div')({ display: 'grid', gap: 16, padding: 20 });

/** Side drawer of specification §2: categories link to their pages; one producer, type and priority can be selected; 'search now' opens the results. */
export function FilterDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { locale } = usePageInfo();
  const navigate = useNavigate();
  const { categories, producers, error, isLoading, retry } = useFilterData(locale);
  const [choice, setChoice] = useState(noChoice);
  const choose = (key: keyof typeof choice) => (id: string) => setChoice({ ...choice, [key]: id });
  const search = () => {
    onClose();
    void navigate(filterPath(choice));
  };
  return (
    <Dialog title={t('filterTitle')} shape="left" onClose={onClose}>
      {error && <ErrorState text={t(error.code, { ns: 'errors' })} onRetry={retry} />}
      {isLoading && (
        <LoadingPlaceholder aria-busy>
          {[70, 55, 80, 60, 75, 50].map((width) => (
            <SkeletonBox key={width} sx={{ height: 20, width: `${width}%` }} />
          ))}
        </LoadingPlaceholder>
      )}
      {categories.length > 0 && (
        <Group>
          <GroupTitle>{t('categoryGroup')}</GroupTitle>
          <Collapsible
            items={categories}
            renderItem={({ id, name }) => (
              <CategoryLink to={`/category/${slugWithId(name, id)}`} onClick={onClose}>
                {name}
              </CategoryLink>
            )}
          />
        </Group>
      )}
      {producers.length > 0 && <ChoiceGroup title={t('producerGroup')} name="producer" options={producers} selected={choice.producer} onChoose={choose('producer')} />}
      <ChoiceGroup
        title={t('typeGroup')}
        name="type"
        options={productTypes.map((id) => ({ id, name: t(`productType.${id}`) }))}
        selected={choice.type}
        onChoose={choose('type')}
      />
      <ChoiceGroup
        title={t('priorityGroup')}
        name="priority"
        options={productPriorities.map((id) => ({ id, name: t(`priority.${id}`) }))}
        selected={choice.priority}
        onChoose={choose('priority')}
      />
      <DrawerFooter>
        <Button wide onClick={search}>
          {t('searchNow')}
        </Button>
      </DrawerFooter>
    </Dialog>
  );
}
