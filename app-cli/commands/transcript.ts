import { SegmentId, TaskId } from "#domain/kernel/ids.ts"
import { deleteLines } from "#domain/transcript/use-cases/delete-lines.ts"
import { joinLines } from "#domain/transcript/use-cases/join-lines.ts"
import { listChanges } from "#domain/transcript/use-cases/list-changes.ts"
import { listRecognisers } from "#domain/transcript/use-cases/list-recognisers.ts"
import { replaceText } from "#domain/transcript/use-cases/replace-text.ts"
import { retranscribe } from "#domain/transcript/use-cases/retranscribe.ts"
import { splitLine } from "#domain/transcript/use-cases/split-line.ts"
import { undoChange } from "#domain/transcript/use-cases/undo-change.ts"
import { Effect, Option, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { operator } from "../product/product.ts"
import { json } from "./flags.ts"
import { print, table } from "./print.ts"

const id = Argument.String("task-id").pipe(Argument.withSchema(TaskId))
const line = Argument.String("line-id").pipe(Argument.withSchema(SegmentId))

type Changed = typeof undoChange.output.Type

const printChange = (isJson: boolean, changed: Changed): Effect.Effect<void> => {
  const lines = changed.splices.flatMap(({ added }) => added).map((one) => [one.id, one.text])
  const text = changed.splices.length === 0 ? "Nothing was changed" : table(["LINE", "TEXT"], lines)
  return print(isJson, { change_id: changed.changeId, revision: changed.revision, lines: lines.length }, text)
}

const split = Command.make(
  "split",
  { id, line, at: Flag.Int("at").pipe(Flag.withDescription("How many characters stay in the first line")), json },
  ({ id, line, at, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const { call } = yield* openProduct
      yield* printChange(json, yield* call(splitLine, { taskId: id, line: { id: line }, at }, operator))
    })),
).pipe(
  Command.withDescription(
    "Split a line at the time when the second part is said; `task show --json` has the ids of lines",
  ),
)

const join = Command.make(
  "join",
  { id, lines: Argument.variadic(line, { min: 2 }), json },
  ({ id, lines, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const { call } = yield* openProduct
      const [first, ...others] = lines.map((one) => ({ id: one }))
      if (first === undefined) return
      yield* printChange(json, yield* call(joinLines, { taskId: id, lines: [first, ...others] }, operator))
    })),
).pipe(Command.withDescription("Join several consecutive lines into one"))

const remove = Command.make(
  "delete",
  { id, lines: Argument.variadic(line, { min: 1 }), json },
  ({ id, lines, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const { call } = yield* openProduct
      const [first, ...others] = lines.map((one) => ({ id: one }))
      if (first === undefined) return
      const changed = yield* call(deleteLines, { taskId: id, lines: [first, ...others] }, operator)
      const deleted = changed.splices.reduce((sum, { removed }) => sum + removed.length, 0)
      yield* print(json, { change_id: changed.changeId, deleted }, `Deleted ${deleted}`)
    })),
).pipe(Command.withDescription("Delete lines; `transcript undo` brings them back"))

const replace = Command.make(
  "replace",
  {
    id,
    find: Argument.String("find"),
    replacement: Argument.String("replacement"),
    matchCase: Flag.Boolean("match-case").pipe(Flag.withDefault(false)),
    wholeWord: Flag.Boolean("whole-word").pipe(Flag.withDefault(false)),
    json,
  },
  ({ id, json, ...wanted }) =>
    Effect.scoped(Effect.gen(function*() {
      const { call } = yield* openProduct
      const { count, changeId } = yield* call(replaceText, { taskId: id, ...wanted }, operator)
      yield* print(json, { change_id: changeId, count }, `Replaced ${count}`)
    })),
).pipe(Command.withDescription("Replace a text wherever it occurs in a transcript"))

const changes = Command.make("changes", { id, json }, ({ id, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const { call } = yield* openProduct
    const found = yield* call(listChanges, { taskId: id }, operator)
    const encoded = yield* Effect.orDie(Schema.encodeEffect(listChanges.output)(found))
    const rows = encoded.changes.map(({ id, kind, at, by, lines, was, now }) => [
      String(id),
      at,
      by ?? "",
      kind,
      String(lines),
      was ?? "",
      now ?? "",
    ])
    yield* print(json, encoded, table(["CHANGE", "AT", "BY", "KIND", "LINES", "BEFORE", "AFTER"], rows))
  }))).pipe(Command.withDescription("The changes of lines that can be undone, newest first"))

const undo = Command.make(
  "undo",
  { id, change: Flag.optional(Flag.Int("change")).pipe(Flag.withDescription("The newest one by default")), json },
  ({ id, change, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const { call } = yield* openProduct
      const wanted = Option.isSome(change) ? { taskId: id, changeId: change.value } : { taskId: id }
      yield* printChange(json, yield* call(undoChange, wanted, operator))
    })),
).pipe(Command.withDescription("Undo a change of lines"))

const again = Command.make(
  "again",
  {
    id,
    from: Flag.Finite("from").pipe(Flag.withDescription("Seconds from the start")),
    to: Flag.Finite("to").pipe(Flag.withDescription("Seconds")),
    engine: Flag.optional(Flag.String("engine")).pipe(Flag.withDescription("Id from `transcript recognisers`")),
    language: Flag.optional(Flag.String("language")),
    replace: Flag.String("replace").pipe(
      Flag.withSchema(SegmentId),
      Flag.withDescription("An edited line to replace too; can be given several times"),
      Flag.between(0, 1000),
    ),
    json,
  },
  ({ id, from, to, engine, language, replace, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const { call } = yield* openProduct
      const task = yield* call(retranscribe, {
        taskId: id,
        from: from * 1000,
        to: to * 1000,
        replace,
        ...(Option.isSome(engine) && { engine: engine.value }),
        ...(Option.isSome(language) && { language: language.value }),
      }, operator)
      yield* print(json, { id, status: task.status }, `Transcribing part of "${task.title}" again`)
    })),
).pipe(
  Command.withDescription("Transcribe a span again; `task cancel` stops it, `transcript undo` restores the old text"),
)

const possible = Command.make("possible", { id, json }, ({ id, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const { call } = yield* openProduct
    const whole = { from: 0, to: Number.MAX_SAFE_INTEGER }
    const task = yield* call(retranscribe, { taskId: id, ...whole, onlyPossible: true }, operator)
    yield* print(json, { id, status: task.status }, `Transcribing what may be speech in "${task.title}"`)
  }))).pipe(
    Command.withDescription(
      "Transcribe everything that the coverage receipt lists as possible speech; `task cancel` stops it",
    ),
  )

const engines = Command.make("recognisers", { json }, ({ json }) =>
  Effect.scoped(Effect.gen(function*() {
    const { call } = yield* openProduct
    const found = yield* call(listRecognisers, {}, operator)
    const rows = found.engines.map(({ id, name, languages }) => [id, name, languages?.join(" ") ?? "any"])
    const encoded = yield* Effect.orDie(Schema.encodeEffect(listRecognisers.output)(found))
    yield* print(json, encoded, table(["ENGINE", "NAME", "LANGUAGES"], rows))
  }))).pipe(Command.withDescription("The engines that can transcribe a span again"))

export const transcript = Command.make("transcript").pipe(
  Command.withDescription("Lines of a transcript"),
  Command.withSubcommands([split, join, remove, replace, changes, undo, again, possible, engines]),
)
