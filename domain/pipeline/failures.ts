import { Cause } from "effect"
import type { JobKind } from "../job/job.ts"
import type { DomainError } from "../kernel/domain-error.ts"
import type { Failure } from "../task/transcription.ts"

const advice: Record<string, string> = {
  EngineUnavailable: "Ask the operator of this server to run `parley doctor`, then start the task again.",
  MediaUnreadable: "Upload the recording again. If that does not help, try another format.",
  UsageLimitReached: "Upgrade the plan, or wait for the next usage month.",
  NoSpeech: "Check that the recording is not silent, then upload it again.",
  DiskFull: "The operator has to free up space on the server. Then start the task again.",
}

const fallback = "Start the task again. If the problem persists, contact support with the request id."

/** An analysis costs no minutes of its own. */
const failure = (kind: JobKind, code: string, message: string): Failure => ({
  code,
  message,
  description: `${advice[code] ?? fallback}${kind === "transcribe" ? " The minutes were returned." : ""}`,
})

/** What a task says of the refusal that stopped it. Where the refusal has a reason of its own, the code names it too. */
export const failureOf = (kind: JobKind, error: DomainError): Failure => {
  const { description } = failure(kind, error._tag, error.message)
  return {
    code: error.code === undefined ? error._tag : `${error._tag}:${error.code}`,
    message: error.message,
    description,
  }
}

/** What a task says of a defect: never its text, which is for the log. */
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
