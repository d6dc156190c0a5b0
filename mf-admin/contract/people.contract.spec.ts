import { createApi } from '@gvg/browser-kit';
import {
  getRatingChange,
  listPreviewedRatings,
  listRatingChanges,
  previewRatingChange,
  startRatingChange,
  takeBackRatingChange,
} from '@gvg/contracts/catalogue/http/rating-changes';
import { listRatings, setRatingStatus } from '@gvg/contracts/catalogue/http/ratings';
import type { Role } from '@gvg/contracts/definitions/caller';
import { listDeadLetters, lookAtDeadLetter, replayDeadLetter } from '@gvg/contracts/identity/http/dead-letters';
import { exportAudit, exportUsers } from '@gvg/contracts/identity/http/exports';
import { listAudit } from '@gvg/contracts/identity/http/identity';
import {
  createUser,
  endUserSessions,
  getUser,
  listUsers,
  lookAtAddresses,
  lookAtSessions,
  resetSecondFactor,
  setBlock,
  setBlocks,
  setRole,
} from '@gvg/contracts/identity/http/users';
import { createView, listViews, removeView, updateView } from '@gvg/contracts/identity/http/views';
import { getMailDelivery, listMailDeliveries, sendMailAgain } from '@gvg/contracts/notify/http/mail-deliveries';
import { createNotification, listAnnouncements } from '@gvg/contracts/notify/http/notifications';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { ids, states } from './states.ts';

const api = (baseUrl: string, role: Role) => createApi({ baseUrl, locale: 'en', token: () => role });
const { boolean, eachLike, integer, like, regex, string } = matchers;
const asAdmin = { as: 'ADMIN' as const };
const asSystem = { as: 'SYSTEM_ADMIN' as const };

const id = (example: string) => regex(/^[0-9a-f]{24}$/, example);
const instant = regex(/^\d{4}-\d{2}-\d{2}T.+Z$/, '2026-01-01T00:00:00.000Z');
const listOf = (doc: object) => ({ docs: eachLike(doc), totalDocs: integer(1), page: integer(1), limit: integer(20) });

describe('contract of mf-admin with identity', () => {
  const pact = httpPact({ consumer: 'mf-admin', provider: 'identity' });
  const user = {
    _id: id(ids.user),
    displayName: string('Nguyễn Thu Hà'),
    email: string('thuha@mail.example'),
    emailVerified: boolean(true),
    roles: eachLike('USER'),
    provider: string('DEFAULT'),
    isBlocked: boolean(false),
    locale: string('vi'),
    hasSecondFactor: boolean(false),
    createdAt: instant,
    lastSeenAt: instant,
    revision: integer(1),
  };
  const params = { id: ids.user };

  it('finds accounts by text, role and block, and by ids', async () => {
    const query = { search: 'thu ha', role: 'USER' as const, blocked: 'false' as const, sort: 'displayName' as const };
    const found = {
      ...asAdmin,
      query,
      description: 'customers of a name',
      providerState: states.user,
      response: listOf(user),
    };
    expect(
      await pact.exchange(listUsers, found, (origin) => api(origin, 'ADMIN').call('listUsers', { query })),
    ).toMatchObject({ docs: [{ isBlocked: false }] });
    const named = {
      ...asAdmin,
      query: { ids: ids.user },
      description: 'the names of users whom a list is about',
      providerState: states.user,
      response: listOf({ _id: ids.user, displayName: string('Nguyễn Thu Hà') }),
    };
    await pact.exchange(listUsers, named, (origin) =>
      api(origin, 'ADMIN').call('listUsers', { query: { ids: ids.user } }),
    );
  });

  it('reads an account, its sessions and its addresses', async () => {
    const one = { ...asAdmin, params, description: 'an account', providerState: states.user, response: user };
    await pact.exchange(getUser, one, (origin) => api(origin, 'ADMIN').call('getUser', { params }));
    const sessions = {
      ...asAdmin,
      params,
      description: 'a look at sessions',
      providerState: states.user,
      response: {
        docs: eachLike({
          browser: string('Firefox'),
          system: string('Windows'),
          createdAt: instant,
          lastUsedAt: instant,
        }),
      },
    };
    await pact.exchange(lookAtSessions, sessions, (origin) => api(origin, 'ADMIN').call('lookAtSessions', { params }));
    const addresses = {
      ...asAdmin,
      params,
      description: 'a look at addresses',
      providerState: states.user,
      response: {
        phone: string('+84912345678'),
        docs: eachLike({
          fullName: string('Nguyễn Thu Hà'),
          phone: string('+819012345678'),
          country: string('JP'),
          line: string('Namba 2-3-1'),
          isDefault: boolean(true),
        }),
      },
    };
    expect(
      await pact.exchange(lookAtAddresses, addresses, (origin) =>
        api(origin, 'ADMIN').call('lookAtAddresses', { params }),
      ),
    ).toMatchObject({ docs: [{ country: 'JP' }] });
  });

  it('creates an account for a customer', async () => {
    const body = { displayName: 'Lan Anh of a pact', email: 'lan.of.a.pact@mail.example', locale: 'vi' as const };
    const exchange = {
      ...asAdmin,
      body,
      description: 'an account for a customer',
      providerState: states.user,
      response: { ...user, email: body.email, emailVerified: false },
    };
    await pact.exchange(createUser, exchange, (origin) => api(origin, 'ADMIN').call('createUser', { body }));
  });

  it('blocks with a reason, changes roles and ends sessions', async () => {
    const block = { params, body: { isBlocked: true, reason: 'rao hàng' } };
    const blocked = {
      ...asAdmin,
      ...block,
      description: 'the block of a customer',
      providerState: states.user,
      response: { ...user, isBlocked: true, blockReason: 'rao hàng' },
    };
    await pact.exchange(setBlock, blocked, (origin) => api(origin, 'ADMIN').call('setBlock', block));
    const role = { params, body: { roles: ['USER' as const, 'ADMIN' as const] } };
    const changed = {
      ...asSystem,
      ...role,
      description: 'another role',
      providerState: states.user,
      response: { ...user, roles: ['USER', 'ADMIN'] },
    };
    await pact.exchange(setRole, changed, (origin) => api(origin, 'SYSTEM_ADMIN').call('setRole', role));
    const ended = {
      ...asAdmin,
      params,
      description: 'the end of all sessions of a customer',
      providerState: states.user,
      response: { ended: integer(1) },
    };
    await pact.exchange(endUserSessions, ended, (origin) => api(origin, 'ADMIN').call('endUserSessions', { params }));
  });

  it('receives the error code that requires re-authentication', async () => {
    const block = { params, body: { isBlocked: true, reason: 'rao hàng' } };
    const refused = {
      ...asAdmin,
      ...block,
      description: 'the block of a customer by somebody who has signed in long ago',
      providerState: states.unconfirmedCaller,
      status: 403,
      response: { statusCode: 403, message: 'CONFIRMATION_REQUIRED' },
    };
    await pact.exchange(setBlock, refused, (origin) =>
      expect(api(origin, 'ADMIN').call('setBlock', block)).rejects.toMatchObject({ code: 'CONFIRMATION_REQUIRED' }),
    );
  });

  it('resets a lost second factor after re-authentication', async () => {
    const reset = {
      ...asSystem,
      params,
      description: 'the end of a second factor that was lost',
      providerState: states.secondFactor,
      response: { ...user, hasSecondFactor: false },
    };
    expect(
      await pact.exchange(resetSecondFactor, reset, (origin) =>
        api(origin, 'SYSTEM_ADMIN').call('resetSecondFactor', { params }),
      ),
    ).toMatchObject({ hasSecondFactor: false });
    const refused = {
      ...asSystem,
      params,
      description: 'the end of a second factor by somebody who has signed in long ago',
      providerState: states.unconfirmedCaller,
      status: 403,
      response: { statusCode: 403, message: 'CONFIRMATION_REQUIRED' },
    };
    await pact.exchange(resetSecondFactor, refused, (origin) =>
      expect(api(origin, 'SYSTEM_ADMIN').call('resetSecondFactor', { params })).rejects.toMatchObject({
        code: 'CONFIRMATION_REQUIRED',
      }),
    );
  });

  it('reads the audit log', async () => {
    const query = { action: 'user.block', subjectType: 'user', from: '2026-01-01T00:00:00.000Z' };
    const exchange = {
      ...asSystem,
      query,
      description: 'who has blocked users',
      providerState: states.audit,
      response: listOf({
        _id: string('record'),
        at: instant,
        actor: { kind: string('user'), id: string(ids.user) },
        action: 'user.block',
        subject: { type: 'user', id: string(ids.user) },
        before: like({ isBlocked: false }),
        after: like({ isBlocked: true }),
        correlationId: string('request'),
      }),
    };
    await pact.exchange(listAudit, exchange, (origin) => api(origin, 'SYSTEM_ADMIN').call('listAudit', { query }));
  });

  it('exports accounts and the audit log under the file name of the response', async () => {
    const words = { search: 'thu ha', separator: 'SEMICOLON' as const };
    const accounts = {
      ...asAdmin,
      query: words,
      description: 'accounts of a name as a file',
      providerState: states.user,
      responseHeaders: {
        'content-disposition': regex(
          /^attachment; filename="users_\d{4}-\d{2}-\d{2}\.csv"$/,
          'attachment; filename="users_2026-11-26.csv"',
        ),
      },
      response: undefined,
    };
    const period = { from: '2026-11-01T00:00:00.000Z', to: '2026-11-30T00:00:00.000Z', separator: 'COMMA' as const };
    const audit = {
      ...asSystem,
      query: period,
      description: 'the audit log of a month as a file',
      providerState: states.audit,
      responseHeaders: { 'content-disposition': 'attachment; filename="audit_2026-11-01_2026-11-30.csv"' },
      response: undefined,
    };
    const files = [
      await pact.exchange(exportUsers, accounts, (origin) =>
        api(origin, 'ADMIN').call('exportUsers', { query: words }),
      ),
      await pact.exchange(exportAudit, audit, (origin) =>
        api(origin, 'SYSTEM_ADMIN').call('exportAudit', { query: period }),
      ),
    ];
    expect(files.map(({ name }) => name)).toEqual(['users_2026-11-26.csv', 'audit_2026-11-01_2026-11-30.csv']);
  });

  it('lists failed events, and receives the error code of a missing one', async () => {
    const exchange = {
      ...asSystem,
      query: { page: 1 },
      description: 'events that failed',
      providerState: states.deadLetter,
      response: listOf({
        id: regex(/^[0-9a-f]{12}$/, 'abcdef012345'),
        queue: string('gvg.identity.audit.v1'),
        reason: string('NOT_JSON'),
        detail: string(''),
        diedAt: string('2026-01-01T00:00:00.000Z'),
      }),
    };
    await pact.exchange(listDeadLetters, exchange, (origin) =>
      api(origin, 'SYSTEM_ADMIN').call('listDeadLetters', { query: { page: 1 } }),
    );
    const gone = {
      ...asSystem,
      params: { id: 'abcdef012345' },
      description: 'a look at an event that was replayed',
      status: 404,
      response: { statusCode: 404, message: 'NOT_FOUND' },
    };
    await pact.exchange(lookAtDeadLetter, gone, (origin) =>
      expect(
        api(origin, 'SYSTEM_ADMIN').call('lookAtDeadLetter', { params: { id: 'abcdef012345' } }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' }),
    );
  });

  it('redelivers an event while its consumer exists', async () => {
    const letter = { params: { id: ids.deadLetter } };
    const replayed = {
      ...asSystem,
      ...letter,
      description: 'an event once more',
      providerState: states.replayable,
      response: { id: ids.deadLetter },
    };
    await pact.exchange(replayDeadLetter, replayed, (origin) =>
      api(origin, 'SYSTEM_ADMIN').call('replayDeadLetter', letter),
    );
    const stuck = { params: { id: ids.stuckDeadLetter } };
    const refused = {
      ...asSystem,
      ...stuck,
      description: 'an event once more for a consumer that is gone',
      providerState: states.stuck,
      status: 403,
      response: { statusCode: 403, message: 'ACTION_NOT_ALLOWED' },
    };
    await pact.exchange(replayDeadLetter, refused, (origin) =>
      expect(api(origin, 'SYSTEM_ADMIN').call('replayDeadLetter', stuck)).rejects.toMatchObject({
        code: 'ACTION_NOT_ALLOWED',
      }),
    );
  });

  it('blocks several accounts, with a result for each', async () => {
    const body = { users: [{ user: ids.user }], isBlocked: true, reason: 'spam' };
    const blocked = {
      ...asAdmin,
      body,
      description: 'a block of several accounts',
      providerState: states.user,
      response: { results: [{ user: ids.user, outcome: 'DONE' as const }] },
    };
    await pact.exchange(setBlocks, blocked, (origin) => api(origin, 'ADMIN').call('setBlocks', { body }));
  });

  it('creates, lists, changes and removes views of lists', async () => {
    const fields = {
      area: 'products' as const,
      name: 'Sắp hết',
      query: { stock: 'LOW' },
      columns: ['name', 'stock'],
      sort: '-stock',
      isShared: true,
    };
    const view = {
      _id: id(ids.view),
      area: 'products',
      name: string('Sắp hết'),
      query: like({ stock: 'LOW' }),
      columns: eachLike('name'),
      sort: string('-stock'),
      isShared: boolean(true),
      owner: id(ids.user),
      revision: integer(1),
      updatedAt: instant,
    };
    const viewParams = { id: ids.view };
    const shared = { ...asAdmin, providerState: states.view };
    const created = { ...asAdmin, body: fields, description: 'a view', response: view };
    await pact.exchange(createView, created, (origin) => api(origin, 'ADMIN').call('createView', { body: fields }));
    const query = { area: 'products' as const, page: 1, limit: 100 };
    const listed = {
      ...shared,
      query,
      description: 'the views of products',
      response: { docs: eachLike(view), totalDocs: integer(1), hasNextPage: boolean(false) },
    };
    await pact.exchange(listViews, listed, (origin) => api(origin, 'ADMIN').call('listViews', { query }));
    const body = { ...fields, name: 'Hết hàng', revision: 1 };
    const changed = { ...shared, params: viewParams, body, description: 'a renamed view', response: view };
    await pact.exchange(updateView, changed, (origin) =>
      api(origin, 'ADMIN').call('updateView', { params: viewParams, body }),
    );
    const removed = { ...shared, params: viewParams, description: 'a removed view', response: undefined };
    await pact.exchange(removeView, removed, (origin) =>
      api(origin, 'ADMIN').call('removeView', { params: viewParams }),
    );
  });
});

describe('contract of mf-admin with notify', () => {
  const pact = httpPact({ consumer: 'mf-admin', provider: 'notify' });
  const mail = {
    _id: id(ids.mail),
    user: id(ids.user),
    template: string('RESET_PASSWORD'),
    status: string('FAILED'),
    attempts: integer(8),
    requestedAt: instant,
  };
  const params = { id: ids.mail };

  it('reads the delivery log and the content of a mail, and resends it', async () => {
    const query = { status: 'FAILED' as const, template: 'RESET_PASSWORD' as const };
    const log = {
      ...asAdmin,
      query,
      description: 'mails that failed',
      providerState: states.mail,
      response: listOf(mail),
    };
    await pact.exchange(listMailDeliveries, log, (origin) =>
      api(origin, 'ADMIN').call('listMailDeliveries', { query }),
    );
    const one = {
      ...asAdmin,
      params,
      description: 'what a mail says',
      providerState: states.mail,
      response: { ...mail, content: { subject: string('Đặt lại mật khẩu'), text: string('Chọn mật khẩu mới') } },
    };
    await pact.exchange(getMailDelivery, one, (origin) => api(origin, 'ADMIN').call('getMailDelivery', { params }));
    const again = {
      ...asAdmin,
      params,
      description: 'a mail once more',
      providerState: states.mail,
      response: { ...mail, status: 'WAITING' },
    };
    await pact.exchange(sendMailAgain, again, (origin) => api(origin, 'ADMIN').call('sendMailAgain', { params }));
  });

  it('sends an announcement to all accounts, and lists sent ones', async () => {
    const text = { vi: 'Giảm cước', en: '' };
    const body = { typeNotify: 'PROMOTION' as const, notify: { title: text, description: text, link: '/rate-table' } };
    const sent = {
      _id: id(ids.mail),
      typeNotify: 'PROMOTION',
      notify: {
        title: { vi: string('Giảm cước') },
        description: { vi: string('Giảm cước') },
        link: string('/rate-table'),
      },
      user: null,
      createdAt: instant,
    };
    const exchange = { ...asAdmin, body, description: 'an announcement', response: sent };
    await pact.exchange(createNotification, exchange, (origin) =>
      api(origin, 'ADMIN').call('createNotification', { body }),
    );
    const query = { page: 1 };
    const list = {
      ...asAdmin,
      query,
      description: 'what was announced',
      providerState: states.announcement,
      response: listOf(sent),
    };
    await pact.exchange(listAnnouncements, list, (origin) => api(origin, 'ADMIN').call('listAnnouncements', { query }));
  });
});

describe('contract of mf-admin with catalogue', () => {
  const pact = httpPact({ consumer: 'mf-admin', provider: 'catalogue' });
  const rating = {
    _id: id(ids.rating),
    product: id(ids.rating),
    user: id(ids.user),
    stars: integer(5),
    comment: string('Ngon'),
    images: like([]),
    isHidden: boolean(false),
    createdAt: instant,
    updatedAt: instant,
  };

  it('lists ratings with the names of their products, and hides one', async () => {
    const query = { hidden: 'false' as const, sort: '-stars' as const };
    const list = {
      ...asAdmin,
      query,
      description: 'ratings that are shown, the best first',
      providerState: states.rating,
      response: listOf({ ...rating, productName: { vi: string('Bánh tráng'), en: string('Rice paper') } }),
    };
    await pact.exchange(listRatings, list, (origin) => api(origin, 'ADMIN').call('listRatings', { query }));
    const input = { params: { id: ids.rating }, body: { isHidden: true } };
    const hidden = {
      ...asAdmin,
      ...input,
      description: 'a rating that is hidden',
      providerState: states.rating,
      response: { ...rating, isHidden: true },
    };
    await pact.exchange(setRatingStatus, hidden, (origin) => api(origin, 'ADMIN').call('setRatingStatus', input));
  });

  const listedRating = { ...rating, productName: { vi: string('Bánh tráng'), en: string('Rice paper') } };
  const change = {
    _id: id(ids.ratingChange),
    action: { isHidden: true },
    state: string('DONE'),
    by: { _id: id(ids.user) },
    count: integer(1),
    done: integer(1),
    failed: integer(0),
    restored: integer(0),
    notRestored: integer(0),
    startedAt: instant,
    expiresAt: instant,
  };
  const pageOfRatings = (doc: object) => ({ ...listOf(doc), totalPages: integer(1) });

  it('previews hiding all matching ratings except some, and lists the rows of the preview', async () => {
    const body = { filter: { stars: 5 }, except: [ids.user], action: { isHidden: true } };
    const previewed = {
      ...asAdmin,
      body: body as never,
      description: 'the preview of ratings that are hidden',
      providerState: states.rating,
      response: {
        preview: id(ids.ratingChange),
        count: integer(1),
        excluded: integer(0),
        refused: like([]),
        expiresAt: instant,
      },
    };
    await pact.exchange(previewRatingChange, previewed, (origin) =>
      api(origin, 'ADMIN').call('previewRatingChange', { body }),
    );
    const input = { params: { id: ids.ratingChange }, query: { page: 1, limit: 20 } };
    const rows = {
      ...asAdmin,
      ...input,
      description: 'the ratings of a preview',
      providerState: states.ratingPreviewed,
      response: pageOfRatings({ rating: listedRating, wasHidden: boolean(false), state: string('WAITING') }),
    };
    await pact.exchange(listPreviewedRatings, rows, (origin) =>
      api(origin, 'ADMIN').call('listPreviewedRatings', input),
    );
  });

  it('hides ratings in bulk, reads the progress, and undoes it', async () => {
    const begun = { body: { preview: ids.ratingChange } };
    const start = {
      ...asAdmin,
      ...begun,
      description: 'the hiding of ratings of a preview',
      providerState: states.ratingPreviewed,
      response: change,
    };
    await pact.exchange(startRatingChange, start, (origin) => api(origin, 'ADMIN').call('startRatingChange', begun));
    const query = { limit: 5 };
    const listed = {
      ...asAdmin,
      query,
      description: 'the latest changes of ratings',
      providerState: states.ratingHidden,
      response: listOf(change),
    };
    await pact.exchange(listRatingChanges, listed, (origin) =>
      api(origin, 'ADMIN').call('listRatingChanges', { query }),
    );
    const params = { id: ids.ratingChange };
    const ofRows = { ratings: 'NOT_RESTORABLE', page: 1, limit: 20 } as const;
    const read = {
      ...asAdmin,
      params,
      query: ofRows as never,
      description: 'a change of ratings with what was shown since',
      providerState: states.ratingHidden,
      response: {
        ...change,
        notRestorable: integer(1),
        ratings: pageOfRatings({
          rating: listedRating,
          wasHidden: boolean(false),
          state: string('DONE'),
          reason: string('CHANGED_SINCE'),
        }),
      },
    };
    await pact.exchange(getRatingChange, read, (origin) =>
      api(origin, 'ADMIN').call('getRatingChange', { params, query: ofRows }),
    );
    const takenBack = {
      ...asAdmin,
      params,
      description: 'the take-back of a change of ratings',
      providerState: states.ratingHidden,
      response: change,
    };
    await pact.exchange(takeBackRatingChange, takenBack, (origin) =>
      api(origin, 'ADMIN').call('takeBackRatingChange', { params }),
    );
  });
});
