/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { listPage } from '../../testing/goods.ts';
import { samplePage } from '../../../server/warm-up/sample-entities.ts';

const body = [
  '<p><a href="/page/guide?step=2#pay">guide</a> <a href="/en/rate-table">rates</a> <a href="#top">top</a></p>',
  '<p><a href="https://a.example/x">partner</a> <a href="mailto:a@a.example">mail</a></p>',
].join('');
const responses = {
  '/v1/page-templates': listPage([{ ...samplePage, body: { vi: body, en: body } }]),
  '/v1/page-templates/': { ...samplePage, body: { vi: body, en: body } },
  '/v1/product-categories': listPage([]),
};

const link = (name: string) => screen.getByRole('link', { name });

describe('links in rich text', () => {
  it.each([
    ['vi', `/page/${samplePage.slug}`, '/page/guide?step=2#pay', '/rate-table'],
    ['en', `/en/page/${samplePage.slug}`, '/en/page/guide?step=2#pay', '/en/rate-table'],
  ])('stay in the language of the page (%s)', async (_, path, guide, rates) => {
    await renderPage(path, responses);
    await screen.findByRole('link', { name: 'guide' });
    expect(link('guide').getAttribute('href')).toBe(guide);
    expect(link('rates').getAttribute('href')).toBe(rates);
    expect(link('top').getAttribute('href')).toBe('#top');
    expect(link('partner').getAttribute('href')).toBe('https://a.example/x');
    expect(link('mail').getAttribute('href')).toBe('mailto:a@a.example');
  });

  it('open pages of the shop without a reload', async () => {
    const { user } = await renderPage(`/en/page/${samplePage.slug}`, responses);
    await user.click(await screen.findByRole('link', { name: 'rates' }));
    expect(window.location.pathname).toBe('/en/rate-table');
  });
});
