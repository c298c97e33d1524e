import { isOver, newParcel, type Parcel, type Wishes } from "./batch/upload-batch.ts"
import { forgetBytes, holdBytes, keepBytes } from "./device/file-bytes.ts"
import { noteWork } from "./device/has-work.ts"
import { lookAfter, run } from "./engine.ts"
import { forgetParcel, keepParcel, stopSending, take } from "./runtime.ts"
import { discard } from "./sending/tus-calls.ts"
import { parcelOf, uploads } from "./uploads.ts"

interface NewFile {
  readonly name: string
  readonly bytes: Blob
}

interface NewWork {
  readonly owner: string
  readonly kind: Parcel["kind"]
  readonly files: ReadonlyArray<NewFile>
  readonly wishes: Wishes
}

/** Begins to upload files that become one task. */
export const addParcel = ({ owner, kind, files, wishes }: NewWork): void => {
  const made = files.map(({ name, bytes }) => ({ id: crypto.randomUUID(), name, bytes }))
  for (const { id, bytes } of made) holdBytes(id, bytes)
  const parcel = newParcel({
    id: crypto.randomUUID(),
    owner,
    kind,
    wishes,
    begun: Date.now(),
    files: made.map(({ id, name, bytes }) => ({ id, name, size: bytes.size, ...unsent })),
  })
  begin(parcel)
  for (const { id, bytes } of made) void keepCopy(parcel.id, id, bytes)
}

const unsent = { address: null, sent: 0, onTheWay: 0, isThere: false, isDeferred: false, isKept: false }

/** Begins a parcel whose bytes are known already. */
export const begin = (parcel: Parcel): void => {
  noteWork(true)
  void keepParcel(parcel)
  void lookAfter(parcel, false)
}

const keepCopy = async (parcelId: string, fileId: string, bytes: Blob): Promise<void> => {
  if (!await keepBytes(fileId, bytes)) return
  const parcel = parcelOf(parcelId)
  if (parcel === undefined || isOver(parcel)) await forgetBytes(fileId)
  else await take(parcelId, { _tag: "Kept", fileId })
}

export const pauseParcel = async (id: string): Promise<void> => {
  await take(id, { _tag: "Paused" })
  stopSending(id)
}

export const resumeParcel = async (id: string): Promise<void> => {
  await take(id, { _tag: "Resumed" })
  await run(id)
}

export const retryParcel = async (id: string): Promise<void> => {
  await take(id, { _tag: "Retried" })
  await run(id)
}

/** Goes on without some of the files. */
export const dropFiles = async (id: string, fileIds: ReadonlyArray<string>): Promise<void> => {
  await take(id, { _tag: "Dropped", fileIds })
  await Promise.all(fileIds.map(forgetBytes))
  await run(id)
}

/** Goes on with a file whose bytes were lost here. */
export const giveFile = async (id: string, fileId: string, bytes: Blob): Promise<void> => {
  holdBytes(fileId, bytes)
  await take(id, { _tag: "Given", fileId })
  void keepCopy(id, fileId, bytes)
  await run(id)
}

/** Takes a parcel out of the list, and away from the device and the server. A task that was made stays. */
export const removeParcel = async (id: string): Promise<void> => {
  const parcel = parcelOf(id)
  if (parcel === undefined) return
  uploads.set((parcels) => parcels.filter((one) => one.id !== id))
  stopSending(id)
  await forgetParcel(parcel)
  if (isOver(parcel)) return
  await Promise.all(parcel.files.flatMap(({ address }) => address === null ? [] : [discard(address)]))
}

export const clearDone = (): void => uploads.set((parcels) => parcels.filter((parcel) => !isOver(parcel)))
