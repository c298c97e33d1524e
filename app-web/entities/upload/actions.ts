import { isOver, newBatch, type TranscriptionOptions, type UploadBatch } from "./batch/upload-batch.ts"
import { forgetBytes, holdBytes, storeBytes } from "./device/file-bytes.ts"
import { setHasWork } from "./device/has-work.ts"
import { attachBatch, run } from "./engine.ts"
import { dispatch, forgetBatch, stopSending, storeBatch } from "./runtime.ts"
import { discard } from "./sending/tus-calls.ts"
import { batchOf, uploads } from "./uploads.ts"

interface NewFile {
  readonly name: string
  readonly bytes: Blob
}

interface NewUpload {
  readonly owner: string
  readonly kind: UploadBatch["kind"]
  readonly files: ReadonlyArray<NewFile>
  readonly options: TranscriptionOptions
}

/** Starts uploading files that become one task. */
export const addBatch = ({ owner, kind, files, options }: NewUpload): void => {
  const named = files.map(({ name, bytes }) => ({ id: crypto.randomUUID(), name, bytes }))
  for (const { id, bytes } of named) holdBytes(id, bytes)
  const batch = newBatch({
    id: crypto.randomUUID(),
    owner,
    kind,
    options,
    begun: Date.now(),
    files: named.map(({ id, name, bytes }) => ({ id, name, size: bytes.size, ...unsent })),
  })
  startBatch(batch)
  for (const { id, bytes } of named) void storeCopy(batch.id, id, bytes)
}

const unsent = { address: null, sent: 0, onTheWay: 0, isThere: false, isDeferred: false, isKept: false }

/** Starts a batch whose bytes are already held. */
export const startBatch = (batch: UploadBatch): void => {
  setHasWork(true)
  void storeBatch(batch)
  void attachBatch(batch, false)
}

const storeCopy = async (batchId: string, fileId: string, bytes: Blob): Promise<void> => {
  if (!await storeBytes(fileId, bytes)) return
  const batch = batchOf(batchId)
  if (batch === undefined || isOver(batch)) await forgetBytes(fileId)
  else await dispatch(batchId, { _tag: "Kept", fileId })
}

export const pauseBatch = async (id: string): Promise<void> => {
  await dispatch(id, { _tag: "Paused" })
  stopSending(id)
}

export const resumeBatch = async (id: string): Promise<void> => {
  await dispatch(id, { _tag: "Resumed" })
  await run(id)
}

export const retryBatch = async (id: string): Promise<void> => {
  await dispatch(id, { _tag: "Retried" })
  await run(id)
}

/** Continues without some of the files. */
export const dropFiles = async (id: string, fileIds: ReadonlyArray<string>): Promise<void> => {
  await dispatch(id, { _tag: "Dropped", fileIds })
  await Promise.all(fileIds.map(forgetBytes))
  await run(id)
}

/** Continues with a file whose bytes could no longer be read here. */
export const replaceFile = async (id: string, fileId: string, bytes: Blob): Promise<void> => {
  holdBytes(fileId, bytes)
  await dispatch(id, { _tag: "Given", fileId })
  void storeCopy(id, fileId, bytes)
  await run(id)
}

/** Removes a batch from the list, the device and the server. A task that was created stays. */
export const removeBatch = async (id: string): Promise<void> => {
  const batch = batchOf(id)
  if (batch === undefined) return
  uploads.set((batches) => batches.filter((one) => one.id !== id))
  stopSending(id)
  await forgetBatch(batch)
  if (isOver(batch)) return
  await Promise.all(batch.files.flatMap(({ address }) => address === null ? [] : [discard(address)]))
}

export const clearFinished = (): void => uploads.set((batches) => batches.filter((batch) => !isOver(batch)))
