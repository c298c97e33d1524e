import type { Model } from "#domain/engine/model.ts"
import { Effect } from "effect"
import { aModel } from "../a-model.ts"
import { toyEmbedding, toySegmentation } from "../toy-onnx.ts"
import { modelServer } from "./model-server.ts"
import { sha256Of, toyArchive } from "./toy-archive.ts"

/** A toy model that tells speakers apart, in two files, on a server of its own. */
export const servedSpeakers = (embedding = toyEmbedding(), changed: Partial<Model> = {}) =>
  Effect.map(
    Effect.acquireRelease(
      Effect.promise(() => speakerServer(embedding)),
      ({ close }) => Effect.sync(close),
    ),
    ({ origin, model, asked }) => ({ asked, model: { ...model(origin), ...changed } }),
  )

/** The same for tests without Effect; `close` ends it. */
export const speakerServer = async (embedding = toyEmbedding()) => {
  const archive = toyArchive({ "model.onnx": toySegmentation() }, [], undefined, "toy-segmentation")
  const asked: Array<string> = []
  const server = await modelServer(archive, {
    instead: (response, { url = "" }) => {
      asked.push(url)
      if (!url.endsWith(".onnx")) return false
      response.writeHead(200, { "content-length": embedding.length }).end(embedding)
      return true
    },
  })
  const { origin } = new URL(server.url)
  return { ...server, origin, asked, model: (at: string) => toySpeakers(archive, embedding, at) }
}

const toySpeakers = (archive: Buffer, embedding: Buffer, origin: string): Model =>
  aModel({
    name: "toy-speakers",
    title: "Toy voices",
    purpose: "speakers",
    languages: "any",
    strength: "voices",
    url: `${origin}/toy-segmentation.tar.bz2`,
    bytes: archive.length,
    sha256: sha256Of(archive),
    parts: [{ url: `${origin}/toy-embedding.onnx`, bytes: embedding.length, sha256: sha256Of(embedding) }],
    unpackedBytes: 1_000_000,
  })
