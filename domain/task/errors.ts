import { Schema } from "effect"
import { TaskId } from "../kernel/ids.ts"
import { PresentContent } from "../kernel/present-content.ts"
import type { Params } from "../kernel/rules.ts"

export class TaskNotFound extends Schema.TaggedError<TaskNotFound>()("TaskNotFound", { taskId: TaskId }) {
  readonly kind = "not-found"
  override readonly message = "Task not found"
}

export class NotTaskEditor extends Schema.TaggedError<NotTaskEditor>()("NotTaskEditor", { taskId: TaskId }) {
  readonly kind = "forbidden"
  override readonly message = "You have no permission to edit this task; contact the creator"
}

export class LinkQuotaExhausted extends Schema.TaggedError<LinkQuotaExhausted>()("LinkQuotaExhausted", {
  limit: Schema.Int,
}) {
  readonly kind = "quota"
  get params(): Params {
    return { limit: this.limit }
  }
  override get message(): string {
    return `video-link quota exhausted: all ${this.limit} are used; refer someone, or upgrade to Pro`
  }
}

export class TaskRunning extends Schema.TaggedError<TaskRunning>()("TaskRunning", { taskId: TaskId }) {
  readonly kind = "conflict"
  override readonly message = "This task is already running or finished"
}

export class NothingRunning extends Schema.TaggedError<NothingRunning>()("NothingRunning", { taskId: TaskId }) {
  readonly kind = "conflict"
  override readonly message = "Nothing is running for this task"
}

export class Superseded extends Schema.TaggedError<Superseded>()("Superseded", { taskId: TaskId }) {
  readonly kind = "conflict"
  override readonly message = "This work was cancelled or restarted"
}

export class TranscriptNotReady
  extends Schema.TaggedError<TranscriptNotReady>()("TranscriptNotReady", { taskId: TaskId })
{
  readonly kind = "conflict"
  override readonly message = "Transcription is still running; wait until it has finished"
}

export class TranscriptMissing
  extends Schema.TaggedError<TranscriptMissing>()("TranscriptMissing", { taskId: TaskId })
{
  readonly kind = "conflict"
  override readonly message =
    "There is no transcript: the file was not transcribed, or that failed; transcribe it first"
}

export class TranscriptEmpty extends Schema.TaggedError<TranscriptEmpty>()("TranscriptEmpty", { taskId: TaskId }) {
  readonly kind = "invalid"
  override readonly message = "There is nothing to analyse: the transcript is empty"
}

export class AnalysisRunning extends Schema.TaggedError<AnalysisRunning>()("AnalysisRunning", { taskId: TaskId }) {
  readonly kind = "conflict"
  override readonly message = "The analysis is already running"
}

export class RetranscriptionRunning
  extends Schema.TaggedError<RetranscriptionRunning>()("RetranscriptionRunning", { taskId: TaskId })
{
  readonly kind = "conflict"
  override readonly message = "Part of this recording is already being transcribed again"
}

export class TranslationRunning
  extends Schema.TaggedError<TranslationRunning>()("TranslationRunning", { taskId: TaskId })
{
  readonly kind = "conflict"
  override readonly message = "This task is already being translated"
}

export class NothingSpoken extends Schema.TaggedError<NothingSpoken>()("NothingSpoken", { taskId: TaskId }) {
  readonly kind = "invalid"
  override readonly message = "There is no recording here to transcribe again"
}

export class SpanEmpty extends Schema.TaggedError<SpanEmpty>()("SpanEmpty", {}) {
  readonly kind = "invalid"
  readonly params = { field: "from" }
  override readonly message =
    "from, to: nothing is left here to transcribe again; edited lines stay unless they are chosen"
}

export class EditConflict extends Schema.TaggedError<EditConflict>()("EditConflict", {
  taskId: TaskId,
  current: PresentContent,
}) {
  readonly kind = "conflict"
  get params(): Params {
    return { field: this.current.lines === undefined ? "summary" : "timeline" }
  }
  override get message(): string {
    return `${this.params["field"]}: someone else saved changes in the meantime; load them and repeat the edit`
  }
}
