import { Schema } from "effect"
import type { Params } from "../kernel/rules.ts"
import { MediaUnreadable } from "../media/errors.ts"

const reason = MediaUnreadable.fields.code

export class ConversionNotFound
  extends Schema.TaggedError<ConversionNotFound>()("ConversionNotFound", { conversionId: Schema.String })
{
  readonly kind = "not-found"
  override readonly message = "This conversion does not exist"
}

/** Neither an upload nor an earlier conversion was named. */
export class NoFileSelected extends Schema.TaggedError<NoFileSelected>()("NoFileSelected", {}) {
  readonly kind = "invalid"
  readonly params = { field: "upload_id" }
  override readonly message = "upload_id: choose a file first"
}

const notReadable = { fileName: Schema.String, code: reason, detail: Schema.String }

/** The file is no video with sound that can be read. `code` says why. */
export class InvalidVideoFile extends Schema.TaggedError<InvalidVideoFile>()("InvalidVideoFile", notReadable) {
  readonly kind = "invalid"
  get params(): Params {
    return { field: "file", file: this.fileName }
  }
  override get message(): string {
    return `file: "${this.fileName}" is not a valid video file: ${this.detail}`
  }
}

/** The file is no sound that can be read. `code` says why. */
export class InvalidAudioFile extends Schema.TaggedError<InvalidAudioFile>()("InvalidAudioFile", notReadable) {
  readonly kind = "invalid"
  get params(): Params {
    return { field: "file", file: this.fileName }
  }
  override get message(): string {
    return `file: "${this.fileName}" is not a valid audio file: ${this.detail}`
  }
}

/** The compressor got a video. */
export class UseVideoConverter
  extends Schema.TaggedError<UseVideoConverter>()("UseVideoConverter", { fileName: Schema.String })
{
  readonly kind = "invalid"
  get params(): Params {
    return { field: "file", file: this.fileName }
  }
  override get message(): string {
    return `file: "${this.fileName}" is a video; use the video to audio converter`
  }
}

/** The converter got a sound. */
export class UseAudioCompressor
  extends Schema.TaggedError<UseAudioCompressor>()("UseAudioCompressor", { fileName: Schema.String })
{
  readonly kind = "invalid"
  get params(): Params {
    return { field: "file", file: this.fileName }
  }
  override get message(): string {
    return `file: "${this.fileName}" is an audio file; use the audio compressor`
  }
}

/** As many conversions of the account as may be are waiting or running. */
export class TooManyConversions
  extends Schema.TaggedError<TooManyConversions>()("TooManyConversions", { max: Schema.Int })
{
  readonly kind = "rate-limited"
  /** Seconds: most take a minute or two. */
  readonly retryAfter = 60
  get params(): Params {
    return { max: this.max }
  }
  override get message(): string {
    return `${this.max} files are being processed, as many as can be at once; wait until one is ready`
  }
}

/** Why an accepted file could not be processed: what a failed conversion says. */
export class ConversionFailed extends Schema.TaggedError<ConversionFailed>()("ConversionFailed", {
  code: Schema.Literals([...reason.literals, "interrupted", "disk-full", "server-error"]),
  detail: Schema.String,
}) {
  readonly kind = "unavailable"
  override get message(): string {
    return `The file could not be processed: ${this.detail}`
  }
}

/** There is nothing left to cancel. */
export class ConversionEnded
  extends Schema.TaggedError<ConversionEnded>()("ConversionEnded", { conversionId: Schema.String })
{
  readonly kind = "conflict"
  override readonly message = "This conversion has already ended"
}

/** The files of a conversion are kept for a day. */
export class DownloadExpired extends Schema.TaggedError<DownloadExpired>()("DownloadExpired", {}) {
  readonly kind = "gone"
  override readonly message = "The download link has expired; process the file once more"
}

/** The stored file cannot be found although it should be there. */
export class DownloadFailed extends Schema.TaggedError<DownloadFailed>()("DownloadFailed", {}) {
  readonly kind = "not-found"
  override readonly message = "The download failed: the file is no longer on the server; process it once more"
}

/** Neither the source nor the result can become a task. */
export class TaskNotCreated extends Schema.TaggedError<TaskNotCreated>()("TaskNotCreated", { detail: Schema.String }) {
  readonly kind = "invalid"
  override get message(): string {
    return `The task could not be created: ${this.detail}`
  }
}
