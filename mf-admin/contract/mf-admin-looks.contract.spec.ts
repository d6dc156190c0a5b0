import { createApi } from '@gvg/browser-kit';
import { getCartSettings, updateCartSettings } from '@gvg/contracts/cart/http/settings';
import {
  createCost,
  estimateUnsavedCost,
  listCosts,
  setCostStatus,
  updateCost,
} from '@gvg/contracts/catalogue/http/costs';
import {
  createPageTemplate,
  getTemplateDraft,
  listPageTemplates,
  listTemplateVersions,
  previewPageTemplate,
  publishTemplateDraft,
  removeTemplateDraft,
  restoreTemplateVersion,
  saveTemplateDraft,
  setPageTemplateStatus,
} from '@gvg/contracts/catalogue/http/page-templates';
import { getCatalogueSettings, updateCatalogueSettings } from '@gvg/contracts/catalogue/http/settings';
import {
  createCannedReply,
  listCannedReplies,
  removeCannedReply,
  updateCannedReply,
} from '@gvg/contracts/chat/http/canned-replies';
import { getIdentitySettings, updateIdentitySettings } from '@gvg/contracts/identity/http/settings';
import { getUser } from '@gvg/contracts/identity/http/users';
import { shopAccount } from '@gvg/testing/cart-settings';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { ids, states } from './states.ts';

const api = (baseUrl: string) => createApi({ baseUrl, locale: 'en', token: () => 'ADMIN' });
const systemApi = (baseUrl: string) => createApi({ baseUrl, locale: 'en', token: () => 'SYSTEM_ADMIN' });
const { boolean, eachLike, integer, like, regex, string } = matchers;
const asStaff = { as: 'ADMIN' as const };
const asSystem = { as: 'SYSTEM_ADMIN' as const };
const id = regex(/^[0-9a-f]{24}$/, ids.page);
const instant = regex(/^\d{4}-\d{2}-\d{2}T.+Z$/, '2026-01-01T00:00:00.000Z');
const localized = { vi: string('Hướng dẫn'), en: string('Guide') };
const facts = { revision: integer(1), updatedAt: instant, changes: like({}) };

describe('contract of mf-admin with catalogue', () => {
  const pact = httpPact({ consumer: 'mf-admin-looks', provider: 'catalogue' });
  const content = {
    type: 'PAGE' as const,
    slug: 'guide-of-the-draft',
    title: { vi: 'Hướng dẫn', en: '' },
    body: { vi: '<p>Chào</p>', en: '' },
  };
  const shown = { type: 'PAGE', title: localized, body: { vi: string('<p>Chào</p>') } };
  const draft = {
    template: id,
    revision: integer(0),
    content: shown,
    published: { revision: integer(1), content: shown },
  };
  const params = { id: ids.page };

  it('lists templates, including text pages', async () => {
    const query = { limit: 100, includeDeleted: 'true' as const };
    const page = { _id: id, type: 'PAGE', isDeleted: boolean(false), slug: string('guide'), updatedAt: instant };
    const exchange = {
      ...asStaff,
      query: { ...query, type: 'PAGE' as const },
      description: 'text pages, also removed ones',
      providerState: states.page,
      response: { docs: eachLike(page) },
    };
    expect(
      await pact.exchange(listPageTemplates, exchange, (origin) =>
        api(origin).call('listPageTemplates', { query: { ...query, type: 'PAGE' } }),
      ),
    ).toMatchObject({ docs: [{ type: 'PAGE' }] });
  });

  it('reads the initial draft of a page without one', async () => {
    const exchange = {
      ...asStaff,
      params,
      description: 'the draft of a page that has none',
      providerState: states.page,
      response: draft,
    };
    expect(
      await pact.exchange(getTemplateDraft, exchange, (origin) => api(origin).call('getTemplateDraft', { params })),
    ).toMatchObject({ published: { revision: 1 } });
  });

  it('saves a draft', async () => {
    const input = { params, body: { content, basedOn: 1, revision: 0 } };
    const exchange = {
      ...asStaff,
      ...input,
      description: 'a draft of a page',
      providerState: states.page,
      response: { ...draft, saved: { at: instant, by: { kind: 'user', id } } },
    };
    expect(
      await pact.exchange(saveTemplateDraft, exchange, (origin) => api(origin).call('saveTemplateDraft', input)),
    ).toMatchObject({ saved: { by: { kind: 'user' } } });
  });

  it('reads a conflict with a concurrently saved draft', async () => {
    const input = { params, body: { content, basedOn: 1, revision: 7 } };
    const exchange = {
      ...asStaff,
      ...input,
      description: 'a draft over a revision that is not the present one',
      providerState: states.page,
      status: 409,
      response: { statusCode: 409, message: 'VERSION_CONFLICT', current: draft },
    };
    await pact.exchange(saveTemplateDraft, exchange, (origin) =>
      expect(api(origin).call('saveTemplateDraft', input)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' }),
    );
  });

  it('publishes a draft', async () => {
    const input = { params, body: { revision: 1 } };
    const exchange = {
      ...asStaff,
      ...input,
      description: 'to publish the draft of a page',
      providerState: states.draft,
      response: { _id: id, revision: integer(2) },
    };
    expect(
      await pact.exchange(publishTemplateDraft, exchange, (origin) => api(origin).call('publishTemplateDraft', input)),
    ).toMatchObject({ revision: 2 });
  });

  it('reads the versions of a page', async () => {
    const query = { page: 1, limit: 20 };
    const version = { version: integer(1), content: shown, savedAt: instant, savedBy: { kind: string('user'), id } };
    const exchange = {
      ...asSystem,
      params,
      query,
      description: 'the versions of a page',
      providerState: states.page,
      response: { docs: eachLike(version), hasNextPage: boolean(false) },
    };
    expect(
      await pact.exchange(listTemplateVersions, exchange, (origin) =>
        systemApi(origin).call('listTemplateVersions', { params, query }),
      ),
    ).toMatchObject({ docs: [{ version: 1 }] });
  });

  it('creates a text page with its own path', async () => {
    const body = {
      type: 'PAGE' as const,
      slug: 'page-of-the-pact',
      title: { vi: 'Cách thanh toán', en: '' },
      body: { vi: '<p>Chào</p>', en: '' },
    };
    const created = { ...asSystem, body, description: 'a page to be created', response: { _id: id } };
    await pact.exchange(createPageTemplate, created, (origin) =>
      systemApi(origin).call('createPageTemplate', { body }),
    );

    const second = { ...body, slug: 'guide' };
    const refused = {
      ...asSystem,
      body: second,
      description: 'a second page at an address',
      providerState: states.guide,
      status: 409,
      response: { statusCode: 409, message: 'PAGE_TEMPLATE_WAS_EXISTED' },
    };
    await pact.exchange(createPageTemplate, refused, (origin) =>
      expect(systemApi(origin).call('createPageTemplate', { body: second })).rejects.toMatchObject({
        code: 'PAGE_TEMPLATE_WAS_EXISTED',
      }),
    );
  });

  it.each([
    ['removes a page', true, states.page],
    ['restores a page', false, states.removedPage],
  ])('%s', async (what, isDeleted, providerState) => {
    const input = { params, body: { isDeleted, revision: 1 } };
    const exchange = { ...asSystem, ...input, description: what, providerState, response: { _id: id, isDeleted } };
    expect(
      await pact.exchange(setPageTemplateStatus, exchange, (origin) =>
        systemApi(origin).call('setPageTemplateStatus', input),
      ),
    ).toMatchObject({ isDeleted });
  });

  it('restores the first version of a page', async () => {
    const input = { params, body: { version: 1, revision: 2 } };
    const exchange = {
      ...asSystem,
      ...input,
      description: 'the first version of a page once more',
      providerState: states.secondVersion,
      response: { _id: id, revision: 3 },
    };
    expect(
      await pact.exchange(restoreTemplateVersion, exchange, (origin) =>
        systemApi(origin).call('restoreTemplateVersion', input),
      ),
    ).toMatchObject({ revision: 3 });
  });

  it('discards a draft and reads the published content', async () => {
    const exchange = {
      ...asStaff,
      params,
      description: 'a draft to be discarded',
      providerState: states.draft,
      response: draft,
    };
    expect(
      await pact.exchange(removeTemplateDraft, exchange, (origin) =>
        api(origin).call('removeTemplateDraft', { params }),
      ),
    ).toMatchObject({ published: { revision: 1 } });
  });

  it('gets a preview URL of a draft', async () => {
    const exchange = {
      ...asStaff,
      params,
      description: 'an address that shows a draft',
      providerState: states.draft,
      response: { token: string('token') },
    };
    expect(
      await pact.exchange(previewPageTemplate, exchange, (origin) =>
        api(origin).call('previewPageTemplate', { params }),
      ),
    ).toEqual({ token: 'token' });
  });

  const rate = {
    goodsTypes: ['NORMAL' as const],
    brackets: [
      { fromGrams: 0, toGrams: 5_000, pricePerKg: 165_000 },
      { fromGrams: 5_000, pricePerKg: 158_000 },
    ],
    stepGrams: 500,
    minimumGrams: 500,
    volumetricDivisor: 5_000,
    surcharges: [],
    transitDays: { min: 5, max: 8 },
    restricted: [],
  };

  const cost = {
    _id: id,
    country: string('JP'),
    service: string('AIR'),
    brackets: eachLike({ fromGrams: integer(0), pricePerKg: integer(165_000) }),
    validFrom: instant,
    isDeleted: boolean(false),
    revision: integer(1),
  };

  it('lists past, current and coming rates', async () => {
    const query = { page: 1, limit: 100, includeDeleted: 'true' as const };
    const exchange = {
      ...asStaff,
      query,
      description: 'all rates',
      providerState: states.freight,
      response: { docs: eachLike(cost), hasNextPage: boolean(false) },
    };
    expect(
      await pact.exchange(listCosts, exchange, (origin) => api(origin).call('listCosts', { query })),
    ).toMatchObject({ docs: [{ country: 'JP' }] });
  });

  it('creates a coming rate', async () => {
    const body = { ...rate, country: 'KR', service: 'SEA' as const, validFrom: '2090-01-01T00:00:00.000Z' };
    const exchange = {
      ...asStaff,
      body,
      description: 'a rate from a later day',
      providerState: 'the shop was prepared',
      response: { _id: id, validFrom: instant, revision: integer(1) },
    };
    expect(
      await pact.exchange(createCost, exchange, (origin) => api(origin).call('createCost', { body })),
    ).toMatchObject({ revision: 1 });
  });

  it('reads the cell of a gap in a rate', async () => {
    const brackets = [rate.brackets[0]!, { fromGrams: 6_000, pricePerKg: 158_000 }];
    const body = { ...rate, brackets, country: 'KR', service: 'AIR' as const, validFrom: '2090-01-01T00:00:00.000Z' };
    const detail = { path: 'brackets.1.fromGrams', code: 'BRACKET_GAP', message: string('Gap from 5 to 6 kg') };
    const exchange = {
      ...asStaff,
      body,
      description: 'a rate with a hole',
      providerState: 'the shop was prepared',
      status: 400,
      response: { statusCode: 400, message: 'INVALID_PAYLOAD', details: [detail] },
    };
    await pact.exchange(createCost, exchange, (origin) =>
      expect(api(origin).call('createCost', { body })).rejects.toMatchObject({
        details: [{ path: 'brackets.1.fromGrams' }],
      }),
    );
  });

  const rateParams = { id: ids.rate };
  const note = { vi: 'Giá Tết', en: 'Prices of Tet' };
  const cutoffs = [{ name: { vi: 'Tết', en: 'Tet' }, orderBy: '2090-01-20T00:00:00.000Z' }];

  it('changes all fields of a coming rate', async () => {
    const body = {
      ...rate,
      country: 'KR',
      service: 'EXPRESS' as const,
      note,
      cutoffs,
      validFrom: '2090-02-01T00:00:00.000Z',
      revision: 1,
    };
    const exchange = {
      ...asStaff,
      params: rateParams,
      body,
      description: 'a change of a rate that starts later',
      providerState: states.comingRate,
      response: { ...cost, validFrom: '2090-02-01T00:00:00.000Z', note, cutoffs, revision: 2 },
    };
    expect(
      await pact.exchange(updateCost, exchange, (origin) =>
        api(origin).call('updateCost', { params: rateParams, body }),
      ),
    ).toMatchObject({ revision: 2 });
  });

  it('changes note and cutoffs of a rate in force', async () => {
    const input = { params: rateParams, body: { note, cutoffs, revision: 1 } };
    const exchange = {
      ...asStaff,
      ...input,
      description: 'another note of a rate that has started',
      providerState: states.rateInForce,
      response: { ...cost, note, cutoffs, revision: 2 },
    };
    expect(await pact.exchange(updateCost, exchange, (origin) => api(origin).call('updateCost', input))).toMatchObject({
      note,
    });
  });

  it('reads the current rate after a concurrent change', async () => {
    const input = { params: rateParams, body: { note, cutoffs, revision: 7 } };
    const text = { vi: string(''), en: string('') };
    const current = {
      ...cost,
      ...{ goodsTypes: eachLike('NORMAL'), stepGrams: integer(500), minimumGrams: integer(0) },
      ...{ volumetricDivisor: integer(5_000), surcharges: like([]), restricted: like([]), cutoffs: like([]) },
      ...{ transitDays: { min: integer(5), max: integer(7) }, note: text },
    };
    const exchange = {
      ...asStaff,
      ...input,
      description: 'a change of a rate over a revision that is not the present one',
      providerState: states.rateInForce,
      status: 409,
      response: { statusCode: 409, message: 'VERSION_CONFLICT', current },
    };
    await pact.exchange(updateCost, exchange, (origin) =>
      expect(api(origin).call('updateCost', input)).rejects.toMatchObject({
        code: 'VERSION_CONFLICT',
        current: { revision: 1 },
      }),
    );
  });

  it.each([
    ['removes a rate that starts later', true, states.comingRate],
    ['restores a rate', false, states.removedRate],
  ])('%s', async (what, isDeleted, providerState) => {
    const input = { params: rateParams, body: { isDeleted, revision: 1 } };
    const exchange = { ...asStaff, ...input, description: what, providerState, response: { ...cost, isDeleted } };
    expect(
      await pact.exchange(setCostStatus, exchange, (origin) => api(origin).call('setCostStatus', input)),
    ).toMatchObject({ isDeleted });
  });

  it('estimates freight by an unsaved rate', async () => {
    const line = {
      goodsType: 'NORMAL' as const,
      categoryType: 'PACKAGED_FOOD' as const,
      weightGrams: 7_340,
      amount: 1,
    };
    const body = { rate, lines: [line] };
    const exchange = {
      ...asStaff,
      body,
      description: 'a parcel by a rate that is not saved',
      providerState: 'the shop was prepared',
      response: {
        possible: true,
        realGrams: 7_340,
        volumetricGrams: 7_340,
        chargeableGrams: 7_500,
        rule: { basis: 'REAL', bracket: { fromGrams: 5_000, pricePerKg: 158_000 }, stepGrams: 500 },
        freight: 1_185_000,
        surcharges: [],
        total: 1_185_000,
      },
    };
    expect(
      await pact.exchange(estimateUnsavedCost, exchange, (origin) => api(origin).call('estimateUnsavedCost', { body })),
    ).toMatchObject({ total: 1_185_000 });
  });

  it('reads its settings, and a conflict after a concurrent change', async () => {
    const settings = { exchangeRates: like({ JPY: 170 }), synonyms: eachLike(['cà phê', 'cafe']), ...facts };
    const read = {
      ...asStaff,
      description: 'the settings of the catalogue',
      response: { ...settings, defaults: { exchangeRates: like({ JPY: 170 }) } },
    };
    await pact.exchange(getCatalogueSettings, read, (origin) => api(origin).call('getCatalogueSettings', {}));
    const body = { exchangeRates: { JPY: 171 }, synonyms: [['cà phê', 'cafe']], revision: 9_999 };
    const refused = {
      ...asSystem,
      body,
      description: 'settings of the catalogue over a revision that is not the present one',
      status: 409,
      response: { statusCode: 409, message: 'VERSION_CONFLICT', current: settings },
    };
    await pact.exchange(updateCatalogueSettings, refused, (origin) =>
      expect(systemApi(origin).call('updateCatalogueSettings', { body })).rejects.toMatchObject({
        code: 'VERSION_CONFLICT',
      }),
    );
  });
});

describe('contract of mf-admin with cart', () => {
  const pact = httpPact({ consumer: 'mf-admin-looks', provider: 'cart' });
  const figures = {
    depositShare: 100,
    unpaidHours: 48,
    underpaidHours: 72,
    importGraceHours: 24,
    quoteHours: 72,
    feePercent: 5,
  };
  const anyFigures = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, integer(value)]));

  it('reads and changes its settings', async () => {
    const response = { ...anyFigures, bankAccounts: like([]), ...facts, defaults: anyFigures };
    const read = { ...asStaff, description: 'the settings of cart', response };
    await pact.exchange(getCartSettings, read, (origin) => api(origin).call('getCartSettings', {}));
    const body = { ...figures, bankAccounts: [shopAccount] };
    const changed = { ...asSystem, body, description: 'other settings of cart', response };
    expect(
      await pact.exchange(updateCartSettings, changed, (origin) =>
        systemApi(origin).call('updateCartSettings', { body }),
      ),
    ).toMatchObject({ depositShare: 100 });
  });
});

describe('contract of mf-admin with identity', () => {
  const pact = httpPact({ consumer: 'mf-admin-looks', provider: 'identity' });

  it('reads and changes its settings', async () => {
    const response = {
      secondFactorRequired: boolean(false),
      ...facts,
      defaults: { secondFactorRequired: boolean(false) },
    };
    const read = { ...asStaff, description: 'the settings of identity', response };
    await pact.exchange(getIdentitySettings, read, (origin) => api(origin).call('getIdentitySettings', {}));
    const body = { secondFactorRequired: false };
    const changed = { ...asSystem, body, description: 'other settings of identity', response };
    expect(
      await pact.exchange(updateIdentitySettings, changed, (origin) =>
        systemApi(origin).call('updateIdentitySettings', { body }),
      ),
    ).toMatchObject({ secondFactorRequired: false });
  });

  it('reads the name of the user who changed a setting', async () => {
    const params = { id: ids.account };
    const exchange = {
      ...asStaff,
      params,
      description: 'an account by its id',
      providerState: states.account,
      response: { displayName: string('Mai') },
    };
    expect(await pact.exchange(getUser, exchange, (origin) => api(origin).call('getUser', { params }))).toMatchObject({
      displayName: 'Mai',
    });
  });
});

describe('contract of mf-admin with chat', () => {
  const pact = httpPact({ consumer: 'mf-admin-looks', provider: 'chat' });
  const reply = {
    _id: id,
    title: string('Cảm ơn'),
    text: { vi: string('Cảm ơn bạn'), en: string('Thank you') },
    revision: integer(1),
    updatedAt: instant,
  };

  it('creates canned replies, and lists them', async () => {
    const body = { title: 'Cảm ơn', text: { vi: 'Cảm ơn bạn', en: 'Thank you' } };
    const created = { ...asStaff, body, description: 'a canned reply', response: reply };
    await pact.exchange(createCannedReply, created, (origin) => api(origin).call('createCannedReply', { body }));
    const query = { limit: 100 };
    const listed = {
      ...asStaff,
      query,
      description: 'all canned replies',
      providerState: states.cannedReply,
      response: { docs: eachLike(reply), totalDocs: integer(1) },
    };
    expect(
      await pact.exchange(listCannedReplies, listed, (origin) => api(origin).call('listCannedReplies', { query })),
    ).toMatchObject({ docs: [{ title: 'Cảm ơn' }] });
  });

  it('changes a canned reply, unless there is a concurrent change', async () => {
    const params = { id: ids.cannedReply };
    const fields = { title: 'Cảm ơn', text: { vi: 'Cảm ơn bạn nhiều', en: 'Many thanks' } };
    const change = { params, body: { ...fields, revision: 1 } };
    const changed = {
      ...asStaff,
      ...change,
      description: 'a change of a canned reply',
      providerState: states.reply,
      response: { ...reply, ...fields, revision: 2 },
    };
    expect(
      await pact.exchange(updateCannedReply, changed, (origin) => api(origin).call('updateCannedReply', change)),
    ).toMatchObject({ revision: 2 });

    const late = { params, body: { ...fields, revision: 7 } };
    const refused = {
      ...asStaff,
      ...late,
      description: 'a change of a canned reply over a revision that is not the present one',
      providerState: states.reply,
      status: 409,
      response: { statusCode: 409, message: 'VERSION_CONFLICT', current: reply },
    };
    await pact.exchange(updateCannedReply, refused, (origin) =>
      expect(api(origin).call('updateCannedReply', late)).rejects.toMatchObject({
        code: 'VERSION_CONFLICT',
        current: { revision: 1 },
      }),
    );
  });

  it('removes a canned reply', async () => {
    const params = { id: ids.cannedReply };
    const exchange = {
      ...asStaff,
      params,
      description: 'a canned reply to be removed',
      providerState: states.reply,
      response: undefined,
    };
    expect(
      await pact.exchange(removeCannedReply, exchange, (origin) => api(origin).call('removeCannedReply', { params })),
    ).toBeUndefined();
  });
});
