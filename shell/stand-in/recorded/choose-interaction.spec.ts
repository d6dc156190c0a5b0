import { chooseInteraction, similarInteractions } from './choose-interaction.ts';
import type { RecordedRequest } from './choose-interaction.ts';
import type { Interaction } from './interaction.ts';
import { interaction } from './interaction.fixtures.ts';

const request = (address: string, changes: Partial<RecordedRequest> = {}): RecordedRequest => ({
  ...interaction('', address),
  ...changes,
});
const chosen = (all: readonly Interaction[], asked: RecordedRequest, given: readonly string[] = []) =>
  chooseInteraction(all, asked, given)?.description;

const one = '1'.repeat(24);
const other = '2'.repeat(24);
const list = interaction('the list', 'GET /v1/history-notify', { given: ['something unread'] });
const empty = interaction('an empty list', 'GET /v1/history-notify', { given: ['nothing'] });
const unread = interaction('the unread ones', 'GET /v1/history-notify?isRead=false');
const read = interaction('a read mark', `PUT /v1/history-notify/${one}`);
const unknown = interaction('a mark of nobody’s', `PUT /v1/history-notify/${other}`, { status: 404 });

describe('a recorded response', () => {
  it('is the first one of the same endpoint', () => {
    expect(chosen([list, empty], request('GET /v1/history-notify'))).toBe('the list');
  });

  it('is one of the chosen provider state, even if another one matches better', () => {
    expect(chosen([list, empty], request('GET /v1/history-notify'), ['nothing'])).toBe('an empty list');
    expect(chosen([list, empty, unread], request('GET /v1/history-notify?isRead=false'), ['nothing', 'x'])).toBe(
      'an empty list',
    );
  });

  it('is the one with the same query, else with the most similar one', () => {
    const all = [list, unread];
    expect(chosen(all, request('GET /v1/history-notify?isRead=false'))).toBe('the unread ones');
    expect(chosen(all, request('GET /v1/history-notify?isRead=true&page=2'))).toBe('the unread ones');
    expect(chosen([unread, list], request('GET /v1/history-notify'))).toBe('the list');
  });

  it('is the one with the same id, even a failure, and a success for any other id', () => {
    const all = [unknown, read];
    expect(chosen(all, request(`PUT /v1/history-notify/${other}`))).toBe('a mark of nobody’s');
    expect(chosen(all, request(`PUT /v1/history-notify/${'3'.repeat(24)}`))).toBe('a read mark');
  });

  it('is the one with the same body, if there is one', () => {
    const off = interaction('without mails', 'PUT /v1/notification-preferences', { body: { mail: false } });
    const refused = interaction('refused', 'PUT /v1/notification-preferences', { body: { mail: 'x' }, status: 400 });
    const all = [off, refused];
    expect(chosen(all, request('PUT /v1/notification-preferences', { body: { mail: 'x' } }))).toBe('refused');
    expect(chosen(all, request('PUT /v1/notification-preferences', { body: { mail: true } }))).toBe('without mails');
  });

  it('is not one of an endpoint with a similar path', () => {
    const own = interaction('own orders', 'GET /v1/orders/me');
    expect(chosen([own], request(`GET /v1/orders/${one}`))).toBeUndefined();
  });

  it('of a user is not used for a guest, one without a caller is used for all', () => {
    const open = interaction('freight', 'GET /v1/costs', { authorization: undefined });
    expect(chosen([list], request('GET /v1/history-notify', { authorization: undefined }))).toBeUndefined();
    expect(chosen([open], request('GET /v1/costs', { authorization: undefined }))).toBe('freight');
    expect(chosen([open], request('GET /v1/costs'))).toBe('freight');
  });

  it('of the caller’s own role comes before one of another role', () => {
    const ofStaff = interaction('of staff', 'GET /v1/history-notify', { authorization: 'Bearer ADMIN' });
    expect(chosen([list, ofStaff], request('GET /v1/history-notify', { authorization: 'Bearer ADMIN' }))).toBe(
      'of staff',
    );
  });
});

test('a request without a response gets the interactions of its endpoint, with role and state, else of the same part of the API', () => {
  const all = [list, read];
  expect(similarInteractions(all, request('GET /v1/history-notify'))).toEqual([
    'GET /v1/history-notify: the list (mf-chat-notify), as USER, given something unread',
  ]);
  expect(similarInteractions(all, request('GET /v1/history-notify/not-read'))).toHaveLength(2);
  expect(similarInteractions(all, request('GET /v1/rooms'))).toHaveLength(2);
});
