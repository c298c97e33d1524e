/** A file on this machine. */
export interface LocalFile {
  readonly path: string
  readonly fileName: string
  /** Bytes. */
  readonly size: number
}
