import type { ModelFiles } from "#adapters/engines/speech/sherpa-onnx/model-family.ts"
import { EngineUnavailable } from "#domain/recognition/errors.ts"
import { Effect } from "effect"
import { existsSync } from "node:fs"
import { mkdir, rename, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

/** Moonshine base for English, as its makers publish it for browsers. */
const folder = (): string =>
  join(dirname(fileURLToPath(import.meta.resolve("@usefulsensors/moonshine-js"))), "model/base/quantized")

/** How many tokens the model knows: those of Llama, and marks of its own, which are never text. */
const size = 32_768

export interface Weights {
  readonly folder: string
  readonly model: ModelFiles
}

/** The model, with its tokens written to `cache` as sherpa-onnx reads them. */
export const weights = (cache: string): Effect.Effect<Weights, EngineUnavailable> =>
  Effect.tryPromise({
    try: async () => {
      const tokens = join(cache, "tokens.txt")
      if (!existsSync(tokens)) await writeTokens(cache, tokens)
      const files = { encoder: "encoder_model.onnx", mergedDecoder: "decoder_model_merged.onnx", tokens }
      return { folder: folder(), model: { family: "moonshine" as const, files } }
    },
    catch: (cause) => new EngineUnavailable({ detail: `Moonshine cannot be set up: ${String(cause)}` }),
  })

const writeTokens = async (cache: string, path: string): Promise<void> => {
  const { default: llama } = await import("llama-tokenizer-js")
  const texts = llama.vocabById.map(bytesOf)
  const marks = Array.from({ length: size - texts.length }, (_, nth) => Buffer.from(`<<ST_${nth}>>`))
  const lines = [...texts, ...marks].map((bytes, id) => `${bytes.toString("base64")} ${id}\n`)
  await mkdir(cache, { recursive: true })
  // Two servers may do this at the same moment.
  const unfinished = `${path}.${process.pid}`
  await writeFile(unfinished, lines.join(""))
  await rename(unfinished, path)
}

/** `<0x0A>` stands for a byte, every other token for its own text. */
const bytesOf = (token: string): Buffer => {
  const [, byte] = /^<0x([0-9A-F]{2})>$/.exec(token) ?? []
  return byte === undefined ? Buffer.from(token) : Buffer.from(byte, "hex")
}
