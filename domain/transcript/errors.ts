import { Schema } from "effect"
import type { Params } from "../kernel/rules.ts"

export class SegmentNotFound extends Schema.TaggedError<SegmentNotFound>()("SegmentNotFound", {
  /** The field of the request that names it. */
  field: Schema.String,
  segmentId: Schema.String,
}) {
  readonly kind = "invalid"
  get params(): Params {
    return { field: this.field, id: this.segmentId }
  }
  override get message(): string {
    return `${this.field}: there is no line with the id ${this.segmentId}`
  }
}

export class SpeakerNotFound extends Schema.TaggedError<SpeakerNotFound>()("SpeakerNotFound", {
  field: Schema.String,
  speakerId: Schema.String,
}) {
  readonly kind = "invalid"
  get params(): Params {
    return { field: this.field, id: this.speakerId }
  }
  override get message(): string {
    return `${this.field}: there is no speaker with the id ${this.speakerId}`
  }
}

export class SameSpeaker extends Schema.TaggedError<SameSpeaker>()("SameSpeaker", { speakerId: Schema.String }) {
  readonly kind = "invalid"
  readonly params = { field: "into" }
  override readonly message = "into: must be a different speaker than from"
}

export class SpeakerUnclear extends Schema.TaggedError<SpeakerUnclear>()("SpeakerUnclear", {}) {
  readonly kind = "invalid"
  readonly params = { field: "speaker_id" }
  override readonly message = "speaker_id, name: exactly one of them must be given"
}

export class NothingToSplit extends Schema.TaggedError<NothingToSplit>()("NothingToSplit", {}) {
  readonly kind = "invalid"
  readonly params = { field: "at" }
  override readonly message = "at: there must be text on both sides"
}

export class LinesApart extends Schema.TaggedError<LinesApart>()("LinesApart", {}) {
  readonly kind = "invalid"
  readonly params = { field: "lines" }
  override readonly message = "lines: must be at least two consecutive lines"
}

export class LineTooLong extends Schema.TaggedError<LineTooLong>()("LineTooLong", { max: Schema.Int }) {
  readonly kind = "invalid"
  readonly params = { field: "lines" }
  override get message(): string {
    return `lines: a line can have at most ${this.max} characters`
  }
}

export class ChangeNotFound extends Schema.TaggedError<ChangeNotFound>()("ChangeNotFound", {}) {
  readonly kind = "not-found"
  override readonly message = "There is no such change to undo"
}
