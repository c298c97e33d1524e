import { Schema } from "effect"
import { MessageId, TaskId } from "../kernel/ids.ts"
import { wire } from "../kernel/wire.ts"
import type { AnswerPart } from "./answer-part.ts"
import { Verdict } from "./answer.ts"
import { AnswerSentence, ending } from "./message.ts"

/** A finished answer with all its sentences. */
export const WholeAnswer = wire({
  taskId: TaskId,
  messageId: MessageId,
  engine: Schema.String,
  ...ending,
  verdict: Verdict,
  sentences: Schema.Array(AnswerSentence),
})
export type WholeAnswer = typeof WholeAnswer.Type

/** Assembles the parts of an answer. */
export const wholeOf = (taskId: TaskId, parts: ReadonlyArray<AnswerPart>): WholeAnswer => {
  const texts = new Map(parts.flatMap((part) => part.kind === "delta" ? [[part.sentence, part.text] as const] : []))
  const sentences = parts.flatMap((part) => {
    if (part.kind !== "citation") return []
    const { kind: _, sentence, taskId: __, ...cited } = part
    return [{ ...cited, text: texts.get(sentence) ?? "" }]
  })
  const done = parts.find((part) => part.kind === "done")
  if (done === undefined) throw new Error("an answer that was not refused ends with done")
  const { kind: _, ...concluded } = done
  return { taskId, sentences, ...concluded }
}
