import { Effect, Ref, Schema } from "effect"
import type { Prompt } from "./analysis-prompt.ts"
import { type CallFailed, tooLong, unreadable } from "./call-failed.ts"
import { call } from "./call.ts"
import { textOf } from "./chat-content.ts"
import { readAnswer, type WrittenAnswer } from "./read-answer.ts"
import {
  type ChatOptions,
  format,
  type Messages,
  refusesFormat,
  type Shape,
  ways,
  withShape,
} from "./response-format.ts"

/** Gets an answer in a given shape from any chat model; an invalid answer is sent back once for repair. */
export const structuredChat = <A>({ client, endpoint, model }: ChatOptions, shape: Shape<A>) => {
  const current = Ref.makeUnsafe(0)

  const send = (messages: Messages, way: number): Effect.Effect<Reply, CallFailed> =>
    call(
      endpoint,
      Completion,
      (signal) =>
        client.chat.completions.create({ model, messages: withShape(messages, shape, way), ...format(shape, way) }, {
          signal,
        }),
    )
      .pipe(
        Effect.map(({ choices: [{ message, finish_reason: reason }] }) => ({
          content: textOf(message.content),
          isCut: reason === "length",
        })),
        Effect.catchIf(
          (failure) => refusesFormat(failure) && way + 1 < ways.length,
          () =>
            send(messages, way + 1).pipe(Effect.tap(() => Ref.update(current, (known) => Math.max(known, way + 1)))),
        ),
      )

  return Effect.fnUntraced(function*(prompt: Prompt): Effect.fn.Return<WrittenAnswer<A>, CallFailed> {
    const messages: Messages = [{ role: "system", content: prompt.system }, { role: "user", content: prompt.user }]
    const first = yield* send(messages, yield* Ref.get(current))
    const read = readAnswer(shape, first.content)
    if (read !== null && (first.isCut || !read.isCut)) return { ...read, isCut: first.isCut }
    // A second answer would be cut as well.
    if (first.isCut) return yield* tooLong("the answer was cut before anything was complete")
    const again: Messages = [...messages, { role: "assistant", content: first.content }, {
      role: "user",
      content: repairRequest,
    }]
    const repaired = readAnswer(shape, (yield* send(again, yield* Ref.get(current))).content)
    return repaired ?? read ?? (yield* unreadable("the model twice gave an answer of the wrong shape"))
  })
}

interface Reply {
  readonly content: string
  readonly isCut: boolean
}

const Completion = Schema.Struct({
  choices: Schema.NonEmptyArray(Schema.Struct({
    message: Schema.Struct({ content: Schema.optionalKey(Schema.Unknown) }),
    finish_reason: Schema.optionalKey(Schema.Unknown),
  })),
})

const repairRequest =
  "That answer could not be read. Give it again as one complete JSON object of the shape asked for, and nothing else."
