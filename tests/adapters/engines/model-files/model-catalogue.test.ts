import * as Catalogue from "#adapters/engines/model-files/model-catalogue.ts"
import { ModelCatalogue } from "#domain/engine/model-catalogue.port.ts"
import type { Model } from "#domain/engine/model.ts"
import { aModel } from "#tests/support/a-model.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { writeFileSync } from "node:fs"
import { join } from "node:path"

/** The models of an operator's own list. */
const offered = (...models: ReadonlyArray<Model>) =>
  inFolder((folder) => {
    const file = join(folder, "catalogue.json")
    writeFileSync(file, JSON.stringify(models))
    return ModelCatalogue.use((catalogue) => Effect.succeed(catalogue.models)).pipe(
      Effect.provide(Catalogue.layer({ known: [], file, mirror: null })),
    )
  })

describe("the operator's own list of models", () => {
  it.live("is what can be installed", () =>
    Effect.gen(function*() {
      assert.deepStrictEqual(yield* offered(aModel()), [aModel()])
    }))

  it.live.each(["built-in", "endpoint", "checksums.json"])(
    "has no model by the name of %s",
    (name) =>
      Effect.gen(function*() {
        const { message } = yield* Effect.flip(offered(aModel({ name })))
        assert.match(message, /^MODEL_CATALOGUE: /)
        assert.include(message, `the name ${name} is taken`)
      }),
  )

  it.live("has each name once", () =>
    Effect.gen(function*() {
      const { message } = yield* Effect.flip(offered(aModel({ name: "twin" }), aModel({ name: "twin" })))
      assert.include(message, "the name twin is taken")
    }))

  it.live.each(["../../up", "a/b", "..", ".hidden"])(
    "has no name that leads elsewhere: %s",
    (name) =>
      Effect.gen(function*() {
        assert.match((yield* Effect.flip(offered(aModel({ name })))).message, /^MODEL_CATALOGUE: /)
      }),
  )

  it.live.each(["file:///etc/passwd", "ftp://a.example/model.gguf", "model.gguf"])(
    "has no model at %s",
    (url) =>
      Effect.gen(function*() {
        const { message } = yield* Effect.flip(offered(aModel({ name: "mine", url })))
        assert.include(message, "the url of mine must begin with http:// or https://")
      }),
  )

  it.live.each(["speakers", "speech"] as const)(
    "has a second file only with what tells speakers apart: %s",
    (purpose) =>
      Effect.gen(function*() {
        const part = { url: "https://a.example/voices.onnx", bytes: 1, sha256: "0".repeat(64) }
        const parts = purpose === "speakers" ? [] : [part]
        const { message } = yield* Effect.flip(offered(aModel({ name: "mine", purpose, parts })))
        assert.include(message, "mine needs one part if it tells speakers apart")
        const right = aModel({ name: "mine", purpose, parts: purpose === "speakers" ? [part] : [] })
        assert.deepStrictEqual(yield* offered(right), [right])
      }),
  )
})
