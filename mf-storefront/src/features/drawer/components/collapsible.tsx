import { Button, styled } from '@gvg/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import type { NamedItem } from '../use-drawer-data.ts';

/** Number of items shown before 'view more'. */
const initialItemCount = 8;

/** Aligns the label with the list. */
const ToggleButton = styled(Button)({ marginInline: -20 });

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

/** Shows the first items of a list, all of them after 'view more', and the first again after 'hide'. */
export function Collapsible({
  items,
  renderItem,
}: {
  items: readonly NamedItem[];
  renderItem: (item: NamedItem) => ReactNode;
}) {
  const { t } = useTexts();
  const [isExpanded, setExpanded] = useState(false);
  const shown = isExpanded ? items : items.slice(0, initialItemCount);
  return (
    <>
      <List>
        {shown.map((item) => (
          <li key={item.id}>{renderItem(item)}</li>
        ))}
      </List>
      {items.length > initialItemCount && (
        <ToggleButton variant="quiet" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
          {t(isExpanded ? 'drawer.hide' : 'drawer.viewMore')}
        </ToggleButton>
      )}
    </>
  );
}
