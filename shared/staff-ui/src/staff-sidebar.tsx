import type { SignedInUser } from '@gvg/contracts/composition/shell-api';
import { Link } from '@gvg/router';
import { LogoMark, below, color, fontSize, fontWeight, from, rem, styled } from '@gvg/ui';
import { useMediaQuery } from '@gvg/ui/later-components';
import { StaffMenu } from './staff-menu.tsx';
import { useStaffAreaTexts } from './texts.ts';

/** Specification §2, in pixels. */
export const sidebarWidth = 240;

/** Stays in place while the page scrolls. Below 900 px a drawer replaces it (`staff-menu-button.tsx`). */
const Frame = styled('aside')({
  position: 'sticky',
  top: 0,
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  width: sidebarWidth,
  height: '100dvh',
  borderInlineEnd: `1px solid ${color.line}`,
  backgroundColor: color.card,
  [below.desktop]: { display: 'none' },
});
const Brand = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: rem(64),
  padding: '10px 20px',
  color: color.ink,
  textDecoration: 'none',
  lineHeight: 1.3,
  '& b': { display: 'block', fontSize: fontSize.text, fontWeight: fontWeight.heading },
  '& small': { fontSize: fontSize.tiny, color: color.muted },
  '& > svg': { flex: 'none' },
});

/** Not rendered on phones: they would render thirty links for a hidden sidebar. */
function WideMenu({ user }: { user: SignedInUser }) {
  return useMediaQuery(from.desktop.replace('@media ', '')) && <StaffMenu user={user} />;
}

/** Menu of the back office next to its pages. Without `user` it is empty, until the session is known. */
export function StaffSidebar({ user }: { user?: SignedInUser }) {
  const { tagline } = useStaffAreaTexts();
  return (
    <Frame>
      <Brand to="/admin/dashboard">
        <LogoMark />
        <span>
          <b>Goods Viet Goods</b>
          <small>{tagline}</small>
        </span>
      </Brand>
      {user !== undefined && <WideMenu user={user} />}
    </Frame>
  );
}
