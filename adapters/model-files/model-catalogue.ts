import { ModelCatalogue } from "#domain/engine/model-catalogue.port.ts"
import { Model } from "#domain/engine/model.ts"
import { Data, Effect, Layer, Schema } from "effect"
import { readFile } from "node:fs/promises"
import { onMirror } from "./on-mirror.ts"

/** The operator's own list of models cannot be used; the message names the setting and what is wrong. */
export class CatalogueUnusable extends Data.TaggedError("CatalogueUnusable")<{ readonly message: string }> {}

export interface CatalogueOptions {
  /** What is offered unless the operator has a list of their own. */
  readonly known: ReadonlyArray<Model>
  /** A JSON file with models to offer instead of the known ones; null for the known ones. */
  readonly file: string | null
  /** Where to download from instead of the publishers; null for these themselves. */
  readonly mirror: string | null
}

const Models = Schema.fromJsonString(Schema.Array(Model))

const readModels = (file: string) =>
  Effect.tryPromise(() => readFile(file, "utf8")).pipe(
    Effect.flatMap(Schema.decodeEffect(Models)),
    Effect.mapError(({ message }) => new CatalogueUnusable({ message: `MODEL_CATALOGUE: ${file}: ${message}` })),
  )

/** What operators can install. */
export const layer = ({ file, known, mirror }: CatalogueOptions): Layer.Layer<ModelCatalogue, CatalogueUnusable> =>
  Layer.effect(
    ModelCatalogue,
    Effect.map(file === null ? Effect.succeed(known) : readModels(file), (models) => ({
      models: models.map((model) => onMirror(model, mirror)),
    })),
  )
