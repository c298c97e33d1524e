import { sequences } from "#adapters/engines/language/llama-cpp/known-models.ts"
import type { Settings } from "#adapters/system/config/settings.ts"
import type { Model } from "#domain/engine/model.ts"
import type { Choosable } from "#domain/kernel/chosen.ts"
import { Context, Duration, Effect, Layer } from "effect"
import { chosenModel } from "./local-models.ts"

/** Tokens of a prompt that are rules, and those that an answer may have. */
const rules = 700
const answer = 1500

/** Of English; a request that is too long for another language is halved. */
const charactersOfToken = 3

/** Reading a prompt takes minutes, during which nothing comes. */
const patience = { requestTimeout: "15 minutes", silence: "15 minutes", retries: 1, parallel: 1 } as const

/** A minute for a minute of speech, which has about 800 characters. */
const timeFor = (characters: number): Duration.Duration => Duration.minutes(Math.max(15, characters / 800))

const optionsOf = ({ title, contextTokens }: Model, send: typeof fetch) => ({
  ...patience,
  apiKey: "none",
  baseUrl: "http://local/v1",
  model: title,
  fetch: send,
  windowSize: (contextTokens - rules - answer) * charactersOfToken,
})

/** How the adapters of OpenAI's interface reach a model on this machine. */
export type LocalOptions = ReturnType<typeof optionsOf>

/** The language model that the operator has chosen; null while that is the built-in writer. */
export class LanguageModel extends Context.Service<LanguageModel, {
  readonly chosen: Effect.Effect<LocalOptions | null>
}>()("adapters/profile/LanguageModel") {}

/** Questions and summaries share the process, and with it its memory. */
export const languageModel = (settings: Settings) =>
  Layer.effect(
    LanguageModel,
    Effect.map(
      chosenModel(settings, { purpose: "language", sequences, make: optionsOf }),
      (chosen) => ({ chosen }),
    ),
  )

/** The same service, in whose place a model of this machine works as long as one is chosen. */
export const orLocalModel = <Self extends Choosable<Self>>(own: Self, make: (options: LocalOptions) => Self) =>
  Effect.map(LanguageModel, (models): Self => {
    const made = new WeakMap<LocalOptions, Self>()
    const madeOf = (options: LocalOptions): Self => {
      const found = made.get(options) ?? make(options)
      made.set(options, found)
      return found
    }
    return { ...own, chosen: Effect.map(models.chosen, (options) => options === null ? own : madeOf(options)) }
  })

/** How long an analysis by a model of this machine may take. */
export const analysisTime = { timeLimit: timeFor } as const
