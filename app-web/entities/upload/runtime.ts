import { noteRefused, noteTaken } from "#web/entities/task/note-taken.ts"
import { queries } from "#web/lib/queries.ts"
import { ownRefusal } from "#web/request/refusal.ts"
import { trpc } from "#web/request/trpc.ts"
import { getQueryKey } from "@trpc/react-query"
import { applyEvent, type BatchEvent } from "./batch/batch-events.ts"
import { nextAction, type Runtime } from "./batch/run-batch.ts"
import { type BatchFile, progressOf, refusedFile, type UploadBatch } from "./batch/upload-batch.ts"
import { device } from "./device/database.ts"
import { bytesOf, forgetBytes } from "./device/file-bytes.ts"
import { kindOf } from "./file-kind.ts"
import { createTask, findCreatedTask } from "./sending/create-task.ts"
import { sendFile } from "./sending/send-file.ts"
import { batchOf, uploads } from "./uploads.ts"

/** What aborts the sending of a batch, while it is sending. */
const sending = new Map<string, AbortController>()

export const stopSending = (id: string): void => sending.get(id)?.abort()

/** Applies an event to a batch in the store. */
export const change = (id: string, event: BatchEvent): UploadBatch | undefined => {
  uploads.set((batches) => {
    const before = batches.find((batch) => batch.id === id)
    const after = before === undefined ? undefined : applyEvent(before, event)
    return after === undefined || after === before
      ? batches
      : batches.map((batch) => batch === before ? after : batch)
  })
  return batchOf(id)
}

/** The same, and stores what must survive a reload. An upload goes on even if the device cannot store it. */
export const dispatch = async (id: string, event: BatchEvent): Promise<UploadBatch | undefined> => {
  const batch = change(id, event)
  if (batch !== undefined) reportOutcome(batch, event)
  if (batch?.phase._tag === "Done") {
    await forgetBatch(batch)
    void queries.invalidateQueries({ queryKey: getQueryKey(trpc.library) })
    void queries.invalidateQueries({ queryKey: getQueryKey(trpc.folder) })
    void queries.invalidateQueries({ queryKey: getQueryKey(trpc.plan) })
  } else if (batch !== undefined && event._tag !== "Progressed" && event._tag !== "Acknowledged") {
    await storeBatch(batch)
  }
  return batch
}

/** What the first file is says enough: files of one recording are alike. */
const sourceOf = ({ kind, files: [first] }: UploadBatch) =>
  kind === "document" ? "document" : kindOf({ name: first?.name ?? "", type: "" }) === "video" ? "video" : "audio"

const reportOutcome = (batch: UploadBatch, event: BatchEvent): void => {
  const source = sourceOf(batch)
  if (event._tag === "Created") {
    noteTaken(event.taskId, { source, size: progressOf(batch).size, style: batch.options.scenario ?? null })
  }
  if (event._tag === "Refused") noteRefused(source, event.reason.code)
}

export const storeBatch = (batch: UploadBatch): Promise<boolean> =>
  device.put("batches", batch.id, batch).then(() => true, () => false)

export const forgetBatch = ({ id, files }: UploadBatch): Promise<boolean> =>
  Promise.all([device.remove("batches", id), ...files.map((file) => forgetBytes(file.id))]).then(
    () => true,
    () => false,
  )

const send = (batch: UploadBatch, file: BatchFile): Promise<BatchEvent | null> =>
  inUploadSlot(async () => {
    const bytes = await bytesOf(file.id)
    if (bytes === null) {
      return refusedFile(file.id, ownRefusal("BytesGone"))
    }
    // It may have been paused or removed while it waited for a slot.
    const now = batchOf(batch.id)
    if (now === undefined || nextAction(now)?._tag !== "Send") return null
    const stop = new AbortController()
    sending.set(batch.id, stop)
    try {
      const onEvent = (event: BatchEvent) => void dispatch(batch.id, event)
      return await sendFile({ file, bytes, signal: stop.signal, onEvent })
    } finally {
      sending.delete(batch.id)
    }
  })

/** The real device, network and server. */
export const runtime: Runtime = { find: batchOf, dispatch, send, create: createTask, look: findCreatedTask }

/** How many files are sent at the same time: more would only share the bandwidth. */
const maxConcurrent = 2

let occupied = 0
const queue: Array<() => void> = []

/** Runs work as soon as a slot is free. */
const inUploadSlot = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (occupied >= maxConcurrent) await new Promise<void>((resolve) => queue.push(resolve))
  else occupied++
  try {
    return await work()
  } finally {
    const next = queue.shift()
    if (next === undefined) occupied--
    else next()
  }
}
