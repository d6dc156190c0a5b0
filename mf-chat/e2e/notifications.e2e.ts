import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { texts as english } from '../src/locales/en/index.ts';
import { notifications as englishTexts } from '../src/locales/en/notifications.ts';
import { texts as vietnamese } from '../src/locales/vi/index.ts';
