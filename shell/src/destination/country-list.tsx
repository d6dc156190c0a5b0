import type { Country } from '@gvg/contracts/catalogue/http/countries';
import { localize } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import { useTranslation } from '@gvg/i18n';
import { color, fontSize, fontWeight, radius, styled, tabularFigures, tapTarget } from '@gvg/ui';
import { Check } from '@gvg/ui/later-icons';
import { useEffect, useRef } from 'react';
import { usePageInfo } from '../page/page-info.tsx';

const List = styled('ul')({
  margin: 0,
  padding: '8px 8px calc(8px + env(safe-area-inset-bottom))',
  listStyle: 'none',
  '&:empty': { display: 'none' },
});

const Option = styled('li')({
  ...tabularFigures,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: tapTarget,
  padding: '8px 12px',
  // The search field stays above the list while it scrolls.
  scrollMarginTop: 182,
  borderRadius: radius.input,
  cursor: 'pointer',
  '&:hover': { backgroundColor: color.jadeSoft },
  '&[data-active]': { backgroundColor: color.jadeSoft, boxShadow: `inset 0 0 0 2px ${color.jade}` },
  '&[aria-selected="true"] > span': { fontWeight: fontWeight.strong, color: color.jade },
  '& > span': { flex: 1, minWidth: 0 },
  '& small': { flex: 'none', fontSize: fontSize.small, color: color.muted },
  '& svg': { flex: 'none', color: color.jade },
});

export const countryOptionId = (listId: string, code: string) => `${listId}-${code}`;

export interface CountryListProps {
  id: string;
  countries: readonly Country[];
  chosen: string | undefined;
  /** Code of the option that Enter chooses. */
  active: string | undefined;
  onChoose: (code: string) => void;
}

/** Countries with their lowest price per kilogram. */
export function CountryList({ id, countries, chosen, active, onChoose }: CountryListProps) {
  const { t } = useTranslation('shell');
  const { locale, content } = usePageInfo();
  const activeOption = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Not returned: in newer browsers it is a promise, and React takes the return value of an effect for its cleanup.
    void activeOption.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <List id={id} role="listbox" aria-label={t('chooseDestination')}>
      {countries.map(({ code, name }) => {
        const price = content.freightPrices[code];
        const isActive = code === active;
        return (
          <Option
            key={code}
            id={countryOptionId(id, code)}
            role="option"
            aria-selected={code === chosen}
            {...(isActive ? { ref: activeOption, 'data-active': '' } : {})}
            onClick={() => onChoose(code)}
          >
            <span>{localize(name, locale)}</span>
            {price !== undefined && <small>{t('freightFromPrice', { price: formatMoney(price) })}</small>}
            {code === chosen && <Check size={18} aria-hidden />}
          </Option>
        );
      })}
    </List>
  );
}
