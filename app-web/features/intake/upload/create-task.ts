import { TRPCClientError } from "@trpc/client"
import { endSession } from "../../../request/end-session.ts"
import { errorCode } from "../../../request/sorry.ts"
import type { JobEvent } from "./job-events.ts"
import type { Job } from "./job.ts"
import { quietClient } from "./quiet-client.ts"
import { finishUpload } from "./tus-calls.ts"

/** Asks the server to make the task of a job whose files have arrived. */
export const createTask = async (job: Job): Promise<JobEvent> => {
  try {
    const { tasks: [task] } = await ask(job)
    return task === undefined ? { _tag: "NotFound" } : { _tag: "Created", taskId: task.id, title: task.title }
  } catch (error) {
    return outcomeOf(job, error)
  }
}

const ask = ({ kind, files, wishes }: Job) => {
  const [first = "", ...others] = files.map(({ address }) => idOf(address ?? ""))
  const upload_ids = [first, ...others] as const
  return kind === "document"
    ? quietClient.intake.createDocumentTasks.mutate({ upload_ids })
    : quietClient.intake.createTasks.mutate({ upload_ids, merge: files.length > 1, ...wishes })
}

/** Looks for the task that an earlier request may have made: one of this size that is not older than the job. */
export const lookForTask = async ({ files, begun }: Job): Promise<JobEvent> => {
  try {
    const { items } = await quietClient.task.listTasks.query({ page: 1, page_size: 50 })
    const size = files.reduce((sum, file) => sum + file.size, 0)
    const task = items.find(({ file_size, created_at }) =>
      file_size === size && Date.parse(created_at) > begun - clockError
    )
    return task === undefined ? { _tag: "NotFound" } : { _tag: "Created", taskId: task.id, title: task.title }
  } catch (error) {
    return waiting(error) ?? { _tag: "Interrupted" }
  }
}

/** How far the clocks of device and server may be apart, in milliseconds. */
const clockError = 600_000

const outcomeOf = async (job: Job, error: unknown): Promise<JobEvent> => {
  const wait = waiting(error)
  if (wait !== null) return wait
  const code = errorCode(error) ?? "Unknown"
  if (code === "UploadNotFound") return { _tag: "Gone" }
  if (code === "UploadIncomplete") {
    // The server stopped between the last byte and its note of it.
    await Promise.all(job.files.map(finishUpload))
    return { _tag: "Interrupted" }
  }
  const said = error instanceof Error ? error.message : ""
  const culprit = job.files.length === 1 ? job.files[0] : job.files.find(({ name }) => said.includes(`"${name}"`))
  return { _tag: "Refused", reason: { code, detail: reasonOf(error), said, fileId: culprit?.id ?? null } }
}

/** What passes: no answer, a broken one, too many at once, an ended session. */
const waiting = (error: unknown): JobEvent | null => {
  const status = statusOf(error)
  if (status === 401) {
    endSession()
    return { _tag: "SignedOut" }
  }
  return status === null || status >= 500 || status === 429 || status === 404 && errorCode(error) === null
    ? { _tag: "Interrupted" }
    : null
}

const dataOf = (error: unknown): unknown => error instanceof TRPCClientError ? error.data : null

const statusOf = (error: unknown): number | null => {
  const data = dataOf(error)
  return typeof data === "object" && data !== null && "httpStatus" in data && typeof data.httpStatus === "number"
    ? data.httpStatus
    : null
}

const reasonOf = (error: unknown): string | null => {
  const data = dataOf(error)
  return typeof data === "object" && data !== null && "reason" in data && typeof data.reason === "string"
    ? data.reason
    : null
}

const idOf = (address: string): string => address.split("/").at(-1) ?? ""
