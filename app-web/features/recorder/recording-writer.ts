import type { Take } from "#web/entities/upload/device/browser-recording.ts"
import { device } from "#web/entities/upload/device/database.ts"
import { noteWork } from "#web/entities/upload/device/has-work.ts"
import { pieceRange } from "#web/entities/upload/device/piece-range.ts"

export interface TakeKeeper {
  /** Adds a piece; false when the device took it no more. Nothing is lost then: it stays in memory. */
  readonly add: (piece: Blob, length: number) => Promise<boolean>
  readonly note: (more: Partial<Take>) => Promise<void>
  /** The whole recording, from the device and from memory. */
  readonly whole: () => Promise<Blob>
  readonly take: () => Take
  readonly isKept: () => boolean
}

/** Keeps a recording piece by piece, so that a crash costs a second of it. */
export const keepTake = async (first: Take): Promise<TakeKeeper> => {
  let take = first
  const inMemory: Array<Blob> = []
  let isKept = await device.put("takes", take.id, take).then(() => true, () => false)
  if (isKept) noteWork(true)
  const save = async (more: Partial<Take>): Promise<void> => {
    take = { ...take, ...more }
    if (isKept) await device.put("takes", take.id, take)
  }
  return {
    add: async (piece, length) => {
      const wasKept = isKept
      try {
        if (isKept) await device.put("pieces", [take.id, take.pieces], piece)
        else inMemory.push(piece)
        await save({ pieces: take.pieces + 1, bytes: take.bytes + piece.size, length })
        return true
      } catch {
        isKept = false
        inMemory.push(piece)
        take = { ...take, pieces: take.pieces + 1, bytes: take.bytes + piece.size, length }
        return !wasKept
      }
    },
    note: (more) => save(more).catch(() => undefined),
    whole: async () => {
      const count = take.pieces - inMemory.length
      const kept = count === 0 ? [] : await device.all("pieces", pieceRange(take.id))
      return new Blob([...kept.slice(0, count), ...inMemory], { type: take.type })
    },
    take: () => take,
    isKept: () => isKept,
  }
}
