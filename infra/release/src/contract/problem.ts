/** Something that a consumer relies on and a provider does not give. */
export interface Problem {
  /** Release, as `mf-cart@3f9a1c20b7d4`. */
  consumer: string;
  provider: string;
  /** The description of the interaction in the consumer's pact. */
  interaction: string;
  /** JSON pointer into the interaction, e.g. `/response/body/price`. */
  place: string;
  reason: string;
  /** The release that has no contract: nothing is known to be wrong, and nothing to be right. */
  unknown?: string;
}

/** What is wrong, before anybody says between which releases. */
export type Difference = Omit<Problem, 'consumer' | 'provider'>;
