import { Effect, Option, Schema } from "effect"
import type { CallFailed } from "./call-failed.ts"
import { call } from "./call.ts"
import { textOf } from "./chat-content.ts"
import { connect, type Endpoint, openAi } from "./endpoint.ts"
import { objectsIn } from "./objects-in.ts"
import { format, type Messages, refusesFormat, type Shape, withShape } from "./response-format.ts"
import { strictSchema } from "./strict-schema.ts"

/** What a service does with a strict JSON schema: the first of the ways in which jobs ask for an answer. */
export type SchemaVerdict = "follows" | "ignores" | "refuses"

const Answer = Schema.Struct({
  places: Schema.Array(Schema.Struct({ isInFrance: Schema.Literals(["yes", "no"]), letters: Schema.Int })),
})
const shape: Shape<typeof Answer.Type> = {
  name: "places",
  schema: strictSchema(Answer),
  codec: Answer,
  parts: "places",
}

/** It says nothing of JSON: only the schema does. */
const question: Messages = [{ role: "user", content: "Is Paris in France, and how many letters does its name have?" }]

const Completion = Schema.Struct({
  choices: Schema.NonEmptyArray(Schema.Struct({
    message: Schema.Struct({ content: Schema.optionalKey(Schema.Unknown) }),
  })),
})

/** One tiny request in the form of a job's: whether the answer has the shape that was asked for. */
export const checkSchema = (
  { model, ...options }: Partial<Endpoint> & Pick<Endpoint, "apiKey"> & { readonly model: string },
): Effect.Effect<SchemaVerdict, CallFailed> => {
  const endpoint: Endpoint = { ...openAi, retries: 0, requestTimeout: "1 minute", ...options }
  const client = connect(endpoint)
  return call(endpoint, Completion, (signal) =>
    client.chat.completions.create(
      { model, messages: withShape(question, shape, 0), ...format(shape, 0) },
      { signal },
    )).pipe(
      Effect.map(({ choices: [{ message }] }): SchemaVerdict =>
        hasShape(textOf(message.content)) ? "follows" : "ignores"
      ),
      Effect.catchIf(refusesFormat, () => Effect.succeed("refuses" as const)),
    )
}

const decode = Schema.decodeUnknownOption(Answer, { onExcessProperty: "error" })

const hasShape = (content: string): boolean =>
  objectsIn(content).some(({ value, isCut }) =>
    !isCut && Option.exists(decode(value), ({ places }) => places.length > 0)
  )
