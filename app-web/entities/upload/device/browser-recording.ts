/** A recording as this device stores it, from its first second until it is uploaded or discarded. */
export interface BrowserRecording {
  readonly id: string
  readonly owner: string
  /** Milliseconds since 1970, by the clock of this device. */
  readonly begun: number
  /** The media type that the browser writes. */
  readonly type: string
  /** Milliseconds of sound, without pauses. */
  readonly length: number
  readonly bytes: number
  readonly pieces: number
  /** The address of what was sent during the recording. */
  readonly address: string | null
}

/** The keys of the pieces of a recording, in order. */
export const piecesOf = (recordingId: string): IDBKeyRange =>
  IDBKeyRange.bound([recordingId, 0], [recordingId, Infinity])
