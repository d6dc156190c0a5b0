import { page } from '@gvg/browser-kit';
import type { PreloadablePage } from '@gvg/browser-kit';
import type { ComponentType } from 'react';
import { loadAccountTexts } from '../../texts/account-texts.ts';

/** Creates a component for the signed-in person that is loaded together with its texts, once the session is known. */
export function accountPart(load: () => Promise<ComponentType>): PreloadablePage {
  return page(async () => (await Promise.all([load(), loadAccountTexts()]))[0]);
}
