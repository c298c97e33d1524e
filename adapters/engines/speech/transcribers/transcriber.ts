import { EngineUnavailable } from "#domain/recognition/errors.ts"
import { type Engine, type InstalledEngine, Transcriber } from "#domain/recognition/transcriber.port.ts"
import { Effect, Layer, Scope, Semaphore } from "effect"
import { guarded } from "./guarded-engine.ts"

/** An engine as it is configured. */
export interface EngineSource {
  readonly id: string
  /** Names the configuration: an engine, once started, is kept for the same key. */
  readonly key: string
  readonly isLocal: boolean
  /** Whether it is used even if not asked for by its id. */
  readonly isAutomatic: boolean
  /** Null where it is known only once the engine is open. */
  readonly about: Pick<InstalledEngine, "name" | "languages"> | null
  /** Starts the engine, or says why it cannot. */
  readonly open: Effect.Effect<Engine, EngineUnavailable, Scope.Scope>
}

/** Uses the sources as they are at each call, best first. An unavailable engine is tried again. */
export const layer = <R>(sources: Effect.Effect<ReadonlyArray<EngineSource>, never, R>) =>
  Layer.effect(
    Transcriber,
    Effect.gen(function*() {
      const scope = yield* Effect.scope
      const context = yield* Effect.context<R>()
      const current = Effect.provideContext(sources, context)
      const started = new Map<string, Engine>()
      const oneAtATime = yield* Semaphore.make(1)
      const start = Effect.fnUntraced(function*(source: EngineSource) {
        // A concurrent request may have started it in the meantime.
        const known = started.get(source.key)
        if (known !== undefined) return known
        const engine = guarded(yield* Effect.provideService(source.open, Scope.Scope, scope))
        started.set(source.key, engine)
        return engine
      })
      const open = (source: EngineSource) => {
        const known = started.get(source.key)
        return known === undefined ? oneAtATime.withPermits(1)(start(source)) : Effect.succeed(known)
      }
      const describe = (source: EngineSource) =>
        Effect.map(
          source.about === null ? Effect.map(open(source), aboutOf) : Effect.succeed(source.about),
          (about) => [{
            id: source.id,
            isLocal: source.isLocal,
            ...about,
          }],
        )
      return Transcriber.of({
        choose: Effect.fn("Transcriber.choose")(function*(language) {
          const reasons: Array<string> = []
          for (const source of yield* current) {
            if (!source.isAutomatic) continue
            if (source.about !== null && !knows(source.about, language)) {
              reasons.push(lacks(source.about, language))
              continue
            }
            const found = yield* Effect.result(open(source))
            if (found._tag === "Failure") reasons.push(found.failure.detail)
            else if (knows(found.success.capabilities, language)) return found.success
            else reasons.push(lacks(found.success, language))
          }
          return yield* new EngineUnavailable({ detail: reasons.join("; ") || "no engine is configured" })
        }),
        installed: Effect.flatMap(
          current,
          Effect.forEach((source) => describe(source).pipe(Effect.catch(() => Effect.succeed([])))),
        ).pipe(Effect.map((found) => found.flat()), Effect.withSpan("Transcriber.installed")),
        withId: Effect.fn("Transcriber.withId")(function*(id) {
          const source = (yield* current).find((one) => one.id === id)
          return source === undefined
            ? yield* new EngineUnavailable({ detail: `no engine "${id}" is installed` })
            : yield* open(source)
        }),
      })
    }),
  )

const aboutOf = ({ name, capabilities: { languages } }: Engine) => ({ name, languages })

const lacks = ({ name }: { readonly name: string }, language: string): string =>
  `${name} does not know the language "${language}"`

const knows = ({ languages }: Pick<InstalledEngine, "languages">, language: string): boolean =>
  language === "auto" || languages === "any" || languages.includes(language.split("-")[0] ?? language)
