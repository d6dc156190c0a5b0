/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { idOf } from '@gvg/browser-kit/testing';
import type { TemplateContent, TemplateDraft } from '@gvg/contracts/catalogue/http/page-templates';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { pageOf, system } from '../../testing/staff-data.ts';
import { openInFrame } from './open-in-frame.ts';

/** jsdom does not navigate frames. */
jest.mock('./open-in-frame.ts', () => ({ openInFrame: jest.fn() }));
const opened = jest.mocked(openInFrame);

const id = idOf(300);
const at = '2025-11-20T07:05:00.000Z';
const header = (vi: string, en = ''): TemplateContent => ({
  type: 'HEADER',
  slogan: { vi, en },
  intro: { text: { vi: 'Giới thiệu', en: 'About us' }, link: '/page/gioi-thieu' },
});
const makeDraft = (fields: Partial<TemplateDraft> = {}): TemplateDraft => ({
  template: id,
  revision: 0,
  content: header('Mua hộ'),
  published: { revision: 12, content: header('Mua hộ') },
  ...fields,
});
const summary = { _id: id, type: 'HEADER', isDeleted: false, revision: 12, createdAt: at, updatedAt: at };
const textPage = {
  ...summary,
  _id: idOf(301),
  type: 'PAGE',
  slug: 'gioi-thieu',
  title: { vi: 'Giới thiệu', en: '' },
  draftSavedAt: at,
};
const responses = {
  '/v1/page-templates?': pageOf([summary, textPage]),
  [`/v1/page-templates/${id}/draft`]: makeDraft(),
  [`/v1/page-templates/${id}/versions`]: pageOf([]),
  previewPageTemplate: { token: 'a.b.c', expiresAt: at },
};
type Saved = { body: { content: Extract<TemplateContent, { type: 'HEADER' }>; basedOn: number; revision: number } };
const slogan = () => screen.findByLabelText<HTMLInputElement>('Khẩu hiệu · Tiếng Việt');

/** Stores the saved draft, as the service does. */
function savesDraft(sent: Saved[]) {
  return (input: string) => {
    const call = JSON.parse(input) as Saved;
    sent.push(call);
    return makeDraft({
      revision: call.body.revision + 1,
      content: call.body.content,
      saved: { at, by: { kind: 'user', id: idOf(901) } },
    });
  };
}

it('lists the fixed templates and text pages, and marks a draft', async () => {
  await renderPage('/admin/templates', responses);
  expect((await screen.findByRole('link', { name: 'Đầu trang' })).getAttribute('href')).toBe(`/admin/templates/${id}`);
  expect(screen.getByRole('link', { name: 'Giới thiệu' })).not.toBeNull();
  expect(screen.getByText('có nháp 20/11/2025, 14:05')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Thêm trang' })).toBeNull();
});

it('saves the input as a draft and publishes it', async () => {
  const sent: Saved[] = [];
  const published: unknown[] = [];
  const { user, shell } = await renderPage(`/admin/templates/${id}`, {
    ...responses,
    saveTemplateDraft: savesDraft(sent),
    publishTemplateDraft: (input: string) => {
      published.push(JSON.parse(input));
      return summary;
    },
    getTemplateDraft: () =>
      makeDraft({
        revision: 2,
        content: header('Mua hộ từ Việt Nam'),
        published: { revision: 13, content: header('Mua hộ từ Việt Nam') },
      }),
  });
  await user.type(await slogan(), ' từ Việt Nam');
  expect(await screen.findByText(/1 ô khác bản đang dùng/)).not.toBeNull();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ content: header('Mua hộ từ Việt Nam'), basedOn: 12, revision: 0 });
  expect(await screen.findByText('Đang sửa, chưa lên shop')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Đưa lên shop' }));
  await waitFor(() => expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'success' })));
  expect(published).toEqual([{ params: { id }, body: { revision: 1 } }]);
  expect(await screen.findByText('shop đang dùng bản 13')).not.toBeNull();
});

it('names the field that blocks saving the draft', async () => {
  const { user, api } = await renderPage(`/admin/templates/${id}`, responses);
  await user.clear(await slogan());
  expect(await screen.findByText(/Sửa “Khẩu hiệu, Tiếng Việt”/)).not.toBeNull();
  expect(api.requests).not.toContain('saveTemplateDraft');
  await user.click(screen.getByRole('button', { name: 'Đưa lên shop' }));
  expect(await screen.findByText('Vui lòng điền thông tin này')).not.toBeNull();
});

it('merges concurrent changes, and asks about a field that both users changed', async () => {
  const sent: Saved[] = [];
  const theirs = makeDraft({ revision: 4, content: header('Mua hộ tận nơi', 'To your door') });
  const { user } = await renderPage(`/admin/templates/${id}`, {
    ...responses,
    saveTemplateDraft: (input: string) => {
      const { revision } = (JSON.parse(input) as Saved).body;
      if (revision === 4) return savesDraft(sent)(input);
      return new ApiError(409, { message: 'VERSION_CONFLICT', current: theirs });
    },
  });
  await user.type(await slogan(), ' giá rẻ');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Khẩu hiệu, Tiếng Việt',
  ]);
  await user.click(dialog.getByRole('radio', { name: /Mua hộ giá rẻ/ }));
  await user.click(dialog.getByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    content: { slogan: { vi: 'Mua hộ giá rẻ', en: 'To your door' } },
    revision: 4,
  });
});

it('merges the published version into an older draft', async () => {
  const sent: Saved[] = [];
  await renderPage(`/admin/templates/${id}`, {
    ...responses,
    [`/v1/page-templates/${id}/draft`]: makeDraft({
      revision: 3,
      content: header('Nháp'),
      saved: { at, by: { kind: 'user', id: idOf(901) } },
      base: { revision: 12, content: header('Mua hộ') },
      published: { revision: 13, content: header('Mua hộ', 'We buy for you') },
    }),
    saveTemplateDraft: savesDraft(sent),
  });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ content: header('Nháp', 'We buy for you'), basedOn: 13, revision: 3 });
});

it('previews the shop’s own page at the signed URL', async () => {
  const { user } = await renderPage(`/admin/templates/${id}`, responses);
  const frame = await screen.findByTitle<HTMLIFrameElement>('Trang thật với nháp này');
  await waitFor(() => expect(opened).toHaveBeenLastCalledWith(frame.contentWindow, '/?draft=a.b.c'));
  const preview = within(screen.getByRole('region', { name: 'Xem trước' }));
  await user.click(preview.getByRole('button', { name: 'English' }));
  expect(opened).toHaveBeenLastCalledWith(frame.contentWindow, '/en?draft=a.b.c');
  await user.click(preview.getByRole('button', { name: 'Điện thoại' }));
  expect(getComputedStyle(frame).width).toBe('390px');
});

it('shows a SYSTEM_ADMIN the changes of each version, and restores one', async () => {
  const version = (number: number, content: TemplateContent) => ({
    version: number,
    content,
    savedAt: at,
    savedBy: { kind: 'system', id: 'init' },
  });
  const restored: unknown[] = [];
  const { user } = await renderPage(
    `/admin/templates/${id}`,
    {
      ...responses,
      [`/v1/page-templates/${id}/versions`]: pageOf([
        version(12, header('Mua hộ')),
        version(11, header('Mua giúp', 'For you')),
      ]),
      restoreTemplateVersion: (input: string) => {
        restored.push(JSON.parse(input));
        return summary;
      },
    },
    system,
  );
  expect(await screen.findByText('Khẩu hiệu, Tiếng Việt; Khẩu hiệu, English')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'So sánh bản 12 với bản 11' }));
  const compared = within(await screen.findByRole('dialog', { name: 'Bản 12 so với bản 11' }));
  expect(compared.getByText('Mua giúp').tagName).toBe('DEL');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Khôi phục bản 11?' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Khôi phục bản 11?' }));
  await user.click(asked.getByRole('button', { name: 'Khôi phục' }));
  await waitFor(() => expect(restored).toEqual([{ params: { id }, body: { version: 11, revision: 12 } }]));
});

it('creates a page with a path from its title', async () => {
  const sent: unknown[] = [];
  const { user } = await renderPage(
    '/admin/templates',
    {
      ...responses,
      createPageTemplate: (input: string) => {
        sent.push(JSON.parse(input));
        return textPage;
      },
    },
    system,
  );
  await user.click(await screen.findByRole('button', { name: 'Thêm trang' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Tạo trang' }));
  expect(dialog.getAllByText('Vui lòng điền thông tin này').length).toBeGreaterThan(0);
  await user.type(dialog.getByLabelText('Tiêu đề · Tiếng Việt'), 'Đổi trả & hoàn tiền');
  await user.type(dialog.getByLabelText('Đoạn đầu, tiếng Việt'), 'Trong 14 ngày.');
  await user.click(dialog.getByRole('button', { name: 'Tạo trang' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([
    {
      body: {
        type: 'PAGE',
        slug: 'doi-tra-hoan-tien',
        title: { vi: 'Đổi trả & hoàn tiền', en: '' },
        body: { vi: '<p>Trong 14 ngày.</p>', en: '' },
      },
    },
  ]);
});
