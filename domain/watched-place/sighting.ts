/** A file or an episode that was seen in a place. */
export interface Sighting {
  /** By what it is known in its place: a path, the key of an object, or the id of an episode. */
  readonly key: string
  /** A second name, as feeds change their ids: the address of an episode, without its query. */
  readonly also: string | null
  /** Changes whenever its bytes do; always the same for an episode. */
  readonly version: string
  /** Where its bytes are. */
  readonly address: string
  /** With an extension that tells its kind. */
  readonly fileName: string
  /** Null to use the name of the file. */
  readonly title: string | null
  /** Bytes, as far as the place says. */
  readonly size: number | null
  /** Milliseconds since 1970: when it was published or written; null if unknown. */
  readonly at: number | null
}
