/** Element id of the data that the stand-in shell's page starts with. */
export const standInStateId = 'gvg-state-stand-in';

/** Cookie with the provider state that is preferred, of those the pacts name. */
export const givenCookie = 'GVG_STAND_IN_GIVEN';

/** What the page of the stand-in shell knows besides what every page of the shell does. */
export interface StandInState {
  /** The remote that is worked on. */
  remote: string;
  /** An address of each of its pages. */
  links: readonly string[];
  /** Where the live site is whose API answers; undefined: responses are recorded ones. */
  api?: string;
  /** Provider states of the recorded responses. */
  states: readonly string[];
  /** Whether its first page is for staff. */
  isOfStaff: boolean;
}
