import { startAnalysis } from "#domain/analysis/use-cases/start-analysis.ts"
import { TaskId } from "#domain/kernel/ids.ts"
import { SectionKind } from "#domain/task/summary-section.ts"
import { compareVersions } from "#domain/writing/use-cases/compare-versions.ts"
import { listVersions } from "#domain/writing/use-cases/list-versions.ts"
import { restoreVersion } from "#domain/writing/use-cases/restore-version.ts"
import { comparedText, versionLines } from "#mcp/texts/version-text.ts"
import { Effect, Option, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { operator } from "../product/product.ts"
import { json } from "./flags.ts"
import { print } from "./print.ts"
import { scenario, styleFlags, styleFrom } from "./style-flags.ts"

const id = Argument.String("task-id").pipe(Argument.withSchema(TaskId))
const version = Argument.Int("version")

const versions = Command.make("versions", { id, json }, ({ id, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const { call } = yield* openProduct
    const found = yield* call(listVersions, { taskId: id }, operator)
    const encoded = yield* Effect.orDie(Schema.encodeEffect(listVersions.output)(found))
    yield* print(json, encoded, versionLines(found.versions))
  }))).pipe(Command.withDescription("List the versions of a summary, newest first"))

const compare = Command.make(
  "compare",
  { id, from: Argument.Int("from"), to: Argument.Int("to"), json },
  ({ id, from, to, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const { call } = yield* openProduct
      const found = yield* call(compareVersions, { taskId: id, from, to }, operator)
      const encoded = yield* Effect.orDie(Schema.encodeEffect(compareVersions.output)(found))
      yield* print(json, encoded, comparedText(found.blocks))
    })),
).pipe(Command.withDescription("Show what changed between two versions of a summary"))

const restore = Command.make(
  "restore",
  { id, version, json },
  ({ id, version, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const { call } = yield* openProduct
      const done = yield* call(restoreVersion, { taskId: id, version }, operator)
      const encoded = yield* Effect.orDie(Schema.encodeEffect(restoreVersion.output)(done))
      yield* print(json, encoded, `Version ${version} is restored, as version ${done.version}`)
    })),
).pipe(Command.withDescription("Make an earlier version of a summary the newest one"))

const optional = <A>(name: string, value: Option.Option<A>) =>
  Option.match(value, { onNone: () => ({}), onSome: (given) => ({ [name]: given }) })

const write = Command.make(
  "write",
  {
    id,
    section: Flag.Literals("section", SectionKind.literals).pipe(
      Flag.optional,
      Flag.withDescription("Rewrite only this section"),
    ),
    scenario,
    ...styleFlags,
    json,
  },
  ({ id, section, scenario, json, ...flags }) =>
    Effect.scoped(Effect.gen(function*() {
      const { call } = yield* openProduct
      const style = styleFrom(flags)
      const wishes = { ...optional("section", section), ...optional("scenario", scenario) }
      const task = yield* call(startAnalysis, { taskId: id, ...wishes, ...(style === null ? {} : { style }) }, operator)
      const encoded = yield* Effect.orDie(Schema.encodeEffect(startAnalysis.output)(task))
      yield* print(json, encoded, `The summary of "${task.title}" is being written`)
    })),
).pipe(Command.withDescription("Write the summary of a task, or rewrite it or one of its sections"))

export const summary = Command.make("summary").pipe(
  Command.withDescription("Summaries and their versions"),
  Command.withSubcommands([write, versions, compare, restore]),
)
