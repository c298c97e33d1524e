import { device } from "./database.ts"
import { pieceRange } from "./piece-range.ts"
import { hasRoomFor } from "./room.ts"

const inMemory = new Map<string, Blob>()

export const holdBytes = (fileId: string, bytes: Blob): void => {
  inMemory.set(fileId, bytes)
}

/** Copies the bytes to the device, so that a reload does not lose them; false when it has no room or forbids it. */
export const keepBytes = async (fileId: string, bytes: Blob): Promise<boolean> => {
  try {
    if (!await hasRoomFor(bytes.size)) return false
    await device.put("bytes", fileId, bytes)
    return true
  } catch {
    return false
  }
}

/** The bytes of a file, where they can still be read: in memory, as a copy, or as the pieces of a recording. */
export const bytesOf = async (fileId: string): Promise<Blob | null> => {
  try {
    const bytes = inMemory.get(fileId) ?? await device.get("bytes", fileId) ?? await recordedBytes(fileId)
    await bytes?.slice(0, 1).arrayBuffer()
    return bytes
  } catch {
    return null
  }
}

/** A recording as one file. */
export const recordedBytes = async (takeId: string): Promise<Blob | null> => {
  const [take, pieces] = await Promise.all([device.get("takes", takeId), device.all("pieces", pieceRange(takeId))])
  return take === undefined || pieces.length === 0 ? null : new Blob([...pieces], { type: take.type })
}

export const forgetBytes = async (fileId: string): Promise<void> => {
  inMemory.delete(fileId)
  await Promise.all([
    device.remove("bytes", fileId),
    device.remove("takes", fileId),
    device.remove("pieces", pieceRange(fileId)),
  ])
}
