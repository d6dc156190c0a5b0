import { useIsStaff } from '@gvg/browser-kit/session';
import { customerNotificationTypes, notificationTypes } from '@gvg/contracts/notify/terms';
import type { NotificationType } from '@gvg/contracts/notify/terms';
import { Link, useNavigate } from '@gvg/router';
import { color, fontSize, fontWeight, from, radius, styled, tabularFigures, tapTarget } from '@gvg/ui';
import { SelectField } from '@gvg/ui/later-components';
import { useNotificationTexts } from '../../../texts/notification-texts.ts';
import { useUnreadCount } from '@gvg/customer-ui/unread-notifications';
import { notificationsPath } from '../notification-filter.ts';
import type { NotificationFilter } from '../notification-filter.ts';

const Bar = styled('nav')({
  display: 'grid',
  gap: '8px 20px',
  [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 260px)', alignItems: 'end' },
});
const Tabs = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 22px',
  padding: 0,
  listStyle: 'none',
  borderBottom: `1px solid ${color.line}`,
});
const Tab = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: tapTarget,
  borderBottom: '3px solid transparent',
  color: color.muted,
  fontSize: fontSize.note,
  fontWeight: fontWeight.strong,
  textDecoration: 'none',
  '&:hover': { color: color.jade },
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-current]': { borderBottomColor: color.jade, color: color.jade },
});
const Count = styled('span')({
  ...tabularFigures,
  minWidth: 22,
  padding: '1px 7px',
  borderRadius: radius.pill,
  backgroundColor: color.clay,
  color: color.onClay,
  fontSize: fontSize.tiny,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});

/** Specification §9. */
const cap = 99;

/** Filters by type and read state. Each choice has its own URL. */
export function NotificationFilters({ filter }: { filter: NotificationFilter }) {
  const { t } = useNotificationTexts();
  const navigate = useNavigate();
  const isOfStaff = useIsStaff();
  const unread = useUnreadCount() ?? 0;
  const { unread: isUnread = false, type, ...rest } = filter;
  const tabs = [
    { key: 'all', isShown: !isUnread, to: notificationsPath({ ...rest, ...(type === undefined ? {} : { type }) }) },
    { key: 'unread', isShown: isUnread, to: notificationsPath({ ...filter, unread: true }) },
  ] as const;
  const types: readonly NotificationType[] = isOfStaff ? notificationTypes : customerNotificationTypes;
  const choose = (value: string) => {
    const chosen = types.find((each) => each === value);
    void navigate(
      notificationsPath({ ...(isUnread ? { unread: true } : {}), ...(chosen === undefined ? {} : { type: chosen }) }),
    );
  };
  return (
    <Bar aria-label={t('filter.label')}>
      <Tabs>
        {tabs.map(({ key, isShown, to }) => (
          <li key={key}>
            <Tab to={to} {...(isShown ? { 'aria-current': 'page' } : {})}>
              {t(`filter.${key}`)}
              {key === 'unread' && unread > 0 && <Count>{unread > cap ? `${cap}+` : unread}</Count>}
            </Tab>
          </li>
        ))}
      </Tabs>
      <SelectField
        label={t('filter.type')}
        value={type ?? ''}
        options={[
          { value: '', label: t('filter.anyType') },
          ...types.map((value) => ({ value, label: t(`types.${value}`) })),
        ]}
        onChoose={choose}
      />
    </Bar>
  );
}
