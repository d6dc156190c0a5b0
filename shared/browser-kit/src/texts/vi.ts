import { errorTexts } from '@gvg/contracts/generated/error-texts.vi';
import { uiTexts } from '@gvg/ui/texts/vi';

export const kitTexts = { ui: uiTexts, errors: errorTexts };
