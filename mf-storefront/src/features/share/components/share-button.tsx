import { shellApi } from '@gvg/browser-kit';
import { Button } from '@gvg/ui';
import { Share2 } from '@gvg/ui/later-icons';
import { useTexts } from '../../../texts/use-texts.ts';
import { chosenDestination } from '../chosen-destination.ts';
import { shareUrl } from '../share-url.ts';

export interface ShareButtonProps {
  /** Path of the page without language prefix. */
  path: string;
  title: string;
}

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Opens the system's share sheet, or copies the link if there is none. */
export function ShareButton({ path, title }: ShareButtonProps) {
  const { t, locale } = useTexts();
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      shellApi().toast({ kind: 'success', text: t('product.linkCopied') });
    } catch {
      // Without permission, or on an insecure origin, the user can still select the link.
      shellApi().toast({ kind: 'info', text: url });
    }
  };
  const share = async () => {
    const url = shareUrl({ path, locale, origin: location.origin, country: chosenDestination() });
    if (!('share' in navigator)) return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      if (!isCancelled(error)) await copy(url);
    }
  };
  return (
    <Button variant="quiet" onClick={() => void share()}>
      <Share2 size={18} aria-hidden />
      {t('product.share')}
    </Button>
  );
}
