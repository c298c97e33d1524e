import type { EngineList } from "#domain/engine/engine-list.ts"
import { builtIn, endpointId } from "#domain/engine/engine-settings.ts"
import { chooseEngine } from "#domain/engine/use-cases/choose-engine.ts"
import { listEngines } from "#domain/engine/use-cases/list-engines.ts"
import { removeEndpoint } from "#domain/engine/use-cases/remove-endpoint.ts"
import { removeModel } from "#domain/engine/use-cases/remove-model.ts"
import { Effect, Schema } from "effect"
import { Argument, Command } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { operator } from "../product/product.ts"
import { endpoint } from "./engine-endpoint.ts"
import { install } from "./engine-install.ts"
import { json } from "./flags.ts"
import { print, table } from "./print.ts"

const id = Argument.String("engine").pipe(
  Argument.withDescription(`${builtIn}, ${endpointId}, or the name of a model, as "engine list" shows them`),
)

const list = Command.make("list", { json }, ({ json }) =>
  Effect.scoped(Effect.gen(function*() {
    const { call } = yield* openProduct
    const found = yield* call(listEngines, {}, operator)
    yield* print(json, yield* Effect.orDie(Schema.encodeEffect(listEngines.output)(found)), described(found))
  }))).pipe(Command.withDescription("Show every engine, installed or not, and which one is used"))

const use = Command.make("use", { id, json }, ({ id, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const { call } = yield* openProduct
    const { used } = yield* call(chooseEngine, { engine: id }, operator)
    yield* print(json, { used }, `New transcriptions use ${used}`)
  }))).pipe(Command.withDescription("Use an installed engine for new transcriptions"))

const remove = Command.make("remove", { id, json }, ({ id, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const { call } = yield* openProduct
    yield* id === endpointId ? call(removeEndpoint, {}, operator) : call(removeModel, { model: id }, operator)
    yield* print(json, { removed: id }, `Removed ${id}`)
  }))).pipe(Command.withDescription("Remove a model from the disk, or an endpoint; cancel a download"))

export const engine = Command.make("engine").pipe(
  Command.withDescription("Engines that recognise speech"),
  Command.withSubcommands([list, install, use, remove, endpoint]),
)

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`

const described = ({ configuredBy, endpoint: remote, models, used }: EngineList): string => {
  const mark = (name: string): string => (name === used ? "used" : "")
  const rows = [
    [builtIn, "installed", mark(builtIn), "", "en", "", "For English, without a download"],
    ...models.map(({ about, bytes, done, languages, licence, name, state }) => [
      name,
      state === "downloading" ? `${Math.floor((done / bytes) * 100)} %` : state,
      mark(name),
      megabytes(bytes),
      languages === "any" ? "any" : languages.length > 6 ? `${languages.length} languages` : languages.join(" "),
      licence.name,
      about,
    ]),
    ...(remote === null
      ? []
      : [[endpointId, "installed", mark(endpointId), "", "any", "", `${remote.model} at ${remote.address}`]]),
  ]
  const note = configuredBy.length === 0
    ? []
    : ["", `The environment decides: ${configuredBy.join(", ")}. What is used here applies once it is unset.`]
  return [table(["ENGINE", "STATE", "", "SIZE", "LANGUAGES", "LICENCE", "ABOUT"], rows), ...note].join("\n")
}
