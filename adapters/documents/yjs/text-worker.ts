import { answerParent } from "#adapters/system/child-process/answer-parent.ts"
import { Schema } from "effect"
import { compareMarkdown } from "./compare.ts"
import { markdownOf, merge, replacement, seed } from "./text-operations.ts"

const Request = Schema.TaggedUnion({
  Seed: { markdown: Schema.String },
  Replacement: { seen: Schema.Uint8Array, markdown: Schema.String },
  Merge: { states: Schema.Array(Schema.Uint8Array), preferred: Schema.String },
  MarkdownOf: { state: Schema.Uint8Array },
  Compare: { from: Schema.String, to: Schema.String },
})
export type TextRequest = typeof Request.Type

const answerTo = (request: TextRequest): unknown => {
  switch (request._tag) {
    case "Seed":
      return seed(request.markdown)
    case "Replacement":
      return replacement(request.seen, request.markdown)
    case "Merge":
      return merge(request.states, request.preferred)
    case "MarkdownOf":
      return markdownOf(request.state)
    case "Compare":
      return compareMarkdown(request.from, request.to)
  }
}

answerParent(async (raw) => answerTo(Schema.decodeUnknownSync(Request)(raw)))
