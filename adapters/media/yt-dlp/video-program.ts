import { withFileLock } from "#adapters/storage/local-disk/file-lock.ts"
import { makeFolder } from "#adapters/storage/local-disk/sync-path.ts"
import { InstallFailed } from "#domain/engine/model-installer.port.ts"
import { VideoProgram } from "#domain/engine/video-program.port.ts"
import type { VideoProgramState } from "#domain/engine/video-program.ts"
import { Effect, FiberHandle, Layer, Schedule } from "effect"
import { dirname, join } from "node:path"
import { downloadProgram, releases } from "./download-program.ts"
import type { Places } from "./find-program.ts"
import { ageOf, isOld, isProgram, knownProgram } from "./known-program.ts"
import { confinementGaps } from "./run-confined.ts"
import { runsJavaScript } from "./switches.ts"

export interface Options {
  readonly places: Places
  /** Where to download from instead of the publisher; null for the publisher. */
  readonly mirror: string | null
  /** How often a broken connection is tried again, and the first pause, in milliseconds, which doubles. */
  readonly retries?: number
  readonly firstPause?: number
  /** Milliseconds for everything: a server that sends a byte now and then is as good as none. */
  readonly timeLimit?: number
}

const unknown = { state: "missing", version: null, days: null, isOld: false, javascript: null } as const

const make = Effect.fnUntraced(
  function*({ places, mirror, retries = 4, firstPause = 2000, timeLimit = 20 * 60_000 }: Options) {
    const program = knownProgram(places)
    const running = yield* FiberHandle.make<void, never>()
    let isInstalling = false
    let failure: VideoProgramState["failure"] = null

    const note = (reason: InstallFailed["reason"], detail: string) =>
      Effect.logWarning("The program that fetches videos could not be installed", { reason, detail }).pipe(
        Effect.andThen(Effect.sync(() => {
          failure = { reason, detail }
        })),
      )
    const work = Effect.promise(() => makeFolder(dirname(places.installed))).pipe(
      Effect.andThen(withFileLock(join(dirname(places.installed), "lock"))),
      Effect.andThen(downloadProgram(places.installed, mirror)),
      Effect.scoped,
      Effect.retry({
        schedule: Schedule.exponential(firstPause),
        times: retries,
        while: ({ reason }) => reason === "unreachable",
      }),
      Effect.timeoutOrElse({
        duration: timeLimit,
        orElse: () => Effect.fail(new InstallFailed({ reason: "unreachable", detail: "it took too long" })),
      }),
      Effect.catchTag("InstallFailed", ({ reason, detail }) => note(reason, detail)),
      Effect.catchDefect((defect) =>
        Effect.andThen(
          Effect.logError("The program that fetches videos could not be looked at", defect),
          note("unusable", "see the log of the server"),
        )
      ),
      Effect.ensuring(Effect.sync(() => {
        isInstalling = false
      })),
    )

    return VideoProgram.of({
      look: Effect.gen(function*() {
        const found = yield* program
        const common = {
          isConfined: (yield* confinementGaps).length === 0,
          host: new URL(mirror ?? releases).host,
          configuredBy: places.setting === null ? [] : ["YTDLP_PATH"],
          isInstalling,
          failure,
        }
        if (!isProgram(found)) return { ...unknown, ...common, state: found.fault }
        const days = yield* ageOf(found)
        return {
          ...common,
          state: "ready" as const,
          version: found.version,
          days,
          isOld: isOld(days),
          javascript: runsJavaScript(found) ? `Node ${process.versions.node}` : null,
        }
      }),
      install: Effect.suspend(() => {
        if (isInstalling) return Effect.void
        isInstalling = true
        failure = null
        return FiberHandle.run(running, work)
      }).pipe(Effect.uninterruptible, Effect.andThen(FiberHandle.awaitEmpty(running))),
    })
  },
)

export const layer = (options: Options): Layer.Layer<VideoProgram> => Layer.effect(VideoProgram, make(options))
