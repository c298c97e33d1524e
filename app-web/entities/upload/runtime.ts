import { queries } from "#web/lib/queries.ts"
import { trpc } from "#web/request/trpc.ts"
import { getQueryKey } from "@trpc/react-query"
import { happened, type ParcelEvent } from "./batch/batch-events.ts"
import { wants } from "./batch/next-action.ts"
import type { World } from "./batch/run-batch.ts"
import { type Parcel, type ParcelFile, refusedFile } from "./batch/upload-batch.ts"
import { device } from "./device/database.ts"
import { bytesOf, forgetBytes } from "./device/file-bytes.ts"
import { createTask, lookForTask } from "./sending/create-task.ts"
import { sendFile } from "./sending/send-file.ts"
import { inPlace } from "./sending/upload-slots.ts"
import { parcelOf, uploads } from "./uploads.ts"

/** What stops the sending of a parcel, while it sends. */
const sending = new Map<string, AbortController>()

export const stopSending = (id: string): void => sending.get(id)?.abort()

/** Changes a parcel where everybody sees it. */
export const change = (id: string, event: ParcelEvent): Parcel | undefined => {
  uploads.set((parcels) => {
    const before = parcels.find((parcel) => parcel.id === id)
    const after = before === undefined ? undefined : happened(before, event)
    return after === undefined || after === before
      ? parcels
      : parcels.map((parcel) => parcel === before ? after : parcel)
  })
  return parcelOf(id)
}

/** The same, and keeps what must survive a reload. A device that keeps nothing does not stop an upload. */
export const take = async (id: string, event: ParcelEvent): Promise<Parcel | undefined> => {
  const parcel = change(id, event)
  if (parcel?.phase._tag === "Done") {
    await forgetParcel(parcel)
    void queries.invalidateQueries({ queryKey: getQueryKey(trpc.task) })
    void queries.invalidateQueries({ queryKey: getQueryKey(trpc.plan) })
  } else if (parcel !== undefined && event._tag !== "Progressed" && event._tag !== "Acknowledged") {
    await keepParcel(parcel)
  }
  return parcel
}

export const keepParcel = (parcel: Parcel): Promise<boolean> =>
  device.put("parcels", parcel.id, parcel).then(() => true, () => false)

export const forgetParcel = ({ id, files }: Parcel): Promise<boolean> =>
  Promise.all([device.remove("parcels", id), ...files.map((file) => forgetBytes(file.id))]).then(
    () => true,
    () => false,
  )

const send = (parcel: Parcel, file: ParcelFile): Promise<ParcelEvent | null> =>
  inPlace(async () => {
    const bytes = await bytesOf(file.id)
    if (bytes === null) {
      return refusedFile(file.id, { code: "BytesGone", detail: null, said: "" })
    }
    // It may have been paused or thrown away while it waited for its place.
    const now = parcelOf(parcel.id)
    if (now === undefined || wants(now)?._tag !== "Send") return null
    const stop = new AbortController()
    sending.set(parcel.id, stop)
    try {
      return await sendFile({ file, bytes, signal: stop.signal, tell: (event) => void take(parcel.id, event) })
    } finally {
      sending.delete(parcel.id)
    }
  })

/** The world as it is: the device, the network and the server. */
export const world: World = { find: parcelOf, take, send, create: createTask, look: lookForTask }
