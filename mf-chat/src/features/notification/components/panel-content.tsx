import { useInfiniteScroll } from '@gvg/browser-kit/lists';
import { shellApi } from '@gvg/browser-kit';
import { useTranslation } from '@gvg/i18n';
import { Link } from '@gvg/router';
import {
  IconButton,
  PanelTitle,
  X,
  below,
  color,
  fontSize,
  fontWeight,
  from,
  narrowerThan,
  rem,
  styled,
  tapTarget,
} from '@gvg/ui';
import { useEffect, useRef } from 'react';
import { useNotificationTexts } from '../../../texts/notification-texts.ts';
import { moveInList } from '../move-in-list.ts';
import { useNotifications } from '../use-notifications.ts';
import { useReadMarks } from '../use-read-marks.ts';
import { MarkAllButton } from './mark-all-button.tsx';
import { NotificationList } from './notification-list.tsx';

/** Specification §9: the list scrolls in 490 px, on phones in 90 % of the height, with the foot above its last lines. */
const listHeight = 490;
const phoneListHeight = '90dvh';

const Frame = styled('div')({
  position: 'relative',
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  [from.tablet]: { height: 'auto', maxHeight: 'inherit' },
});
const Head = styled('div')({
  flex: '1 0 auto',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: rem(54),
  paddingInline: '18px 6px',
  borderBottom: `1px solid ${color.line}`,
  [from.tablet]: { flex: 'none', paddingInlineEnd: 18 },
  // With large letters, the button to mark all as read gets its own line.
  [narrowerThan(280)]: { flexWrap: 'wrap', '& > button:first-of-type': { order: 1 } },
});
const Title = styled(PanelTitle)({ marginInlineEnd: 'auto', fontSize: fontSize.lead, outline: 'none' });
const CloseButton = styled(IconButton)({ [from.tablet]: { display: 'none' } });
const Scroller = styled('div')({
  flex: `0 1 ${phoneListHeight}`,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  [below.tablet]: { paddingBottom: tapTarget + 4 },
  [from.tablet]: { flex: '0 1 auto', maxHeight: listHeight },
});
const Foot = styled('div')({
  flex: 'none',
  borderTop: `1px solid ${color.line}`,
  backgroundColor: color.card,
  [below.tablet]: { position: 'absolute', insetInline: 0, bottom: 0 },
});
const AllLink = styled(Link)({
  display: 'grid',
  placeItems: 'center',
  minHeight: tapTarget + 2,
  paddingInline: 18,
  textAlign: 'center',
  color: color.jade,
  fontSize: fontSize.note,
  fontWeight: fontWeight.strong,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  '&:focus-visible': { outlineOffset: -4 },
});

/** Head, list and foot of the panel. Arrow keys move between notifications. */
export function PanelContent({ onClose }: { onClose: () => void }) {
  const { t } = useNotificationTexts();
  const { t: tUi } = useTranslation('ui');
  const title = useRef<HTMLHeadingElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const marks = useReadMarks();
  const list = useNotifications({});
  useInfiniteScroll(
    {
      loadMore: list.fetchNextPage,
      hasNextPage: list.hasNextPage && !list.isFetchNextPageError,
      isLoadingMore: list.isFetching,
    },
    { container: scroller },
  );
  // Not on the first button, because Enter would trigger it.
  useEffect(() => title.current?.focus(), []);
  const hasFailed = list.isLoadingError;
  useEffect(() => {
    if (hasFailed) shellApi().toast({ kind: 'error' });
  }, [hasFailed]);
  return (
    <Frame onKeyDown={moveInList}>
      <Head>
        <Title as="h2" ref={title} tabIndex={-1}>
          {t('title')}
        </Title>
        <MarkAllButton onMark={marks.markAllRead} />
        <CloseButton label={tUi('close')} onClick={onClose}>
          <X size={20} aria-hidden />
        </CloseButton>
      </Head>
      <Scroller ref={scroller}>
        <NotificationList list={list} filter={{}} marks={marks} onOpen={onClose} />
      </Scroller>
      <Foot>
        <AllLink to="/user/notification" onClick={onClose}>
          {t('seeAll')}
        </AllLink>
      </Foot>
    </Frame>
  );
}
