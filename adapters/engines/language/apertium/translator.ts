import { keptMarked, unmarkedText } from "#adapters/engines/language/translators/kept-terms.ts"
import { onDisk } from "#adapters/storage/local-disk/on-disk.ts"
import { bubblewrap, foldersOf } from "#adapters/system/child-process/bubblewrap.ts"
import { canConfine } from "#adapters/system/child-process/confinement.ts"
import { run } from "#adapters/system/child-process/run.ts"
import { makeTempFolder } from "#adapters/system/child-process/temp-folder.ts"
import { TranslatorFailed } from "#domain/translation/errors.ts"
import { termsIn } from "#domain/translation/line-fault.ts"
import type { NumberedLine } from "#domain/translation/translation.ts"
import { type TranslationRequest, Translator } from "#domain/translation/translator.port.ts"
import { Effect, Layer } from "effect"
import { rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { listModes, modeFor, targetsFrom } from "./modes.ts"
import { punctuated } from "./punctuated.ts"
import { withoutFillers } from "./without-fillers.ts"

export interface ApertiumOptions {
  /** A folder with the program, instead of those on the PATH. */
  readonly binFolder: string | null
  /** Milliseconds for one batch. */
  readonly timeLimit?: number
}

const megabytes = 1_048_576

/** Translates with Debian's apertium, one child process per batch. Rules and dictionaries: good for the gist. */
export const layer = ({ binFolder, timeLimit = 120_000 }: ApertiumOptions): Layer.Layer<Translator> =>
  Layer.effect(
    Translator,
    Effect.gen(function*() {
      const command = binFolder === null ? "apertium" : join(binFolder, "apertium")
      const modes = yield* Effect.cachedWithTTL(listModes(command), "10 minutes")

      const markup = Effect.fnUntraced(function*(mode: string, path: string) {
        // Not through standard input: that is a socket, for which apertium prints its usage and exits with 0.
        const args = ["-u", "-f", "html-noent", mode, path]
        const reads = [join(path, ".."), ...(binFolder === null ? foldersOf(["apertium"]) : [binFolder])]
        const [program, ...before] = (yield* canConfine) ? [...bubblewrap(reads), command] : [command]
        const { exitCode, stdout } = yield* run({
          command: program,
          args: [...before, ...args],
          timeLimit,
          keep: { stdout: 16 * megabytes },
        }).pipe(Effect.catchTags({
          ProgramMissing: () => failed("engine-died", "apertium is not installed"),
          ProgramTimedOut: () => failed("timed-out", "apertium gave no answer in time"),
        }))
        return exitCode === 0
          ? stdout.toString("utf8")
          : yield* failed("engine-died", `apertium ended with ${exitCode}`)
      })

      return Translator.of({
        name: "apertium",
        isBasic: true,
        limits: { lines: 500, characters: 60_000, parallel: 1 },
        targets: (source) => Effect.map(modes, (all) => targetsFrom(all, source)),
        translate: (request) =>
          Effect.scoped(Effect.gen(function*() {
            const mode = modeFor(yield* modes, request.source, request.target)
            if (mode === null) return yield* failed("engine-died", "apertium no longer has this language pair")
            const folder = yield* Effect.acquireRelease(
              Effect.promise(makeTempFolder),
              (folder) => Effect.promise(() => rm(folder, { recursive: true, force: true })),
            )
            const path = join(folder, "lines.html")
            yield* onDisk(() => writeFile(path, pageOf(request)))
            const lines = linesIn(yield* markup(mode, path), request.target)
            // Its usage, printed instead of an answer, has none.
            return lines.length > 0 ? lines : yield* failed("unreadable-answer", "apertium translated nothing")
          })).pipe(Effect.withSpan("Apertium.translate")),
      })
    }),
  )

/** Paragraphs keep words from moving across lines. */
const pageOf = ({ lines, glossary, names, source }: TranslationRequest): string => {
  const kept = [...glossary, ...names]
  return lines.map(({ n, text }) => {
    const plain = withoutFillers(text, source)
    return `<p id="${n}">${keptMarked(plain, termsIn(plain, kept), "apertium-notrans")}</p>\n`
  }).join("")
}

const linesIn = (page: string, target: string): ReadonlyArray<NumberedLine> =>
  Array.from(
    page.matchAll(/<p id="(\d+)">(.*?)<\/p>/gs),
    ([, n, text = ""]) => ({ n: Number(n), text: punctuated(unmarkedText(text), target) }),
  )

const failed = (reason: TranslatorFailed["reason"], detail: string): Effect.Effect<never, TranslatorFailed> =>
  Effect.fail(new TranslatorFailed({ reason, detail }))
