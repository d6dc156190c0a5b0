import { Link, useLocation } from '@gvg/router';
import { color, fontWeight, styled, tapTarget } from '@gvg/ui';

const List = styled('nav')({
  display: 'flex',
  gap: 22,
  marginBottom: 12,
  overflowX: 'auto',
  borderBottom: `1px solid ${color.line}`,
  '& a': {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    minHeight: tapTarget,
    borderBottom: '3px solid transparent',
    color: color.muted,
    fontWeight: fontWeight.strong,
    textDecoration: 'none',
  },
  '& a:hover': { color: color.ink },
  '& a[aria-current]': { borderColor: color.jade, color: color.jade },
});

/** Related pages as tabs that are links. */
export function SectionLinks({ label, links }: { label: string; links: readonly { to: string; name: string }[] }) {
  const { pathname } = useLocation();
  return (
    <List aria-label={label}>
      {links.map(({ to, name }) => (
        <Link key={to} to={to} {...(pathname === to ? { 'aria-current': 'page' as const } : {})}>
          {name}
        </Link>
      ))}
    </List>
  );
}
