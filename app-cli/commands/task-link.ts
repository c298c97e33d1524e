import { importLink } from "#domain/link/use-cases/import-link.ts"
import { inspectLink } from "#domain/link/use-cases/inspect-link.ts"
import { FolderChoice } from "#domain/task/folder-choice.ts"
import { Effect, Option, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { refuse } from "../errors.ts"
import { openProduct, openWorkingProduct } from "../product/open-product.ts"
import { accountOf } from "./account-of.ts"
import { email, json } from "./flags.ts"
import { print } from "./print.ts"
import { scenario, styleFlags, styleFrom } from "./style-flags.ts"
import { followed, onlyAccount } from "./task-import.ts"

const url = Argument.String("url").pipe(Argument.withDescription("The address of a video; put it in quotation marks"))

const inspect = Command.make(
  "inspect-link",
  { url, email: Flag.optional(email), json },
  ({ url, email, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const actor = yield* Option.isSome(email) ? accountOf(product, email.value) : onlyAccount(product)
      const found = yield* product.call(inspectLink, { url }, actor)
      const { title, duration, minutes, captions, quota: { used, limit } } = found
      const length = duration === null ? "length unknown" : `${Math.ceil(duration)} s`
      const lines = [
        `${title} (${length}, ${minutes} minutes)`,
        ...captions.map(({ language, name }) => `captions, no minutes: ${language}  ${name}`),
        `${used} of ${limit ?? "any number of"} video links used`,
      ]
      yield* print(json, yield* Effect.orDie(Schema.encodeEffect(inspectLink.output)(found)), lines.join("\n"))
    })),
).pipe(Command.withDescription("Look at a video on another site: title, length, cost, captions, and the quota"))

const flags = {
  url,
  email: Flag.optional(email),
  captions: Flag.optional(
    Flag.String("captions").pipe(Flag.withDescription("Language of captions to take instead of hearing the video")),
  ),
  title: Flag.optional(Flag.String("title")),
  language: Flag.optional(Flag.String("language").pipe(Flag.withDescription("ISO 639-1, or auto"))),
  folder: Flag.optional(
    Flag.String("folder").pipe(Flag.withSchema(FolderChoice), Flag.withDescription("Id of the folder to put it into")),
  ),
  speakers: Flag.optional(Flag.Int("speakers").pipe(Flag.withDescription("How many people speak, 1 to 8"))),
  scenario,
  ...styleFlags,
  wait: Flag.Boolean("wait").pipe(
    Flag.withDefault(false),
    Flag.withDescription("Wait until the transcript and summary are finished"),
  ),
  json,
}

const importOne = Command.make(
  "import-link",
  flags,
  ({ url, email, wait, json, ...options }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* wait ? openWorkingProduct : openProduct
      const actor = yield* Option.isSome(email) ? accountOf(product, email.value) : onlyAccount(product)
      const style = styleFrom(options)
      const made = yield* product.call(importLink, {
        url,
        ...(Option.isSome(options.captions) && { captions: options.captions.value }),
        ...(Option.isSome(options.title) && { title: options.title.value }),
        ...(Option.isSome(options.language) && { language: options.language.value }),
        ...(Option.isSome(options.folder) && { folderId: options.folder.value }),
        ...(Option.isSome(options.speakers) && { speakers: options.speakers.value }),
        ...(Option.isSome(options.scenario) && { scenario: options.scenario.value }),
        ...(style !== null && { style }),
      }, actor)
      const { id, title, status, errorMessage } = wait ? yield* followed(product, made) : made
      const note = wait || product.hasWorkers ? "" : "\nThe work begins when the server runs: npm start"
      yield* print(json, { id, title, status }, `${id}  ${status}  ${title}${note}`)
      if (status === "failed") return yield* refuse("unavailable", `"${title}": ${errorMessage ?? "failed"}`)
    })),
).pipe(Command.withDescription("Create a task from a video on another site"))

export const taskLink = [inspect, importOne] as const
