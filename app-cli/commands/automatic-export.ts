import { TargetKind } from "#domain/automatic-export/export-place.ts"
import type { ExportRuleView } from "#domain/automatic-export/export-rule-view.ts"
import { RuleContent, RuleFormat } from "#domain/automatic-export/export-rule.ts"
import { createExportRule } from "#domain/automatic-export/use-cases/create-export-rule.ts"
import { deleteExportRule } from "#domain/automatic-export/use-cases/delete-export-rule.ts"
import { editExportRule } from "#domain/automatic-export/use-cases/edit-export-rule.ts"
import { listExportRules } from "#domain/automatic-export/use-cases/list-export-rules.ts"
import { NoteFlavour } from "#domain/export/note/note.ts"
import { ExportRuleId, FolderId } from "#domain/kernel/ids.ts"
import { Config, Effect, Option } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { accountOf } from "./account-of.ts"
import { again, log, preview, test } from "./automatic-export-log.ts"
import { email, json } from "./flags.ts"
import { listCommand, removeCommand, switchCommand, type Turn } from "./of-account.ts"
import { print } from "./print.ts"

const id = Argument.String("rule-id").pipe(Argument.withSchema(ExportRuleId))
const target = Argument.Literals("target", TargetKind.literals).pipe(
  Argument.withDescription("A folder of the server, s3, or webdav"),
)
const text = (name: string, says: string) => Flag.optional(Flag.String(name)).pipe(Flag.withDescription(says))

const chosen = {
  name: text("name", "What it is for"),
  format: Flag.Literals("format", RuleFormat.literals).pipe(
    Flag.atLeast(0),
    Flag.withDescription("A format; may be given several times. Markdown if left out"),
  ),
  content: Flag.optional(Flag.Literals("content", RuleContent.literals)).pipe(Flag.withDescription("What is written")),
  flavour: Flag.optional(Flag.Literals("flavour", NoteFlavour.literals)).pipe(
    Flag.withDescription("Whose Markdown it is"),
  ),
  template: text("template", 'What files are called, such as "{folder}/{date} {title}"'),
  folder: Flag.optional(Flag.String("folder").pipe(Flag.withSchema(FolderId))).pipe(
    Flag.withDescription("Only files of this folder"),
  ),
  url: text("url", "Of the WebDAV folder, or of an S3 service that is not Amazon's"),
  bucket: text("bucket", "Of S3"),
  region: text("region", "Of S3"),
  user: text("user", "Of WebDAV, or the id of the S3 key"),
  path: text("path", "The folder or prefix below it"),
} as const

interface Chosen {
  readonly name: Option.Option<string>
  readonly content: Option.Option<RuleContent>
  readonly flavour: Option.Option<NoteFlavour>
  readonly template: Option.Option<string>
  readonly folder: Option.Option<FolderId>
  readonly url: Option.Option<string>
  readonly bucket: Option.Option<string>
  readonly region: Option.Option<string>
  readonly user: Option.Option<string>
  readonly path: Option.Option<string>
}

/** A secret does not belong on a command line, which other users of a machine can see. */
const secret = Config.option(Config.String("EXPORT_SECRET"))

const givenOf = ({ name, content, flavour, template, folder, url, bucket, region, user, path }: Chosen) =>
  Effect.map(Effect.orDie(secret), (found) => ({
    ...(Option.isSome(name) && { name: name.value }),
    ...(Option.isSome(content) && { content: content.value }),
    ...(Option.isSome(flavour) && { flavour: flavour.value }),
    ...(Option.isSome(template) && { template: template.value }),
    ...(Option.isSome(folder) && { folderId: folder.value }),
    ...(Option.isSome(url) && { url: url.value }),
    ...(Option.isSome(bucket) && { bucket: bucket.value }),
    ...(Option.isSome(region) && { region: region.value }),
    ...(Option.isSome(user) && { user: user.value }),
    ...(Option.isSome(path) && { path: path.value }),
    ...(Option.isSome(found) && { secret: found.value }),
  }))

const list = listCommand({
  output: listExportRules.output,
  ask: ({ call }, asked, account) => call(listExportRules, asked, account),
  headings: ["ID", "STATE", "FORMATS", "TARGET", "PLACE", "WRITTEN", "FAULT"],
  row: (one: typeof ExportRuleView.Type) => [
    one.id,
    one.off === null ? "on" : `off: ${one.off}`,
    one.formats.join(","),
    one.target,
    [one.url, one.bucket, one.path].filter((part) => part !== "").join(" "),
    `${one.written}`,
    one.fault ?? "",
  ],
  empty: "No rules",
}).pipe(Command.withDescription("List the rules of an account"))

const existing = Flag.Boolean("existing").pipe(
  Flag.withDefault(false),
  Flag.withDescription("Write what is there already as well"),
)

const create = Command.make(
  "create",
  { target, email, ...chosen, existing, json },
  ({ target, existing: hasExisting, ...flags }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const [first = "md", ...others] = flags.format
      const asked = { ...yield* givenOf(flags), formats: [first, ...others] as const, target, hasExisting }
      const { id } = yield* product.call(createExportRule, asked, yield* accountOf(product, flags.email))
      yield* print(flags.json, { id }, `Id  ${id}`)
    })),
).pipe(Command.withDescription("Have files written to a place by themselves; EXPORT_SECRET is what opens it"))

const edit = Command.make(
  "edit",
  { id, email, ...chosen, json },
  ({ id, ...flags }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const [first, ...others] = flags.format
      const formats = first === undefined ? {} : { formats: [first, ...others] as const }
      const asked = { id, ...yield* givenOf(flags), ...formats }
      yield* product.call(editExportRule, asked, yield* accountOf(product, flags.email))
      yield* print(flags.json, { id }, `Changed ${id}`)
    })),
).pipe(Command.withDescription("Change a rule; EXPORT_SECRET is what opens its place"))

const turn: Turn<ExportRuleId> = ({ call }, asked, account) => call(editExportRule, asked, account)
const enable = switchCommand("enable", true, id, turn).pipe(Command.withDescription("Switch a rule on"))
const disable = switchCommand("disable", false, id, turn).pipe(Command.withDescription("Switch a rule off"))

const remove = removeCommand(
  "delete",
  id,
  ({ call }, asked, account) => call(deleteExportRule, asked, account),
  (id) => `Deleted ${id}`,
).pipe(Command.withDescription("Delete a rule with its log; what it wrote stays"))

export const automaticExport = Command.make("auto-export").pipe(
  Command.withDescription("Rules by which files of an account are written elsewhere"),
  Command.withSubcommands([
    list,
    create,
    edit,
    enable,
    disable,
    test,
    preview,
    log,
    again,
    remove,
  ]),
)
