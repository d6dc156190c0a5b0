import { rectSortingStrategy } from '@dnd-kit/sortable';
import { ChevronLeft, ChevronRight, IconButton, Note, styled } from '@gvg/ui';
import { useState } from 'react';
import type { ClipboardEvent, DragEvent } from 'react';
import type { UploadPurpose } from '@gvg/contracts/upload/http/upload';
import { PictureButton } from '../components/picture-button.tsx';
import { moveItem } from '../sorting/move-item.ts';
import { SortableItems } from '../sorting/sortable-items.tsx';
import { useUpload } from '../components/use-upload.ts';
import { useStaffTexts } from '../texts/staff-texts.ts';
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

const picturesOf = (files: FileList) => [...files].filter(({ type }) => type.startsWith('image/'));

export interface PictureListProps {
  images: readonly string[];
  limit: number;
  purpose: UploadPurpose;
  onChange: (images: string[]) => void;
}

/** Ordered pictures: uploaded by choosing, dropping or pasting, and moved by dragging, with the keyboard or with two buttons. */
export function PictureList({ images, limit, purpose, onChange }: PictureListProps) {
  const { t } = useStaffTexts();
  const [chosen, setChosen] = useState<string>();
  const upload = useUpload(purpose);
  const at = chosen === undefined ? -1 : images.indexOf(chosen);
  const room = limit - images.length;
  const add = (files: File[]) => {
    if (files.length === 0 || room <= 0 || upload.isPending) return;
    // The same picture has the same URL, and is listed once.
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
  return (
    <div onDrop={onDrop} onDragOver={(event) => event.preventDefault()} onPaste={onPaste}>
      <SortableItems
        ids={images}
        strategy={rectSortingStrategy}
        texts="pictures"
        onMove={(from, to) => onChange(moveItem(images, from, to))}
      >
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
      </SortableItems>
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
