import type { WidgetProps } from '@gvg/browser-kit';
import { productPriorities, productTypes } from '@gvg/contracts/catalogue/terms';
import { slugWithId } from '@gvg/contracts/slug';
import { Link, useNavigate } from '@gvg/router';
import { Button, SkeletonBox, color, styled, tapTarget } from '@gvg/ui';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { LoadError } from '../../catalogue/components/load-error.tsx';
import { filterPath, noChoice } from '../filter-path.ts';
import { useDrawerData } from '../use-drawer-data.ts';
import { Collapsible } from './collapsible.tsx';
import { DrawerChoices, Group, GroupTitle } from './drawer-choices.tsx';

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

/** Content of the side drawer of specification §2: categories link to their pages; one producer, type and priority can be selected; 'search now' opens the results. */
export function FilterDrawer({ onClose }: WidgetProps['./filter-drawer']) {
  const { t, locale } = useTexts();
  const navigate = useNavigate();
  const { categories, producers, error, isLoading, retry } = useDrawerData(locale);
  const [choice, setChoice] = useState(noChoice);
  const choose = (key: keyof typeof choice) => (id: string) => setChoice({ ...choice, [key]: id });
  const search = () => {
    onClose();
    void navigate(filterPath(choice));
  };
  return (
    <>
      {error && <LoadError error={error} retry={retry} />}
      {isLoading && (
        <LoadingPlaceholder aria-busy>
          {[70, 55, 80, 60, 75, 50].map((width) => (
            <SkeletonBox key={width} sx={{ height: 20, width: `${width}%` }} />
          ))}
        </LoadingPlaceholder>
      )}
      {categories.length > 0 && (
        <Group>
          <GroupTitle>{t('drawer.categories')}</GroupTitle>
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
      {producers.length > 0 && <DrawerChoices title={t('drawer.producers')} name="producer" options={producers} selected={choice.producer} onChoose={choose('producer')} />}
      <DrawerChoices
        title={t('listing.type')}
        name="type"
        options={productTypes.map((id) => ({ id, name: t(`catalogue.type.${id}`) }))}
        selected={choice.type}
        onChoose={choose('type')}
      />
      <DrawerChoices
        title={t('listing.priority')}
        name="priority"
        options={productPriorities.map((id) => ({ id, name: t(`catalogue.priority.${id}`) }))}
        selected={choice.priority}
        onChoose={choose('priority')}
      />
      <DrawerFooter>
        <Button wide onClick={search}>
          {t('drawer.search')}
        </Button>
      </DrawerFooter>
    </>
  );
}
