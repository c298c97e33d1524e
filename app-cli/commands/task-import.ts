import { createUser } from "#domain/account/use-cases/create-user.ts"
import { listUsers } from "#domain/account/use-cases/list-users.ts"
import type { Actor } from "#domain/kernel/actor.ts"
import type { DomainError } from "#domain/kernel/domain-error.ts"
import { UserId } from "#domain/kernel/ids.ts"
import { watchTask } from "#domain/library/use-cases/watch-task.ts"
import { FolderChoice } from "#domain/task/folder-choice.ts"
import type { TaskItem } from "#domain/task/task-item.ts"
import { Console, Effect, Option, Ref, Stream } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { refuse } from "../errors.ts"
import { openProduct, openWorkingProduct } from "../product/open-product.ts"
import { operator, type Product } from "../product/product.ts"
import { report } from "../report.ts"
import { accountOf } from "./account-of.ts"
import { email, json } from "./flags.ts"
import { importFiles } from "./import-files.ts"
import { print } from "./print.ts"
import { scenario, styleFlags, styleFrom } from "./style-flags.ts"

const flags = {
  files: Argument.String("file").pipe(Argument.variadic({ min: 1 })),
  email: Flag.optional(email),
  title: Flag.optional(Flag.String("title")),
  language: Flag.optional(Flag.String("language").pipe(Flag.withDescription("ISO 639-1, or auto"))),
  folder: Flag.optional(
    Flag.String("folder").pipe(
      Flag.withSchema(FolderChoice),
      Flag.withDescription("Id of the folder to put them into"),
    ),
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

export const taskImport = Command.make(
  "import",
  flags,
  ({ files, email, wait, json, ...options }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* wait ? openWorkingProduct : openProduct
      const actor = yield* Option.isSome(email) ? accountOf(product, email.value) : onlyAccount(product)
      const style = styleFrom(options)
      const { made, refusals } = yield* importFiles(product, actor, files, {
        ...(Option.isSome(options.title) && { title: options.title.value }),
        ...(Option.isSome(options.language) && { language: options.language.value }),
        ...(Option.isSome(options.folder) && { folderId: options.folder.value }),
        ...(Option.isSome(options.scenario) && { scenario: options.scenario.value }),
        ...(style !== null && { style }),
      }, Option.getOrNull(options.speakers))
      const tasks = wait ? yield* Effect.forEach(made, (task) => followed(product, task)) : made
      const listed = tasks.map(({ id, title, status }) => ({ id, title, status }))
      const lines = tasks.map(({ id, title, status }) => `${id}  ${status}  ${title}`)
      const note = wait || product.hasWorkers ? [] : ["The work begins when the server runs: npm start"]
      if (tasks.length > 0) yield* print(json, { tasks: listed }, [...lines, ...note].join("\n"))
      const [first, ...others] = [...refusals, ...(wait ? tasks.flatMap(failureOf) : [])]
      yield* Effect.forEach(others, report, { discard: true })
      if (first !== undefined) return yield* Effect.fail(first)
    })),
).pipe(Command.withDescription("Create tasks from recordings and documents on this machine"))

const failureOf = ({ title, status, errorMessage }: TaskItem): ReadonlyArray<DomainError> =>
  status === "failed" ? [refuse("unavailable", `"${title}": ${errorMessage ?? "failed"}`)] : []

/** Without an address: the only account, or a first one for the owner of this machine. */
export const onlyAccount = Effect.fnUntraced(function*({ call }: Product) {
  const { items } = yield* call(listUsers, {}, operator)
  if (items.length > 1) {
    const names = items.slice(0, 5).map(({ email, phone }) => email ?? phone ?? "").filter((name) => name !== "")
    const known = names.length === 0 ? "" : ` (${names.join(", ")}${items.length > names.length ? ", …" : ""})`
    return yield* refuse("invalid", `there are several accounts${known}; say whose it is: --email ADDRESS`)
  }
  const [only] = items
  const id = only?.id ?? UserId.make((yield* call(createUser, { email: "owner@localhost", plan: "pro" }, operator)).id)
  const actor: Actor = { _tag: "User", id }
  return actor
})

/** Follows a task to its end; progress goes to standard error, one line per step. */
export const followed = Effect.fnUntraced(function*(product: Product, task: TaskItem) {
  const latest = yield* Ref.make(task)
  yield* product.stream(watchTask, { taskId: task.id }, operator).pipe(
    Stream.tap(({ task }) => Ref.set(latest, task)),
    Stream.map(({ task: { title, status, progress } }) =>
      progress === null
        ? `${title}: ${status}`
        : `${title}: ${progress.step} ${Math.floor(progress.fraction * 10) * 10} %`
    ),
    Stream.changes,
    Stream.runForEach((line) => Console.error(line)),
  )
  return yield* Ref.get(latest)
})
