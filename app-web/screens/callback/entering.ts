/** A way in that is being gone. */
export interface Entering {
  readonly error: unknown
  readonly begin: () => void
}
