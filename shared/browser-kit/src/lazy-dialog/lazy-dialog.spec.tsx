/** @jest-environment @gvg/build/jest/page-environment.cjs */
import type { ShellApiV1 } from '@gvg/contracts/composition/shell-api';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { useState } from 'react';
import { lazyDialog } from './lazy-dialog.tsx';

interface HelloProps {
  name: string;
  onClose: () => void;
}

const Hello = ({ name, onClose }: HelloProps) => (
  <div role="dialog">
    Hello {name}
    <button onClick={onClose}>Close</button>
  </div>
);

const toast = jest.fn();

function open(load: () => Promise<ComponentType<HelloProps>>) {
  window.__GVG_SHELL_V1__ = { toast } as unknown as ShellApiV1;
  const Dialog = lazyDialog(load);
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        {isOpen && <Dialog name="Hà" onClose={() => setOpen(false)} />}
      </>
    );
  }
  render(<Page />);
  return userEvent.setup();
}

const openButton = () => screen.getByRole('button', { name: 'Open' });

beforeEach(() => {
  toast.mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.reportError = jest.fn();
});

describe('a dialog that is loaded when it opens', () => {
  it('opens once it is loaded, and closes', async () => {
    const user = open(() => Promise.resolve(Hello));
    await user.click(openButton());
    expect((await screen.findByRole('dialog')).textContent).toContain('Hello Hà');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toast).not.toHaveBeenCalled();
  });

  it('closes with the page unchanged if it cannot be loaded, and is loaded again on the next use', async () => {
    const failure = new Error('Loading chunk account-dialogs failed');
    const load = jest
      .fn<Promise<ComponentType<HelloProps>>, []>()
      .mockRejectedValueOnce(failure)
      .mockResolvedValue(Hello);
    const user = open(load);
    await user.click(openButton());
    await waitFor(() => expect(toast).toHaveBeenCalledWith({ kind: 'error' }));
    expect(globalThis.reportError).toHaveBeenCalledWith(failure);
    await user.click(openButton());
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('closes when it throws', async () => {
    const user = open(() =>
      Promise.resolve(() => {
        throw new Error('broken');
      }),
    );
    await user.click(openButton());
    await waitFor(() => expect(toast).toHaveBeenCalled());
    expect(openButton()).toBeTruthy();
  });
});
