import { apiQuery } from '@gvg/browser-kit';

/**
 * The customer's conversation. `after` names the event that moves a guest's conversation to the user at sign-in; the response waits for it.
 */
export const ownRoomQuery = (after: string | undefined) =>
  apiQuery('getMyRoom', after === undefined ? {} : { query: { after } });

/** Its total is the number of conversations that staff have not read. */
export const unreadRoomsQuery = apiQuery('listRooms', { query: { limit: 1, isRead: 'false' } });
