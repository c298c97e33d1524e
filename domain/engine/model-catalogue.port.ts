import { Context } from "effect"
import type { Model } from "./model.ts"

/** The models that can be installed, the best first. */
export class ModelCatalogue extends Context.Service<ModelCatalogue, {
  readonly models: ReadonlyArray<Model>
}>()("domain/engine/ModelCatalogue") {}
