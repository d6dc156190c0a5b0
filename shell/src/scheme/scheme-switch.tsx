import { useReadableStore } from '@gvg/browser-kit';
import { useTranslation } from '@gvg/i18n';
import { Moon, Sun, colorSchemeAttribute, styled } from '@gvg/ui';
import { barLinkStyles } from '../header/bar-link-styles.ts';
import { usePageInfo } from '../page/page-info.tsx';
import { chooseColorScheme, colorScheme } from './color-scheme.ts';

/** The server does not know the scheme, so both icons are rendered and CSS hides one. */
const Switch = styled('button')({
  ...barLinkStyles,
  // The texts next to it are shortened before the icon is.
  flex: 'none',
  '& [data-for="dark"]': { display: 'none' },
  [`:root[${colorSchemeAttribute}="dark"] &`]: {
    '& [data-for="light"]': { display: 'none' },
    '& [data-for="dark"]': { display: 'block' },
  },
});

export function SchemeSwitch() {
  const { t } = useTranslation('shell');
  const { environment } = usePageInfo();
  const isDark = useReadableStore(colorScheme, 'light') === 'dark';
  return (
    <Switch
      type="button"
      aria-label={t('toDarkScheme')}
      aria-pressed={isDark}
      onClick={() => chooseColorScheme(isDark ? 'light' : 'dark', environment)}
    >
      <Moon size={16} aria-hidden data-for="light" />
      <Sun size={16} aria-hidden data-for="dark" />
    </Switch>
  );
}
