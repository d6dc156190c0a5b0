import { localize } from '@gvg/contracts/values/locale';
import type { Category } from '@gvg/contracts/catalogue/http/categories';
import { Link } from '@gvg/router';
import { ChevronDown, breakable, color, columns, fontWeight, from, motion, styled, tapTarget } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import { categoryPath } from '../../catalogue/paths.ts';

const Frame = styled('details')({
  marginTop: 12,
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: tapTarget,
    color: color.jade,
    fontWeight: fontWeight.strong,
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { transition: `transform ${motion.quick}` },
  },
  '&[open] summary svg': { transform: 'rotate(180deg)' },
});

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: columns(2, 130),
  columnGap: 16,
  listStyle: 'none',
  [from.tablet]: { gridTemplateColumns: columns(3, 160) },
  [from.desktop]: { gridTemplateColumns: columns(5, 150) },
  '& li': breakable,
  '& a': { display: 'flex', alignItems: 'center', minHeight: tapTarget, lineHeight: 1.3, textDecoration: 'none' },
  '& a:hover': { color: color.jade, textDecoration: 'underline' },
});

/** Every category by name. Closed, but part of the document, so that it opens without scripts and search engines follow its links. */
export function AllCategories({ categories }: { categories: readonly Category[] }) {
  const { t, locale } = useTexts();
  return (
    <Frame>
      <summary>
        {t('home.allCategories', { amount: categories.length })}
        <ChevronDown size={18} aria-hidden />
      </summary>
      <List>
        {categories.map((category) => (
          <li key={category._id}>
            <Link to={categoryPath(category, locale)}>{localize(category.name, locale)}</Link>
          </li>
        ))}
      </List>
    </Frame>
  );
}
