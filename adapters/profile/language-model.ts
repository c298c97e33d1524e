import type { Settings } from "#adapters/config/settings.ts"
import { localEndpoint } from "#adapters/llama-cpp/local-endpoint.ts"
import { runnable } from "#adapters/llama-cpp/try-model.ts"
import { EngineStore } from "#domain/engine/engine-store.port.ts"
import { ModelCatalogue } from "#domain/engine/model-catalogue.port.ts"
import type { Model } from "#domain/engine/model.ts"
import type { Choosable } from "#domain/kernel/chosen.ts"
import { Context, Duration, Effect, Layer, Scope, Semaphore } from "effect"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { modelsIn } from "./models-in.ts"

/** Requests come first: one processor is left to them, where there are several. */
export const threadsForModels = Math.max(1, availableParallelism() - 1)

/** One for work, and one for people who wait for an answer. */
const sequences = 2

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

/** Each model has one process, for whatever it writes, which is kept once it has been used. */
export const languageModel = (settings: Settings) =>
  Layer.effect(
    LanguageModel,
    Effect.gen(function*() {
      const store = yield* EngineStore
      const { models } = yield* ModelCatalogue
      const scope = yield* Effect.scope
      const known = new Map<string, LocalOptions>()
      const oneAtATime = yield* Semaphore.make(1)
      const open = Effect.fnUntraced(function*(model: Model) {
        const folder = join(modelsIn(settings.dataDir), model.name)
        const there = known.get(model.name)
        if (there !== undefined) return there
        // Questions and summaries share the process, and with it its memory.
        const local = runnable(model, folder, { threads: threadsForModels, sequences })
        const options = optionsOf(model, yield* Effect.provideService(localEndpoint(local), Scope.Scope, scope))
        known.set(model.name, options)
        return options
      })
      return {
        chosen: Effect.gen(function*() {
          const { chosen, installations } = yield* store.get
          const model = models.find(({ name }) => name === chosen.language)
          const isThere = model !== undefined && installations[model.name]?._tag === "Installed"
          return isThere ? yield* oneAtATime.withPermits(1)(open(model)) : null
        }),
      }
    }),
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
