import { uiTexts } from '@gvg/ui/texts/en';
import { errorTexts } from './errors.en.ts';

export const kitTexts = { ui: uiTexts, errors: errorTexts };
