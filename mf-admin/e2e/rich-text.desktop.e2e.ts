import type { Product } from '@gvg/contracts/catalogue/http/products';
import { richTextBackgrounds, richTextColours } from '@gvg/contracts/values/rich-text';
import { foreignMarkup, hostileMarkup, richTextRules } from '@gvg/testing/hostile-markup';
import { expect, test } from '@gvg/testing/page-test';
import { firstAdmin, startSignedIn } from '@gvg/testing/site-calls';
import { palettes } from '@gvg/ui/palette';
import type { Locator, Page } from '@playwright/test';
import { staff as texts } from '../src/locales/en/staff/index.ts';
import { storedMarkup } from '../src/rich-text/editor/stored-markup.ts';
import { newProduct } from './support/new-product.ts';
import { saveProduct } from './support/product-form.ts';

const { editor: words, product } = texts;
const label = `${product.fields.description} · ${product.languages.vi}`;

interface Editor {
  text: Locator;
  press: (name: string) => Promise<void>;
  choose: (name: string, option: string) => Promise<void>;
}

async function openEditor(page: Page, id: string): Promise<Editor> {
  await page.goto(`/en/product/edit?id=${id}`);
  const text = page.getByRole('textbox', { name: label });
  await expect(text).toBeVisible();
  const bar = page.getByRole('toolbar', { name: label });
  return {
    text,
    press: (name) => bar.getByRole('button', { name, exact: true }).click(),
    choose: async (name, option) =>
      void (await bar.getByRole('combobox', { name, exact: true }).selectOption({ label: option })),
  };
}

const shopPath = ({ _id }: Product) => `/product/${_id}`;

/** Channels of a colour of the palette, as browsers compute it. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

interface Row {
  /** Also the words of its line. */
  name: string;
  apply: (editor: Editor, page: Page) => Promise<void>;
  /** What is stored, and what the editor has after a reload. */
  stored: string;
  /** What the shop's page has in its place, where it differs. */
  shown?: string;
  style?: Record<string, string | RegExp>;
}

const mark = (name: string, stored: string, style?: Row['style']): Row => ({
  name,
  apply: ({ press }) => press(name),
  stored,
  ...(style && { style }),
});
const option = (name: keyof typeof words.options, value: string, stored: string, style?: Row['style']): Row => {
  const label = (words.options[name] as Record<string, string>)[value] ?? '';
  return { name: label, apply: ({ choose }) => choose(words[name], label), stored, ...(style && { style }) };
};

const rows: readonly Row[] = [
  mark(words.bold, 'strong', { fontWeight: /^[67]00$|bold/ }),
  mark(words.italic, 'em', { fontStyle: 'italic' }),
  mark(words.underline, 'u', { textDecorationLine: 'underline' }),
  mark(words.strike, 's', { textDecorationLine: 'line-through' }),
  mark(words.quote, 'blockquote', { borderInlineStartWidth: '3px' }),
  mark(words.code, '.ql-code-block-container > .ql-code-block', { fontFamily: /monospace/ }),
  {
    name: words.link,
    apply: async ({ press }, page) => {
      await press(words.link);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words.linkAddress).fill('javascript:alert(1)');
      await dialog.getByRole('button', { name: words.linkSet }).click();
      await expect(dialog.getByText(words.linkWrong)).toBeVisible();
      await dialog.getByLabel(words.linkAddress).fill('goodsviet.vn/tet');
      await dialog.getByRole('button', { name: words.linkSet }).click();
    },
    stored: 'a[href="https://goodsviet.vn/tet"][target="_blank"][rel="noopener noreferrer"]',
  },
  ...[1, 2, 3, 4, 5, 6].map((level): Row => ({
    ...option('header', String(level), `h${level}`, { fontWeight: '700' }),
    ...(level === 1 && { shown: 'h2[data-level="1"]' }),
  })),
  mark(words.ordered, 'ol > li[data-list="ordered"]'),
  mark(words.bullet, 'ol > li[data-list="bullet"]'),
  mark(words.sub, 'sub', { verticalAlign: 'sub' }),
  mark(words.super, 'sup', { verticalAlign: 'super' }),
  mark(words.indent, '.ql-indent-1', { marginInlineStart: '22.5px' }),
  {
    name: words.outdent,
    apply: async ({ press }) => {
      for (const name of [words.indent, words.indent, words.indent, words.outdent]) await press(name);
    },
    stored: '.ql-indent-2',
    style: { marginInlineStart: '45px' },
  },
  option('size', 'small', '.ql-size-small', { fontSize: '13px' }),
  option('size', 'large', '.ql-size-large', { fontSize: '19px' }),
  option('size', 'huge', '.ql-size-huge', { fontSize: '24px' }),
  ...richTextColours.map((name) => option('color', name, `.ql-color-${name}`, { color: rgb(palettes.light[name]) })),
  ...richTextBackgrounds.map((name) =>
    option('background', name, `.ql-bg-${name}`, { backgroundColor: rgb(palettes.light[name]) }),
  ),
  option('font', 'serif', '.ql-font-serif', { fontFamily: /serif/ }),
  option('font', 'monospace', '.ql-font-monospace', { fontFamily: /monospace/ }),
  ...(['center', 'right', 'justify'] as const).map((align) =>
    option('align', align, `.ql-align-${align}`, { textAlign: align }),
  ),
  {
    name: words.clean,
    apply: async ({ press, choose }) => {
      await press(words.bold);
      await choose(words.header, words.options.header[2]);
      await press(words.clean);
    },
    stored: 'p',
    style: { fontWeight: '400' },
  },
];

/** The element of a row: with its words, or around or in the one that has them. */
const elementOf = (place: Locator, selector: string, { name }: Row) =>
  place
    .locator(selector)
    .filter({ hasText: new RegExp(`^${name.replaceAll(/[+()]/g, '\\$&')}$`) })
    .first();

test('what each button makes survives saving and a reload, and is what the shop’s page shows', async ({ page }) => {
  test.setTimeout(240_000);
  const staff = await firstAdmin();
  await startSignedIn(page, staff);
  const made = await newProduct(staff, { description: { vi: '<p>x</p>', en: '' } });
  const editor = await openEditor(page, made._id);
  await editor.text.fill('');
  for (const row of rows) {
    await page.keyboard.insertText(row.name);
    await page.keyboard.press('Shift+Home');
    await row.apply(editor, page);
    await expect(elementOf(editor.text, row.stored, row), row.name).toBeVisible();
    await editor.text.press('End');
    await page.keyboard.press('Enter');
    await editor.press(words.clean);
  }
  await editor.press(words.formula);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.formulaTex).fill('\\frac{a');
  await dialog.getByRole('button', { name: words.formulaSet }).click();
  await expect(dialog.getByText(words.formulaWrong)).toBeVisible();
  await dialog.getByLabel(words.formulaTex).fill('\\frac{a}{b} < \\pmb{c}');
  await expect(dialog.getByRole('group', { name: words.formulaPreview }).locator('math')).toBeVisible();
  await dialog.getByRole('button', { name: words.formulaSet }).click();
  await expect(editor.text.locator('.ql-formula mfrac')).toBeVisible();
  const typed = await editor.text.evaluate(storedMarkup);
  await saveProduct(page);

  const { description } = await staff.call<Product>('GET', `/v1/products/${made._id}`);
  expect(description.vi).toContain('<span class="ql-formula" data-value="\\frac{a}{b} &lt; \\pmb{c}"><math');
  expect(await page.evaluate(foreignMarkup, { html: description.vi, rules: richTextRules })).toEqual([]);

  await page.reload();
  const { text } = await openEditor(page, made._id);
  expect(await text.evaluate(storedMarkup)).toBe(typed);
  for (const row of rows) await expect(elementOf(text, row.stored, row), row.name).toBeVisible();
  await expect(text.locator('.ql-formula mfrac')).toBeVisible();

  await page.goto(shopPath(made));
  const shown = page.getByRole('region', { name: 'Mô tả' });
  for (const row of rows) {
    const element = elementOf(shown, row.shown ?? row.stored, row);
    await expect(element, row.name).toBeVisible();
    for (const [property, value] of Object.entries(row.style ?? {}))
      await expect(element, row.name).toHaveCSS(
        property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        value,
      );
  }
  await expect(shown.locator('.ql-formula math mfrac')).toBeVisible();
});

test('editor is used by keyboard alone, and nobody is caught in it', async ({ page }) => {
  const staff = await firstAdmin();
  await startSignedIn(page, staff);
  const made = await newProduct(staff);
  const { text } = await openEditor(page, made._id);
  const bar = page.getByRole('toolbar', { name: label });
  await text.press('ControlOrMeta+a');
  await page.keyboard.press('Alt+F10');
  await expect(bar.getByRole('button', { name: words.bold, exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(bar.getByRole('button', { name: words.italic, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text.locator('em')).toHaveText('Mắm ruốc Huế.');
  await expect(text).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('button', { name: words.italic, exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(bar.getByRole('button', { name: words.clean })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+]');
  await expect(text.locator('.ql-indent-1')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(text).toBeFocused();
  expect(await text.evaluate((root) => root.textContent)).not.toContain('\t');
});

test('editor takes Vietnamese as an input method composes it', async ({ page }) => {
  const staff = await firstAdmin();
  await startSignedIn(page, staff);
  const made = await newProduct(staff, { description: { vi: '<p>Gạo</p>', en: '' } });
  const { text } = await openEditor(page, made._id);
  await text.press('End');
  await page.keyboard.insertText(' ');
  const input = await page.context().newCDPSession(page);
  for (const composed of ['t', 'ti', 'tiê', 'tiên', 'tiêng', 'tiếng']) {
    await input.send('Input.imeSetComposition', {
      text: composed,
      selectionStart: composed.length,
      selectionEnd: composed.length,
    });
  }
  await input.send('Input.insertText', { text: 'tiếng' });
  await page.keyboard.insertText(' ');
  // Others take letters back and write them anew.
  await page.keyboard.type('Vie');
  await page.keyboard.press('Backspace');
  await page.keyboard.insertText('ê');
  await page.keyboard.press('Backspace');
  await page.keyboard.insertText('ệt');
  await expect(text).toHaveText('Gạo tiếng Việt');
  await saveProduct(page);
  const { description } = await staff.call<Product>('GET', `/v1/products/${made._id}`);
  expect(description.vi).toBe('<p>Gạo tiếng Việt</p>');
});

const isHarmless = (page: Page) => page.evaluate(() => !('hostile' in window));

test('hostile markup is harmless when it is pasted', async ({ page }) => {
  test.setTimeout(240_000);
  const staff = await firstAdmin();
  await startSignedIn(page, staff);
  const made = await newProduct(staff);
  const { text } = await openEditor(page, made._id);
  for (const [name, html] of hostileMarkup) {
    await text.fill('');
    await text.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', pasted);
      clipboardData.setData('text/plain', 'plain');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
    const pasted = await text.evaluate(storedMarkup);
    expect(await page.evaluate(foreignMarkup, { html: pasted, rules: richTextRules }), name).toEqual([]);
  }
  expect(await isHarmless(page)).toBe(true);
});

test('hostile markup is harmless when it is saved, and in the editor and the shop afterwards', async ({ page }) => {
  test.setTimeout(240_000);
  const staff = await firstAdmin();
  await startSignedIn(page, staff);
  const made = await newProduct(staff);
  const store = async (html: string) => {
    const body = { description: { vi: html, en: '' } };
    return (await staff.call<Product>('PATCH', `/v1/products/${made._id}`, body)).description.vi;
  };
  await page.goto('/en/admin/products');
  const stored: string[] = [];
  for (const [name, html] of hostileMarkup) {
    const clean = await store(`<p>safe</p>${html.replaceAll('\u0000', '')}`);
    expect(await page.evaluate(foreignMarkup, { html: clean, rules: richTextRules }), name).toEqual([]);
    stored.push(clean);
  }
  await store(stored.join(''));
  const { text } = await openEditor(page, made._id);
  await expect(text).toContainText('safe');
  expect(await isHarmless(page)).toBe(true);
  await page.goto(shopPath(made));
  await expect(page.getByRole('region', { name: 'Mô tả' })).toContainText('safe');
  expect(await isHarmless(page)).toBe(true);
});

test('hostile markup that was stored by other ways is harmless when the shop shows it', async ({ page }) => {
  test.setTimeout(240_000);
  const staff = await firstAdmin();
  const made = await newProduct(staff);
  const packs = Array.from({ length: Math.ceil(hostileMarkup.length / 8) }, (_, pack) =>
    hostileMarkup.slice(pack * 8, pack * 8 + 8),
  );
  let html = '';
  await page.route(`**/v1/products/${made._id}`, (route) =>
    route.fulfill({ json: { ...made, description: { vi: html, en: '' } } }),
  );
  for (const pack of packs) {
    html = `<p>safe</p>${pack.map(([, payload]) => payload).join('<p>next</p>')}`;
    await page.goto('/page/guide');
    await page.waitForFunction(() => window.__GVG_SHELL_V1__ !== undefined);
    await page.evaluate((path) => window.__GVG_SHELL_V1__?.navigate(path), shopPath(made));
    const shown = page.getByRole('region', { name: 'Mô tả' }).locator('p', { hasText: 'safe' }).locator('..');
    await expect(shown).toContainText('next');
    const markup = await shown.evaluate((element) =>
      // Of the page's own making: the level of a heading, and what KaTeX makes of TeX.
      element.innerHTML.replaceAll(' data-level="1"', ''),
    );
    expect(await page.evaluate(foreignMarkup, { html: markup, rules: richTextRules })).toEqual([]);
    expect(await isHarmless(page)).toBe(true);
  }
});
