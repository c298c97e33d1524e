import { Effect, Ref, Schema } from "effect"
import type { Prompt } from "./analysis-prompt.ts"
import { type CallFailed, unreadable } from "./call-failed.ts"
import { call } from "./call.ts"
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

  const send = (messages: Messages, way: number): Effect.Effect<string, CallFailed> =>
    call(
      endpoint,
      Completion,
      (signal) =>
        client.chat.completions.create({ model, messages: withShape(messages, shape, way), ...format(shape, way) }, {
          signal,
        }),
    )
      .pipe(
        Effect.map(({ choices: [choice] }) => choice.message.content ?? ""),
        Effect.catchIf(
          (failure) => refusesFormat(failure) && way + 1 < ways.length,
          () =>
            send(messages, way + 1).pipe(Effect.tap(() => Ref.update(current, (known) => Math.max(known, way + 1)))),
        ),
      )

  return Effect.fnUntraced(function*(prompt: Prompt): Effect.fn.Return<A, CallFailed> {
    const messages: Messages = [{ role: "system", content: prompt.system }, { role: "user", content: prompt.user }]
    const first = yield* send(messages, yield* Ref.get(current))
    const repair = Effect.fnUntraced(function*() {
      const again: Messages = [...messages, { role: "assistant", content: first }, {
        role: "user",
        content: repairRequest,
      }]
      const second = yield* send(again, yield* Ref.get(current))
      return yield* read(shape.codec, second).pipe(
        Effect.mapError(() => unreadable("the model twice gave an answer of the wrong shape")),
      )
    })
    return yield* read(shape.codec, first).pipe(Effect.catch(repair))
  })
}

const Completion = Schema.Struct({
  choices: Schema.NonEmptyArray(Schema.Struct({
    message: Schema.Struct({ content: Schema.NullOr(Schema.String) }),
  })),
})

const repairRequest =
  "That answer could not be read. Give it again as one complete JSON object of the shape asked for, and nothing else."

/** Models without a JSON mode often wrap their answer in a code fence or a sentence. */
const read = <A>(codec: Schema.ConstraintDecoder<A>, content: string) =>
  Schema.decodeEffect(Schema.fromJsonString(Schema.Unknown))(
    content.slice(Math.max(0, content.indexOf("{")), content.lastIndexOf("}") + 1),
  ).pipe(Effect.flatMap(Schema.decodeUnknownEffect(codec)))
