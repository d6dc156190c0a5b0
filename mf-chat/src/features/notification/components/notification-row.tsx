import { localize } from '@gvg/contracts/values/locale';
import type { Notification } from '@gvg/contracts/notify/http/notification-schema';
import { NotificationBody } from '@gvg/customer-ui/notification-look';
import { Link } from '@gvg/router';
import { VisuallyHidden, color, radius, styled } from '@gvg/ui';
import type { MouseEvent, ReactNode } from 'react';
import { useNotificationTexts } from '../../../texts/notification-texts.ts';
import { describeExactly, describeMoment } from '../describe-moment.ts';

const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  borderTop: `1px solid ${color.line}`,
  '&:first-of-type': { borderTop: 0 },
  '&[data-unread]': { backgroundColor: color.jadeSoft },
});
const RowLink = styled(Link)({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  gap: 12,
  padding: '12px 18px',
  color: color.ink,
  textDecoration: 'none',
  '&:not(:last-child)': { paddingInlineEnd: 6 },
  '&:hover [data-title]': { color: color.jade },
  '&:focus-visible': { outlineOffset: -3 },
});
const Dot = styled('span')({
  flex: 'none',
  alignSelf: 'center',
  width: 9,
  height: 9,
  borderRadius: radius.pill,
  backgroundColor: color.jade,
});

/** Whether a click opens the link in this tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

export interface NotificationRowProps {
  notification: Notification;
  now: Date;
  /** Called instead of following the link when it is opened in this tab. The browser opens other tabs itself. */
  onOpen: (notification: Notification) => void;
  onRead: (notification: Notification) => void;
  /** At the end of the row. */
  children?: ReactNode;
}

/** A notification. An unread one is tinted, bold and has a dot. */
export function NotificationRow({ notification, now, onOpen, onRead, children }: NotificationRowProps) {
  const { t, locale } = useNotificationTexts();
  const { notify, createdAt } = notification;
  const isUnread = !notify.isRead;
  const follow = (event: MouseEvent) => {
    onRead(notification);
    if (!isPlain(event)) return;
    event.preventDefault();
    onOpen(notification);
  };
  return (
    <Row {...(isUnread ? { 'data-unread': '' } : {})}>
      <RowLink to={notify.link} onClick={follow} onAuxClick={({ button }) => button === 1 && onRead(notification)}>
        <NotificationBody
          typeNotify={notification.typeNotify}
          image={notify.image}
          title={
            <>
              {isUnread && <VisuallyHidden>{t('unread')}: </VisuallyHidden>}
              {localize(notify.title, locale)}
            </>
          }
          description={localize(notify.description, locale)}
          moment={
            <time dateTime={createdAt} title={describeExactly(createdAt, locale)}>
              {describeMoment(createdAt, locale, t('justNow'), now)}
            </time>
          }
        />
        {isUnread && <Dot aria-hidden />}
      </RowLink>
      {children}
    </Row>
  );
}
