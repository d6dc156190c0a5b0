import { color, fontSize, fontWeight, styled, tapTarget } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import type { NamedItem } from '../use-drawer-data.ts';
import { Collapsible } from './collapsible.tsx';

export const Group = styled('fieldset')({ padding: '12px 20px', borderBottom: `1px solid ${color.line}` });
export const GroupTitle = styled('legend')({
  padding: 0,
  marginBottom: 4,
  float: 'left',
  width: '100%',
  fontSize: fontSize.text,
  fontWeight: fontWeight.heading,
  '& + *': { clear: 'both' },
});

const Choice = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: tapTarget,
  cursor: 'pointer',
  '& input': { flex: 'none', width: 20, height: 20, margin: 0, accentColor: color.jade },
});

export interface DrawerChoicesProps {
  title: string;
  name: string;
  options: readonly NamedItem[];
  selected: string;
  onChoose: (id: string) => void;
}

/** A radio group with an additional option for no choice. */
export function DrawerChoices({ title, name, options, selected, onChoose }: DrawerChoicesProps) {
  const { t } = useTexts();
  return (
    <Group>
      <GroupTitle>{title}</GroupTitle>
      <Collapsible
        items={[{ id: '', name: t('listing.any') }, ...options]}
        renderItem={({ id, name: label }) => (
          <Choice>
            <input type="radio" name={name} value={id} checked={selected === id} onChange={() => onChoose(id)} />
            {label}
          </Choice>
        )}
      />
    </Group>
  );
}
