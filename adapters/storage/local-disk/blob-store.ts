import { BlobStore, type ByteRange, type StoredBlob } from "#domain/media/blob-store.port.ts"
import { BlobMissing } from "#domain/media/errors.ts"
import { DateTime, Effect, Layer, Stream } from "effect"
import { createReadStream } from "node:fs"
import { readdir, rm, rmdir, stat } from "node:fs/promises"
import { dirname, join, relative, resolve, sep } from "node:path"
import { pathOfKey } from "./blob-key.ts"
import { codeOf, copyIn, moveIn, writeOver } from "./move-in.ts"
import { onDisk } from "./on-disk.ts"
import { makePrivateFolder } from "./sync-path.ts"

export interface BlobOptions {
  readonly folder: string
}

const make = Effect.fnUntraced(function*({ folder }: BlobOptions) {
  const root = resolve(folder)
  yield* Effect.promise(() => makePrivateFolder(root))
  const pathOf = (key: string) => Effect.sync(() => pathOfKey(root, key))

  const found = Effect.fnUntraced(function*(key: string) {
    const path = yield* pathOf(key)
    const size = yield* Effect.promise(() => sizeOf(path))
    return size === null ? yield* new BlobMissing({ key }) : { path, size }
  })

  return BlobStore.of({
    moveIn: Effect.fn("BlobStore.moveIn")(function*(key, from) {
      const to = yield* pathOf(key)
      yield* onDisk(() => moveIn(from, to))
    }),
    copyIn: Effect.fn("BlobStore.copyIn")(function*(key, from) {
      const to = yield* pathOf(key)
      yield* onDisk(() => copyIn(from, to))
    }),
    copy: Effect.fn("BlobStore.copy")(function*(from, to) {
      const { path } = yield* found(from)
      const target = yield* pathOf(to)
      yield* onDisk(() => copyIn(path, target))
    }),
    put: Effect.fn("BlobStore.put")(function*(key, bytes) {
      const to = yield* pathOf(key)
      yield* onDisk(() => writeOver(bytes, to))
    }),
    size: Effect.fn("BlobStore.size")(function*(key) {
      return (yield* found(key)).size
    }),
    read: (key, range) => Stream.unwrap(Effect.map(found(key), ({ path }) => bytesOf(path, range))),
    local: Effect.fn("BlobStore.local")(function*(key) {
      return (yield* found(key)).path
    }),
    list: (prefix) => Stream.unwrap(Effect.map(pathOf(prefix), (path) => blobsIn(root, path))),
    // An unfinished copy is next to its destination, and is removed or replaced with it.
    abandonTransfers: () => Effect.void,
    removeAll: Effect.fn("BlobStore.removeAll")(function*(prefix) {
      const path = yield* pathOf(prefix.replace(/\/+$/, ""))
      yield* Effect.promise(async () => {
        await rm(path, { recursive: true, force: true })
        await removeEmpty(dirname(path), root)
      })
    }),
  })
})

/** In a folder on this machine. */
export const layer = (options: BlobOptions): Layer.Layer<BlobStore> => Layer.effect(BlobStore, make(options))

const sizeOf = async (path: string): Promise<number | null> => {
  try {
    const found = await stat(path)
    return found.isFile() ? found.size : null
  } catch (cause) {
    if (["ENOENT", "ENOTDIR"].includes(codeOf(cause) ?? "")) return null
    throw cause
  }
}

const bytesOf = (path: string, range: ByteRange | null): Stream.Stream<Uint8Array> =>
  Stream.fromAsyncIterable<Uint8Array, unknown>(
    createReadStream(path, { ...range, highWaterMark: 256 * 1024 }),
    (cause) => cause,
  ).pipe(Stream.orDie)

/** The time of the rename, which is when it was moved in. */
const blobsIn = (root: string, folder: string): Stream.Stream<StoredBlob> =>
  Stream.fromIterableEffect(Effect.promise(() => filesIn(folder))).pipe(
    Stream.mapEffect((path) =>
      Effect.promise(() =>
        stat(path).then(({ ctime }) => [{ key: keyOf(root, path), storedAt: DateTime.makeUnsafe(ctime) }], noneIfGone)
      )
    ),
    Stream.flatMap(Stream.fromIterable),
  )

const noneIfGone = (cause: unknown): ReadonlyArray<StoredBlob> => {
  isGone(cause)
  return []
}

const keyOf = (root: string, path: string): string => relative(root, path).split(sep).join("/")

const filesIn = async (folder: string): Promise<ReadonlyArray<string>> => {
  if (await stat(folder).then(() => false, isGone)) return []
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

const removeEmpty = async (folder: string, root: string): Promise<void> => {
  if (folder === root) return
  const isRemoved = await rmdir(folder).then(() => true, (cause: unknown) => isGone(cause))
  if (isRemoved) await removeEmpty(dirname(folder), root)
}

const isGone = (cause: unknown): boolean => {
  const code = codeOf(cause)
  if (code === "ENOTEMPTY" || code === "EEXIST") return false
  if (code === "ENOENT") return true
  throw cause
}
