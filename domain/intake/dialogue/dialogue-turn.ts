/** What one speaker says without interruption. `begin` is in milliseconds, null if the text has no times. */
export interface DialogueTurn {
  readonly name: string | null
  readonly begin: number | null
  /** Where a subtitle ends; other texts do not say. */
  readonly end?: number
  readonly text: string
}
