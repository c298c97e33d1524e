import { cancelBackup } from "#domain/backup/use-cases/cancel-backup.ts"
import { getBackups } from "#domain/backup/use-cases/get-backups.ts"
import { makeBackup } from "#domain/backup/use-cases/make-backup.ts"
import { Console, DateTime, Effect, Schema } from "effect"
import { Command } from "effect/cli"
import { refuse } from "../errors.ts"
import { openProduct } from "../product/open-product.ts"
import { operator, type Product } from "../product/product.ts"
import { adviceOf } from "./backup-advice.ts"
import { json } from "./flags.ts"
import { print, table } from "./print.ts"

type View = typeof getBackups.output.Type

const encoded = (view: View) => Effect.orDie(Schema.encodeEffect(getBackups.output)(view))

export const list = Command.make("list", { json }, ({ json }) =>
  Effect.scoped(Effect.gen(function*() {
    const { call } = yield* openProduct
    const view = yield* call(getBackups, {}, operator)
    yield* print(json, yield* encoded(view), described(view))
  }))).pipe(Command.withDescription("Which backups are kept, how the last one went, and when the next is made"))

/** Follows it to its end, wherever it is made. */
export const run = Command.make("run", { json }, ({ json }) =>
  Effect.scoped(Effect.gen(function*() {
    const product = yield* openProduct
    const { running } = yield* product.call(makeBackup, {}, operator)
    const view = yield* ended(product, running?.name ?? "", json)
    yield* print(json, yield* encoded(view), described(view))
    if (view.failure !== null) {
      return yield* refuse("unavailable", `the backup failed: ${view.failure.detail}; ${adviceOf(view.failure.reason)}`)
    }
  }))).pipe(Command.withDescription("Make a backup where backups are kept, check it, and drop the oldest"))

export const cancel = Command.make("cancel", { json }, ({ json }) =>
  Effect.scoped(Effect.gen(function*() {
    const { call } = yield* openProduct
    yield* print(json, yield* encoded(yield* call(cancelBackup, {}, operator)), "The backup is being stopped")
  }))).pipe(Command.withDescription("Stop the backup that is being made; it leaves nothing"))

const ended = Effect.fnUntraced(function*(product: Product, name: string, isQuiet: boolean) {
  let said = ""
  while (true) {
    const view = yield* product.call(getBackups, {}, operator)
    if (view.running?.name !== name) return view
    const line = progressOf(view.running)
    if (!isQuiet && line !== said) yield* Console.error(line)
    said = line
    yield* Effect.sleep("300 millis")
  }
})

const phases = { writing: "Writing", keeping: "Storing", checking: "Restoring on trial" } as const

const progressOf = ({ done, phase, total }: NonNullable<View["running"]>): string =>
  total === 0 ? phases[phase] : `${phases[phase]}: ${done} of ${total}`

const described = (
  { failure, keep, kept, lastSuccess, nextAt, place, running, schedule, unreadable }: View,
): string => {
  if (place === null) return "No place for backups is configured; set BACKUP_DIR or BACKUP_S3"
  const at = DateTime.formatIso
  return [
    `In ${place.where}, ${schedule ?? "by hand only"}; the last ${keep} are kept`,
    lastSuccess === null ? "None was made yet" : `The last was made and checked at ${at(lastSuccess.at)}`,
    ...(failure === null ? [] : [
      `FAILED at ${at(failure.at)}: ${failure.reason} (${failure.detail}); ${adviceOf(failure.reason)}`,
    ]),
    ...(unreadable === null ? [] : [`The place cannot be read: ${unreadable.detail}; ${adviceOf(unreadable.reason)}`]),
    ...(running === null ? [] : [`Being made now: ${progressOf(running)}`]),
    ...(nextAt === null ? [] : [`The next is due at ${at(nextAt)}`]),
    "",
    table(
      ["NAME", "SIZE", ""],
      kept.map(({ bytes, isChecked, name }) => [
        name,
        `${(bytes / 1_000_000).toFixed(1)} MB`,
        isChecked ? "checked" : "not checked here",
      ]),
    ),
  ].join("\n")
}
