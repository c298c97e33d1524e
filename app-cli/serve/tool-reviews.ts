import type { Settings } from "#adapters/system/config/settings.ts"
import { Effect, Schema } from "effect"
import { readFile } from "node:fs/promises"
import { refuse } from "../errors.ts"

const Said = Schema.Struct({ name: Schema.NonEmptyString, text: Schema.NonEmptyString })

/** The operator's file with what people said of the tools. */
const Reviews = Schema.Struct({
  reviews: Schema.optionalKey(Schema.Array(Said)),
  use_cases: Schema.optionalKey(Schema.Array(Said)),
})
const decode = Schema.decodeUnknownEffect(Schema.fromJsonString(Reviews))

/** What the pages of the tools need; without a file there is nothing to say. */
export const toolsOptions = Effect.fnUntraced(function*({ toolsReviews: file, isToolsSite: isStart }: Settings) {
  if (file === null) return { isStart, reviews: [], useCases: [] }
  const invalid = () =>
    refuse("invalid", `TOOLS_REVIEWS: ${file} must be JSON with \`reviews\` and \`use_cases\`, lists of { name, text }`)
  const text = yield* Effect.tryPromise({ try: () => readFile(file, "utf8"), catch: invalid })
  const { reviews = [], use_cases: useCases = [] } = yield* Effect.mapError(decode(text), invalid)
  return { isStart, reviews, useCases }
})
