import { canonicalAddress } from '@gvg/contracts/composition/canonical-address';
import { locales } from '@gvg/contracts/values/locale';
import { useTranslation } from '@gvg/i18n';
import { useLocation } from '@gvg/router';
import { ChevronDown, VisuallyHidden, below, color, from, fontSize, fontWeight, styled } from '@gvg/ui';
import { useEffect, useId, useState } from 'react';
import { barLinkStyles } from '../header/bar-link-styles.ts';
import { menuEntryStyles, menuStyles } from '../header/menu-styles.ts';
import { usePageInfo } from '../page/page-info.tsx';
import { alternatesInHead, languagePaths } from './language-paths.ts';
import { useHoverMenu } from './use-hover-menu.ts';

const names = { vi: 'vietnamese', en: 'english' } as const;

const MenuContainer = styled('div')({ position: 'relative', marginInlineEnd: -10 });
const Opener = styled('button')({ ...barLinkStyles, '& svg': { flex: 'none' } });
const LongName = styled('span')({ [below.tablet]: { display: 'none' } });
const ShortName = styled('span')({ [from.tablet]: { display: 'none' } });

const Menu = styled('ul')({ ...menuStyles, minWidth: 168, listStyle: 'none' });

const Choice = styled('a')({
  ...menuEntryStyles,
  fontSize: fontSize.text,
  '&[aria-current]': { color: color.jade, fontWeight: fontWeight.strong },
});

/** Switches the language and keeps path and query. Each language is a separate document, so the links are plain anchors. */
export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const pageInfo = usePageInfo();
  const { search, pathname } = useLocation();
  const menuId = useId();
  const { isOpen, openerProps, containerProps } = useHoverMenu();
  // First as the server rendered it, then with the whole query.
  const [paths, setPaths] = useState(() =>
    languagePaths(pageInfo.alternates ?? {}, pageInfo.path, canonicalAddress(pathname + search).slice(pathname.length)),
  );
  useEffect(() => {
    const update = () => setPaths(languagePaths(alternatesInHead(), window.location.pathname, window.location.search));
    update();
    document.addEventListener('gvg:head', update);
    return () => document.removeEventListener('gvg:head', update);
  }, [pathname, search]);
  return (
    <MenuContainer {...containerProps}>
      <Opener type="button" aria-expanded={isOpen} aria-controls={menuId} {...openerProps}>
        <VisuallyHidden>{t('language')}: </VisuallyHidden>
        <LongName>{t(names[pageInfo.locale])}</LongName>
        <ShortName>{pageInfo.locale.toUpperCase()}</ShortName>
        <ChevronDown size={14} aria-hidden />
      </Opener>
      <Menu id={menuId} hidden={!isOpen}>
        {locales.map((locale) => (
          <li key={locale}>
            <Choice
              href={paths[locale]}
              lang={locale}
              hrefLang={locale}
              aria-current={locale === pageInfo.locale ? 'true' : undefined}
            >
              {t(names[locale])}
            </Choice>
          </li>
        ))}
      </Menu>
    </MenuContainer>
  );
}
