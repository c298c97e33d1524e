import { Schema } from "effect"
import { MessageId, TaskId } from "../kernel/ids.ts"
import { wire } from "../kernel/wire.ts"
import { Verdict } from "./answer.ts"
import { AnswerSentence, ending } from "./message.ts"

const { text: _, ...cited } = AnswerSentence.to.fields

/** An answer as it is being written: which engine writes it, each sentence with its evidence, and how it ended. */
export const AnswerPart = Schema.Union([
  wire({ kind: Schema.Literal("started"), engine: Schema.String }),
  /** `sentence` counts from 0. */
  wire({ kind: Schema.Literal("delta"), sentence: Schema.Int, text: Schema.String }),
  wire({ kind: Schema.Literal("citation"), sentence: Schema.Int, taskId: TaskId, ...cited }),
  wire({
    kind: Schema.Literal("done"),
    messageId: MessageId,
    engine: Schema.String,
    ...ending,
    verdict: Verdict,
  }),
])
export type AnswerPart = typeof AnswerPart.Type
