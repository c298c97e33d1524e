import { type Arriving, DiskFull } from "#domain/intake/upload-sink.port.ts"
import { constants } from "node:fs"
import { type FileHandle, open } from "node:fs/promises"
import { dirname } from "node:path"
import { codeOf } from "./move-in.ts"
import { type Arrived, readArriving } from "./read-arriving.ts"
import { syncPath } from "./sync-path.ts"

/** Writes what arrives into a file, and flushes it to the disk however it ends. */
export const writeArriving = async (path: string, arriving: Arriving, signal: AbortSignal): Promise<Arrived> => {
  const file = await open(path, constants.O_CREAT | constants.O_RDWR, 0o600)
  try {
    await file.truncate(arriving.offset)
    const pieces = piecesFor(file, arriving)
    const arrived = await readArriving(arriving, signal, pieces.add)
    await pieces.flush()
    await file.datasync()
    if (arriving.offset === 0) await syncPath(dirname(path))
    return arrived
  } catch (cause) {
    if (["ENOSPC", "EDQUOT"].includes(codeOf(cause) ?? "")) return new DiskFull()
    throw cause
  } finally {
    await file.close()
  }
}

/** What arrives during a write is written together afterwards; beyond this, the sender waits. */
const gathered = 4_194_304
const flushedAtOnce = 2 * gathered

const piecesFor = (file: FileHandle, { bytes, offset }: Arriving) => {
  let waiting: Array<Uint8Array> = []
  let size = 0
  let position = offset
  let writing: Promise<void> | null = null
  let flushed = offset
  let flushing = Promise.resolve()
  const writeWaiting = async (): Promise<void> => {
    const [pieces, at] = [waiting, position]
    position += size
    waiting = []
    size = 0
    await writeAll(file, pieces, at)
    for (const piece of pieces) bytes.release?.(piece)
    flushSome()
    if (size > 0) await writeWaiting()
    else writing = null
  }
  // While more arrives: flushing all at the end would take as long again.
  const flushSome = (): void => {
    if (position - flushed < flushedAtOnce) return
    flushed = position
    flushing = flushing.then(() => file.datasync())
    flushing.catch(ignored)
  }
  return {
    add: async (piece: Uint8Array): Promise<void> => {
      waiting.push(piece)
      size += piece.byteLength
      writing ??= writeWaiting()
      writing.catch(ignored)
      if (size >= gathered) await writing
    },
    flush: async (): Promise<void> => {
      await writing
      await flushing
    },
  }
}

/** The next await reports the failure. */
const ignored = (): undefined => undefined

/** A single call may not write everything, especially on a disk that is nearly full. */
const writeAll = async (file: FileHandle, pieces: ReadonlyArray<Uint8Array>, position: number): Promise<void> => {
  const { bytesWritten } = await file.writev([...pieces], position)
  const rest = pieces.reduce((sum, { byteLength }) => sum + byteLength, 0) - bytesWritten
  if (rest > 0) await writeAll(file, [Buffer.concat(pieces).subarray(bytesWritten)], position + bytesWritten)
}
