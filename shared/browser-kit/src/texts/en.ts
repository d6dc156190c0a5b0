import { errorTexts } from '@gvg/contracts/generated/error-texts.en';
import { uiTexts } from '@gvg/ui/texts/en';

export const kitTexts = { ui: uiTexts, errors: errorTexts };
