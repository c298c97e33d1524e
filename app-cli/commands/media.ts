import type { ConversionView } from "#domain/conversion/conversion-view.ts"
import { MediaToolName, Quality, SoundFormat } from "#domain/conversion/format.ts"
import { cancelConversion } from "#domain/conversion/use-cases/cancel-conversion.ts"
import { convertMedia } from "#domain/conversion/use-cases/convert-media.ts"
import { deleteConversion } from "#domain/conversion/use-cases/delete-conversion.ts"
import { getConversion } from "#domain/conversion/use-cases/get-conversion.ts"
import { listConversions } from "#domain/conversion/use-cases/list-conversions.ts"
import { transcribeConversion } from "#domain/conversion/use-cases/transcribe-conversion.ts"
import { ConversionId } from "#domain/kernel/ids.ts"
import { Effect, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { resolve } from "node:path"
import { importLocalFile } from "../local-operations/import-local-file.ts"
import { openProduct } from "../product/open-product.ts"
import { accountOf } from "./account-of.ts"
import { email, json } from "./flags.ts"
import { from } from "./import-files.ts"
import { print, table } from "./print.ts"

const id = Argument.String("conversion-id").pipe(Argument.withSchema(ConversionId))
const encode = (schema: typeof getConversion.output, one: ConversionView) =>
  Effect.orDie(Schema.encodeEffect(schema)(one))

const row = (one: ConversionView) => [
  one.id,
  one.status === "processing" ? `${Math.floor(one.progress * 100)} %` : one.status,
  one.format,
  `${one.quality} %`,
  String(one.originalSize),
  one.processedSize === null ? "" : String(one.processedSize),
  one.resultName,
]
const heads = ["ID", "STATUS", "FORMAT", "QUALITY", "BYTES", "RESULT", "FILE"]

const textOf = (one: ConversionView): string =>
  [
    table(heads, [row(one)]),
    ...(one.isLarger ? ["The result is larger than the source"] : []),
    ...(one.lossyToLossless ? ["The source had lost quality already: WAV does not bring it back"] : []),
    ...(one.downloadUrl === null ? [] : [one.downloadUrl]),
    ...(one.errorMessage === null ? [] : [one.errorMessage]),
  ].join("\n")

const file = Argument.String("file").pipe(Argument.withDescription("A recording on this machine, up to 1 GB"))
const tool = Flag.Literals("tool", MediaToolName.literals).pipe(
  Flag.withDescription("extract takes the sound out of a video, compress makes a sound file smaller"),
)
const format = Flag.Literals("format", SoundFormat.literals).pipe(Flag.withDefault("mp3"))
const quality = Flag.Int("quality").pipe(
  Flag.withSchema(Quality),
  Flag.withDefault(40),
  Flag.withDescription("10 to 90 per cent: 10 to 30 for speech, 60 to 90 for music"),
)

const convert = Command.make(
  "convert",
  { file, tool, format, quality, email, json },
  ({ file, tool, format, quality, email, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const actor = yield* accountOf(product, email)
      const { uploadId } = yield* product.call(
        importLocalFile,
        { path: resolve(from, file), purpose: "tool" },
        actor,
      )
      const made = yield* product.call(convertMedia, { uploadId, tool, format, quality }, actor)
      const note = product.hasWorkers ? "" : "\nThe work begins when the server runs: npm start"
      yield* print(json, yield* encode(convertMedia.output, made), `${textOf(made)}${note}`)
    })),
).pipe(Command.withDescription("Convert a file on this machine; `media show` has the download link"))

const list = Command.make("list", { email, json }, ({ email, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const product = yield* openProduct
    const found = yield* product.call(listConversions, { pageSize: 100 }, yield* accountOf(product, email))
    const encoded = yield* Effect.orDie(Schema.encodeEffect(listConversions.output)(found))
    yield* print(json, encoded, `${table(heads, found.items.map(row))}\n${found.items.length} of ${found.total}`)
  }))).pipe(Command.withDescription("List the conversions of an account, newest first"))

const show = Command.make("show", { id, email, json }, ({ id, email, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const product = yield* openProduct
    const found = yield* product.call(getConversion, { conversionId: id }, yield* accountOf(product, email))
    yield* print(json, yield* encode(getConversion.output, found), textOf(found))
  }))).pipe(Command.withDescription("Print a conversion with its download link"))

const cancel = Command.make(
  "cancel",
  { id, email, json },
  ({ id, email, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const found = yield* product.call(cancelConversion, { conversionId: id }, yield* accountOf(product, email))
      yield* print(json, yield* encode(cancelConversion.output, found), `Stopped "${found.fileName}"`)
    })),
).pipe(Command.withDescription("Stop a conversion that is waiting or processing"))

const transcribe = Command.make(
  "transcribe",
  { id, email, json },
  ({ id, email, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const task = yield* product.call(transcribeConversion, { conversionId: id }, yield* accountOf(product, email))
      yield* print(json, { id: task.id, status: task.status }, `${task.id}  ${task.status}  ${task.title}`)
    })),
).pipe(Command.withDescription("Create a task from the file of a conversion"))

const remove = Command.make(
  "delete",
  { id, email, json },
  ({ id, email, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      yield* product.call(deleteConversion, { conversionId: id }, yield* accountOf(product, email))
      yield* print(json, { id }, `Deleted ${id}`)
    })),
).pipe(Command.withDescription("Delete a conversion with its files"))

export const media = Command.make("media").pipe(
  Command.withDescription("Sound taken out of videos, and smaller sound files"),
  Command.withSubcommands([convert, list, show, cancel, transcribe, remove]),
)
