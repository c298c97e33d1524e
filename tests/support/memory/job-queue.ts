import { JobQueue, type LaneLoad } from "#domain/job/job-queue.port.ts"
import {
  type AnyJob,
  type ConversionJob,
  type DeliveryJob,
  isIn,
  type Job,
  type JobIn,
  Lane,
  laneOf,
  subjectOf,
} from "#domain/job/job.ts"
import { Clock, DateTime, Effect, Exit, Fiber, Layer, Option } from "effect"
import type { QueuedJob } from "./queued-job.ts"
import { put, State, without } from "./state.ts"
import type { Tables } from "./tables.ts"

/** Puts every job with priority before all others. */
const priorityBonus = 1_000_000
const maxRetries = 20

const make = Effect.gen(function*() {
  const { read, write, transaction, nextChange } = yield* State
  const running = new Map<number, Fiber.Fiber<void>>()
  let last = 0

  const change = (id: number, part: Partial<QueuedJob>) =>
    write(({ jobs }) => {
      const found = jobs.get(id)
      return found ? { jobs: put(jobs, id, { ...found, ...part }) } : {}
    })
  const remove = (ids: ReadonlyArray<number>) => write(({ jobs }) => ({ jobs: without(jobs, ids) }))

  const startNext = (lane: Lane): Effect.Effect<QueuedJob> =>
    Effect.gen(function*() {
      const changed = yield* nextChange
      const now = yield* Clock.currentTimeMillis
      const next = yield* transaction(Effect.gen(function*() {
        const first = yield* read((tables) => nextOf(tables, lane, now))
        if (first) yield* change(first.id, { running: true })
        return Option.fromUndefinedOr(first)
      }))
      if (Option.isSome(next)) return next.value
      const due = yield* read((tables) => nextDue(tables, lane, now))
      yield* due === null ? changed : Effect.raceFirst(changed, Effect.sleep(due - now))
      return yield* startNext(lane)
    })

  const finish = ({ id, tries }: QueuedJob, exit: Exit.Exit<void>) =>
    Exit.isSuccess(exit) || tries >= maxRetries ? remove([id]) : change(id, { running: false, tries: tries + 1 })

  return JobQueue.of({
    enqueue: Effect.fnUntraced(function*(job, after = 0) {
      const due = (yield* Clock.currentTimeMillis) + after
      yield* write(({ jobs }) => {
        if (Array.from(jobs.values()).some((other) => isDuplicate(other.job, job))) return {}
        last += 1
        const waiting = Array.from(jobs.values()).filter((other) => isOfSameAccount(other, job)).length
        const priority = (job.priority ? priorityBonus : 0) - waiting
        return { jobs: put(jobs, last, { id: last, job, priority, tries: 0, running: false, due }) }
      })
    }),
    cancel: Effect.fnUntraced(function*(subject) {
      const ids = yield* read(({ jobs }) =>
        Array.from(jobs.values()).filter(({ job }) => subjectOf(job) === subject).map(({ id }) => id)
      )
      yield* remove(ids)
      for (const id of ids) running.get(id)?.interruptUnsafe()
    }),
    work: <L extends Lane, R>(lane: L, parallel: number, handler: (job: JobIn<L>) => Effect.Effect<void, never, R>) => {
      const runNext = Effect.gen(function*() {
        const queued = yield* startNext(lane)
        const fiber = yield* Effect.forkChild(
          Effect.suspend(() => isIn(lane, queued.job) ? handler(queued.job) : Effect.void),
        )
        running.set(queued.id, fiber)
        const exit = yield* Fiber.await(fiber).pipe(
          Effect.onInterrupt(() => Effect.andThen(Fiber.interrupt(fiber), change(queued.id, { running: false }))),
          Effect.ensuring(Effect.sync(() => running.delete(queued.id))),
        )
        yield* finish(queued, exit)
      })
      const loops = Array.from({ length: parallel }, () => Effect.forever(runNext))
      return Effect.andThen(Effect.all(loops, { concurrency: "unbounded", discard: true }), Effect.never)
    },
    load: Effect.gen(function*() {
      const now = yield* Clock.currentTimeMillis
      return yield* read((tables) => Lane.literals.map((lane) => loadOf(tables, lane, now)))
    }),
  })
})

/** Jobs live in this process and end with it. */
export const layer = Layer.effect(JobQueue, make)

const allJobs: Effect.Effect<ReadonlyArray<AnyJob>, never, State> = Effect.flatMap(
  State,
  ({ read }) => read((tables) => Array.from(tables.jobs.values()).map(({ job }) => job)),
)

/** The jobs of tasks that are waiting or running, in the order they were enqueued. */
export const jobs: Effect.Effect<ReadonlyArray<Job>, never, State> = Effect.map(
  allJobs,
  (all) => all.filter((job) => job.kind !== "convert" && job.kind !== "deliver"),
)

/** The same for conversions. */
export const conversionJobs: Effect.Effect<ReadonlyArray<ConversionJob>, never, State> = Effect.map(
  allJobs,
  (all) => all.filter((job) => job.kind === "convert"),
)

/** The same for webhooks. */
export const deliveryJobs: Effect.Effect<ReadonlyArray<DeliveryJob>, never, State> = Effect.map(
  allJobs,
  (all) => all.filter((job) => job.kind === "deliver"),
)

const isDuplicate = (a: AnyJob, b: AnyJob): boolean =>
  a.kind === b.kind && subjectOf(a) === subjectOf(b) && a.attempt === b.attempt

const isOfSameAccount = ({ job, running }: QueuedJob, other: AnyJob): boolean =>
  !running && laneOf(job) === laneOf(other) && job.account === other.account

const waitingIn = ({ jobs }: Tables, lane: Lane): ReadonlyArray<QueuedJob> =>
  Array.from(jobs.values()).filter(({ job, running }) => laneOf(job) === lane && !running)

/** When the first job that was put off begins; null if none was. */
const nextDue = (tables: Tables, lane: Lane, now: number): number | null => {
  const later = waitingIn(tables, lane).map(({ due }) => due).filter((due) => due > now)
  return later.length === 0 ? null : Math.min(...later)
}

const loadOf = (tables: Tables, lane: Lane, now: number): LaneLoad => {
  const waiting = waitingIn(tables, lane).filter(({ due }) => due <= now).map(({ due }) => due)
  return {
    lane,
    waiting: waiting.length,
    running: Array.from(tables.jobs.values()).filter(({ job, running }) => laneOf(job) === lane && running).length,
    oldestAt: waiting.length === 0 ? null : DateTime.makeUnsafe(Math.min(...waiting)),
  }
}

const nextOf = (tables: Tables, lane: Lane, now: number): QueuedJob | undefined =>
  waitingIn(tables, lane)
    .filter(({ due }) => due <= now)
    .toSorted((a, b) => b.priority - a.priority || a.id - b.id)[0]
