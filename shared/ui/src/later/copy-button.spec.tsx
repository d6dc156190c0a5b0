/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { UiProvider, createUiCache } from '@gvg/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CopyButton } from './copy-button.tsx';

const texts = { copy: 'Chép', copied: 'Đã chép', refused: 'Hãy chọn và chép' };

async function copy(writeText: () => Promise<void>): Promise<HTMLElement> {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  render(
    <UiProvider cache={createUiCache()}>
      <CopyButton text="0011002233445" texts={texts} />
    </UiProvider>,
  );
  const button = screen.getByRole('button', { name: 'Chép' });
  fireEvent.click(button);
  await act(() => jest.advanceTimersByTimeAsync(0));
  return button;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('button shows the success for three seconds', async () => {
  const button = await copy(() => Promise.resolve());
  expect(button.textContent).toBe('Đã chép');
  await act(() => jest.advanceTimersByTimeAsync(2_999));
  expect(button.textContent).toBe('Đã chép');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(button.textContent).toBe('Chép');
});

test('button keeps showing why it could not copy', async () => {
  const button = await copy(() => Promise.reject(new Error('refused')));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(button.textContent).toBe('Hãy chọn và chép');
});
