/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError, loadKitTexts } from '@gvg/browser-kit';
import { FormError, TextField } from '@gvg/browser-kit/forms';
import { I18nextProvider, createI18n } from '@gvg/i18n';
import { BrowserRouter } from '@gvg/router';
import { UiProvider, browserCache } from '@gvg/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { staff } from '../locales/en/staff/index.ts';
import { useRecordForm } from './use-record-form.tsx';

interface Tea {
  name: { vi: string; en: string };
  price: string;
  revision: number;
}
type Save = (output: unknown, revision: number) => Promise<unknown>;

const schema = z
  .object({ name: z.object({ vi: z.string().min(1), en: z.string() }), price: z.string() })
  .refine(({ name, price }) => name.en !== 'Free' || price === '0', { error: 'INVALID_FORMAT', path: ['price'] });
const valuesOf = ({ name, price }: Tea) => ({ name, price });
const stored: Tea = { name: { vi: 'Trà', en: 'Tea' }, price: '100', revision: 4 };

function TeaForm({ tea, save }: { tea: Tea; save: Save }) {
  const form = useRecordForm({ stored: tea, valuesOf, schema, save, labelOf: (path) => `field ${path}` });
  return (
    <>
      <form noValidate onSubmit={(event) => void form.submit(event)}>
        <TextField form={form} name="name.vi" label="vi" />
        <TextField form={form} name="name.en" label="en" />
        <TextField form={form} name="price" label="price" />
        <FormError message={form.formError} />
        <button>save</button>
      </form>
      {form.conflictDialog}
    </>
  );
}

async function open(save: Save) {
  const i18n = createI18n('en', { ...(await loadKitTexts('en')), 'admin-staff': staff });
  const page = (tea: Tea) => (
    <UiProvider cache={browserCache()}>
      <I18nextProvider i18n={i18n}>
        <BrowserRouter>
          <TeaForm tea={tea} save={save} />
        </BrowserRouter>
      </I18nextProvider>
    </UiProvider>
  );
  const { rerender } = render(page(stored));
  return { user: userEvent.setup(), show: (tea: Tea) => rerender(page(tea)) };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const pressSave = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'save' }));

/** Saves to a record that was changed to `theirs` meanwhile. */
function savesOver(theirs: Tea): { save: Save; sent: [unknown, number][] } {
  const sent: [unknown, number][] = [];
  return {
    sent,
    async save(output, revision) {
      sent.push([output, revision]);
      if (revision !== theirs.revision) throw new ApiError(409, { message: 'VERSION_CONFLICT', current: theirs });
    },
  };
}

it('sends the revision of the initial values', async () => {
  const { save, sent } = savesOver(stored);
  const { user } = await open(save);
  await user.type(field('price'), '0');
  await pressSave(user);
  expect(sent).toEqual([[{ ...valuesOf(stored), price: '1000' }, 4]]);
});

it('merges changes of different fields without a question', async () => {
  const { save, sent } = savesOver({ name: { vi: 'Trà', en: 'Green tea' }, price: '100', revision: 6 });
  const { user } = await open(save);
  await user.type(field('vi'), ' xanh');
  await pressSave(user);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual([{ name: { vi: 'Trà xanh', en: 'Green tea' }, price: '100' }, 6]);
  expect(field('en').value).toBe('Green tea');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks about fields that both users have changed, and saves the chosen values', async () => {
  const { save, sent } = savesOver({ name: { vi: 'Trà sen', en: 'Lotus tea' }, price: '90', revision: 5 });
  const { user } = await open(save);
  await user.type(field('vi'), ' xanh');
  await user.type(field('price'), '0');
  await pressSave(user);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'field name.vi',
    'field price',
  ]);
  await user.click(within(dialog.getByRole('group', { name: 'field price' })).getByRole('radio', { name: /1000/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual([{ name: { vi: 'Trà sen', en: 'Lotus tea' }, price: '1000' }, 5]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('keeps the input when the dialog is closed, and shows that nothing is saved', async () => {
  const { save, sent } = savesOver({ ...stored, price: '90', revision: 5 });
  const { user } = await open(save);
  await user.type(field('price'), '0');
  await pressSave(user);
  await user.click(await screen.findByRole('button', { name: 'Back to the form' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Somebody else has just changed this');
  expect(field('price').value).toBe('1000');
  expect(sent).toHaveLength(1);
});

it('saves nothing if the merged values are invalid', async () => {
  const { save, sent } = savesOver({ name: { vi: 'Trà', en: 'Free' }, price: '100', revision: 5 });
  const { user } = await open(save);
  await user.type(field('vi'), ' xanh');
  await pressSave(user);
  await screen.findByRole('alert');
  expect(sent).toHaveLength(1);
  expect(field('vi').value).toBe('Trà xanh');
  expect(field('price').getAttribute('aria-invalid')).toBe('true');
});

it('shows a newer record while the form is clean, and keeps unsaved changes', async () => {
  const { user, show } = await open(savesOver(stored).save);
  show({ ...stored, price: '70', revision: 5 });
  await waitFor(() => expect(field('price').value).toBe('70'));
  await user.type(field('price'), '7');
  show({ ...stored, price: '60', revision: 6 });
  expect(field('price').value).toBe('707');
});
