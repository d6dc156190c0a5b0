import type { CatalogueSettings } from '@gvg/contracts/catalogue/http/settings';
import type { SettingsValuesOf } from '@gvg/contracts/definitions/settings';
import { defaultSynonyms } from './default-synonyms.ts';

export type SettingsValues = SettingsValuesOf<CatalogueSettings>;

/** Settings of a new shop. The rates are rounded market rates for approximations; staff keep them up to date. */
export const defaultSettings: SettingsValues = {
  exchangeRates: {
    AUD: 17_200,
    CAD: 18_800,
    CZK: 1_260,
    EUR: 30_500,
    GBP: 34_800,
    JPY: 170,
    KRW: 18.2,
    PLN: 7_150,
    SGD: 20_300,
    TWD: 850,
    USD: 26_300,
  },
  synonyms: defaultSynonyms,
};
