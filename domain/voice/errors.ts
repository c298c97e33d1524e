import { Schema } from "effect"
import type { Params } from "../kernel/rules.ts"

export class VoiceNotFound extends Schema.TaggedError<VoiceNotFound>()("VoiceNotFound", {}) {
  readonly kind = "not-found"
  override readonly message = "Voice not found"
}

export class VoiceExists extends Schema.TaggedError<VoiceExists>()("VoiceExists", {}) {
  readonly kind = "conflict"
  readonly params = { field: "name" }
  override readonly message = "name: another voice has this name"
}

export class VoiceLimitReached extends Schema.TaggedError<VoiceLimitReached>()("VoiceLimitReached", {
  limit: Schema.Int,
}) {
  readonly kind = "conflict"
  get params(): Params {
    return { max: this.limit }
  }
  override get message(): string {
    return `An account can keep at most ${this.limit} voices; delete some first`
  }
}

export class VoicesOff extends Schema.TaggedError<VoicesOff>()("VoicesOff", {}) {
  readonly kind = "conflict"
  override readonly message = "Recognising voices is switched off, or this server has no model for it"
}

export class SpeakerUnnamed extends Schema.TaggedError<SpeakerUnnamed>()("SpeakerUnnamed", {}) {
  readonly kind = "conflict"
  override readonly message = "Only the voice of a speaker with a name can be kept"
}
