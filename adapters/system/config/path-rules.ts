import { Effect } from "effect"
import { access } from "node:fs/promises"

interface PathSettings {
  readonly postgresBin: string | null
  readonly apertiumBin: string | null
  readonly sherpaModels: string | null
  readonly modelCatalogue: string | null
  readonly pdfFont: string | null
  readonly ytDlpPath: string | null
  readonly meetingBrowser: string | null
}

/** The first path in the settings that does not exist, by its setting's name; null if all do. */
export const pathFault = (given: PathSettings): Effect.Effect<string | null> =>
  Effect.map(
    Effect.forEach(Object.entries(pathsOf(given)), ([name, path]) =>
      path === null ? Effect.succeed(null) : missing(name, path)),
    (faults) =>
      faults.find((fault) => fault !== null) ?? null,
  )

const pathsOf = (given: PathSettings) => ({
  POSTGRES_BIN: given.postgresBin,
  APERTIUM_BIN: given.apertiumBin,
  SHERPA_MODELS_DIR: given.sherpaModels,
  MODEL_CATALOGUE: given.modelCatalogue,
  PDF_FONT: given.pdfFont,
  YTDLP_PATH: given.ytDlpPath,
  MEETING_BROWSER: given.meetingBrowser,
})

const missing = (name: string, path: string): Effect.Effect<string | null> =>
  Effect.promise(() => access(path).then(() => null, () => `${name}: ${path} does not exist, or cannot be read`))
