import { DndContext, KeyboardSensor, PointerSensor, closestCenter, useSensor, useSensors } from '@dnd-kit/core';
import type { Announcements, DragEndEvent } from '@dnd-kit/core';
import { SortableContext, rectSortingStrategy, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { ChevronLeft, ChevronRight, IconButton, Note, styled } from '@gvg/ui';
import { useId, useState } from 'react';
import type { ClipboardEvent, DragEvent } from 'react';
import type { UploadPurpose } from '@gvg/contracts/upload/http/upload';
import { PictureButton } from '../components/picture-button.tsx';
import { useUpload } from '../components/use-upload.ts';
import { useStaffTexts } from '../texts/staff-texts.ts';
import { moveItem } from './move-item.ts';
import { SortablePicture } from './sortable-picture.tsx';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 14,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const Moves = styled('div')({ marginTop: 8, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' });

/** Pixels that a pointer moves before a press becomes a drag: a press alone chooses. */
const dragDistance = 6;

const picturesOf = (files: FileList) => [...files].filter(({ type }) => type.startsWith('image/'));

export interface PictureListProps {
  images: readonly string[];
  limit: number;
  purpose: UploadPurpose;
  onChange: (images: string[]) => void;
}

/** Pictures in their order: uploaded by choosing, dropping or pasting them, and moved by dragging, by keys, or by the two buttons. */
export function PictureList({ images, limit, purpose, onChange }: PictureListProps) {
  const { t } = useStaffTexts();
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const upload = useUpload(purpose);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: dragDistance } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const at = chosen === undefined ? -1 : images.indexOf(chosen);
  const room = limit - images.length;
  const add = (files: File[]) => {
    if (files.length === 0 || room <= 0 || upload.isPending) return;
    // The same picture has the same address, and is in the list once.
    upload.mutate(files.slice(0, room), { onSuccess: (urls) => onChange([...new Set([...images, ...urls])]) });
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    add(picturesOf(event.dataTransfer.files));
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = picturesOf(event.clipboardData.files);
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  };
  const placeOf = (url: unknown) => images.indexOf(String(url)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('pictures.lifted', { position: placeOf(active.id), count: images.length }),
    onDragOver: ({ over }) =>
      over === null ? undefined : t('pictures.over', { position: placeOf(over.id), count: images.length }),
    onDragEnd: ({ over }) =>
      over === null ? undefined : t('pictures.dropped', { position: placeOf(over.id), count: images.length }),
    onDragCancel: () => t('pictures.cancelled'),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over === null || active.id === over.id) return;
    onChange(moveItem(images, images.indexOf(String(active.id)), images.indexOf(String(over.id))));
  };
  return (
    <div onDrop={onDrop} onDragOver={(event) => event.preventDefault()} onPaste={onPaste}>
      <DndContext
        id={id}
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements, screenReaderInstructions: { draggable: t('pictures.instructions') } }}
        onDragEnd={drop}
      >
        <SortableContext items={[...images]} strategy={rectSortingStrategy}>
          <List>
            {images.map((url, index) => (
              <SortablePicture
                key={url}
                url={url}
                position={index + 1}
                isChosen={url === chosen}
                onChoose={() => setChosen(url)}
                onRemove={() => onChange(images.filter((each) => each !== url))}
              />
            ))}
            {room > 0 && (
              <li>
                <PictureButton label={t('pictures.add')} isMultiple isBusy={upload.isPending} onChoose={add} />
              </li>
            )}
          </List>
        </SortableContext>
      </DndContext>
      <Moves>
        <Note>{t('pictures.hint', { count: images.length, limit })}</Note>
        {images.length > 1 && (
          <span>
            <IconButton
              label={t('pictures.earlier')}
              disabled={at < 1}
              onClick={() => onChange(moveItem(images, at, at - 1))}
            >
              <ChevronLeft size={18} aria-hidden />
            </IconButton>
            <IconButton
              label={t('pictures.later')}
              disabled={at === -1 || at === images.length - 1}
              onClick={() => onChange(moveItem(images, at, at + 1))}
            >
              <ChevronRight size={18} aria-hidden />
            </IconButton>
          </span>
        )}
      </Moves>
    </div>
  );
}
