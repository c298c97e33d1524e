/** The server's own texts in one language. `{brand}` and `{url}` stand for the product and the server. */
export interface LegalWords {
  readonly terms: LegalText
  readonly privacy: LegalText
  /** Who publishes these texts. */
  readonly note: string
}

interface LegalText {
  readonly title: string
  readonly sections: ReadonlyArray<readonly [heading: string, text: string]>
}
