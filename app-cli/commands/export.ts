import { ExportContent, ExportFormat } from "#domain/export/format.ts"
import { exportTask } from "#domain/export/use-cases/export-task.ts"
import { TaskId } from "#domain/kernel/ids.ts"
import { LanguageCode } from "#domain/kernel/language-code.ts"
import { Effect, Option } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { writeFile } from "node:fs/promises"
import { resolve } from "node:path"
import { refuse } from "../errors.ts"
import { openProduct } from "../product/open-product.ts"
import { operator } from "../product/product.ts"
import { json } from "./flags.ts"
import { print } from "./print.ts"

const id = Argument.String("task-id").pipe(Argument.withSchema(TaskId))
const format = Flag.Literals("format", ExportFormat.literals).pipe(Flag.withDescription("Format of the file"))
const content = Flag.optional(Flag.Literals("content", ExportContent.literals)).pipe(
  Flag.withDescription("What to include; by default what suits the format"),
)
const timestamps = Flag.optional(Flag.Boolean("timestamps")).pipe(Flag.withDescription("With times, or without"))
const speakers = Flag.optional(Flag.Boolean("speakers")).pipe(Flag.withDescription("With names, or without"))
const language = Flag.optional(
  Flag.String("language").pipe(
    Flag.withSchema(LanguageCode),
    Flag.withDescription("A language it has been translated into, such as es"),
  ),
)
const bilingual = Flag.Boolean("bilingual").pipe(
  Flag.withDefault(false),
  Flag.withDescription("Subtitles with the original, and --language under it"),
)
const out = Flag.optional(Flag.String("out")).pipe(
  Flag.withDescription("Where to; by default a file in this folder, named after the task"),
)

/** A file given by name is replaced; one that merely has the default name is not. */
export const exportCommand = Command.make(
  "export",
  { id, format, content, timestamps, speakers, language, bilingual, out, json },
  ({ id, json, out, format, ...wanted }) =>
    Effect.scoped(Effect.gen(function*() {
      const { call } = yield* openProduct
      const { fileName, mediaType, body } = yield* call(exportTask, { taskId: id, format, ...given(wanted) }, operator)
      const path = resolve(process.env["INIT_CWD"] ?? process.cwd(), Option.getOrElse(out, () => fileName))
      const bytes = body._tag === "Text" ? Buffer.from(body.text) : body.bytes
      yield* Effect.tryPromise({
        try: () => writeFile(path, bytes, { flag: Option.isSome(out) ? "w" : "wx" }),
        catch: (cause) => notWritten(path, cause),
      })
      const found = { id, file: path, media_type: mediaType, size: bytes.byteLength }
      yield* print(json, found, `Wrote ${path} (${bytes.byteLength} bytes)`)
    })),
).pipe(Command.withDescription("Write a task to a file: txt, md, srt, vtt, json, docx, pdf, png, svg or xmind"))

interface Wanted {
  readonly content: Option.Option<typeof ExportContent.Type>
  readonly timestamps: Option.Option<boolean>
  readonly speakers: Option.Option<boolean>
  readonly language: Option.Option<string>
  readonly bilingual: boolean
}

const given = ({ content, timestamps, speakers, language, bilingual }: Wanted) => ({
  ...(Option.isSome(content) ? { content: content.value } : {}),
  ...(Option.isSome(timestamps) ? { timestamps: timestamps.value } : {}),
  ...(Option.isSome(language) ? { language: language.value } : {}),
  ...(bilingual ? { bilingual } : {}),
  ...(Option.isSome(speakers) ? { speakers: speakers.value } : {}),
})

const notWritten = (path: string, cause: unknown) => {
  const code = cause instanceof Error && "code" in cause ? cause.code : null
  return code === "EEXIST"
    ? refuse("conflict", `${path} already exists; name a file with --out to replace it`)
    : refuse("invalid", `--out: ${path} cannot be written (${String(code ?? cause)})`)
}
