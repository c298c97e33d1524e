import { Clock, Effect, Ref, Result } from "effect"
import { Background } from "../../kernel/background.port.ts"
import { ConfiguredEngine } from "../configured-engine.port.ts"
import { failInstallation, finishInstallation, noteProgress } from "../engine-settings.ts"
import { EngineStore } from "../engine-store.port.ts"
import { isUnderWay } from "../installation.ts"
import { ModelCatalogue } from "../model-catalogue.port.ts"
import { ModelInstaller } from "../model-installer.port.ts"
import type { Model } from "../model.ts"
import { settleWaiting } from "./settle-waiting.ts"

/** How often progress is stored, in milliseconds. */
const pace = 700

class Cancelled {
  readonly _tag = "Cancelled"
}

/**
 * Installs a model in the background of this process, and records its progress. A cancelled one leaves nothing
 * behind.
 */
export const runInstallation = Effect.fnUntraced(function*(model: Model) {
  const { start } = yield* Background
  yield* start(nameOf(model.name), install(model))
})

export const nameOf = (model: string): string => `install ${model}`

const install = Effect.fnUntraced(function*(model: Model) {
  const store = yield* EngineStore
  const installer = yield* ModelInstaller
  const { variables } = yield* ConfiguredEngine
  const { name } = model
  const noted = yield* Ref.make(Number.NEGATIVE_INFINITY)
  yield* installer.install(model, (progress) =>
    Effect.gen(function*() {
      const now = yield* Clock.currentTimeMillis
      const isDue = progress.done >= progress.total || now - (yield* Ref.get(noted)) >= pace
      if (!isDue) return
      yield* Ref.set(noted, now)
      yield* store.modify((settings) =>
        Result.fromNullishOr(noteProgress(settings, name, progress), () => new Cancelled())
      )
    })).pipe(
      Effect.flatMap(({ minutesPerHour }) =>
        store.modify((settings) =>
          Result.succeed(
            finishInstallation(settings, model, { mayChoose: variables[model.purpose].length === 0, minutesPerHour }),
          )
        )
      ),
      Effect.asVoid,
      Effect.catchTags({
        Cancelled: () => removeUnlessKept(name),
        InstallFailed: ({ reason, detail }) =>
          Effect.logWarning("A model could not be installed", { model: name, reason, detail }).pipe(
            Effect.andThen(
              store.modify((settings) => Result.succeed(failInstallation(settings, name, { reason, detail }))),
            ),
            Effect.asVoid,
          ),
      }),
      Effect.catchDefect((defect) =>
        Effect.logError("A model could not be installed", { model: name }, defect).pipe(
          Effect.andThen(store.modify((settings) =>
            Result.succeed(
              failInstallation(settings, name, { reason: "unusable", detail: "see the log of the server" }),
            )
          )),
          Effect.asVoid,
        )
      ),
      Effect.andThen(settleWaiting),
    )
})

/** Another process may have finished the installation first, or failed at it: then its files stay. */
const removeUnlessKept = Effect.fnUntraced(function*(name: string) {
  const installer = yield* ModelInstaller
  const { installations } = yield* (yield* EngineStore).get
  if (installations[name] === undefined) yield* installer.remove(name)
})

/** Resumes what a stopped process left unfinished. */
export const resumeInstallations = Effect.gen(function*() {
  const { models } = yield* ModelCatalogue
  const { installations } = yield* (yield* EngineStore).get
  yield* Effect.forEach(models.filter(({ name }) => isUnderWay(installations[name])), runInstallation)
  // The process may have been killed between the end of an installation and what waited for it.
  yield* settleWaiting
})
