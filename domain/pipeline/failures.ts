import { Cause } from "effect"
import type { JobKind } from "../job/job.ts"
import type { DomainError } from "../kernel/domain-error.ts"
import type { Failure } from "../task/transcription.ts"

const advice: Record<string, string> = {
  EngineUnavailable: "Ask the operator of this server to look at `parley doctor`, then start the task again.",
  MediaUnreadable: "Upload the recording again, in another format if that does not help.",
  UsageLimitReached: "Upgrade the plan, or wait for the next usage month.",
  NoSpeech: "Check that the recording is not silent, then upload it again.",
  DiskFull: "The operator must make room on the server; then start the task again.",
}

const fallback = "Start the task again; contact support with the request id if it persists."

/** An analysis costs no minutes of its own. */
const failure = (kind: JobKind, code: string, message: string): Failure => ({
  code,
  message,
  description: `${advice[code] ?? fallback}${kind === "transcribe" ? " The minutes were given back." : ""}`,
})

/** What a person is told about a refusal that stopped a task. The code of unreadable media is told more exactly. */
export const failureOf = (kind: JobKind, error: DomainError): Failure => {
  const { description } = failure(kind, error._tag, error.message)
  return {
    code: error.code === undefined ? error._tag : `${error._tag}:${error.code}`,
    message: error.message,
    description,
  }
}

/** What a person is told about something nobody foresaw: never its text, which is for the log. */
export const failureOfDefect = (kind: JobKind, cause: Cause.Cause<unknown>): Failure =>
  isDiskFull(Cause.squash(cause))
    ? failure(kind, "DiskFull", "The server has no space left")
    : failure(kind, "InternalError", `The ${work[kind]} failed because of an error in the server`)

const work: Record<JobKind, string> = {
  transcribe: "transcription",
  analyse: "analysis",
  playback: "copy for playback",
}

const isDiskFull = (error: unknown): boolean => {
  if (typeof error !== "object" || error === null) return false
  if ("code" in error && (error.code === "ENOSPC" || error.code === "53100")) return true
  return "cause" in error && isDiskFull(error.cause)
}
