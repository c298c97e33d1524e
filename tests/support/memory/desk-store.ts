import { DeskStore, type FailureCount, type Fault, type SealedSecret } from "#domain/desk/desk-store.port.ts"
import { stateOf } from "#domain/task/status.ts"
import type { Task } from "#domain/task/task.ts"
import { DateTime, Effect, Layer, Order } from "effect"
import { put, State } from "./state.ts"

const make = Effect.gen(function*() {
  const { read, write } = yield* State
  const newest = Order.flip(DateTime.Order)
  return DeskStore.of({
    failures: (since) =>
      read(({ tasks }) => {
        const failed = Array.from(tasks.values()).filter((task) =>
          stateOf(task) === "failed" && DateTime.isGreaterThanOrEqualTo(task.updatedAt, since)
        )
        return Array.from(Map.groupBy(failed, (task) => JSON.stringify(reasonOf(task))).values(), counted)
          .toSorted((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1))
      }),
    intake: (since) =>
      read(({ tasks }) => {
        const recent = Array.from(tasks.values()).filter(({ createdAt }) =>
          DateTime.isGreaterThanOrEqualTo(createdAt, since)
        )
        return Array.from(
          Map.groupBy(recent, ({ createdAt }) => DateTime.formatIsoDateUtc(createdAt)),
          ([day, found]) => ({
            day,
            tasks: found.length,
            bytes: found.reduce((sum, { fileSize }) => sum + fileSize, 0),
            seconds: found.reduce((sum, { duration }) => sum + (duration ?? 0), 0),
          }),
        ).toSorted((a, b) => a.day < b.day ? -1 : 1)
      }),
    accounts: (search, { page, pageSize }) =>
      read(({ guests, tasks, users }) => {
        const wanted = search.trim().toLowerCase()
        const found = Array.from(users.values()).filter(({ id, email, phone, username }) =>
          !guests.has(id) && [email, phone, username].some((name) => (name ?? "").toLowerCase().includes(wanted))
        ).toSorted((a, b) => newest(a.createdAt, b.createdAt) || (a.id < b.id ? 1 : -1))
        const items = found.slice((page - 1) * pageSize, page * pageSize).map((user) => {
          const own = Array.from(tasks.values()).filter(({ ownerId }) => ownerId === user.id)
          return { user, tasks: own.length, bytes: own.reduce((sum, { fileSize }) => sum + fileSize, 0) }
        })
        return { items, total: found.length, page, pageSize }
      }),
    recordFault: (part, code, at) =>
      write(({ faults }) => {
        const key = JSON.stringify([part, code])
        const before = faults.get(key) ?? { part, code, count: 0, firstAt: at, lastAt: at }
        return { faults: put(faults, key, { ...before, count: before.count + 1, lastAt: at }) }
      }),
    faults: read(({ faults }) =>
      Array.from(faults.values()).toSorted((a: Fault, b: Fault) =>
        newest(a.lastAt, b.lastAt) || (a.code < b.code ? -1 : 1)
      )
    ),
    sealed: read(({ calendars, engines, exportRules, watchedPlaces, webhooks }) => [
      ...sealedBy("webhook", Array.from(webhooks.values(), ({ secret }) => secret)),
      ...sealedBy(
        "watched place",
        Array.from(watchedPlaces.values(), ({ place: { place } }) => place._tag === "Folder" ? null : place.sealed),
      ),
      ...sealedBy("export rule", Array.from(exportRules.values(), ({ secret }) => secret)),
      ...sealedBy(
        "calendar",
        Array.from(calendars.values(), ({ calendar: { source } }) => source._tag === "File" ? null : source.sealed),
      ),
      ...sealedBy("endpoint", [engines?.endpoint?.sealedKey ?? null]),
    ]),
  })
})

const sealedBy = (of: SealedSecret["of"], all: ReadonlyArray<string | null>): ReadonlyArray<SealedSecret> =>
  all.filter((sealed) => sealed !== null).map((sealed) => ({ of, sealed }))

export const layer = Layer.effect(DeskStore, make)

const reasonOf = ({ transcription, analysis }: Task): readonly [FailureCount["step"], string] =>
  transcription._tag === "Failed"
    ? ["transcription", transcription.failure.code]
    : ["analysis", analysis._tag === "Failed" ? analysis.failure.code : ""]

const counted = (failed: ReadonlyArray<Task>): FailureCount => {
  const [first] = failed
  if (first === undefined) throw new Error("a group without members")
  const [step, code] = reasonOf(first)
  const lastAt = failed.map(({ updatedAt }) => updatedAt).reduce(DateTime.max)
  return { step, code, count: failed.length, lastAt }
}
