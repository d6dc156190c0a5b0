import { locales } from '@gvg/contracts/locale';
import { useTranslation } from '@gvg/i18n';
import { useLocation } from '@gvg/router';
import { ChevronDown, VisuallyHidden, below, color, from, fontSize, fontWeight, radius, styled, target } from '@gvg/ui';
import { useEffect, useId, useState } from 'react';
import { barLinkStyles } from '../header/bar-link-styles.ts';
import { usePageFacts } from '../page/page-facts.tsx';
import { alternatesInHead, languagePaths } from './other-language.ts';
import { useHoverMenu } from './use-hover-menu.ts';

const names = { vi: 'vietnamese', en: 'english' } as const;

const Around = styled('div')({ position: 'relative', marginInlineEnd: -10 });
const Opener = styled('button')({ ...barLinkStyles, '& svg': { flex: 'none' } });
const Long = styled('span')({ [below.tablet]: { display: 'none' } });
const Short = styled('span')({ [from.tablet]: { display: 'none' } });

const Menu = styled('ul')({
  position: 'absolute',
  zIndex: 2,
  top: '100%',
  right: 0,
  minWidth: 168,
  padding: 6,
  listStyle: 'none',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.card,
  boxShadow: `0 12px 32px ${color.shade}`,
});

const Choice = styled('a')({
  display: 'flex',
  alignItems: 'center',
  minHeight: target,
  padding: '0 12px',
  borderRadius: 10,
  color: color.ink,
  fontSize: fontSize.text,
  textDecoration: 'none',
  '&:hover': { backgroundColor: color.jadeSoft },
  '&[aria-current]': { color: color.jade, fontWeight: fontWeight.strong },
});

/** Chooses the language; path and query stay. The other language is another document, so its links are plain ones. */
export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const facts = usePageFacts();
  const { search, pathname } = useLocation();
  const menuId = useId();
  const { isOpen, toggle, around } = useHoverMenu();
  const [paths, setPaths] = useState(() => languagePaths(facts.alternates ?? {}, facts.path, search));
  useEffect(() => {
    const follow = () => setPaths(languagePaths(alternatesInHead(), window.location.pathname, window.location.search));
    follow();
    document.addEventListener('gvg:head', follow);
    return () => document.removeEventListener('gvg:head', follow);
  }, [pathname, search]);
  return (
    <Around {...around}>
      <Opener type="button" aria-expanded={isOpen} aria-controls={menuId} onClick={toggle}>
        <VisuallyHidden>{t('language')}: </VisuallyHidden>
        <Long>{t(names[facts.locale])}</Long>
        <Short>{facts.locale.toUpperCase()}</Short>
        <ChevronDown size={14} aria-hidden />
      </Opener>
      <Menu id={menuId} hidden={!isOpen}>
        {locales.map((locale) => (
          <li key={locale}>
            <Choice href={paths[locale]} lang={locale} hrefLang={locale} aria-current={locale === facts.locale ? 'true' : undefined}>
              {t(names[locale])}
            </Choice>
          </li>
        ))}
      </Menu>
    </Around>
  );
}
