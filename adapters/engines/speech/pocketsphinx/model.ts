import { EngineUnavailable } from "#domain/recognition/errors.ts"
import { Effect } from "effect"
import { existsSync } from "node:fs"
import { access, constants } from "node:fs/promises"
import { join } from "node:path"

/** Where packages put the model: Debian, Fedora and Arch; Homebrew on Apple silicon, and on Intel. */
const folders = ["/usr", "/opt/homebrew", "/usr/local"].map((prefix) => `${prefix}/share/pocketsphinx/model/en-us`)

/** The model folder of this machine; Debian's if there is none. */
export const installedModel = (): string =>
  folders.find((folder) => existsSync(folder)) ?? "/usr/share/pocketsphinx/model/en-us"

export interface Model {
  readonly acoustic: string
  readonly language: string
  readonly dictionary: string
}

export const modelIn = (folder: string): Model => ({
  acoustic: join(folder, "en-us"),
  language: join(folder, "en-us.lm.bin"),
  dictionary: join(folder, "cmudict-en-us.dict"),
})

/** Fails if programs or model are missing, naming them and what to install. */
export const requireInstalled = (model: Model): Effect.Effect<void, EngineUnavailable> =>
  Effect.promise(async () => {
    const programs = await Promise.all(["pocketsphinx_batch", "script", "mkfifo", "flite"].map(onPath))
    const files = await Promise.all(Object.values(model).map(missing))
    return [...programs, ...files].filter((name) => name !== null)
  }).pipe(
    Effect.filterOrFail(
      (absent) => absent.length === 0,
      (absent) =>
        new EngineUnavailable({
          detail: `${absent.join(", ")} not found; install the Debian packages pocketsphinx pocketsphinx-en-us flite`,
        }),
    ),
    Effect.asVoid,
  )

const onPath = async (program: string): Promise<string | null> => {
  const folders = (process.env["PATH"] ?? "").split(":").filter((folder) => folder !== "")
  const tried = await Promise.all(folders.map((folder) => missing(join(folder, program))))
  return tried.includes(null) ? null : program
}

const missing = (path: string): Promise<string | null> => access(path, constants.R_OK).then(() => null, () => path)
