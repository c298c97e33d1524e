import { TaskId } from "#domain/kernel/ids.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { listTasks } from "#domain/library/use-cases/list-tasks.ts"
import { searchTasks } from "#domain/library/use-cases/search-tasks.ts"
import { similarTasks } from "#domain/library/use-cases/similar-tasks.ts"
import { QueryText } from "#domain/task/search-query.ts"
import { Source } from "#domain/task/source.ts"
import { State } from "#domain/task/status.ts"
import { TaskOrder } from "#domain/task/task-order.ts"
import { cancelTask } from "#domain/task/use-cases/cancel-task.ts"
import { deleteTasks } from "#domain/task/use-cases/delete-tasks.ts"
import { startTranscription } from "#domain/task/use-cases/start-transcription.ts"
import { tickActionItem } from "#domain/writing/use-cases/tick-action-item.ts"
import { Effect, Option, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { operator } from "../product/product.ts"
import { accountOf } from "./account-of.ts"
import { email, json } from "./flags.ts"
import { print, table } from "./print.ts"
import { taskImport } from "./task-import.ts"
import { taskLink } from "./task-link.ts"
import { foundText, taskRow, taskText } from "./task-text.ts"

const id = Argument.String("task-id").pipe(Argument.withSchema(TaskId))
const page = Flag.Int("page").pipe(Flag.withDefault(1))
const pageSize = Flag.Int("page-size").pipe(Flag.withDefault(50))
const sort = Flag.Literals("sort", TaskOrder.literals).pipe(
  Flag.withDefault("newest"),
  Flag.withDescription("Sort order: titles as people sort them, the longest recording first"),
)
const source = Flag.optional(Flag.Literals("source", Source.literals)).pipe(Flag.withDescription("Only of this kind"))
const state = Flag.optional(Flag.Literals("state", State.literals)).pipe(
  Flag.withDescription("Only what is running or waiting, finished, or failed"),
)

const shared = Flag.Boolean("shared").pipe(
  Flag.withDefault(false),
  Flag.withDescription("What others share with the account"),
)

const tags = Flag.atLeast(Flag.String("tag").pipe(Flag.withDescription("Only what has this tag; needs --email")), 0)

const list = Command.make(
  "list",
  { email: Flag.optional(email), page, pageSize, sort, source, state, tags, shared, json },
  (wanted) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const actor = Option.isSome(wanted.email) ? yield* accountOf(product, wanted.email.value) : operator
      const asked = {
        page: wanted.page,
        pageSize: wanted.pageSize,
        sort: wanted.sort,
        ...(Option.isSome(wanted.source) && { source: wanted.source.value }),
        ...(Option.isSome(wanted.state) && { state: wanted.state.value }),
        ...(wanted.tags.length > 0 && { tags: wanted.tags.join(",") }),
        ...(wanted.shared && { shared: true }),
      }
      const found = yield* product.call(listTasks, asked, actor)
      const rows = found.items.map(taskRow)
      const text = `${table(["ID", "CREATED", "STATUS", "TITLE", "NOTES"], rows)}\n${rows.length} of ${found.total}`
      yield* print(wanted.json, yield* Effect.orDie(Schema.encodeEffect(listTasks.output)(found)), text)
    })),
).pipe(Command.withDescription("List tasks, newest first by default: everybody's, or those of one account"))

const query = Argument.String("query").pipe(
  Argument.withSchema(QueryText),
  Argument.withDescription(
    'Words, "exact words", speaker:NAME, tag:NAME, before:2026-12-01, after:2026-11-01; in single quotes',
  ),
)

const search = Command.make(
  "search",
  { query, email, page, pageSize, json },
  (wanted) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const asked = { query: wanted.query, page: wanted.page, pageSize: wanted.pageSize }
      const found = yield* product.call(searchTasks, asked, yield* accountOf(product, wanted.email))
      const text = [...found.items.map(foundText), `${found.items.length} of ${found.total}`].join("\n")
      yield* print(wanted.json, yield* Effect.orDie(Schema.encodeEffect(searchTasks.output)(found)), text)
    })),
).pipe(Command.withDescription("Search titles, summaries and transcripts of an account, the best match first"))

const show = Command.make("show", { id, json }, ({ id, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const { call } = yield* openProduct
    const task = yield* call(getTask, { taskId: id }, operator)
    yield* print(json, yield* Effect.orDie(Schema.encodeEffect(getTask.output)(task)), taskText(task))
  }))).pipe(Command.withDescription("Print a task with its transcript and summary"))

const similar = Command.make("similar", { id, json }, ({ id, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const { call } = yield* openProduct
    const found = yield* call(similarTasks, { taskId: id }, operator)
    const text = found.isKnown
      ? [...found.items.map(foundText), `${found.items.length} similar`].join("\n")
      : "This task has not been read by a model for searching; `engine list` shows whether there is one"
    yield* print(json, yield* Effect.orDie(Schema.encodeEffect(similarTasks.output)(found)), text)
  }))).pipe(Command.withDescription("List the tasks that say something similar, if a model for searching is in use"))

const retry = Command.make("retry", { id, json }, ({ id, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const { call } = yield* openProduct
    const task = yield* call(startTranscription, { taskId: id }, operator)
    yield* print(json, { id, status: task.status }, `Started "${task.title}" (${task.status})`)
  }))).pipe(Command.withDescription("Start a task that failed, was cancelled or never ran"))

const cancel = Command.make("cancel", { id, json }, ({ id, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const { call } = yield* openProduct
    const task = yield* call(cancelTask, { taskId: id }, operator)
    yield* print(json, { id, status: task.status }, `Stopped "${task.title}"; its minutes were returned`)
  }))).pipe(Command.withDescription("Stop whatever is running for a task"))

const item = Argument.String("item-id")

const tickOne = (isDone: boolean) => ({ id, item, json }: { id: TaskId; item: string; json: boolean }) =>
  Effect.scoped(Effect.gen(function*() {
    const { call } = yield* openProduct
    const ticked = yield* call(tickActionItem, { taskId: id, itemId: item, isDone }, operator)
    const text = ticked.actionItems.map((one) =>
      `[${one.isDone ? "x" : " "}] ${one.text}${one.isUnverified ? " (not verified)" : ""}`
    ).join("\n")
    yield* print(json, yield* Effect.orDie(Schema.encodeEffect(tickActionItem.output)(ticked)), text)
  }))

const tick = Command.make("tick", { id, item, json }, tickOne(true)).pipe(
  Command.withDescription("Mark an action item as done; `task show --json` has their ids"),
)
const untick = Command.make("untick", { id, item, json }, tickOne(false)).pipe(
  Command.withDescription("Open an action item again"),
)

const remove = Command.make(
  "delete",
  { ids: Argument.variadic(id, { min: 1 }), json },
  ({ ids, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const { call } = yield* openProduct
      const [first, ...others] = ids
      if (first === undefined) return
      const done = yield* call(deleteTasks, { taskIds: [first, ...others] }, operator)
      yield* print(json, done, `Deleted ${done.deleted}`)
    })),
).pipe(Command.withDescription("Delete tasks and everything that belongs to them; unknown ids are skipped"))

export const task = Command.make("task").pipe(
  Command.withDescription("Recordings, documents and texts"),
  Command.withSubcommands([taskImport, ...taskLink, list, search, similar, show, retry, cancel, tick, untick, remove]),
)
