import { layoutAt } from '@gvg/contracts/composition/route-owner';
import { useTranslation } from '@gvg/i18n';
import { useLocation } from '@gvg/router';
import { PageColumn, color, fontSize, from, styled } from '@gvg/ui';
import { FloatingLinks } from '../floating/floating-links.tsx';
import { usePageInfo } from '../page/page-info.tsx';
import { ContactDetails } from './contact-details.tsx';
import { LinkGroups } from './link-groups.tsx';
import { ShopQrCode } from './shop-qr-code.tsx';

/** Specification §2 and §9. */
const copyrightYear = 2024;

const FooterRoot = styled('footer')({
  marginTop: 64,
  backgroundColor: color.card,
  borderTop: `1px solid ${color.line}`,
  '&:focus': { outline: 0 },
});

const Columns = styled(PageColumn)({
  display: 'grid',
  gap: 32,
  paddingBlock: 40,
  [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 2fr) auto', gap: 48 },
});

/** Ends below the floating buttons, so that chat and back-to-top are next to its last links, not over them. */
const BottomBar = styled('div')({
  '@media (max-width: 1439.95px)': { paddingBottom: 76 },
  borderTop: `1px solid ${color.line}`,
  fontSize: fontSize.small,
  color: color.muted,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '4px 24px',
    paddingBlock: 20,
    paddingInlineEnd: 72,
  },
});

export function Footer() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { content, remotes } = usePageInfo();
  if (layoutAt(remotes, pathname) !== 'public') return null;
  return (
    <>
      <FooterRoot id="footer" aria-label={t('footer')}>
        <Columns>
          <ContactDetails {...content.footer} />
          <LinkGroups groups={content.footer.linkGroups} social={content.footer.social} />
          <ShopQrCode />
        </Columns>
        <BottomBar>
          <PageColumn>
            <span>{content.footer.extraIntro}</span>
            <span>{t('copyright', { year: copyrightYear })}</span>
          </PageColumn>
        </BottomBar>
      </FooterRoot>
      <FloatingLinks contacts={content.footer.contacts} />
    </>
  );
}
