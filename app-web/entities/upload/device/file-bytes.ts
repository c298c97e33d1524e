import { piecesOf } from "./browser-recording.ts"
import { device } from "./database.ts"

const inMemory = new Map<string, Blob>()

export const holdBytes = (fileId: string, bytes: Blob): void => {
  inMemory.set(fileId, bytes)
}

/** Space left free for everything else that the browser stores for us. */
const reservedBytes = 20_000_000

/** Whether the device reports enough space. A browser that reports nothing may try. */
const hasRoomFor = async (bytes: number): Promise<boolean> => {
  const { quota, usage } = await navigator.storage?.estimate?.() ?? {}
  return quota === undefined || usage === undefined || quota - usage - reservedBytes > bytes
}

/** Copies the bytes to the device, so that they survive a reload; false when it has no space or forbids it. */
export const storeBytes = async (fileId: string, bytes: Blob): Promise<boolean> => {
  try {
    if (!await hasRoomFor(bytes.size)) return false
    await device.put("bytes", fileId, bytes)
    return true
  } catch {
    return false
  }
}

/** The bytes of a file if they are still readable: from memory, from the copy, or from the pieces of a recording. */
export const bytesOf = (fileId: string): Promise<Blob | null> =>
  firstReadable([
    () => Promise.resolve(inMemory.get(fileId)),
    () => device.get("bytes", fileId),
    () => recordingBytes(fileId),
  ])

/** A file that was changed or moved after it was chosen cannot be read, but its copy can. */
export const firstReadable = async (
  [find, ...others]: ReadonlyArray<() => Promise<Blob | null | undefined>>,
): Promise<Blob | null> => {
  if (find === undefined) return null
  try {
    const bytes = await find() ?? null
    await bytes?.slice(0, 1).arrayBuffer()
    return bytes ?? firstReadable(others)
  } catch {
    return firstReadable(others)
  }
}

/** A recording as one file. */
export const recordingBytes = async (id: string): Promise<Blob | null> => {
  const [recording, pieces] = await Promise.all([device.get("recordings", id), device.all("pieces", piecesOf(id))])
  return recording === undefined || pieces.length === 0 ? null : new Blob([...pieces], { type: recording.type })
}

export const forgetBytes = async (fileId: string): Promise<void> => {
  inMemory.delete(fileId)
  await Promise.all([
    device.remove("bytes", fileId),
    device.remove("recordings", fileId),
    device.remove("pieces", piecesOf(fileId)),
  ])
}
