import type { WidgetProps } from '@gvg/browser-kit';
import { productPriorities, productTypes } from '@gvg/contracts/catalogue/terms';
import { idFromSlug, slugWithId } from '@gvg/contracts/values/slug';
import { Link, useLocation, useNavigate } from '@gvg/router';
import { Button, SkeletonBox, color, fontWeight, styled, tapTarget } from '@gvg/ui';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { LoadError } from '../../catalogue/components/load-error.tsx';
import { ProducerChoices } from '../../producers/components/producer-choices.tsx';
import { choiceAt, choiceFilters, filterPath, withChoice } from '../filter-path.ts';
import type { FilterChoice } from '../filter-path.ts';
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
  '&[aria-current]': { color: color.jade, fontWeight: fontWeight.strong },
});

const DrawerFooter = styled('div')({
  position: 'sticky',
  bottom: 0,
  padding: '12px 20px',
  backgroundColor: color.card,
  borderTop: `1px solid ${color.line}`,
});
const LoadingPlaceholder = styled('div')({ display: 'grid', gap: 16, padding: 20 });

/**
 * Content of the side drawer of specification §2: categories link to their pages; one producer, type and priority can be selected; 'search
 * now' opens the results. It opens with the choices of the current list.
 */
export function FilterDrawer({ onClose }: WidgetProps['./filter-drawer']) {
  const { t, locale } = useTexts();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { categories, state } = useDrawerData(locale);
  const [choice, setChoice] = useState(() => choiceAt(search));
  const choose = (group: keyof FilterChoice) => (id: string) => setChoice(withChoice(choice, group, id));
  const currentCategory = pathname.startsWith('/category/') ? idFromSlug(pathname) : undefined;
  const openResults = () => {
    onClose();
    void navigate(filterPath(choice));
  };
  return (
    <>
      {state.isLoadingError && <LoadError error={state.error} retry={() => void state.refetch()} />}
      {state.isPending && (
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
              <CategoryLink
                to={`/category/${slugWithId(name, id)}`}
                onClick={onClose}
                {...(id === currentCategory ? { 'aria-current': 'page' as const } : {})}
              >
                {name}
              </CategoryLink>
            )}
          />
        </Group>
      )}
      <Group>
        <GroupTitle>{t('drawer.producers')}</GroupTitle>
        <ProducerChoices
          filters={choiceFilters(choice)}
          chosen={choice.producer ?? ''}
          isActive
          onChoose={choose('producer')}
        />
      </Group>
      <DrawerChoices
        title={t('listing.type')}
        name="type"
        options={productTypes.map((id) => ({ id, name: t(`catalogue.type.${id}`) }))}
        selected={choice.type ?? ''}
        onChoose={choose('type')}
      />
      <DrawerChoices
        title={t('listing.priority')}
        name="priority"
        options={productPriorities.map((id) => ({ id, name: t(`catalogue.priority.${id}`) }))}
        selected={choice.priority ?? ''}
        onChoose={choose('priority')}
      />
      <DrawerFooter>
        <Button wide onClick={openResults}>
          {t('drawer.search')}
        </Button>
      </DrawerFooter>
    </>
  );
}
