import type { ExportedFileView } from "#domain/automatic-export/exported-file-view.ts"
import { FileState } from "#domain/automatic-export/exported-file.ts"
import { listExportedFiles } from "#domain/automatic-export/use-cases/list-exported-files.ts"
import { previewExportName } from "#domain/automatic-export/use-cases/preview-export-name.ts"
import { testExportRule } from "#domain/automatic-export/use-cases/test-export-rule.ts"
import { writeFailedAgain } from "#domain/automatic-export/use-cases/write-failed-again.ts"
import { writeFileAgain } from "#domain/automatic-export/use-cases/write-file-again.ts"
import { ExportedFileId, ExportRuleId } from "#domain/kernel/ids.ts"
import { DateTime, Effect, Option } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { accountOf } from "./account-of.ts"
import { email, json } from "./flags.ts"
import { logCommand } from "./of-account.ts"
import { print } from "./print.ts"

const id = Argument.String("rule-id").pipe(Argument.withSchema(ExportRuleId))

export const test = Command.make(
  "test",
  { id, email, json },
  ({ id, email, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const end = yield* product.call(testExportRule, { id }, yield* accountOf(product, email))
      yield* print(json, end, end.fault === null ? "It works" : `It failed: ${end.fault} ${end.status ?? ""}`.trimEnd())
    })),
).pipe(Command.withDescription("Write a small file to the place of a rule and remove it again"))

const template = Argument.String("template").pipe(Argument.withDescription('Such as "{folder}/{date} {title}"'))

export const preview = Command.make(
  "preview",
  { template, email, json },
  ({ template, email, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const found = yield* product.call(previewExportName, { template }, yield* accountOf(product, email))
      yield* print(json, found, found.names.join("\n"))
    })),
).pipe(Command.withDescription("What the newest files would be called"))

export const log = logCommand({
  id,
  states: FileState.literals,
  output: listExportedFiles.output,
  ask: ({ call }, asked, account) => call(listExportedFiles, asked, account),
  headings: ["ID", "STATE", "WRITTEN", "FAULT", "FILE"],
  row: (one: typeof ExportedFileView.Type) => [
    one.id,
    one.state,
    one.writtenAt === null ? "" : DateTime.formatIso(one.writtenAt),
    one.fault ?? "",
    one.path ?? one.title,
  ],
  empty: "Nothing was written",
}).pipe(Command.withDescription("What a rule writes, what changed last first, and how that went"))

const one = Flag.optional(Flag.String("file").pipe(Flag.withSchema(ExportedFileId))).pipe(
  Flag.withDescription("Only this one, whatever became of it; otherwise all that failed"),
)

export const again = Command.make(
  "again",
  { id, email, file: one, json },
  ({ id, email, file, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const account = yield* accountOf(product, email)
      const end = Option.isSome(file)
        ? yield* Effect.as(product.call(writeFileAgain, { id, fileId: file.value }, account), { again: 1 })
        : yield* product.call(writeFailedAgain, { id }, account)
      yield* print(json, end, `${end.again} will be written again`)
    })),
).pipe(Command.withDescription("Write what failed, was removed or was changed once more"))
