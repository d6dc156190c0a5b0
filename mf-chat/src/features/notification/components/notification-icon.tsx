import type { Notification } from '@gvg/contracts/notify/http/notification-schema';
import { Picture, color, radius, styled } from '@gvg/ui';
import type { Tint } from '@gvg/ui';
import { iconOfType } from '../icon-of-type.ts';

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

/** What a notification is about, at a glance: its picture, or the icon of its type, on a tint. */
export function NotificationIcon({ notification: { typeNotify, notify } }: { notification: Notification }) {
  const { Icon, tint } = iconOfType[typeNotify];
  return (
    <Tile tint={tint} aria-hidden>
      {notify.image === null ? (
        <Icon size={22} strokeWidth={1.75} />
      ) : (
        <Picture src={notify.image} alt="" sizes={`${size}px`} widest={size} />
      )}
    </Tile>
  );
}
