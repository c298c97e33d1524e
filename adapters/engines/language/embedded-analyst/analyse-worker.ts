import { answerParent } from "#adapters/system/child-process/answer-parent.ts"
import { Style } from "#domain/account/summary-style.ts"
import { Scenario } from "#domain/task/scenario.ts"
import { Speaker } from "#domain/task/speaker.ts"
import { SectionKind } from "#domain/task/summary-section.ts"
import { Line } from "#domain/transcript/transcript.ts"
import { Schema } from "effect"
import { writeDraft } from "./write-draft.ts"

const Request = Schema.toType(Schema.Struct({
  title: Schema.String,
  language: Schema.String,
  style: Schema.NullOr(Style),
  scenario: Schema.NullOr(Scenario),
  section: Schema.NullOr(SectionKind),
  transcript: Schema.Struct({ segments: Schema.Array(Line), speakers: Schema.Array(Speaker) }),
}))

answerParent((request, report) => writeDraft(Schema.decodeUnknownSync(Request)(request), report))
