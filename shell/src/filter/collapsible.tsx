import { useTranslation } from '@gvg/i18n';
import { Button, styled } from '@gvg/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Named } from './use-filter-data.ts';

/** Shown before 'view more'. */
const shownAtFirst = 8;

/** Its words stand where the list's do. */
const Switch = styled(Button)({ marginInline: -20 });

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

/** The first of a list, all of it on 'view more', the first again on 'hide'. */
export function Collapsible({ items, draw }: { items: readonly Named[]; draw: (item: Named) => ReactNode }) {
  const { t } = useTranslation('shell');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, shownAtFirst);
  return (
    <>
      <List>
        {shown.map((item) => (
          <li key={item.id}>{draw(item)}</li>
        ))}
      </List>
      {items.length > shownAtFirst && (
        <Switch kind="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'hide' : 'viewMore')}
        </Switch>
      )}
    </>
  );
}
