import { Schema } from "effect"
import { EngineFailure } from "../kernel/engine-failure.ts"
import { TaskId } from "../kernel/ids.ts"
import type { Params } from "../kernel/rules.ts"

export class TranslatorFailed extends Schema.TaggedError<TranslatorFailed>()("TranslatorFailed", {
  reason: EngineFailure,
  detail: Schema.String,
  /** Milliseconds that the service asked us to wait before it is asked again. */
  retryAfter: Schema.optionalKey(Schema.Finite),
}) {
  readonly kind = "unavailable"
  get code(): string {
    return this.reason
  }
  override get message(): string {
    return `The translation failed (${this.reason}): ${this.detail}`
  }
}

export class LanguageNotOffered extends Schema.TaggedError<LanguageNotOffered>()("LanguageNotOffered", {
  language: Schema.String,
}) {
  readonly kind = "invalid"
  get params(): Params {
    return { field: "target_language", language: this.language }
  }
  override get message(): string {
    return `target_language: no engine on this server translates this content into ${this.language}`
  }
}

export class NotTranslated extends Schema.TaggedError<NotTranslated>()("NotTranslated", { language: Schema.String }) {
  readonly kind = "conflict"
  get params(): Params {
    return { field: "language", language: this.language }
  }
  override get message(): string {
    return `language: this content has not been translated into ${this.language} yet`
  }
}

export class NothingToTranslate extends Schema.TaggedError<NothingToTranslate>()("NothingToTranslate", {
  taskId: TaskId,
}) {
  readonly kind = "conflict"
  override readonly message = "There is no transcription content to translate"
}
