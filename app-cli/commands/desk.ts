import { cancelWork } from "#domain/desk/use-cases/cancel-work.ts"
import { checkHealth } from "#domain/desk/use-cases/check-health.ts"
import { findAccounts } from "#domain/desk/use-cases/find-accounts.ts"
import { getDesk } from "#domain/desk/use-cases/get-desk.ts"
import { getStory } from "#domain/desk/use-cases/get-story.ts"
import { listWork } from "#domain/desk/use-cases/list-work.ts"
import { retryWork } from "#domain/desk/use-cases/retry-work.ts"
import { TaskId } from "#domain/kernel/ids.ts"
import { State } from "#domain/task/status.ts"
import { DateTime, Effect, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { operator } from "../product/product.ts"
import { funnel } from "./desk-funnel.ts"
import { json } from "./flags.ts"
import { print, table } from "./print.ts"

const page = Flag.Int("page").pipe(Flag.withDefault(1), Flag.withDescription("Which page of 20"))

const gigabytes = (bytes: number): string => `${(bytes / 1_000_000_000).toFixed(2)} GB`

const show = Command.make("show", { json }, ({ json }) =>
  Effect.scoped(Effect.gen(function*() {
    const product = yield* openProduct
    const found = yield* product.call(getDesk, {}, operator)
    const { queue, disk, days, failures } = found
    const encoded = yield* Effect.orDie(Schema.encodeEffect(getDesk.output)(found))
    const waiting = queue.oldestAt === null ? "" : `, the oldest since ${DateTime.formatIso(queue.oldestAt)}`
    const text = [
      `${queue.running} running, ${queue.waiting} waiting${waiting}`,
      disk === null ? "Disk: unknown" : `Disk: ${gigabytes(disk.free)} of ${gigabytes(disk.total)} free`,
      table(["DAY", "FILES", "SIZE"], days.map(({ day, tasks, bytes }) => [day, String(tasks), gigabytes(bytes)])),
      table(["FAILED WITH", "IN", "HOW OFTEN"], failures.map(({ code, step, count }) => [code, step, String(count)])),
    ]
    yield* print(json, encoded, text.join("\n\n"))
  }))).pipe(Command.withDescription("The queue, the disk, what came in, and why files failed in the last 14 days"))

const work = Command.make("work", {
  state: Flag.Literals("state", State.literals).pipe(Flag.optional, Flag.withDescription("Only these")),
  page,
  json,
}, ({ state, page, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const product = yield* openProduct
    const found = yield* product.call(listWork, {
      page,
      ...(state._tag === "Some" && { state: state.value }),
    }, operator)
    const encoded = yield* Effect.orDie(Schema.encodeEffect(listWork.output)(found))
    const rows = found.items.map(({ id, owner, source, status, attempts, errorCode }) => [
      id,
      status,
      errorCode ?? "",
      String(attempts),
      source,
      owner ?? "guest",
    ])
    yield* print(json, encoded, table(["ID", "STATUS", "FAILED WITH", "ATTEMPTS", "SOURCE", "OWNER"], rows))
  }))).pipe(Command.withDescription("The files of everybody, newest first, without titles or text"))

const accounts = Command.make("accounts", {
  search: Flag.String("search").pipe(
    Flag.withDefault(""),
    Flag.withDescription("A part of an address, number or name"),
  ),
  page,
  json,
}, ({ search, page, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const product = yield* openProduct
    const found = yield* product.call(findAccounts, { search, page }, operator)
    const encoded = yield* Effect.orDie(Schema.encodeEffect(findAccounts.output)(found))
    const rows = found.items.map(({ id, name, plan, tasks, bytes, disabledAt }) => [
      id,
      name ?? "",
      plan,
      String(tasks),
      gigabytes(bytes),
      disabledAt === null ? "" : "disabled",
    ])
    yield* print(json, encoded, table(["ID", "NAME", "PLAN", "FILES", "SIZE", ""], rows))
  }))).pipe(Command.withDescription("Find accounts, with how much they have"))

const health = Command.make("health", { json }, ({ json }) =>
  Effect.scoped(Effect.gen(function*() {
    const product = yield* openProduct
    const found = yield* product.call(checkHealth, {}, operator)
    const encoded = yield* Effect.orDie(Schema.encodeEffect(checkHealth.output)(found))
    const rows = found.findings.map(({ name, state, detail, advice }) => [name, state, detail, advice])
    const faults = found.faults.map(({ part, code, count, lastAt }) => [
      part,
      code,
      String(count),
      DateTime.formatIso(lastAt),
    ])
    const text = [
      table(["WHAT", "STATE", "FOUND", "WHAT TO DO"], rows),
      table(["NOT SENT", "WHY", "HOW OFTEN", "LAST"], faults),
    ]
    yield* print(json, encoded, text.join("\n\n"))
  }))).pipe(Command.withDescription("What the running server finds installed, configured and reachable"))

const taskId = Argument.String("task-id").pipe(Argument.withSchema(TaskId))

const change = (name: string, useCase: typeof cancelWork | typeof retryWork, description: string) =>
  Command.make(name, { taskId, json }, ({ taskId, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const item = yield* product.call(useCase, { taskId }, operator)
      const encoded = yield* Effect.orDie(Schema.encodeEffect(useCase.output)(item))
      yield* print(json, encoded, `${item.id} is ${item.status}`)
    }))).pipe(Command.withDescription(description))

const story = Command.make("story", { taskId, json }, ({ taskId, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const product = yield* openProduct
    const found = yield* product.call(getStory, { taskId }, operator)
    const encoded = yield* Effect.orDie(Schema.encodeEffect(getStory.output)(found))
    const rows = found.chapters.flatMap(({ part, attempt, moments, engine, errorCode, minutes }) =>
      moments
        .map(({ at, event, step }) => [DateTime.formatIso(at), `${part} ${attempt}`, step ?? event])
        .concat([["", "", [engine, errorCode, `${minutes} min`].filter((one) => one !== null).join(", ")]])
    )
    yield* print(json, encoded, table(["TIME", "WHAT", "STEP"], rows))
  }))).pipe(Command.withDescription("What happened to a file of anybody, step by step, without its text"))

export const desk = Command.make("desk").pipe(
  Command.withDescription("What the operator's page shows"),
  Command.withSubcommands([
    show,
    health,
    work,
    change("cancel", cancelWork, "Stop all work on a file of anybody; its minutes go back"),
    change("retry", retryWork, "Start again what failed of a file"),
    story,
    accounts,
    funnel,
  ]),
)
