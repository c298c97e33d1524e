import { Schema } from "effect"
import { RefusedFile } from "../kernel/refused-file.ts"
import { BrokenRule, type Params, rulesSentence } from "../kernel/rules.ts"

export class DocumentUnreadable extends Schema.TaggedError<DocumentUnreadable>()("DocumentUnreadable", {
  code: Schema.Literals(["empty", "unsupported", "damaged", "too-large", "encrypted"]),
  detail: Schema.String,
}) {
  readonly kind = "invalid"
  readonly params = { field: "file" }
  override get message(): string {
    return `file: ${this.detail}`
  }
}

export class UploadNotFound
  extends Schema.TaggedError<UploadNotFound>()("UploadNotFound", { uploadId: Schema.String })
{
  readonly kind = "not-found"
  readonly params = { field: "upload_ids" }
  override readonly message = "upload_ids: upload not found"
}

export class UploadIncomplete extends Schema.TaggedError<UploadIncomplete>()("UploadIncomplete", {
  uploadId: Schema.String,
}) {
  readonly kind = "conflict"
  readonly params = { field: "upload_ids" }
  override readonly message = "upload_ids: this upload has not finished yet"
}

/** The sender does not know the latest state of the upload. */
export class UploadChanged extends Schema.TaggedError<UploadChanged>()("UploadChanged", {
  uploadId: Schema.String,
  /** Bytes it has now. */
  size: Schema.Finite,
}) {
  readonly kind = "conflict"
  readonly params = { field: "upload" }
  override readonly message = "upload: another transfer changed it; ask how far it is, and continue there"
}

/** The input breaks a rule of the intake. */
export class IntakeRefused extends Schema.TaggedError<IntakeRefused>()("IntakeRefused", {
  issues: Schema.Array(BrokenRule),
}) {
  readonly kind = "invalid"
  override get message(): string {
    return rulesSentence(this.issues)
  }
}

export class FileTooLarge extends Schema.TaggedError<FileTooLarge>()("FileTooLarge", {
  fileName: Schema.String,
  limit: Schema.Finite,
}) {
  readonly kind = "too-large"
  get params(): Params {
    return { field: "file", file: this.fileName, megabytes: Math.round(this.limit / 1_000_000) }
  }
  override get message(): string {
    // A sender that announced a size is refused beyond it, to the byte.
    const isWhole = this.limit % 1_000_000 === 0
    const most = isWhole ? `${this.params["megabytes"]} MB` : `${this.limit} bytes`
    return `file: "${this.fileName}" is larger than ${most}`
  }
}

/** The account's files use all the space it may have. */
export class AccountStorageFull extends Schema.TaggedError<AccountStorageFull>()("AccountStorageFull", {
  limit: Schema.Finite,
}) {
  readonly kind = "full"
  get params(): Params {
    return { field: "file", megabytes: Math.round(this.limit / 1_000_000) }
  }
  override get message(): string {
    return `file: the files of this account can take up at most ${this.params["megabytes"]} MB; delete some first`
  }
}

/** A file that cannot become a task. `code` says why. */
export class FileUnusable extends Schema.TaggedError<FileUnusable>()("FileUnusable", {
  fileName: Schema.String,
  code: Schema.String,
  detail: Schema.String,
  /** The rule that it breaks, if there is one, so that its limit can be said in the reader's language. */
  issues: Schema.optionalKey(Schema.Array(BrokenRule)),
}) {
  readonly kind = "invalid"
  get params(): Params {
    return { field: "file", file: this.fileName }
  }
  override get message(): string {
    return `file: "${this.fileName}": ${this.detail}`
  }
}

export class TextTooLarge extends Schema.TaggedError<TextTooLarge>()("TextTooLarge", { limit: Schema.Finite }) {
  readonly kind = "too-large"
  get params(): Params {
    return { field: "text", kilobytes: Math.round(this.limit / 1000) }
  }
  override get message(): string {
    return `text: pasted text can have at most ${this.params["kilobytes"]} kB`
  }
}

/** Some of several files cannot be used. Nothing was stored; the request can be repeated without them. */
export class FilesRefused extends Schema.TaggedError<FilesRefused>()("FilesRefused", {
  files: Schema.NonEmptyArray(RefusedFile),
}) {
  readonly kind = "invalid"
  override get message(): string {
    return this.files.map(({ message }) => message).join("; ")
  }
}
