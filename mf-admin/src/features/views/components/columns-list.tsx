import { useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowUp, IconButton, color, radius, rem, styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { ArrowDown, GripVertical, LockKeyhole } from '@gvg/ui/later-icons';
import { moveItem } from '../../../sorting/move-item.ts';
import { SortableItems } from '../../../sorting/sortable-items.tsx';
import type { Columns } from '../../../table/use-columns.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: rem(40),
  borderRadius: radius.input,
  backgroundColor: color.card,
  '&[data-dragged]': { position: 'relative', zIndex: 1, boxShadow: `0 12px 32px ${color.shade}` },
  '& > label': { display: 'flex', flex: 1, alignItems: 'center', gap: 10, minHeight: 'inherit', cursor: 'pointer' },
  '& input': { flex: 'none', width: 18, height: 18, margin: 0, accentColor: color.jade, cursor: 'inherit' },
});
const Handle = styled('button')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: rem(32),
  minHeight: rem(40),
  padding: 0,
  border: 0,
  borderRadius: 8,
  backgroundColor: 'transparent',
  color: color.muted,
  cursor: 'grab',
  touchAction: 'none',
});
const Mark = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: rem(32),
  color: color.muted,
});

const Step = styled(IconButton)({ '&[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.35 } });

interface ColumnRowProps {
  id: string;
  header: string;
  isShown: boolean;
  /** Moves the column. Undefined at the ends. */
  onEarlier: (() => void) | undefined;
  onLater: (() => void) | undefined;
  onShow: (isShown: boolean) => void;
}

function ColumnRow({ id, header, isShown, onEarlier, onLater, onShow }: ColumnRowProps) {
  const { t } = useStaffTexts();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: !isShown,
    attributes: { roleDescription: t('columns.sortable') },
  });
  return (
    <Row
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      {...(isDragging ? { 'data-dragged': '' } : {})}
    >
      {isShown ? (
        <Handle
          ref={setActivatorNodeRef}
          type="button"
          {...attributes}
          {...listeners}
          aria-label={t('columns.move', { name: header })}
        >
          <GripVertical size={16} aria-hidden />
        </Handle>
      ) : (
        <Mark />
      )}
      <label>
        <input type="checkbox" checked={isShown} onChange={({ currentTarget }) => onShow(currentTarget.checked)} />
        {header}
      </label>
      {isShown && (
        <>
          {/* Not disabled at the ends, because a button that moves its row there would lose the focus. */}
          <Step
            label={t('columns.earlier', { name: header })}
            aria-disabled={onEarlier === undefined}
            onClick={onEarlier}
          >
            <ArrowUp size={16} aria-hidden />
          </Step>
          <Step label={t('columns.later', { name: header })} aria-disabled={onLater === undefined} onClick={onLater}>
            <ArrowDown size={16} aria-hidden />
          </Step>
        </>
      )}
    </Row>
  );
}

export interface ColumnsListProps {
  columns: Pick<Columns<never>, 'all' | 'shown' | 'chosen' | 'choose'>;
  /** Called when a column is lifted or dropped. */
  onLift: (isLifted: boolean) => void;
}

/** Shown columns in their order, then hidden ones. The first column names the row and is fixed. */
export function ColumnsList({ columns: { all, shown, chosen, choose }, onLift }: ColumnsListProps) {
  const { t } = useStaffTexts();
  const [first, ...others] = all;
  if (first === undefined) return null;
  const shownIds = shown.map(({ id }) => id).filter((id) => id !== first.id);
  const hidden = others.filter(({ id }) => !shownIds.includes(id));
  const rows = [...shown.filter(({ id }) => id !== first.id), ...hidden];
  const place = (ids: readonly string[]) => choose([first.id, ...ids]);
  const move = (from: number, to: number) => place(moveItem(shownIds, from, to));
  return (
    <>
      <SortableItems
        ids={shownIds}
        strategy={verticalListSortingStrategy}
        texts="columns"
        onMove={move}
        onLift={onLift}
      >
        <List>
          <Row>
            <Mark>
              <LockKeyhole size={16} aria-hidden />
            </Mark>
            <label>
              <input type="checkbox" checked disabled />
              {first.header}
            </label>
          </Row>
          {rows.map(({ id, header }, index) => (
            <ColumnRow
              key={id}
              id={id}
              header={header}
              isShown={index < shownIds.length}
              onEarlier={index > 0 ? () => move(index, index - 1) : undefined}
              onLater={index < shownIds.length - 1 ? () => move(index, index + 1) : undefined}
              onShow={(isShown) => place(isShown ? [...shownIds, id] : shownIds.filter((each) => each !== id))}
            />
          ))}
        </List>
      </SortableItems>
      <TextButton disabled={chosen === undefined} onClick={() => choose(undefined)}>
        {t('columns.reset')}
      </TextButton>
    </>
  );
}
