/** A sign-in in progress. */
export interface Entering {
  readonly error: unknown
  readonly begin: () => void
}
