import { type DateTime, Schema } from "effect"
import type { Actor } from "../kernel/actor.ts"
import { CollaboratorId, FolderId, TaskId, UserId } from "../kernel/ids.ts"
import { OffsetMs } from "../kernel/offset-ms.ts"
import { wireAs } from "../kernel/wire.ts"
import { excerptOf } from "../text/excerpt.ts"
import { separateLines } from "../text/plain-lines.ts"
import { isManagedBy, roleOn, SharedRole, TaskRole } from "./access.ts"
import { fractionOf, ReadParts } from "./analysis-progress.ts"
import { noticesFor, NoticeView } from "./notice.ts"
import { type QueueForecast, remainingOf } from "./remaining.ts"
import { awaitedBy } from "./retranscribing.ts"
import { isSpoken, Origin, Source } from "./source.ts"
import { Speaker } from "./speaker.ts"
import { Status, statusOf } from "./status.ts"
import { TagMark } from "./tag-mark.ts"
import type { Task } from "./task.ts"
import type { Failure } from "./transcription.ts"

/** The progress of running work: its step, and the fraction of the whole that is done, 0 to 1. */
const Progress = Schema.Struct({
  step: Schema.String,
  fraction: Schema.Finite,
  /** Estimated seconds until transcription and analysis are done; null while unknown. */
  remaining: Schema.NullOr(Schema.Int),
  /** Of a long transcript that a model reads in parts for the summary, how many it has read. */
  parts: Schema.optionalKey(ReadParts),
}).annotate({ identifier: "Progress" })

/** The progress of a span that is being transcribed again. Times in milliseconds. */
const SpanProgress = wireAs("Retranscription", {
  begin: OffsetMs,
  end: OffsetMs,
  /** Whether only what may be speech in it is transcribed. */
  onlyPossible: Schema.Boolean,
  /** The name of the model that is being installed for it first; null if for none. */
  awaits: Schema.NullOr(Schema.String),
  /** 0 to 1. */
  fraction: Schema.Finite,
  /** Why it failed; null while it is waiting or running. */
  errorCode: Schema.NullOr(Schema.String),
  errorMessage: Schema.NullOr(Schema.String),
})

/** The progress of the translation that was started last. */
const TranslationProgress = wireAs("TranslationProgress", {
  targetLanguage: Schema.String,
  state: Schema.Literals(["translating", "translationCompleted", "translationFailed"]),
  /** 0 to 1. */
  fraction: Schema.Finite,
  /** Why it failed; null otherwise. */
  errorCode: Schema.NullOr(Schema.String),
  errorMessage: Schema.NullOr(Schema.String),
})

/** An account as others on the same task see it: by its address or number. */
export const Person = wireAs("Person", { id: UserId, userIdentifier: Schema.String })
export type Person = typeof Person.Type

/** Someone a task is shared with. The id is that of the addition, so it does not say whether there is an account. */
export const SharedWith = wireAs("SharedWith", { id: CollaboratorId, userIdentifier: Schema.String, role: SharedRole })
export type SharedWith = typeof SharedWith.Type

const fields = {
  id: TaskId,
  title: Schema.String,
  /** What the caller is to the task. */
  role: TaskRole,
  /** Whose task it is; null for the caller's own. */
  owner: Schema.NullOr(Person),
  collaborators: Schema.Array(SharedWith),
  folderId: Schema.NullOr(FolderId),
  /** Of the owner, by name; others see none. */
  tags: Schema.Array(TagMark),
  source: Source,
  origin: Origin,
  status: Status,
  createdAt: Schema.DateTimeUtcFromString,
  transcribedAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  updatedAt: Schema.DateTimeUtcFromString,
  duration: Schema.NullOr(Schema.Finite),
  fileSize: Schema.Finite,
  language: Schema.NullOr(Schema.String),
  isMerged: Schema.Boolean,
  shareStatus: Schema.Boolean,
  shareUrl: Schema.NullOr(Schema.String),
  errorCode: Schema.NullOr(Schema.String),
  errorMessage: Schema.NullOr(Schema.String),
  errorDescription: Schema.NullOr(Schema.String),
  retryCount: Schema.Int,
  requestId: Schema.String,
  engine: Schema.NullOr(Schema.String),
  analyst: Schema.NullOr(Schema.String),
  progress: Schema.NullOr(Progress),
  /** A span that is being transcribed again, or could not be. */
  retranscription: Schema.NullOr(SpanProgress),
  translation: Schema.NullOr(TranslationProgress),
  speakers: Schema.Array(Speaker),
  notices: Schema.Array(NoticeView),
  /** Whether its lines have times: a recording, or a text that came with them. */
  isTimed: Schema.Boolean,
  /** The beginning of the summary: plain text on one line, at most 200 characters. */
  excerpt: Schema.NullOr(Schema.String),
}

/** What lists show besides the task itself, without its transcript or full summary. */
export interface TaskPreview {
  readonly speakers: ReadonlyArray<Speaker>
  /** The plain lines of the summary (`joinedLines`), or as many as an excerpt needs; null before there is one. */
  readonly summary: string | null
  /** Whether a stored line ends after the beginning. */
  readonly hasTimedLines: boolean
  /** The token of its public link, while that is on. */
  readonly shareToken: string | null
  /** Null if the account is gone. */
  readonly owner: Person | null
  readonly collaborators: ReadonlyArray<PreviewedCollaborator>
  /** By name. */
  readonly tags: ReadonlyArray<TagMark>
}

/** With the account that the address leads to, if there is one: no view shows it. */
interface PreviewedCollaborator extends SharedWith {
  readonly userId: UserId | null
}

export interface PreviewedTask {
  readonly task: Task
  readonly preview: TaskPreview
}

/** What a view depends on besides the task: the viewer, the server's address, the time, and other tasks. */
export interface ViewContext {
  readonly actor: Actor
  readonly url: string
  readonly now: DateTime.Utc
  readonly forecast: QueueForecast
}

/** A task in a list. */
export const TaskItem = wireAs("TaskItem", fields)
export type TaskItem = typeof TaskItem.Type

/** The public link of a task, while it is on. */
export const shareStateOf = (id: TaskId, token: string | null, url: string) => ({
  shareStatus: token !== null,
  shareUrl: token === null ? null : `${url}/transcribe/share?token=${token}&id=${id}`,
})

export const itemOf = (task: Task, preview: TaskPreview, context: ViewContext): TaskItem => {
  const { speakers, summary, hasTimedLines, shareToken, owner, collaborators, tags } = preview
  const failure = failureOf(task)
  const role = roleOn({ task, sharedAs: sharedAs(collaborators, context.actor) }, context.actor) ?? "viewer"
  const isManaged = isManagedBy(task, context.actor)
  const share = shareStateOf(task.id, shareToken, context.url)
  return {
    id: task.id,
    title: task.title,
    role,
    owner: role === "owner" ? null : owner,
    collaborators: collaborators.map(({ id, userIdentifier, role }) => ({ id, userIdentifier, role })),
    // Folders, tags and links are the owner's.
    folderId: isManaged ? task.folderId : null,
    tags: isManaged ? tags : [],
    source: task.source,
    origin: task.origin,
    status: statusOf(task),
    createdAt: task.createdAt,
    transcribedAt: task.transcribedAt,
    updatedAt: task.updatedAt,
    duration: task.duration,
    fileSize: task.fileSize,
    language: task.language,
    isMerged: task.isMerged,
    shareStatus: share.shareStatus,
    shareUrl: isManaged ? share.shareUrl : null,
    errorCode: failure?.code ?? null,
    errorMessage: failure?.message ?? null,
    errorDescription: failure?.description ?? null,
    retryCount: Math.max(0, task.work.attempt - 1),
    requestId: task.requestId,
    engine: task.engine,
    analyst: task.analyst,
    progress: progressOf(task, context),
    retranscription: spanProgressOf(task),
    translation: translationProgressOf(task),
    speakers,
    notices: noticesFor(task.notices, speakers.length),
    isTimed: isSpoken(task.source) || hasTimedLines,
    excerpt: summary === null ? null : excerptOf(separateLines(summary)),
  }
}

const sharedAs = (people: TaskPreview["collaborators"], actor: Actor): SharedRole | null =>
  actor._tag === "User" ? people.find(({ userId }) => userId === actor.id)?.role ?? null : null

const spanProgressOf = ({ retranscription, work }: Task): typeof SpanProgress.Type | null => {
  if (retranscription === null) return null
  const { begin, end, only, state } = retranscription
  const failure = state._tag === "Failed" ? state.failure : null
  return {
    begin,
    end,
    onlyPossible: only !== undefined,
    awaits: awaitedBy({ retranscription }),
    fraction: work.retranscription ?? 0,
    errorCode: failure?.code ?? null,
    errorMessage: failure?.message ?? null,
  }
}

const translationProgressOf = ({ translation, work }: Task): typeof TranslationProgress.Type | null => {
  if (translation === null) return null
  const { language: targetLanguage, state } = translation
  const failure = state._tag === "Failed" ? state.failure : null
  const errors = { errorCode: failure?.code ?? null, errorMessage: failure?.message ?? null }
  if (failure !== null) return { targetLanguage, state: "translationFailed", fraction: 0, ...errors }
  return state._tag === "Completed"
    ? { targetLanguage, state: "translationCompleted", fraction: 1, ...errors }
    : { targetLanguage, state: "translating", fraction: work.translation ?? 0, ...errors }
}

const failureOf = ({ transcription, analysis, translation }: Task): Failure | null => {
  if (transcription._tag === "Failed") return transcription.failure
  if (analysis._tag === "Failed") return analysis.failure
  return translation?.state._tag === "Failed" ? translation.state.failure : null
}

const progressOf = (task: Task, { forecast, now }: ViewContext): typeof Progress.Type | null => {
  const { transcription, analysis, work } = task
  const remaining = remainingOf(task, forecast, now)
  if (transcription._tag === "Waiting") return { step: "queued", fraction: 0, remaining }
  if (transcription._tag === "Running" && work.transcription !== null) {
    return { step: work.transcription.step, fraction: work.transcription.progress, remaining }
  }
  if (analysis._tag === "Waiting") return { step: "initializing", fraction: 0, remaining }
  if (analysis._tag !== "Running" || work.analysis === null) return null
  const { step, parts } = work.analysis
  return { step, fraction: fractionOf(step, parts), remaining, ...(parts !== undefined && { parts }) }
}
