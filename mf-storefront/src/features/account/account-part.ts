import { page } from '@gvg/browser-kit';
import type { PreloadablePage } from '@gvg/browser-kit';
import type { ComponentType } from 'react';
import { loadAccountTexts } from '../../texts/account-texts.ts';

/** A component for the signed-in person, loaded together with its texts once it is known that somebody is signed in. */
export function accountPart(load: () => Promise<ComponentType>): PreloadablePage {
  return page(async () => (await Promise.all([load(), loadAccountTexts()]))[0]);
}
