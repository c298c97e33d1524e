import { getQueryKey } from "@trpc/react-query"
import { queries } from "../../../lib/queries.ts"
import { trpc } from "../../../lib/trpc.ts"
import { device } from "../device/database.ts"
import { createTask, lookForTask } from "./create-task.ts"
import { bytesOf, forgetBytes } from "./file-bytes.ts"
import { happened, type JobEvent } from "./job-events.ts"
import { wants } from "./job-wants.ts"
import { type Job, type JobFile, refusedFile } from "./job.ts"
import { inPlace } from "./places.ts"
import type { World } from "./run-job.ts"
import { sendFile } from "./send-file.ts"
import { jobOf, uploads } from "./uploads.ts"

/** What stops the sending of a job, while it sends. */
const sending = new Map<string, AbortController>()

export const stopSending = (id: string): void => sending.get(id)?.abort()

/** Changes a job where everybody sees it. */
export const change = (id: string, event: JobEvent): Job | undefined => {
  uploads.set((jobs) => {
    const before = jobs.find((job) => job.id === id)
    const after = before === undefined ? undefined : happened(before, event)
    return after === undefined || after === before ? jobs : jobs.map((job) => job === before ? after : job)
  })
  return jobOf(id)
}

/** The same, and keeps what must survive a reload. A device that keeps nothing does not stop an upload. */
export const take = async (id: string, event: JobEvent): Promise<Job | undefined> => {
  const job = change(id, event)
  if (job?.phase._tag === "Done") {
    await forgetJob(job)
    await queries.invalidateQueries({ queryKey: getQueryKey(trpc.task) })
    await queries.invalidateQueries({ queryKey: getQueryKey(trpc.plan) })
  } else if (job !== undefined && event._tag !== "Progressed") await keepJob(job)
  return job
}

export const keepJob = (job: Job): Promise<boolean> => device.put("jobs", job.id, job).then(() => true, () => false)

export const forgetJob = ({ id, files }: Job): Promise<boolean> =>
  Promise.all([device.remove("jobs", id), ...files.map((file) => forgetBytes(file.id))]).then(() => true, () => false)

const send = (job: Job, file: JobFile): Promise<JobEvent | null> =>
  inPlace(async () => {
    const bytes = await bytesOf(file.id)
    if (bytes === null) {
      return refusedFile(file.id, { code: "BytesGone", detail: null, said: "" })
    }
    // It may have been paused or thrown away while it waited for its place.
    const now = jobOf(job.id)
    if (now === undefined || wants(now)?._tag !== "Send") return null
    const stop = new AbortController()
    sending.set(job.id, stop)
    try {
      return await sendFile({ file, bytes, signal: stop.signal, tell: (event) => void take(job.id, event) })
    } finally {
      sending.delete(job.id)
    }
  })

/** The world as it is: the device, the network and the server. */
export const world: World = { find: jobOf, take, send, create: createTask, look: lookForTask }
