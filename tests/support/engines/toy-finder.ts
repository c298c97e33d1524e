import type { Model } from "#domain/engine/model.ts"
import { aModel } from "../a-model.ts"
import { tinyModel } from "../language-model/tiny-model.ts"
import { modelServer } from "./model-server.ts"
import { sha256Of } from "./toy-archive.ts"

/** A toy model that finds passages by their meaning, of which it knows nothing, on a server of its own. */
export const finderServer = async () => {
  const file = tinyModel()
  const server = await modelServer(file)
  const model: Model = aModel({
    name: "toy-finder",
    title: "Toy finder",
    purpose: "search",
    strength: "finds-well",
    languages: "any",
    url: new URL("toy-finder.gguf", server.url).href,
    bytes: file.length,
    sha256: sha256Of(file),
    unpackedBytes: file.length,
    memoryBytes: 500_000_000,
    contextTokens: 512,
  })
  return { model, close: server.close }
}
