import { useTranslation } from '@gvg/i18n';
import { SmartLink, color, fontSize, fontWeight, from, styled, tapTarget } from '@gvg/ui';
import type { FooterContent } from '../chrome/chrome-content.ts';
import { isRouteDeployed, trackingPath } from '../page/menu-entries.ts';
import { usePageInfo } from '../page/page-info.tsx';

const Groups = styled('div')({
  display: 'grid',
  gap: 24,
  alignContent: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [from.tablet]: { gridColumn: '1 / -1', gridRow: 2, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [from.desktop]: { gridColumn: 'auto', gridRow: 'auto' },
});
const Title = styled('h2')({ fontSize: fontSize.text, fontWeight: fontWeight.heading });
const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Item = styled(SmartLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tapTarget,
  color: color.muted,
  textDecoration: 'none',
  '&:hover': { color: color.jade, textDecoration: 'underline' },
});

const siteName = (url: string) => {
  const [name = ''] = new URL(url).hostname.replace(/^(www|m)[.]/, '').split('.');
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** The groups of footer links; the last one ends with order tracking and the social network link. */
export function LinkGroups({ groups, social }: { groups: FooterContent['linkGroups']; social: string }) {
  const { t } = useTranslation('shell');
  const isTrackable = isRouteDeployed(usePageInfo(), trackingPath);
  return (
    <Groups>
      {groups.map(({ title, links }, index) => (
        <section key={title}>
          <Title>{title}</Title>
          <List>
            {links.map(({ label, url }) => (
              <li key={label}>
                <Item to={url}>{label}</Item>
              </li>
            ))}
            {isTrackable && index === groups.length - 1 && (
              <li>
                <Item to={trackingPath}>{t('trackOrder')}</Item>
              </li>
            )}
            {social !== '' && index === groups.length - 1 && (
              <li>
                <Item to={social}>{t('social', { site: siteName(social) })}</Item>
              </li>
            )}
          </List>
        </section>
      ))}
    </Groups>
  );
}
