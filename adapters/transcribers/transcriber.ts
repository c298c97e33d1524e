import { EngineUnavailable } from "#domain/transcript/errors.ts"
import { type Engine, Transcriber } from "#domain/transcript/transcriber.port.ts"
import { Effect, Layer, Scope, Semaphore } from "effect"
import { guarded } from "./guarded-engine.ts"

/** Starts an engine on first use, or says why it cannot. */
export type EngineSource = Effect.Effect<Engine, EngineUnavailable, Scope.Scope>

/**
 * Chooses the first of the configured engines, best first, that is available and supports the language.
 * An engine, once started, is kept for the next chunks; an unavailable one is tried again.
 */
export const layer = (sources: ReadonlyArray<EngineSource>): Layer.Layer<Transcriber> =>
  Layer.effect(
    Transcriber,
    Effect.gen(function*() {
      const scope = yield* Effect.scope
      const started = new Map<EngineSource, Engine>()
      const oneAtATime = yield* Semaphore.make(1)
      const start = Effect.fnUntraced(function*(source: EngineSource) {
        // A concurrent request may have started it in the meantime.
        const known = started.get(source)
        if (known !== undefined) return known
        const engine = guarded(yield* Effect.provideService(source, Scope.Scope, scope))
        started.set(source, engine)
        return engine
      })
      const open = (source: EngineSource) => {
        const known = started.get(source)
        return known === undefined ? oneAtATime.withPermits(1)(start(source)) : Effect.succeed(known)
      }
      return Transcriber.of({ choose: choose(sources, open) })
    }),
  )

const choose = (
  sources: ReadonlyArray<EngineSource>,
  open: (source: EngineSource) => Effect.Effect<Engine, EngineUnavailable>,
) =>
  Effect.fn("Transcriber.choose")(function*(language: string) {
    const reasons: Array<string> = []
    for (const source of sources) {
      const found = yield* Effect.result(open(source))
      if (found._tag === "Failure") reasons.push(found.failure.detail)
      else if (knows(found.success, language)) return found.success
      else reasons.push(`${found.success.name} does not know the language "${language}"`)
    }
    return yield* new EngineUnavailable({ detail: reasons.join("; ") || "no engine is configured" })
  })

const knows = ({ capabilities: { languages } }: Engine, language: string): boolean =>
  language === "auto" || languages === "any" || languages.includes(language.split("-")[0] ?? language)
