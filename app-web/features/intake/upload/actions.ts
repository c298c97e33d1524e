import { noteWork } from "../device/has-work.ts"
import { lookAfter, run } from "./engine.ts"
import { forgetBytes, holdBytes, keepBytes } from "./file-bytes.ts"
import { isOver, type Job, newJob, type Wishes } from "./job.ts"
import { discard } from "./tus-calls.ts"
import { jobOf, uploads } from "./uploads.ts"
import { forgetJob, keepJob, stopSending, take } from "./world.ts"

export interface NewFile {
  readonly name: string
  readonly bytes: Blob
}

interface NewWork {
  readonly owner: string
  readonly kind: Job["kind"]
  readonly files: ReadonlyArray<NewFile>
  readonly wishes: Wishes
}

/** Begins to upload files that become one task. */
export const addJob = ({ owner, kind, files, wishes }: NewWork): void => {
  const made = files.map(({ name, bytes }) => ({ id: crypto.randomUUID(), name, bytes }))
  for (const { id, bytes } of made) holdBytes(id, bytes)
  const job = newJob({
    id: crypto.randomUUID(),
    owner,
    kind,
    wishes,
    begun: Date.now(),
    files: made.map(({ id, name, bytes }) => ({ id, name, size: bytes.size, ...unsent })),
  })
  begin(job)
  for (const { id, bytes } of made) void keepCopy(job.id, id, bytes)
}

export const unsent = { address: null, sent: 0, isThere: false, isDeferred: false, isKept: false }

/** Begins a job whose bytes are known already. */
export const begin = (job: Job): void => {
  noteWork(true)
  void keepJob(job)
  void lookAfter(job, false)
}

const keepCopy = async (jobId: string, fileId: string, bytes: Blob): Promise<void> => {
  if (!await keepBytes(fileId, bytes)) return
  const job = jobOf(jobId)
  if (job === undefined || isOver(job)) await forgetBytes(fileId)
  else await take(jobId, { _tag: "Kept", fileId })
}

export const pauseJob = async (id: string): Promise<void> => {
  await take(id, { _tag: "Paused" })
  stopSending(id)
}

export const resumeJob = async (id: string): Promise<void> => {
  await take(id, { _tag: "Resumed" })
  await run(id)
}

export const retryJob = async (id: string): Promise<void> => {
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

/** Takes a job out of the list, and away from the device and the server. A task that was made stays. */
export const removeJob = async (id: string): Promise<void> => {
  const job = jobOf(id)
  if (job === undefined) return
  uploads.set((jobs) => jobs.filter((one) => one.id !== id))
  stopSending(id)
  await forgetJob(job)
  if (isOver(job)) return
  await Promise.all(job.files.flatMap(({ address }) => address === null ? [] : [discard(address)]))
}

export const clearDone = (): void => uploads.set((jobs) => jobs.filter((job) => !isOver(job)))
