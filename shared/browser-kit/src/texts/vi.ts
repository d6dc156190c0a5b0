import { uiTexts } from '@gvg/ui/texts/vi';
import { errorTexts } from './errors.vi.ts';

export const kitTexts = { ui: uiTexts, errors: errorTexts };
