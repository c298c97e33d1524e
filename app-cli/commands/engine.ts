import type { EngineList } from "#domain/engine/engine-list.ts"
import { builtIn, endpointId } from "#domain/engine/engine-settings.ts"
import { type Purpose, purposes } from "#domain/engine/model.ts"
import { chooseEngine } from "#domain/engine/use-cases/choose-engine.ts"
import { listEngines } from "#domain/engine/use-cases/list-engines.ts"
import { removeEndpoint } from "#domain/engine/use-cases/remove-endpoint.ts"
import { removeModel } from "#domain/engine/use-cases/remove-model.ts"
import { Effect, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { operator } from "../product/product.ts"
import { endpoint } from "./engine-endpoint.ts"
import { install } from "./engine-install.ts"
import { videoProgram } from "./engine-video-program.ts"
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

const purpose = Flag.Literals("for", purposes).pipe(
  Flag.withDescription(`What ${builtIn} is used for; a model says so itself`),
  Flag.withDefault("speech"),
)

const effects: Readonly<Record<Purpose, string>> = {
  speech: "New transcriptions use",
  language: "New summaries and answers are written by",
  search: "Searches by meaning use",
  speakers: "Speakers are separated by",
}

const use = Command.make("use", { id, purpose, json }, ({ id, purpose, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const { call } = yield* openProduct
    const { language, models, search, speakers, speech } = yield* call(chooseEngine, { engine: id, purpose }, operator)
    const used = { speech: speech.used, language: language.used, search: search.used, speakers: speakers.used }
    const changed = models.find(({ name }) => name === id)?.purpose ?? purpose
    yield* print(json, used, `${effects[changed]} ${used[changed]}`)
  }))).pipe(Command.withDescription("Use an installed engine for new work"))

const remove = Command.make("remove", { id, json }, ({ id, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const { call } = yield* openProduct
    yield* id === endpointId ? call(removeEndpoint, {}, operator) : call(removeModel, { model: id }, operator)
    yield* print(json, { removed: id }, `Removed ${id}`)
  }))).pipe(Command.withDescription("Remove a model from the disk, or an endpoint; cancel a download"))

export const engine = Command.make("engine").pipe(
  Command.withDescription("Engines that recognise speech, and models that write"),
  Command.withSubcommands([list, install, use, remove, endpoint, videoProgram]),
)

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`

const described = ({ endpoint: remote, models, ...by }: EngineList): string => {
  const mark = (purpose: Purpose, name: string): string => (name === by[purpose].used ? "used" : "")
  const fixed = (
    purpose: Purpose,
    about: string,
  ) => [builtIn, purpose, "installed", mark(purpose, builtIn), "", "en", "", about]
  const rows = [
    fixed("speech", "For English, without a download"),
    fixed("language", "Quotes what was said, without a download"),
    ...(["search", "speakers"] as const)
      .filter((purpose) => models.some((model) => model.purpose === purpose))
      .map((purpose) => fixed(purpose, "Without a download")),
    ...models.map(({ about, bytes, done, languages, licence, name, purpose, state }) => [
      name,
      purpose,
      state === "downloading" ? `${Math.floor((done / bytes) * 100)} %` : state,
      mark(purpose, name),
      megabytes(bytes),
      languages === "any" ? "any" : languages.length > 6 ? `${languages.length} languages` : languages.join(" "),
      licence.name,
      about,
    ]),
    ...(remote === null
      ? []
      : [[
        endpointId,
        "speech",
        "installed",
        mark("speech", endpointId),
        "",
        "any",
        "",
        `${remote.model} at ${remote.address}`,
      ]]),
  ]
  const notes = purposes.flatMap((purpose) => {
    const { configuredBy } = by[purpose]
    return configuredBy.length === 0
      ? []
      : [
        `The environment decides for ${purpose}: ${
          configuredBy.join(", ")
        }. What is used here applies once it is unset.`,
      ]
  })
  const shown = table(["ENGINE", "FOR", "STATE", "", "SIZE", "LANGUAGES", "LICENCE", "ABOUT"], rows)
  return notes.length === 0 ? shown : [shown, "", ...notes].join("\n")
}
