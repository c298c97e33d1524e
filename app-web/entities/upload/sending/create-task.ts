import { endSession } from "#web/request/end-session.ts"
import type { ParcelEvent } from "../batch/batch-events.ts"
import type { Parcel } from "../batch/upload-batch.ts"
import { quietClient } from "./quiet-client.ts"
import { type Answer, answerOf } from "./refused-answer.ts"
import { finishUpload } from "./tus-calls.ts"

/** Asks the server to make the task of a parcel whose files have arrived. */
export const createTask = async (parcel: Parcel): Promise<ParcelEvent> => {
  try {
    const { tasks: [task] } = await ask(parcel)
    return task === undefined ? { _tag: "NotFound" } : { _tag: "Created", taskId: task.id, title: task.title }
  } catch (error) {
    const answer = answerOf(error)
    return waiting(answer) ?? await outcomeOf(parcel, answer)
  }
}

const ask = ({ kind, files, wishes }: Parcel) => {
  const [first = "", ...others] = files.map(({ address }) => idOf(address ?? ""))
  const upload_ids = [first, ...others] as const
  return kind === "document"
    ? quietClient.intake.createDocumentTasks.mutate({ upload_ids })
    : quietClient.intake.createTasks.mutate({ upload_ids, merge: files.length > 1, ...wishes })
}

/** Looks for the task that an earlier request may have made: one of this size that is not older than the parcel. */
export const lookForTask = async ({ files, begun }: Parcel): Promise<ParcelEvent> => {
  try {
    const { items } = await quietClient.library.listTasks.query({ page: 1, page_size: 50 })
    const size = files.reduce((sum, file) => sum + file.size, 0)
    const task = items.find(({ file_size, created_at }) =>
      file_size === size && Date.parse(created_at) > begun - clockError
    )
    return task === undefined ? { _tag: "NotFound" } : { _tag: "Created", taskId: task.id, title: task.title }
  } catch (error) {
    return waiting(answerOf(error)) ?? { _tag: "Interrupted" }
  }
}

/** How far the clocks of device and server may be apart, in milliseconds. */
const clockError = 600_000

/** What passes: no answer, a broken one, too many at once, an older server, an ended session. */
const waiting = ({ status, reason }: Answer): ParcelEvent | null => {
  if (status === 401) {
    endSession()
    return { _tag: "SignedOut" }
  }
  const isOlder = status === 404 && reason.code === ""
  return status === null || status >= 500 || status === 429 || isOlder ? { _tag: "Interrupted" } : null
}

const outcomeOf = async (parcel: Parcel, { reason, files }: Answer): Promise<ParcelEvent> => {
  const named = files.flatMap(({ index, ...reason }) => {
    const file = parcel.files[index]
    return file === undefined ? [] : [{ ...reason, fileId: file.id }]
  })
  const [only, ...others] = parcel.files
  const all = named.length === 0 && only !== undefined && others.length === 0 && isOfFile(reason.code)
    ? [{ ...reason, fileId: only.id }]
    : named
  const lost = all.filter(({ code }) => code === "UploadNotFound").map(({ fileId }) => fileId)
  if (lost.length > 0) return lost.length === parcel.files.length ? { _tag: "Gone" } : { _tag: "Lost", fileIds: lost }
  if (all.some(({ code }) => code === "UploadIncomplete")) {
    // The server stopped between the last byte and its note of it.
    await Promise.all(parcel.files.map(finishUpload))
    return { _tag: "Interrupted" }
  }
  return { _tag: "Refused", reason, files: all }
}

const isOfFile = (code: string): boolean => code.startsWith("Upload") || code.startsWith("File")

const idOf = (address: string): string => address.split("/").at(-1) ?? ""
