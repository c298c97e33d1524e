/** A recording as this device keeps it while it is made, and until it is uploaded or thrown away. */
export interface Take {
  readonly id: string
  readonly owner: string
  /** Milliseconds since 1970, by this device. */
  readonly begun: number
  /** The media type the browser writes. */
  readonly type: string
  /** Milliseconds of sound, without pauses. */
  readonly length: number
  readonly bytes: number
  readonly pieces: number
  /** Where the server keeps what was sent while it was made. */
  readonly address: string | null
}
