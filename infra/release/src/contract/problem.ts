/** A requirement of a consumer that its provider does not meet. */
export interface Problem {
  /** Release, such as `mf-cart@3f9a1c20b7d4`. */
  consumer: string;
  provider: string;
  /** Description of the interaction in the consumer's pact. */
  interaction: string;
  /** JSON pointer into the interaction, such as `/response/body/price`. */
  place: string;
  reason: string;
  /** The release without a contract, for which nothing can be checked. */
  unknown?: string;
}

/** A problem without the names of its releases. */
export type Difference = Omit<Problem, 'consumer' | 'provider'>;
