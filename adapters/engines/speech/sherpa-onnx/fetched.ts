import type { Download } from "#adapters/engines/model-files/download.ts"
import { installFiles } from "#adapters/engines/model-files/install-files.ts"
import { withFileLock } from "#adapters/storage/local-disk/file-lock.ts"
import type { InstallFailed } from "#domain/engine/model-installer.port.ts"
import type { Model } from "#domain/engine/model.ts"
import { EngineUnavailable } from "#domain/recognition/errors.ts"
import { Effect } from "effect"
import { existsSync } from "node:fs"
import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { type SpeakerFiles, speakerFiles } from "./speaker-models.ts"
import { engine } from "./transcriber-engine.ts"
import { tryModel } from "./try-model.ts"
import { trySpeakers } from "./try-speakers.ts"

type Attempt = (path: string) => Effect.Effect<void, InstallFailed>

/** The path of a download below `root`; on first use it is fetched, with its progress in the log. */
const fetched = Effect.fnUntraced(function*(wanted: Download, root: string, attempt: Attempt) {
  const { name, bytes } = wanted
  if (existsSync(join(root, name))) return join(root, name)
  yield* Effect.promise(() => mkdir(join(root, ".incoming"), { recursive: true, mode: 0o700 }))
  const log = Effect.runForkWith(yield* Effect.context())
  let logged = 0
  const onBytes = (done: number): void => {
    const tenths = bytes === null ? Math.floor(done / 50_000_000) : Math.floor((done / bytes) * 10)
    if (tenths <= logged) return
    logged = tenths
    log(Effect.logInfo("Downloading a model", { model: name, megabytes: Math.round(done / 1_000_000) }))
  }
  return yield* withFileLock(join(root, ".incoming", `${name}.lock`)).pipe(
    Effect.andThen(installFiles(wanted, root, { onBytes, onArrived: Effect.void, attempt })),
    Effect.scoped,
    Effect.mapError(({ reason, detail }) =>
      new EngineUnavailable({ detail: `${name} could not be fetched (${reason}): ${detail}` })
    ),
  )
})

/** Recognition by a model that is downloaded on first use; in the languages of its family, where no others are known. */
export const fetchedEngine = (wanted: Download, root: string, languages?: Model["languages"]) =>
  Effect.flatMap(
    fetched(wanted, root, tryModel),
    (folder) => engine({ folder, ...(languages === undefined ? {} : { languages }) }),
  )

/** The files of a model that tells speakers apart, which is downloaded on first use. */
export const fetchedSpeakers = (model: Model, root: string): Effect.Effect<SpeakerFiles, EngineUnavailable> =>
  Effect.map(fetched(model, root, (folder) => trySpeakers(model, folder)), (folder) => speakerFiles(model, folder))
