import { shellApi } from '@gvg/browser-kit';
import { useNavigate } from '@gvg/router';
import { staffPages } from '@gvg/staff-ui';
import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { SearchDialogProps } from '../features/search/components/search-dialog.tsx';
import { pageLetters } from '../keys/area-keys.ts';
import { useAreaKeys } from '../keys/use-area-keys.ts';
import { useStaffTexts } from '../texts/staff-texts.ts';
import { useIsSystem } from './use-is-system.ts';

interface OpenDialog {
  Content: ComponentType<SearchDialogProps>;
  initial: string;
}

/** Dialogs available on every page. Lazy-loaded, so that no page waits for them. */
const loaders = {
  search: () =>
    import(/* webpackChunkName: "staff-search" */ '../features/search/components/search-dialog.tsx').then(
      ({ SearchDialog }): OpenDialog['Content'] => SearchDialog,
    ),
  keys: () =>
    import(/* webpackChunkName: "staff-keys" */ '../keys/components/keys-dialog.tsx').then(
      ({ KeysDialog }): OpenDialog['Content'] => KeysDialog,
    ),
};
type DialogName = keyof typeof loaders;

const AreaDialogsContext = createContext<(name: DialogName) => void>(() => undefined);

/** Returns a function that opens a dialog of the area. */
export const useAreaDialogs = () => use(AreaDialogsContext);

/** Preloads a dialog, for example when the pointer is over its button. */
export const loadAreaDialog = (name: DialogName): void => void loaders[name]().catch(() => undefined);

/** Collects typed characters until the field of the dialog is rendered. */
function collectTyped(): { text: () => string; stop: () => void } {
  let text = '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    text += event.key;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('keydown', onKeyDown, true);
  return { text: () => text, stop: () => removeEventListener('keydown', onKeyDown, true) };
}

/** Keyboard shortcuts of the area and the dialogs they open. */
export function AreaDialogs({ children }: { children: ReactNode }) {
  const { t, locale } = useStaffTexts();
  const isSystem = useIsSystem();
  const navigate = useNavigate();
  const [open, setOpen] = useState<OpenDialog>();
  const collecting = useRef<ReturnType<typeof collectTyped>>(undefined);
  const openDialog = useCallback(
    (name: DialogName) => {
      if (collecting.current !== undefined) return;
      const typed = collectTyped();
      collecting.current = typed;
      const end = () => {
        typed.stop();
        collecting.current = undefined;
      };
      loaders[name]().then(
        (Content) => {
          end();
          setOpen({ Content, initial: typed.text() });
        },
        () => {
          end();
          shellApi().toast({ kind: 'error', text: t('search.notLoaded') });
        },
      );
    },
    [t],
  );
  useEffect(() => () => collecting.current?.stop(), []);
  const pageOf = (letter: string) =>
    staffPages.find(
      ({ name, isForSystem }) => pageLetters[locale][name] === letter && (isForSystem !== true || isSystem),
    );
  useAreaKeys({
    search: () => openDialog('search'),
    help: () => openDialog('keys'),
    isPage: (letter) => pageOf(letter) !== undefined,
    page: (letter) => {
      const page = pageOf(letter);
      if (page !== undefined) void navigate(page.path);
    },
  });
  return (
    <AreaDialogsContext value={openDialog}>
      {children}
      {open && <open.Content initial={open.initial} onClose={() => setOpen(undefined)} />}
    </AreaDialogsContext>
  );
}
