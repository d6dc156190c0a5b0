/** @jest-environment @gvg/build/jest/page-environment.cjs */
import type { ShellApiV1 } from '@gvg/contracts/composition/shell-api';
import { BrowserRouter, Link } from '@gvg/router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createDestination } from './create-destination.ts';
import { DestinationInAddress } from './destination-in-address.tsx';
import { chooseDestination, useDestination } from './use-destination.ts';

function Page({ isAdded }: { isAdded: boolean }) {
  return (
    <>
      <DestinationInAddress isAdded={isAdded} />
      <output>{useDestination()}</output>
      <Link to="/rate-table?country=DE&x=1">Germany</Link>
    </>
  );
}

function open(address: string, { isAdded = true, stored }: { isAdded?: boolean; stored?: string } = {}) {
  localStorage.clear();
  if (stored !== undefined) localStorage.setItem('STAGING_DESTINATION', stored);
  history.pushState(null, '', address);
  const destination = createDestination({ environment: 'STAGING', prices: { DE: 1, JP: 2 }, openChooser: () => {} });
  window.__GVG_SHELL_V1__ = { destination } as ShellApiV1;
  render(
    <BrowserRouter>
      <Page isAdded={isAdded} />
    </BrowserRouter>,
  );
}
const shown = () => screen.getByRole('status').textContent;

describe('DestinationInAddress', () => {
  it('keeps the country in the address, and other parameters', () => {
    open('/rate-table?x=1&country=JP', { stored: 'DE' });
    expect(shown()).toBe('JP');
    expect(location.search).toBe('?x=1&country=JP');
  });

  it('adds the destination with isAdded', () => {
    open('/rate-table', { stored: 'DE' });
    expect(location.search).toBe('?country=DE');
  });

  it('leaves an address without a country unchanged', () => {
    open('/product/a-1', { stored: 'DE', isAdded: false });
    act(() => chooseDestination('JP'));
    expect(location.search).toBe('');
  });

  it('replaces the country of the address by a later choice, without a history entry', () => {
    open('/product/a-1?country=JP', { isAdded: false });
    const entries = history.length;
    act(() => chooseDestination('DE'));
    expect(location.search).toBe('?country=DE');
    expect(history.length).toBe(entries);
  });

  it('chooses the country of a clicked link', async () => {
    open('/rate-table?country=JP');
    await act(async () => void fireEvent.click(screen.getByRole('link')));
    expect(shown()).toBe('DE');
    expect(location.search).toBe('?country=DE&x=1');
    expect(localStorage.getItem('STAGING_DESTINATION')).toBe('DE');
  });

  it('leaves an address without a country unchanged while the destination is unknown', () => {
    open('/rate-table');
    expect(location.search).toBe('');
  });
});
