/** A case that the running site does not permit, such as one that needs staff where nobody can sign in as staff. */
export class NotPossible extends Error {}
