import { ModelCatalogue } from "#domain/engine/model-catalogue.port.ts"
import { Model } from "#domain/engine/model.ts"
import { Data, Effect, Layer, Schema } from "effect"
import { readFile } from "node:fs/promises"
import { knownModels, onMirror } from "./known-models.ts"

/** The operator's own list of models cannot be used; the message names the setting and what is wrong. */
export class CatalogueUnusable extends Data.TaggedError("CatalogueUnusable")<{ readonly message: string }> {}

export interface CatalogueOptions {
  /** A JSON file with models to offer instead of the known ones; null for the known ones. */
  readonly file: string | null
  /** Where to download from instead of the release; null for the release itself. */
  readonly mirror: string | null
}

const Models = Schema.fromJsonString(Schema.Array(Model))

const readModels = (file: string) =>
  Effect.tryPromise(() => readFile(file, "utf8")).pipe(
    Effect.flatMap(Schema.decodeEffect(Models)),
    Effect.mapError(({ message }) => new CatalogueUnusable({ message: `MODEL_CATALOGUE: ${file}: ${message}` })),
  )

/** What operators can install. */
export const layer = ({ file, mirror }: CatalogueOptions): Layer.Layer<ModelCatalogue, CatalogueUnusable> =>
  Layer.effect(
    ModelCatalogue,
    Effect.map(file === null ? Effect.succeed(knownModels) : readModels(file), (models) => ({
      models: models.map((model) => onMirror(model, mirror)),
    })),
  )
