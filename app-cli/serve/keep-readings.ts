import { JobQueue } from "#domain/job/job-queue.port.ts"
import { DiskSpace } from "#domain/kernel/disk-space.ts"
import { diskFree, diskSize, queueAge, queuedJobs } from "#domain/kernel/metrics.ts"
import { keepReading } from "#domain/kernel/readings.ts"
import { Clock, Effect, Metric } from "effect"

/** The queue of all processes: how many jobs wait and run in each lane, and how long the oldest has been waiting. */
const readQueue = Effect.gen(function*() {
  const { load } = yield* JobQueue
  const lanes = yield* load
  const now = yield* Clock.currentTimeMillis
  for (const { lane, waiting, running, oldestAt } of lanes) {
    yield* Metric.update(Metric.withAttributes(queuedJobs, { lane, state: "waiting" }), waiting)
    yield* Metric.update(Metric.withAttributes(queuedJobs, { lane, state: "running" }), running)
    const age = oldestAt === null ? 0 : Math.max(0, now - oldestAt.epochMilliseconds) / 1000
    yield* Metric.update(Metric.withAttributes(queueAge, { lane }), age)
  }
})

const readDisk = Effect.gen(function*() {
  const { measure } = yield* DiskSpace
  const found = yield* measure
  if (found === null) return
  yield* Metric.update(diskFree, found.free)
  yield* Metric.update(diskSize, found.total)
})

export const keepReadings = Effect.andThen(keepReading(readQueue), keepReading(readDisk))
