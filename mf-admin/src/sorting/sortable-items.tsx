import { DndContext, KeyboardSensor, PointerSensor, closestCenter, useSensor, useSensors } from '@dnd-kit/core';
import type { Announcements, DragEndEvent } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { SortingStrategy } from '@dnd-kit/sortable';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useStaffTexts } from '../texts/staff-texts.ts';

/** Pixels of movement that turn a press into a drag. A shorter press selects. */
const dragDistance = 6;

export interface SortableItemsProps {
  ids: readonly string[];
  strategy: SortingStrategy;
  /** Translation prefix of `lifted`, `over`, `dropped`, `cancelled` and `instructions`. */
  texts: string;
  onMove: (from: number, to: number) => void;
  /** Called when an item is lifted or dropped. */
  onLift?: (isLifted: boolean) => void;
  /** Items that call `useSortable`. */
  children: ReactNode;
}

/** Items that can be dragged, or lifted with Space and moved with the arrow keys, with announcements for screen readers. */
export function SortableItems({ ids, strategy, texts, onMove, onLift, children }: SortableItemsProps) {
  const { t } = useStaffTexts();
  const id = useId();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: dragDistance } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const says = (verb: string, item: unknown) =>
    t(`${texts}.${verb}`, { position: ids.indexOf(String(item)) + 1, count: ids.length });
  const announcements: Announcements = {
    onDragStart: ({ active }) => says('lifted', active.id),
    onDragOver: ({ over }) => (over === null ? undefined : says('over', over.id)),
    onDragEnd: ({ over }) => (over === null ? undefined : says('dropped', over.id)),
    onDragCancel: () => t(`${texts}.cancelled`),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    onLift?.(false);
    if (over === null || active.id === over.id) return;
    onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t(`${texts}.instructions`) } }}
      onDragStart={() => onLift?.(true)}
      onDragCancel={() => onLift?.(false)}
      onDragEnd={drop}
    >
      <SortableContext items={[...ids]} strategy={strategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
