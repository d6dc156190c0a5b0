/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { BrowserRouter } from '@gvg/router';
import { fireEvent, render, screen } from '@testing-library/react';
import { SmartLink } from './smart-link.tsx';

function renderLink(to: string, { path = '/', basename = '/' } = {}) {
  history.replaceState(null, '', path);
  render(
    <BrowserRouter basename={basename}>
      <SmartLink to={to} className="given">
        link
      </SmartLink>
    </BrowserRouter>,
  );
  return screen.getByRole('link', { name: 'link' });
}

const attributesOf = (link: HTMLElement) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name));

describe('SmartLink', () => {
  it.each([
    ['/search?keyword=a#b', '/search?keyword=a#b'],
    ['/en/search', '/search'],
    ['/en?a=1', '/?a=1'],
  ])('links %s to %s on Vietnamese pages', (to, href) => {
    expect(attributesOf(renderLink(to))).toEqual([href, null, null]);
  });

  it.each([
    ['/search', '/en/search'],
    ['/en/search', '/en/search'],
    ['/', '/en'],
    ['/#posts', '/en#posts'],
    ['/en#posts', '/en#posts'],
  ])('links %s to %s on English pages', (to, href) => {
    expect(renderLink(to, { path: '/en/rate-table', basename: '/en' }).getAttribute('href')).toBe(href);
  });

  it('opens paths of the shop without a reload', () => {
    const link = renderLink('/rate-table', { path: '/en/search', basename: '/en' });
    expect(fireEvent.click(link)).toBe(false);
    expect(location.pathname).toBe('/en/rate-table');
  });

  it('links a hash to the current page and keeps its query', () => {
    expect(attributesOf(renderLink('#contact', { path: '/en/search?keyword=a', basename: '/en' }))).toEqual([
      '/en/search?keyword=a#contact',
      null,
      null,
    ]);
  });

  it.each(['mailto:a@a.example', 'tel:+84900000000', '/v1/file-manager/files/a.png'])(
    'links %s without a new tab',
    (to) => {
      expect(attributesOf(renderLink(to))).toEqual([to, null, null]);
    },
  );

  it.each(['https://a.example/x', '//a.example/x', 'ftp://a.example'])(
    'opens %s in a new tab without access to this one',
    (to) => {
      expect(attributesOf(renderLink(to))).toEqual([to, '_blank', 'noreferrer']);
    },
  );

  it('passes on other attributes', () => {
    expect(renderLink('https://a.example').className).toBe('given');
  });
});
