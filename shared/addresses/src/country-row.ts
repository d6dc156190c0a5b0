/** Generated data about one country's addresses. */
export interface CountryRow {
  /**
   * Lines separated by `%n`: `%N` recipient, `%A` street, `%S` region, `%C` town, `%Z` postcode; in the form that foreign carriers read.
   */
  format: string;
  /** Required letters of `format`, in addition to recipient and street. */
  required?: string;
  /** Regular expression of the complete postcode. */
  postcode?: string;
  example?: string;
  /** Prefix of the postcode on an international label. */
  prefix?: string;
  regionKind?: string;
  cityKind?: string;
  postcodeKind?: string;
  /** Names in Latin letters, separated by `|`. */
  regions?: string;
  /** Codes of `regions`, in the same order; only if labels have codes. */
  codes?: string;
}
