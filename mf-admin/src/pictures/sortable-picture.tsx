import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconButton, Picture, X, color, fontSize, fontWeight, radius, rem, styled } from '@gvg/ui';
import { useStaffTexts } from '../texts/staff-texts.ts';

const Frame = styled('li')({
  position: 'relative',
  width: rem(92),
  height: rem(92),
  borderRadius: radius.input,
  '&[data-dragged]': { zIndex: 1, boxShadow: `0 12px 32px ${color.shade}` },
});
const Handle = styled('button')({
  display: 'block',
  width: '100%',
  height: '100%',
  padding: 4,
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.input,
  backgroundColor: color.rice,
  cursor: 'grab',
  touchAction: 'manipulation',
  '&[aria-current]': { borderColor: color.jade, boxShadow: `0 0 0 1px ${color.jade}` },
  '&[data-dragged]': { cursor: 'grabbing' },
});
const Main = styled('span')({
  position: 'absolute',
  insetInlineStart: 4,
  bottom: 4,
  padding: '0 6px',
  borderRadius: 6,
  backgroundColor: color.card,
  color: color.ink,
  fontSize: fontSize.tiny,
  fontWeight: fontWeight.strong,
  pointerEvents: 'none',
});
const Remove = styled(IconButton)({
  position: 'absolute',
  top: -8,
  insetInlineEnd: -8,
  width: rem(28),
  height: rem(28),
  border: `1px solid ${color.line}`,
  backgroundColor: color.card,
  color: color.ink,
});

export interface SortablePictureProps {
  url: string;
  position: number;
  isChosen: boolean;
  onChoose: () => void;
  onRemove: () => void;
}

/** Picture that is dragged, or lifted with Space and moved with the arrow keys. The first one is the product's main picture. */
export function SortablePicture({ url, position, isChosen, onChoose, onRemove }: SortablePictureProps) {
  const { t } = useStaffTexts();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: url,
    attributes: { roleDescription: t('pictures.sortable') },
  });
  const name = t(position === 1 ? 'pictures.mainPicture' : 'pictures.picture', { position });
  const dragged = isDragging ? { 'data-dragged': '' } : {};
  return (
    <Frame ref={setNodeRef} style={{ transform: CSS.Translate.toString(transform), transition }} {...dragged}>
      <Handle
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        {...dragged}
        {...(isChosen ? { 'aria-current': true } : {})}
        aria-label={name}
        onClick={onChoose}
        onFocus={onChoose}
      >
        <Picture src={url} alt="" sizes="92px" widest={160} />
      </Handle>
      {position === 1 && <Main aria-hidden>{t('pictures.main')}</Main>}
      <Remove label={t('pictures.remove', { name })} onClick={onRemove}>
        <X size={14} aria-hidden />
      </Remove>
    </Frame>
  );
}
