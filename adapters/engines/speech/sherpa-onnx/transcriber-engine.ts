import { isMute, readChunk } from "#adapters/media/pcm/read-chunk.ts"
import { soundMap, spreadWords } from "#adapters/media/pcm/spread-words.ts"
import { EngineUnavailable } from "#domain/recognition/errors.ts"
import type { Engine, EngineCapabilities } from "#domain/recognition/transcriber.port.ts"
import { Effect, type Scope } from "effect"
import { readdir, readFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { familyCapabilities } from "./family-capabilities.ts"
import { type ModelFiles, modelFiles } from "./model-family.ts"
import { recognisedWords } from "./recognised-words.ts"
import { recogniserWorkers, type WorkerOptions } from "./recogniser-workers.ts"
import type { ChunkResult } from "./worker-process.ts"

export interface SherpaEngineOptions extends WorkerOptions {
  /** The folder of one unpacked model. */
  readonly folder: string
  /** For models that differ from the published one of their family. */
  readonly languages?: EngineCapabilities["languages"]
}

/** Recognition on this machine with a sherpa-onnx model. Its processes end with the scope. */
export const engine = Effect.fnUntraced(function*(
  options: SherpaEngineOptions,
): Effect.fn.Return<Engine, EngineUnavailable, Scope.Scope> {
  const { folder, processes = 1 } = options
  const name = basename(folder)
  const model = yield* inspect(folder, name)
  const capabilities = familyCapabilities(model.family, name)
  const hear = yield* recogniserWorkers(folder, model, options)
  return {
    name,
    capabilities: {
      ...capabilities,
      languages: options.languages ?? capabilities.languages,
      wordConfidence: false,
      speakers: false,
      hotwords: false,
      parallel: processes,
    },
    prepare: () => Effect.void,
    recognise: Effect.fn("SherpaEngine.recognise")(function*(chunk, asked) {
      const samples = yield* Effect.promise(() => readChunk(chunk))
      if (isMute(samples)) return { words: [], language: null }
      const result = yield* hear(samples, asked)
      const words = result.timestamps.length === result.tokens.length && result.tokens.length > 0
        ? recognisedWords(result.tokens, result.timestamps, chunk)
        : spreadWords(result.text, chunk, soundMap(samples), chunk.begin)
      return { words, ...sentences(result, words, capabilities.punctuation), language: languageOf(result) }
    }),
  }
})

const inspect = (folder: string, name: string): Effect.Effect<ModelFiles, EngineUnavailable> =>
  Effect.tryPromise({
    try: async () => {
      const files = await readdir(folder)
      const tokens = files.find((file) => file.endsWith("tokens.txt"))
      return modelFiles({ name, files, tokens: tokens ? await readFile(join(folder, tokens), "utf8") : "" })
    },
    catch: () => new EngineUnavailable({ detail: `the model folder ${name} cannot be read` }),
  }).pipe(
    Effect.filterOrFail(
      (model) => model !== null,
      () => new EngineUnavailable({ detail: `${name} holds no model of a known kind, or lacks its tokens.txt` }),
    ),
  )

const languageOf = ({ lang }: ChunkResult): string | null => lang.replaceAll(/[<|>]/g, "") || null

/** Models that punctuate return the chunk as one text; the pipeline splits it as needed. */
const sentences = (
  { text }: ChunkResult,
  words: ReadonlyArray<{ readonly begin: number; readonly end: number }>,
  punctuates: boolean,
) => {
  const [first, last] = [words[0], words.at(-1)]
  return punctuates && first && last && text.trim() !== ""
    ? { sentences: [{ begin: first.begin, end: last.end, text: text.trim() }] }
    : {}
}
