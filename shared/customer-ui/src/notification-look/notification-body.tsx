import type { NotificationType } from '@gvg/contracts/notify/terms';
import { color, fontSize, fontWeight, styled } from '@gvg/ui';
import type { ReactNode } from 'react';
import { NotificationIcon } from './notification-icon.tsx';

const Words = styled('span')({ flex: 1, minWidth: 0, display: 'grid', gap: 1, overflowWrap: 'anywhere' });
const Title = styled('span')({
  textWrap: 'balance',
  lineHeight: 1.35,
  '[data-unread] &': { fontWeight: fontWeight.heading },
});
const Description = styled('span')({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  textWrap: 'pretty',
  color: color.muted,
  fontSize: fontSize.note,
  lineHeight: 1.4,
});
const Moment = styled('span')({ marginTop: 2, color: color.muted, fontSize: fontSize.small });

export interface NotificationBodyProps {
  typeNotify: NotificationType;
  /** URL of its picture, null if the type's icon is shown. */
  image: string | null;
  title: ReactNode;
  description: string;
  /** Its time, as a `time` element. */
  moment: ReactNode;
}

/** Contents of a notification in the bell, on its page and in a preview. The surrounding row has `data-unread` while it is unread. */
export function NotificationBody({ typeNotify, image, title, description, moment }: NotificationBodyProps) {
  return (
    <>
      <NotificationIcon typeNotify={typeNotify} image={image} />
      <Words>
        <Title data-title="">{title}</Title>
        <Description>{description}</Description>
        <Moment>{moment}</Moment>
      </Words>
    </>
  );
}
