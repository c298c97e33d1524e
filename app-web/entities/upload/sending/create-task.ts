import type { AppRouter } from "#api/trpc/router.ts"
import { token } from "#web/lib/session.ts"
import { callsPerRequest } from "#web/request/calls-per-request.ts"
import { endSession } from "#web/request/end-session.ts"
import { refusalOf } from "#web/request/error-message.ts"
import { listIn, numberIn, ownRefusal, readRefusal, type Refusal, textIn } from "#web/request/refusal.ts"
import { credentials } from "#web/request/send.ts"
import { createTRPCClient, httpBatchLink, TRPCClientError } from "@trpc/client"
import type { BatchEvent } from "../batch/batch-events.ts"
import type { TranscriptionOptions, UploadBatch } from "../batch/upload-batch.ts"
import { finishUpload } from "./tus-calls.ts"

/** Why a call failed. */
interface FailedCall {
  /** Null when there was no response. */
  readonly status: number | null
  readonly reason: Refusal
  /** The refused files, by their index in the request. */
  readonly files: ReadonlyArray<{ readonly index: number; readonly refusal: Refusal }>
}

const failedCall = (error: unknown): FailedCall => {
  const data: unknown = error instanceof TRPCClientError ? error.data : null
  return {
    status: numberIn(data, "httpStatus"),
    reason: refusalOf(error) ?? { ...ownRefusal(""), message: error instanceof Error ? error.message : "" },
    files: listIn(data, "files").map((file) => ({
      index: numberIn(file, "index") ?? -1,
      refusal: readRefusal(file, textIn(file, "message") ?? "") ?? ownRefusal(""),
    })),
  }
}

/** A client whose failures stay here: a restarting server brings up no overlay, an ended session no other page. */
const client = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: "/trpc", headers: credentials, maxItems: callsPerRequest })],
})

/** Asks the server to create the task of a batch whose files have arrived. */
export const createTask = async (batch: UploadBatch): Promise<BatchEvent> => {
  const bearer = token()
  try {
    const { tasks: [task] } = await requestAnyhow(batch)
    return task === undefined ? { _tag: "NotFound" } : { _tag: "Created", taskId: task.id, title: task.title }
  } catch (error) {
    const refusal = failedCall(error)
    return temporary(refusal, bearer) ?? await outcomeOf(batch, refusal)
  }
}

/** A folder that was deleted meanwhile does not hold the file up: it goes into none. */
const requestAnyhow = async (batch: UploadBatch) => {
  try {
    return await request(batch)
  } catch (error) {
    if (failedCall(error).reason.code !== "FolderNotFound") throw error
    const { folder_id: _gone, ...options } = batch.options
    return request({ ...batch, options })
  }
}

const folderOf = ({ folder_id }: TranscriptionOptions) => folder_id === undefined ? {} : { folder_id }

const request = ({ kind, files, options }: UploadBatch) => {
  const [first = "", ...others] = files.map(({ address }) => idOf(address ?? ""))
  const upload_ids = [first, ...others] as const
  return kind === "document"
    ? client.intake.createDocumentTasks.mutate({ upload_ids, ...folderOf(options) })
    : client.intake.createTasks.mutate({ upload_ids, merge: files.length > 1, ...options })
}

/** Searches for the task that an earlier request may have created: one of this size that is not older than the batch. */
export const findCreatedTask = async ({ files, begun }: UploadBatch): Promise<BatchEvent> => {
  const bearer = token()
  try {
    const { items } = await client.library.listTasks.query({ page: 1, page_size: 50 })
    const size = files.reduce((sum, file) => sum + file.size, 0)
    const task = items.find(({ file_size, created_at }) =>
      file_size === size && Date.parse(created_at) > begun - clockToleranceMs
    )
    return task === undefined ? { _tag: "NotFound" } : { _tag: "Created", taskId: task.id, title: task.title }
  } catch (error) {
    return temporary(failedCall(error), bearer) ?? { _tag: "Interrupted" }
  }
}

/** How far the clocks of device and server may be apart. */
const clockToleranceMs = 600_000

/** Failures that pass: no response, a broken one, too many requests, an older server, an ended session. */
const temporary = ({ status, reason }: FailedCall, bearer: string | null): BatchEvent | null => {
  if (status === 401) {
    endSession(bearer)
    return { _tag: "SignedOut" }
  }
  const isOlder = status === 404 && reason.code === ""
  return status === null || status >= 500 || status === 429 || isOlder ? { _tag: "Interrupted" } : null
}

const outcomeOf = async (batch: UploadBatch, { reason, files }: FailedCall): Promise<BatchEvent> => {
  const named = files.flatMap(({ index, refusal }) => {
    const file = batch.files[index]
    return file === undefined ? [] : [{ ...refusal, fileId: file.id }]
  })
  const [only, ...others] = batch.files
  const all = named.length === 0 && only !== undefined && others.length === 0 && isOfFile(reason.code)
    ? [{ ...reason, fileId: only.id }]
    : named
  const lost = all.filter(({ code }) => code === "UploadNotFound").map(({ fileId }) => fileId)
  if (lost.length > 0) return lost.length === batch.files.length ? { _tag: "Gone" } : { _tag: "Lost", fileIds: lost }
  if (all.some(({ code }) => code === "UploadIncomplete")) {
    // The server stopped after receiving the last byte but before noting it.
    await Promise.all(batch.files.map(finishUpload))
    return { _tag: "Interrupted" }
  }
  return { _tag: "Refused", reason, files: all }
}

const isOfFile = (code: string): boolean => code.startsWith("Upload") || code.startsWith("File")

const idOf = (address: string): string => address.split("#")[0]?.split("/").at(-1) ?? ""
