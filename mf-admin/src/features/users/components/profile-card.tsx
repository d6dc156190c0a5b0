import type { UserSummary } from '@gvg/contracts/identity/http/user-schema';
import { Bell, ButtonLink, Panel, color, fontSize, fontWeight, from, radius, styled } from '@gvg/ui';
import { Check } from '@gvg/ui/later-icons';
import { Avatar } from '../../../components/avatar.tsx';
import { CopyText } from '../../../components/copy-text.tsx';
import { formatDay, formatDistance } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { ChatLink } from '../../order/components/chat-link.tsx';
import { UserTags } from './user-tags.tsx';

const Frame = styled(Panel)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  padding: 16,
  borderRadius: radius.card,
  [from.tablet]: { padding: 16 },
});
const Facts = styled('div')({
  display: 'grid',
  flex: '1 1 16rem',
  gap: 2,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > b': { fontSize: fontSize.lead, fontWeight: fontWeight.heading },
  '& > span': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px', color: color.muted },
});
const Verified = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: color.jade,
  fontWeight: fontWeight.strong,
});
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Identity and contact data of a user. */
export function ProfileCard({ user }: { user: UserSummary }) {
  const { t, locale } = useStaffTexts();
  const { _id, displayName, avatar, email, emailVerified, provider, createdAt, lastSeenAt } = user;
  return (
    <Frame as="section" aria-label={displayName}>
      <Avatar name={displayName} picture={avatar} size={56} />
      <Facts>
        <b>{displayName}</b>
        <span>
          {email}
          <CopyText text={email} name={t('users.copyEmail')} />
          {emailVerified && (
            <Verified>
              <Check size={16} aria-hidden />
              {t('users.verified')}
            </Verified>
          )}
        </span>
        <span>
          {t('users.facts', {
            day: formatDay(new Date(createdAt), locale),
            provider: t(`users.provider.${provider}`),
            seen: formatDistance(new Date(lastSeenAt), locale),
            language: t(`users.locale.${user.locale}`),
          })}
        </span>
        <UserTags user={user} />
      </Facts>
      <Ways>
        <ChatLink user={_id} />
        <ButtonLink variant="outlined" to={`/admin/quotes/new?user=${_id}`}>
          {t('newQuote.link')}
        </ButtonLink>
        <ButtonLink variant="outlined" to={`/admin/announcements?user=${_id}`}>
          <Bell size={16} aria-hidden />
          {t('users.announce')}
        </ButtonLink>
      </Ways>
    </Frame>
  );
}
