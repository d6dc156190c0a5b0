import { useInfiniteScroll } from '@gvg/browser-kit/lists';
import {
  EmptyState,
  ErrorState,
  IconButton,
  Note,
  Search,
  SkeletonBox,
  X,
  color,
  fieldBox,
  radius,
  rem,
  styled,
} from '@gvg/ui';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useOnlineCustomers } from '../use-online-customers.ts';
import type { OpenedRoom } from '../use-opened-room.ts';
import { useRooms } from '../use-rooms.ts';
import { RoomRow } from './room-row.tsx';

const Head = styled('div')({
  display: 'grid',
  flex: 'none',
  gap: 10,
  padding: 12,
  borderBottom: `1px solid ${color.line}`,
});
const Field = styled('div')({
  position: 'relative',
  '& > svg, & > button': { position: 'absolute', insetBlock: 0, marginBlock: 'auto' },
  '& > svg': { insetInlineStart: 14, color: color.muted, pointerEvents: 'none' },
  '& > input': {
    ...fieldBox,
    paddingInline: 40,
    borderRadius: radius.pill,
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '& > button': { insetInlineEnd: 0 },
});
const Filters = styled('div')({ display: 'flex', gap: 8 });
const Filter = styled('button')({
  minHeight: rem(36),
  padding: '4px 14px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.pill,
  backgroundColor: color.card,
  color: color.ink,
  cursor: 'pointer',
  '&[aria-pressed="true"]': {
    borderColor: color.jade,
    backgroundColor: color.jadeSoft,
    color: color.jade,
    fontWeight: 600,
  },
});
const Scroller = styled('div')({ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' });
const Rows = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Waiting = styled('div')({ display: 'grid', gap: 18, padding: 16 });

/** Maximum length of a name in the call. */
const longestSearch = 100;

/** Conversations, latest message first, filtered by name and read state. */
export function RoomList({ me, room: opened, isUnreadOnly, open, filter }: OpenedRoom & { me: string }) {
  const { t } = useStaffTexts();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const rooms = useRooms({ search, isUnreadOnly });
  const items = rooms.data?.items;
  const online = useOnlineCustomers(useMemo(() => items?.map(({ customer }) => customer) ?? [], [items]));
  const scroller = useRef<HTMLDivElement>(null);
  useInfiniteScroll(
    { loadMore: rooms.fetchNextPage, hasNextPage: rooms.hasNextPage, isLoadingMore: rooms.isFetching },
    { container: scroller },
  );
  const empty =
    search !== ''
      ? { title: t('nothingFound') }
      : isUnreadOnly
        ? { title: t('allRead'), text: t('allReadText') }
        : { title: t('noRooms'), text: t('noRoomsText') };
  return (
    <>
      <Head>
        <Field role="search">
          <Search size={18} aria-hidden />
          <input
            type="search"
            aria-label={t('search')}
            placeholder={t('search')}
            maxLength={longestSearch}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          {typed !== '' && (
            <IconButton label={t('clear')} onClick={() => setTyped('')}>
              <X size={18} aria-hidden />
            </IconButton>
          )}
        </Field>
        <Filters role="group" aria-label={t('filter')}>
          <Filter type="button" aria-pressed={!isUnreadOnly} onClick={() => filter(false)}>
            {t('all')}
          </Filter>
          <Filter type="button" aria-pressed={isUnreadOnly} onClick={() => filter(true)}>
            {t('unread')}
          </Filter>
        </Filters>
      </Head>
      <Scroller ref={scroller}>
        {rooms.isLoadingError && <ErrorState text={t('loadFailed')} onRetry={() => void rooms.refetch()} />}
        {rooms.isLoading && (
          <Waiting aria-busy="true">
            {[70, 55, 80, 60].map((width) => (
              <SkeletonBox key={width} sx={{ height: 40, width: `${width}%` }} />
            ))}
          </Waiting>
        )}
        {items?.length === 0 && <EmptyState {...empty} />}
        <Rows>
          {items?.map((room) => (
            <RoomRow
              key={room._id}
              room={room}
              me={me}
              isOpened={room._id === opened}
              isOnline={online.has(room.customer.id)}
              onOpen={open}
            />
          ))}
        </Rows>
        {rooms.isFetchingNextPage && (
          <Note role="status" sx={{ padding: '12px', textAlign: 'center' }}>
            {t('loadingMore')}
          </Note>
        )}
      </Scroller>
    </>
  );
}
