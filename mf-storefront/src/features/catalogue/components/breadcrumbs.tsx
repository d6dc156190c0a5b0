import { Link } from '@gvg/router';
import { breakable, color, fontSize, styled, tapTarget } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';

const List = styled('ol')({
  display: 'flex',
  flexWrap: 'wrap',
  listStyle: 'none',
  paddingBlock: 0,
  fontSize: fontSize.small,
  color: color.muted,
  '& li': { display: 'flex', alignItems: 'center', ...breakable, minHeight: tapTarget },
  '& li + li::before': { content: '"/"', paddingInline: 6 },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: tapTarget, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline', color: color.jade },
  '& [aria-current]': { color: color.ink },
});

export interface Crumb {
  name: string;
  /** Without language prefix. */
  path: string;
}

/** Breadcrumb navigation. The last entry is the current page. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const { t } = useTexts();
  return (
    <nav aria-label={t('shop.breadcrumbs')}>
      <List>
        <li>
          <Link to="/">{t('shop.home')}</Link>
        </li>
        {trail.map(({ name, path }, index) => (
          <li key={path}>
            {index === trail.length - 1 ? <span aria-current="page">{name}</span> : <Link to={path}>{name}</Link>}
          </li>
        ))}
      </List>
    </nav>
  );
}
