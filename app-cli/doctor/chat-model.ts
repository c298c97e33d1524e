import { checkSchema, type SchemaVerdict } from "#adapters/openai/schema-check.ts"
import { endpointOf } from "#adapters/profile/engines.ts"
import type { Settings } from "#adapters/system/config/settings.ts"
import { type Finding, missing, off, ok } from "#domain/desk/finding.ts"
import { Effect } from "effect"

const name = "chat model"

/** Asks the chat model one tiny question with a JSON schema, as a job does. Services may charge for it. */
export const checkChatModel = (settings: Settings): Effect.Effect<Finding> => {
  const endpoint = endpointOf(settings)
  const { chatModel: model } = settings
  if (endpoint === null) return Effect.succeed(off(name, "not configured: the built-in engines work"))
  return checkSchema({ ...endpoint, model }).pipe(
    Effect.map((verdict) => findings[verdict](model)),
    Effect.catch(({ reason, detail }) =>
      Effect.succeed(
        missing(name, `${model} gives no answer: ${detail} (${reason})`, "correct OPENAI_CHAT_MODEL or the endpoint"),
      )
    ),
  )
}

const findings: Readonly<Record<SchemaVerdict, (model: string) => Finding>> = {
  follows: (model) => ok(name, `${model} answers in the shape of a JSON schema`),
  ignores: (model) =>
    missing(
      name,
      `${model} ignores the JSON schema`,
      "more summaries and answers will be the built-in engine's; use a model or server with structured outputs",
    ),
  refuses: (model) => ({
    ...ok(name, `${model} works, but refuses a JSON schema`),
    advice: "the schema is sent in words; a model or server with structured outputs is more reliable",
  }),
}
