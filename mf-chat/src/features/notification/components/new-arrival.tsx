import { localize } from '@gvg/contracts/values/locale';
import type { Notification } from '@gvg/contracts/notify/http/notification-schema';
import { VisuallyHidden } from '@gvg/ui';
import { useState } from 'react';
import { useNotificationTexts } from '../../../texts/notification-texts.ts';

/** Announces to screen readers a notification added to a list since it was first shown. */
export function NewArrival({ latest }: { latest: Notification | undefined }) {
  const { t, locale } = useNotificationTexts();
  const [first] = useState(latest?._id);
  const isNew = latest !== undefined && latest._id !== first && !latest.notify.isRead;
  return (
    <VisuallyHidden role="status">
      {isNew && t('arrived', { title: localize(latest.notify.title, locale) })}
    </VisuallyHidden>
  );
}
