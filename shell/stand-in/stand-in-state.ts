/** Element id of the initial data of the stand-in shell's page. */
export const standInStateId = 'gvg-state-stand-in';

/** Cookie with the preferred provider state, one of those in the pacts. */
export const givenCookie = 'GVG_STAND_IN_GIVEN';

/** Additional state of the stand-in shell's page. */
export interface StandInState {
  /** The remote under development. */
  remote: string;
  /** One path for each of its pages. */
  links: readonly string[];
  /** Origin of the live site whose API is used; undefined for recorded responses. */
  api?: string;
  /** Provider states of the recorded responses. */
  states: readonly string[];
  /** Its first page is for staff. */
  isOfStaff: boolean;
}
