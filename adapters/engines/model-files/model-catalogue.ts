import { builtIn, endpointId } from "#domain/engine/engine-settings.ts"
import { ModelCatalogue } from "#domain/engine/model-catalogue.port.ts"
import { Model } from "#domain/engine/model.ts"
import { Data, Effect, Layer, Schema } from "effect"
import { readFile } from "node:fs/promises"
import { pinsFile } from "./install-files.ts"
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
    Effect.map((models) => ({ models, message: faultOf(models) })),
    Effect.flatMap(({ models, message }) => message === null ? Effect.succeed(models) : Effect.fail({ message })),
    Effect.mapError(({ message }) => new CatalogueUnusable({ message: `MODEL_CATALOGUE: ${file}: ${message}` })),
  )

/** The names of engines that are always there, and of a file beside the folders of models. */
const taken = [builtIn, endpointId, pinsFile]

/** What is wrong with the list as a whole; null if nothing is. */
const faultOf = (models: ReadonlyArray<Model>): string | null => {
  const names = [...taken, ...models.map(({ name }) => name)]
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) return `the name ${twice} is taken`
  const unfetched = models.find(({ url, parts }) => ![url, ...parts.map((part) => part.url)].every(isFetched))
  if (unfetched !== undefined) return `the url of ${unfetched.name} must begin with http:// or https://`
  const apart = models.find(({ purpose, parts }) => parts.length !== (purpose === "speakers" ? 1 : 0))
  return apart === undefined ? null : `${apart.name} needs one part if it tells speakers apart, and otherwise none`
}

const isFetched = (url: string): boolean => /^https?:$/.test(URL.parse(url)?.protocol ?? "")

/** What operators can install. */
export const layer = ({ file, known, mirror }: CatalogueOptions): Layer.Layer<ModelCatalogue, CatalogueUnusable> =>
  Layer.effect(
    ModelCatalogue,
    Effect.map(file === null ? Effect.succeed(known) : readModels(file), (models) => ({
      models: models.map((model) => onMirror(model, mirror)),
    })),
  )
