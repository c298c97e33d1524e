import type { WrittenParts } from "#domain/analysis/analyst.port.ts"
import { Effect, Option, Schema } from "effect"
import { createHash } from "node:crypto"
import type { Prompt } from "./analysis-prompt.ts"
import type { Ask } from "./drafting.ts"
import { ModelDraft } from "./model-draft.ts"
import type { WrittenAnswer } from "./read-answer.ts"

const Kept = Schema.fromJsonString(Schema.Struct({ value: ModelDraft, isCut: Schema.Boolean }))
const decode = Schema.decodeUnknownOption(Kept)
const encode = Schema.encodeSync(Kept)

/** The same, but what was answered before, by this model to this very prompt, is not asked for again. */
export const keeping = (ask: Ask, model: string, parts: WrittenParts | undefined): Ask =>
  parts === undefined ? ask : (prompt) =>
    Effect.gen(function*() {
      const key = keyOf(model, prompt)
      const known = Option.flatMap(Option.fromNullOr(yield* parts.find(key)), decode)
      if (Option.isSome(known)) return known.value
      const answer: WrittenAnswer<ModelDraft> = yield* ask(prompt)
      yield* parts.keep(key, encode(answer))
      return answer
    })

const keyOf = (model: string, { system, user }: Prompt): string =>
  createHash("sha256").update(JSON.stringify([model, system, user])).digest("hex")
