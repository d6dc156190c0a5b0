import { countryData } from './country-data.ts';
import type { CountryRow } from './country-row.ts';
import type { FieldLabel } from './field-labels.ts';

export type CountryFieldName = 'region' | 'city' | 'postcode';

/** One of the fields that not every country has. */
export interface CountryField {
  name: CountryFieldName;
  required: boolean;
  /** The country's name for it; its text is in `fieldLabels`. */
  label: FieldLabel;
}

export interface Region {
  /** In Latin letters, as stored in addresses. */
  name: string;
  /** Code on labels instead of the name, such as CA for California. */
  code?: string;
}

export interface CountryFields {
  /** In the order in which the country writes them. */
  fields: CountryField[];
  /** Whether addresses are written from the largest part to the smallest, with the street after these fields. */
  isLargestFirst: boolean;
  /** Empty if the data has none. */
  regions: Region[];
  /** Whether the region must be one of `regions`. Otherwise they are suggestions, because such lists become outdated. */
  onlyListedRegions: boolean;
  /** Form of the postcode, if the country has one. */
  postcode?: { pattern: RegExp; example: string };
}

const letters: Record<CountryFieldName, string> = { region: 'S', city: 'C', postcode: 'Z' };
const names = Object.keys(letters) as CountryFieldName[];

const labelOf: Record<CountryFieldName, (row: CountryRow) => string> = {
  region: ({ regionKind = 'province' }) => regionKind,
  city: ({ cityKind = 'city' }) => cityKind,
  postcode: ({ postcodeKind = 'postcode' }) => postcodeKind,
};

/** Returns the row of an ISO 3166-1 alpha-2 code, undefined for a country without addresses. */
export function countryRow(country: string): CountryRow | undefined {
  return Object.hasOwn(countryData, country) ? countryData[country] : undefined;
}

function regionsOf({ regions, codes }: CountryRow): Region[] {
  const listed = codes?.split('|');
  return (regions?.split('|') ?? []).map((name, index) =>
    listed === undefined ? { name } : { name, code: listed[index]! },
  );
}

/**
 * Countries whose own script goes from the postcode to the house number. The formats of the data are those of addresses in Latin letters.
 */
const largestFirst = new Set(['CN', 'JP', 'KR', 'TW']);
const fromLargest: readonly CountryFieldName[] = ['postcode', 'region', 'city'];

const fieldsByCountry = new Map<string, CountryFields>();

/** Returns the fields of a country's addresses in addition to recipient, phone and street, undefined for a code that is not a country. */
export function countryFields(country: string): CountryFields | undefined {
  const row = countryRow(country);
  if (row === undefined) return undefined;
  const known = fieldsByCountry.get(country);
  if (known !== undefined) return known;
  const isLargestFirst = largestFirst.has(country);
  const fields = names
    .filter((name) => row.format.includes(`%${letters[name]}`))
    .sort((one, other) =>
      isLargestFirst
        ? fromLargest.indexOf(one) - fromLargest.indexOf(other)
        : row.format.indexOf(`%${letters[one]}`) - row.format.indexOf(`%${letters[other]}`),
    )
    .map((name) => ({
      name,
      required: row.required?.includes(letters[name]) ?? false,
      label: labelOf[name](row) as FieldLabel,
    }));
  const made: CountryFields = {
    fields,
    isLargestFirst,
    regions: regionsOf(row),
    onlyListedRegions: row.codes !== undefined,
    ...(row.postcode === undefined
      ? {}
      : { postcode: { pattern: new RegExp(`^(?:${row.postcode})$`), example: row.example ?? '' } }),
  };
  fieldsByCountry.set(country, made);
  return made;
}
