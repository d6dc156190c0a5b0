import { localize } from '@gvg/contracts/values/locale';
import type { Category } from '@gvg/contracts/catalogue/http/categories';
import { useQuery } from '@gvg/query';
import { Link } from '@gvg/router';
import {
  Picture,
  SkeletonBox,
  VisuallyHidden,
  fontSize,
  fontWeight,
  from,
  motion,
  page,
  radius,
  styled,
} from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import { categoriesQuery } from '../../catalogue/api/catalogue.ts';
import { Tinted } from '../../catalogue/components/tinted.tsx';
import { categoryPath } from '../../catalogue/paths.ts';
import { tintOf } from '../../catalogue/tint.ts';
import { AllCategories } from './all-categories.tsx';

/** Two rows on desktops. `AllCategories` links to the others. */
const maxTiles = 14;
const tilesPerRow = 7;

const Frame = styled('nav')({ marginTop: 28 });

/** One scrollable full-width row on phones, rows of seven on desktops. */
const Row = styled('ul')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 92,
  gap: 12,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: -page.phoneGutter,
  paddingInline: page.phoneGutter,
  paddingBlock: 4,
  [from.tablet]: { gridAutoColumns: 120, marginInline: -page.gutter, paddingInline: page.gutter },
  [from.desktop]: {
    gridAutoFlow: 'row',
    gridTemplateColumns: `repeat(${tilesPerRow}, minmax(0, 1fr))`,
    marginInline: 0,
    paddingInline: 0,
    overflow: 'visible',
    rowGap: 20,
  },
});

const Tile = styled(Link)({
  display: 'block',
  textAlign: 'center',
  textDecoration: 'none',
  fontSize: fontSize.note,
  fontWeight: fontWeight.strong,
  lineHeight: 1.35,
  '&:hover': { textDecoration: 'underline' },
});

const TileImage = styled(Tinted)({
  aspectRatio: 'auto',
  height: 84,
  marginBottom: 10,
  padding: 12,
  borderRadius: radius.card,
  transition: `filter ${motion.quick}`,
  'a:hover > &': { filter: 'saturate(1.25)' },
  [from.desktop]: { height: 96 },
});

function CategoryTile({ category }: { category: Category }) {
  const { locale } = useTexts();
  return (
    <Tile to={categoryPath(category, locale)}>
      <TileImage data-tint={tintOf(category.type)}>
        <Picture src={category.image} alt="" sizes="80px" widest={80} />
      </TileImage>
      {localize(category.name, locale)}
    </Tile>
  );
}

export function CategoryTiles() {
  const { t } = useTexts();
  const { data, isPending } = useQuery(categoriesQuery);
  if (!isPending && !data?.docs.length) return null;
  return (
    <Frame aria-labelledby="categories">
      <VisuallyHidden as="h2" id="categories">
        {t('home.categories')}
      </VisuallyHidden>
      <Row>
        {data
          ? data.docs.slice(0, maxTiles).map((category) => (
              <li key={category._id}>
                <CategoryTile category={category} />
              </li>
            ))
          : Array.from({ length: tilesPerRow }, (_, index) => (
              <li key={index}>
                <SkeletonBox sx={{ height: { xs: 84, md: 96 }, borderRadius: `${radius.card}px`, mb: 3.5 }} />
                <SkeletonBox sx={{ height: 13, width: '70%', mx: 'auto', borderRadius: '6px' }} />
              </li>
            ))}
      </Row>
      {data && data.docs.length > maxTiles && <AllCategories categories={data.docs} />}
    </Frame>
  );
}
