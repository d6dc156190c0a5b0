import { apiQuery } from '@gvg/browser-kit';

/** The customer's conversation; `after` names the event by which that of a guest moves to the user who signed in: the response waits for it. */
export const ownRoomQuery = (after: string | undefined) =>
  apiQuery('getMyRoom', after === undefined ? {} : { query: { after } });

/** How many conversations staff has not read: the list's total. */
export const unreadRoomsQuery = apiQuery('listRooms', { query: { limit: 1, isRead: 'false' } });
