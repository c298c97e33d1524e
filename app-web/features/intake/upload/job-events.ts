import type { FileReason, Job, JobFile, Reason } from "./job.ts"

/** What happens to a job: by the reader, by the network, by the server. */
export type JobEvent =
  | { readonly _tag: "Paused" }
  | { readonly _tag: "Resumed" }
  /** The server keeps this file at this address. */
  | { readonly _tag: "Opened"; readonly fileId: string; readonly address: string }
  | { readonly _tag: "Progressed"; readonly fileId: string; readonly address: string; readonly sent: number }
  | { readonly _tag: "Arrived"; readonly fileId: string; readonly address: string }
  | { readonly _tag: "Kept"; readonly fileId: string }
  | { readonly _tag: "Interrupted" }
  | { readonly _tag: "SignedOut" }
  | { readonly _tag: "Woke" }
  | { readonly _tag: "Asking" }
  | { readonly _tag: "Created"; readonly taskId: string; readonly title: string }
  /** The server knows nothing of the uploads any more. */
  | { readonly _tag: "Gone" }
  /** The server lost some of the files: they are sent once more. */
  | { readonly _tag: "Lost"; readonly fileIds: ReadonlyArray<string> }
  | { readonly _tag: "NotFound" }
  | { readonly _tag: "Refused"; readonly reason: Reason; readonly files: ReadonlyArray<FileReason> }
  | { readonly _tag: "Retried" }
  /** The reader chose a file again whose bytes were lost here. */
  | { readonly _tag: "Given"; readonly fileId: string }
  | { readonly _tag: "Dropped"; readonly fileIds: ReadonlyArray<string> }

/** What a job is after an event. What does not fit its state changes nothing. */
export const happened = (job: Job, event: JobEvent): Job => {
  if (job.phase._tag === "Done") return job
  switch (event._tag) {
    case "Paused":
      return job.phase._tag === "Sending" ? { ...job, isPaused: true } : job
    case "Resumed":
      return { ...job, isPaused: false, waitsFor: null }
    case "Opened":
      return withFile(
        job,
        event.fileId,
        (file) => file.address === event.address ? file : { ...file, address: event.address, sent: 0, isThere: false },
      )
    case "Progressed":
      return withFile(
        job,
        event.fileId,
        (file) =>
          file.address === event.address
            ? { ...file, sent: Math.min(file.size, Math.max(file.sent, event.sent)) }
            : file,
      )
    case "Arrived":
      return withFile(
        job,
        event.fileId,
        (file) =>
          file.address === event.address ? { ...file, sent: file.size, isThere: true, isDeferred: false } : file,
      )
    case "Kept":
      return withFile(job, event.fileId, (file) => ({ ...file, isKept: true }))
    case "Interrupted":
      return { ...job, waitsFor: "network" }
    case "SignedOut":
      return { ...job, waitsFor: "signIn" }
    case "Woke":
      return { ...job, waitsFor: null }
    case "Asking":
      return { ...job, phase: { _tag: "Creating", asked: job.phase._tag === "Creating" ? job.phase.asked + 1 : 1 } }
    case "Created":
      return { ...job, waitsFor: null, phase: { _tag: "Done", taskId: event.taskId, title: event.title } }
    case "Gone":
      return gone(job)
    case "Lost":
      return sendingAgain(lost(job, event.fileIds))
    case "NotFound":
      return refused(lost(job), { code: "Unclear", detail: null, said: "" }, [])
    case "Refused":
      return refused(job, event.reason, event.files)
    case "Retried":
      return job.phase._tag === "Refused" ? sendingAgain(job) : { ...job, waitsFor: null }
    case "Given":
      return sendingAgain(withFile(job, event.fileId, (file) => ({ ...file, isKept: false })))
    case "Dropped":
      return sendingAgain({ ...job, files: job.files.filter(({ id }) => !event.fileIds.includes(id)) })
  }
}

/** An answer may have been lost when the server was asked before: then the task may be there. Else the uploads expired. */
const gone = (job: Job): Job =>
  job.phase._tag === "Creating" && job.phase.asked > 1
    ? { ...job, phase: { _tag: "Looking" } }
    : { ...lost(job), phase: { _tag: "Sending" } }

const lost = (job: Job, fileIds: ReadonlyArray<string> = job.files.map(({ id }) => id)): Job => ({
  ...job,
  files: job.files.map((file) =>
    fileIds.includes(file.id) ? { ...file, address: null, sent: 0, isThere: false } : file
  ),
})

const refused = (job: Job, reason: Reason, files: ReadonlyArray<FileReason>): Job => ({
  ...job,
  waitsFor: null,
  phase: { _tag: "Refused", reason, files },
})

const sendingAgain = (job: Job): Job => ({ ...job, isPaused: false, waitsFor: null, phase: { _tag: "Sending" } })

const withFile = (job: Job, fileId: string, change: (file: JobFile) => JobFile): Job => {
  const files = job.files.map((file) => file.id === fileId ? change(file) : file)
  return files.every((file, index) => file === job.files[index]) ? job : { ...job, files }
}
