import { answerParent } from "#adapters/child-process/answer-parent.ts"
import { Speaker } from "#domain/task/speaker.ts"
import { Style } from "#domain/task/summary-style.ts"
import { Segment } from "#domain/transcript/transcript.ts"
import { Schema } from "effect"
import { writeDraft } from "./write-draft.ts"

const Request = Schema.toType(Schema.Struct({
  title: Schema.String,
  language: Schema.String,
  style: Schema.NullOr(Style),
  transcript: Schema.Struct({ segments: Schema.Array(Segment), speakers: Schema.Array(Speaker) }),
}))

answerParent((request, report) => writeDraft(Schema.decodeUnknownSync(Request)(request), report))
