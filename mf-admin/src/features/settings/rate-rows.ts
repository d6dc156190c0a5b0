import { catalogueSettingsSchema } from '@gvg/contracts/catalogue/http/settings';
import type { CatalogueSettings } from '@gvg/contracts/catalogue/http/settings';
import { z } from 'zod';

const { synonyms } = catalogueSettingsSchema.shape;
const currency = catalogueSettingsSchema.shape.exchangeRates.keyType;
const vnd = catalogueSettingsSchema.shape.exchangeRates.valueType;

/** Form values. Rates are rows, so that one can be added and removed. */
export const catalogueValuesSchema = z
  .object({ rates: z.array(z.object({ currency, vnd })), synonyms })
  .superRefine(({ rates }, context) => {
    for (const [index, rate] of rates.entries())
      if (rates.findIndex((other) => other.currency === rate.currency) < index)
        context.addIssue({ code: 'custom', path: ['rates', index, 'currency'], message: 'CURRENCY_TWICE' });
  });
export type CatalogueValues = z.input<typeof catalogueValuesSchema>;

export const valuesOfCatalogue = ({ exchangeRates, synonyms: groups }: CatalogueSettings): CatalogueValues => ({
  rates: Object.entries(exchangeRates)
    .map(([code, price]) => ({ currency: code, vnd: price }))
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1)),
  synonyms: groups,
});

/** Converts form values to the request body. */
export const settingsOf = ({ rates, synonyms: groups }: z.output<typeof catalogueValuesSchema>) => ({
  exchangeRates: Object.fromEntries(rates.map(({ currency: code, vnd: price }) => [code, price])),
  synonyms: groups,
});
