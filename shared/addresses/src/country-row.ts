/** What one country's addresses consist of, as generated. */
export interface CountryRow {
  /** Lines divided by `%n`: `%N` recipient, `%A` street, `%S` region, `%C` town, `%Z` postcode; in the form that carriers abroad read. */
  format: string;
  /** Letters of `format` that must be filled in, beside recipient and street. */
  required?: string;
  /** Regular expression of the whole postcode. */
  postcode?: string;
  example?: string;
  /** What an international label puts before the postcode. */
  prefix?: string;
  regionKind?: string;
  cityKind?: string;
  postcodeKind?: string;
  /** Names in Latin letters, divided by `|`. */
  regions?: string;
  /** Codes of `regions`, in the same order; only where labels bear codes. */
  codes?: string;
}
