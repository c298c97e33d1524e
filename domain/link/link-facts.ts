/** Subtitles that people wrote. */
export interface Captions {
  /** As the site spells it: en, pt-BR. */
  readonly language: string
  /** The name of the language, or what the site calls them. */
  readonly name: string
}

/** What a site says about a video before it is fetched. */
export interface LinkFacts {
  readonly title: string
  /** Seconds; null if the site does not say. */
  readonly duration: number | null
  /** Bytes of what would be fetched; null if the site does not say. */
  readonly size: number | null
  readonly captions: ReadonlyArray<Captions>
}
