import type { NotificationType } from '@gvg/contracts/notify/terms';
import { Picture, color, radius, styled } from '@gvg/ui';
import type { Tint } from '@gvg/ui';
import { iconOfType } from './icon-of-type.ts';

const size = 44;

const Tile = styled('span', { shouldForwardProp: (name) => name !== 'tint' })<{ tint: Tint }>(({ tint }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: size,
  height: size,
  overflow: 'hidden',
  borderRadius: radius.input,
  backgroundColor: color[tint],
  color: color.ink,
}));

/** Picture of a notification, or the icon of its type on a tint. */
export function NotificationIcon({ typeNotify, image }: { typeNotify: NotificationType; image: string | null }) {
  const { Icon, tint } = iconOfType[typeNotify];
  return (
    <Tile tint={tint} aria-hidden>
      {image === null ? (
        <Icon size={22} strokeWidth={1.75} />
      ) : (
        <Picture src={image} alt="" sizes={`${size}px`} widest={size} />
      )}
    </Tile>
  );
}
