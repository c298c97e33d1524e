import { addHotwords } from "#domain/hotword/use-cases/add-hotwords.ts"
import { deleteHotword } from "#domain/hotword/use-cases/delete-hotword.ts"
import { editHotword } from "#domain/hotword/use-cases/edit-hotword.ts"
import { listHotwords } from "#domain/hotword/use-cases/list-hotwords.ts"
import { HotwordId } from "#domain/kernel/ids.ts"
import { ruleSentence } from "#domain/kernel/rules.ts"
import { Effect, Option, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { textFile } from "../local-operations/text-file.ts"
import { openProduct } from "../product/open-product.ts"
import { accountOf } from "./account-of.ts"
import { email, json } from "./flags.ts"
import { print, table } from "./print.ts"

const shown = { enabled: "on", disabled: "off" } as const

const id = Argument.String("hotword-id").pipe(Argument.withSchema(HotwordId))

const list = Command.make("list", { email, json }, ({ email, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const product = yield* openProduct
    const found = yield* product.call(listHotwords, {}, yield* accountOf(product, email))
    const rows = found.items.map(({ id, language, status, text }) => [id, language, shown[status], text])
    const encoded = yield* Effect.orDie(Schema.encodeEffect(listHotwords.output)(found))
    const text = `${table(["ID", "LANGUAGE", "STATE", "TEXT"], rows)}\n${found.total} of ${found.limit}`
    yield* print(json, encoded, text)
  }))).pipe(Command.withDescription("List the hotwords of an account"))

const file = Argument.String("file").pipe(Argument.withDescription("A text file with one hotword per line"))
const language = Flag.optional(Flag.Literals("language", ["zh", "en"])).pipe(
  Flag.withDescription("Language of all lines; by default that of each line's letters"),
)

const add = Command.make(
  "import",
  { file, email, language, json },
  ({ file, email, language, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const text = yield* textFile(file)
      const product = yield* openProduct
      const asked = { text, ...(Option.isSome(language) && { language: language.value }) }
      const done = yield* product.call(addHotwords, asked, yield* accountOf(product, email))
      const encoded = yield* Effect.orDie(Schema.encodeEffect(addHotwords.output)(done))
      const lines = done.refused.map(({ line, text, issue }) => `line ${line}, "${text}": ${ruleSentence(issue)}`)
      yield* print(json, encoded, [`Added ${done.items.length}; ${done.known} already existed`, ...lines].join("\n"))
    })),
).pipe(Command.withDescription("Add hotwords from a file, one per line; invalid lines are reported and skipped"))

const all = Command.make("export", { email }, ({ email }) =>
  Effect.scoped(Effect.gen(function*() {
    const product = yield* openProduct
    const { items } = yield* product.call(listHotwords, {}, yield* accountOf(product, email))
    yield* print(false, null, items.toReversed().map(({ text }) => text).join("\n"))
  }))).pipe(Command.withDescription("Print the hotwords of an account, one per line, as import reads them"))

const switched = (name: "enable" | "disable") =>
  Command.make(name, { id, email, json }, ({ id, email, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const asked = { id, status: `${name}d` } as const
      const { text, status } = yield* product.call(editHotword, asked, yield* accountOf(product, email))
      yield* print(json, { id, status }, `"${text}" is ${shown[status]}`)
    }))).pipe(Command.withDescription(name === "enable" ? "Switch a hotword on" : "Switch a hotword off"))

const remove = Command.make(
  "delete",
  { id, email, json },
  ({ id, email, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      yield* product.call(deleteHotword, { id }, yield* accountOf(product, email))
      yield* print(json, { id }, `Deleted ${id}`)
    })),
).pipe(Command.withDescription("Delete a hotword"))

export const hotword = Command.make("hotword").pipe(
  Command.withDescription("Hotwords of an account"),
  Command.withSubcommands([list, add, all, switched("enable"), switched("disable"), remove]),
)
