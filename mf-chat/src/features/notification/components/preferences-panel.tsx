import { useQuery } from '@gvg/query';
import { ChevronDown, PanelTitle, SkeletonBox, Text, color, fontSize, radius, rem, styled } from '@gvg/ui';
import { useState } from 'react';
import { useNotificationTexts } from '../../../texts/notification-texts.ts';
import { preferencesQuery, pushKeyQuery } from '../api/preferences.ts';
import { LoadError } from './load-error.tsx';
import { PreferenceTable } from './preference-table.tsx';
import { PushSwitch } from './push-switch.tsx';

const wideViewport = '(min-width: 1200px)';

const Frame = styled('details')({
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  backgroundColor: color.card,
});
const Summary = styled('summary')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: rem(56),
  padding: '8px 20px',
  borderRadius: 'inherit',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& svg': { marginInlineStart: 'auto', color: color.muted },
  'details[open] > & svg': { transform: 'rotate(180deg)' },
});
const Title = styled(PanelTitle)({ fontSize: fontSize.lead });
const Body = styled('div')({ display: 'grid', gap: 16, padding: '0 20px 20px' });
const Hint = styled(Text)({ color: color.muted, fontSize: fontSize.note });

/** Settings for mails and push messages by type of notification. Initially open on screens where it is next to the list. */
export function PreferencesPanel() {
  const { t } = useNotificationTexts();
  const [isWide] = useState(() => window.matchMedia(wideViewport).matches);
  const { data: preferences, error, isLoadingError, refetch } = useQuery(preferencesQuery);
  const { data: push } = useQuery(pushKeyQuery);
  const key = push?.key ?? undefined;
  return (
    <Frame open={isWide}>
      <Summary>
        <Title as="h2">{t('preferences.title')}</Title>
        <ChevronDown size={20} aria-hidden />
      </Summary>
      <Body>
        <Hint>{t(key === undefined ? 'preferences.textMail' : 'preferences.text')}</Hint>
        {key !== undefined && <PushSwitch pushKey={key} />}
        {isLoadingError && <LoadError error={error} retry={() => void refetch()} />}
        {preferences === undefined && !isLoadingError && <SkeletonBox aria-hidden sx={{ height: rem(280) }} />}
        {preferences && <PreferenceTable preferences={preferences} hasPush={key !== undefined} />}
      </Body>
    </Frame>
  );
}
