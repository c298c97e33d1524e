import { type BrowserRecording, piecesOf } from "#web/entities/upload/device/browser-recording.ts"
import { device } from "#web/entities/upload/device/database.ts"
import { setHasWork } from "#web/entities/upload/device/has-work.ts"

export interface RecordingWriter {
  /** Adds a piece; false when the device could not store it. It is not lost then, but stays in memory. */
  readonly add: (piece: Blob, length: number) => Promise<boolean>
  readonly update: (more: Partial<BrowserRecording>) => Promise<void>
  /** The whole recording, from the device and from memory. */
  readonly whole: () => Promise<Blob>
  readonly recording: () => BrowserRecording
  readonly isKept: () => boolean
}

/** Stores a recording piece by piece, so that a crash costs only a second of it. */
export const recordingWriter = async (first: BrowserRecording): Promise<RecordingWriter> => {
  let recording = first
  const inMemory: Array<Blob> = []
  let isKept = await device.put("recordings", recording.id, recording).then(() => true, () => false)
  if (isKept) setHasWork(true)
  const save = async (more: Partial<BrowserRecording>): Promise<void> => {
    recording = { ...recording, ...more }
    if (isKept) await device.put("recordings", recording.id, recording)
  }
  return {
    add: async (piece, length) => {
      const wasKept = isKept
      const after = { pieces: recording.pieces + 1, bytes: recording.bytes + piece.size, length }
      try {
        if (isKept) await device.put("pieces", [recording.id, recording.pieces], piece)
        else inMemory.push(piece)
        await save(after)
        return true
      } catch {
        isKept = false
        inMemory.push(piece)
        recording = { ...recording, ...after }
        return !wasKept
      }
    },
    update: (more) => save(more).catch(() => undefined),
    whole: async () => {
      const count = recording.pieces - inMemory.length
      const stored = count === 0 ? [] : await device.all("pieces", piecesOf(recording.id))
      return new Blob([...stored.slice(0, count), ...inMemory], { type: recording.type })
    },
    recording: () => recording,
    isKept: () => isKept,
  }
}
