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
    const pieces = piecesFor(file, arriving.offset)
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

/** Small writes cost more than the bytes: they are gathered, and written while the next ones arrive. */
const gathered = 1_048_576
const flushedAtOnce = 8 * gathered

const piecesFor = (file: FileHandle, offset: number) => {
  let waiting: Array<Uint8Array> = []
  let size = 0
  let position = offset
  let writing = Promise.resolve()
  let flushed = offset
  let flushing = Promise.resolve()
  // While more arrives: flushing all at the end would take as long again.
  const flushSome = (): void => {
    if (position - flushed < flushedAtOnce) return
    flushed = position
    flushing = Promise.all([flushing, writing]).then(() => file.datasync())
    // Its failure is found by the last flush.
    flushing.catch(() => undefined)
  }
  const begin = async (): Promise<void> => {
    await writing
    if (size === 0) return
    writing = writeAll(file, waiting, position)
    position += size
    waiting = []
    size = 0
    flushSome()
  }
  return {
    add: async (piece: Uint8Array): Promise<void> => {
      waiting.push(piece)
      size += piece.byteLength
      if (size >= gathered) await begin()
    },
    flush: async (): Promise<void> => {
      await begin()
      await writing
      await flushing
    },
  }
}

/** A single call may write less than all, above all on a disk that is nearly full. */
const writeAll = async (file: FileHandle, pieces: ReadonlyArray<Uint8Array>, position: number): Promise<void> => {
  const { bytesWritten } = await file.writev([...pieces], position)
  const rest = pieces.reduce((sum, { byteLength }) => sum + byteLength, 0) - bytesWritten
  if (rest > 0) await writeAll(file, [Buffer.concat(pieces).subarray(bytesWritten)], position + bytesWritten)
}
