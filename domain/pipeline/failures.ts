import { Cause } from "effect"
import { UserNotFound } from "../account/errors.ts"
import { AnalystFailed } from "../analysis/errors.ts"
import { AccountStorageFull, IntakeRefused } from "../intake/errors.ts"
import type { JobKind } from "../job/job.ts"
import { StorageFull } from "../kernel/errors.ts"
import * as Link from "../link/errors.ts"
import { BlobMissing, MediaUnreadable } from "../media/errors.ts"
import * as Meeting from "../meeting/errors.ts"
import { UsageLimitReached } from "../plan/errors.ts"
import { EngineUnavailable } from "../recognition/errors.ts"
import { AnalysisRunning, TranscriptEmpty, TranscriptNotReady } from "../task/errors.ts"
import type { Failure } from "../task/transcription.ts"
import { TranslatorFailed } from "../translation/errors.ts"
import { NoSpeech, NothingTranscribed, TranscriptIncomplete } from "./errors.ts"

/** The refusals that can end the work on a task; another one would not compile. */
const stopping = [
  AccountStorageFull,
  StorageFull,
  Link.Blocked,
  Link.BotCheck,
  Link.InsideAddress,
  Link.LinkFailed,
  Link.LinksOff,
  Link.LiveNow,
  Link.NeedsLogin,
  Link.NotAVideo,
  Link.Outdated,
  Link.TooLarge,
  Link.TooLong,
  Link.Unavailable,
  Meeting.AlreadyInMeeting,
  Meeting.JoinFailed,
  Meeting.MeetingExpired,
  Meeting.MeetingNeedsLogin,
  Meeting.MeetingNotRecorded,
  Meeting.NotAdmitted,
  Meeting.TooManyMeetings,
  Meeting.WrongMeetingPassword,
  AnalysisRunning,
  AnalystFailed,
  BlobMissing,
  EngineUnavailable,
  IntakeRefused,
  MediaUnreadable,
  NoSpeech,
  NothingTranscribed,
  TranscriptEmpty,
  TranscriptIncomplete,
  TranscriptNotReady,
  TranslatorFailed,
  UsageLimitReached,
  UserNotFound,
] as const
export type StoppingRefusal = InstanceType<(typeof stopping)[number]>

const reasons: Readonly<Record<string, ReadonlyArray<string>>> = {
  AnalystFailed: AnalystFailed.fields.reason.literals,
  MediaUnreadable: MediaUnreadable.fields.code.literals,
  TranslatorFailed: TranslatorFailed.fields.reason.literals,
}

/** Every `error_code` that a failed task can have. Where a refusal has reasons, the code names one of them. */
export const taskFailureCodes: ReadonlyArray<string> = [
  ...stopping.flatMap(({ identifier }) =>
    reasons[identifier]?.map((reason) => `${identifier}:${reason}`) ?? identifier
  ),
  "DiskFull",
  "InternalError",
  "ModelNotInstalled",
  "TaskCancelled",
]

const advice: Record<string, string> = {
  EngineUnavailable: "Ask the operator of this server to run `npm run cli -- doctor`, then start the task again.",
  MediaUnreadable: "Upload the recording again. If that does not help, try another format.",
  UsageLimitReached: "Upgrade the plan, or wait for the next usage month.",
  NoSpeech: "Check that the recording is not silent, then upload it again.",
  MeetingNotRecorded: "If the meeting is still going on, start the task again to send another guest.",
  DiskFull: "The operator has to free up space on the server. Then start the task again.",
}

const fallback = (support: string | null): string =>
  `Start the task again. If the problem persists, contact ${
    support === null ? "the operator of this server" : `support (${support})`
  } with the request id.`

/** An analysis costs no minutes of its own. */
const failure = (kind: JobKind, code: string, message: string, support: string | null): Failure => ({
  code,
  message,
  description: `${advice[code] ?? fallback(support)}${
    kind === "attend" || kind === "fetch" || kind === "transcribe" || kind === "retranscribe"
      ? " The minutes were returned."
      : ""
  }`,
})

/** What a task says about the refusal that stopped it, and where to get help. If the refusal has its own reason, the code includes it. */
export const failureOf = (kind: JobKind, error: StoppingRefusal, support: string | null): Failure => {
  const { description } = failure(kind, error._tag, error.message, support)
  return {
    code: "code" in error ? `${error._tag}:${error.code}` : error._tag,
    message: error.message,
    description,
  }
}

/** What a task says about a defect: never its text, which belongs in the log. */
export const failureOfDefect = (kind: JobKind, cause: Cause.Cause<unknown>, support: string | null): Failure =>
  isDiskFull(Cause.squash(cause))
    ? failure(kind, "DiskFull", "The server has no space left", support)
    : failure(kind, "InternalError", `The ${work[kind]} failed because of an error in the server`, support)

const work: Record<JobKind, string> = {
  attend: "meeting",
  fetch: "download",
  transcribe: "transcription",
  analyse: "analysis",
  playback: "copy for playback",
  retranscribe: "transcription",
  translate: "translation",
  embed: "preparation for searching by meaning",
  voices: "comparison of voices",
}

export const isDiskFull = (error: unknown): boolean => {
  if (typeof error !== "object" || error === null) return false
  if (error instanceof StorageFull) return true
  if ("code" in error && (error.code === "ENOSPC" || error.code === "53100")) return true
  return "cause" in error && isDiskFull(error.cause)
}
