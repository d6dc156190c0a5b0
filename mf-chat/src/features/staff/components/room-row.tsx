import type { Room } from '@gvg/contracts/chat/http/rooms';
import type { TFunction } from '@gvg/i18n';
import { Tag, VisuallyHidden, color, fontSize, fontWeight, radius, rem, styled, tabularFigures } from '@gvg/ui';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { dayOf, shortDay, timeOf } from '../../conversation/times.ts';
import { customerName } from '../customer-name.ts';

const Item = styled('li')({ borderBottom: `1px solid ${color.line}` });
const Opener = styled('button')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 10px',
  width: '100%',
  padding: '10px 12px',
  border: 0,
  backgroundColor: 'transparent',
  color: color.ink,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { backgroundColor: color.paper },
  '&[aria-current]': { backgroundColor: color.jadeSoft },
  '&[data-unread]': { fontWeight: fontWeight.heading },
});
const Initials = styled('span')({
  position: 'relative',
  gridRow: '1 / span 2',
  display: 'grid',
  placeItems: 'center',
  width: rem(36),
  height: rem(36),
  borderRadius: '50%',
  backgroundColor: color.goldSoft,
  fontSize: fontSize.small,
  fontWeight: fontWeight.heading,
  '&[data-online]::after': {
    content: '""',
    position: 'absolute',
    right: 0,
    bottom: 0,
    width: 10,
    height: 10,
    border: `2px solid ${color.card}`,
    borderRadius: '50%',
    backgroundColor: color.jade,
  },
});
const Name = styled('span')({ overflowWrap: 'anywhere' });
const When = styled('span')({
  ...tabularFigures,
  color: color.muted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.text,
});
const Words = styled('span')({
  overflow: 'hidden',
  color: color.muted,
  fontSize: fontSize.small,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '[data-unread] > &': { color: color.ink },
});
const Count = styled('span')({
  ...tabularFigures,
  justifySelf: 'end',
  minWidth: rem(20),
  padding: '0 6px',
  borderRadius: radius.pill,
  backgroundColor: color.clay,
  color: color.onClay,
  fontSize: fontSize.tiny,
  lineHeight: rem(20),
  textAlign: 'center',
});

const initialsOf = (name: string) => name.slice(0, 2).toLocaleUpperCase();

/** Returns the last message as a single line. */
function excerptOf({ lastMessage }: Room, me: string, t: TFunction): string {
  if (lastMessage === null) return '';
  const { content, senderIsUser } = lastMessage;
  const text =
    content.text !== ''
      ? content.text
      : content.images.length > 0
        ? t('pictures')
        : content.card
          ? t('card')
          : (content.link ?? '');
  return senderIsUser?._id === me ? t('you', { text }) : text;
}

export interface RoomRowProps {
  room: Room;
  /** Id of the viewing staff member. */
  me: string;
  isOpened: boolean;
  isOnline: boolean;
  onOpen: (room: string) => void;
}

/** A conversation in the list: customer, last message and number of unread messages. */
export function RoomRow({ room, me, isOpened, isOnline, onOpen }: RoomRowProps) {
  const { t, locale } = useStaffTexts();
  const { customer, unread, isRead, updatedAt, lastMessage } = room;
  const name = customerName(customer, t);
  const instant = lastMessage?.createdAt ?? updatedAt;
  return (
    <Item>
      <Opener
        type="button"
        aria-current={isOpened || undefined}
        data-unread={isRead ? undefined : ''}
        onClick={() => onOpen(room._id)}
      >
        <Initials data-online={isOnline ? '' : undefined} aria-hidden>
          {initialsOf(name)}
        </Initials>
        <Name>
          {name} {customer.locale !== locale && <Tag tone="soft">{customer.locale.toUpperCase()}</Tag>}
        </Name>
        <When>{dayOf(instant, locale) === 'today' ? timeOf(instant) : shortDay(instant, locale)}</When>
        <Words>{excerptOf(room, me, t)}</Words>
        {!isRead && (
          <Count>
            <span aria-hidden>{unread > 0 ? unread : '•'}</span>
            <VisuallyHidden>{t('unreadCount', { count: unread })}</VisuallyHidden>
          </Count>
        )}
        {isOnline && <VisuallyHidden>{t('online')}</VisuallyHidden>}
      </Opener>
    </Item>
  );
}
