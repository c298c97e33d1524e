import { answerParent } from "#adapters/system/child-process/answer-parent.ts"
import { Schema } from "effect"
import { readers } from "./readers.ts"
import { type Reading, Refused } from "./refused.ts"

const Request = Schema.Struct({ kind: Schema.Literals(["docx", "doc", "pdf"]), path: Schema.String })

answerParent(async (raw): Promise<Reading> => {
  const { kind, path } = Schema.decodeUnknownSync(Request)(raw)
  try {
    return { text: await readers[kind](path) }
  } catch (cause) {
    if (cause instanceof Refused) return { code: cause.code, detail: cause.message }
    return { code: "damaged", detail: `the document is damaged: it cannot be read as ${kind.toUpperCase()}` }
  }
})
