import { minutesMeasured } from "#domain/kernel/metrics.ts"
import { releaseMinutes, reserveMinutes, reserveMore, settleMinutes } from "#domain/plan/shared/book-minutes.ts"
import { assert, it } from "@effect/vitest"
import { Effect, Metric } from "effect"
import { ada, taskId } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { memoryPorts } from "../../support/memory-ports.ts"

const counted = (kind: string) =>
  Effect.map(Metric.value(Metric.withAttributes(minutesMeasured, { kind })), ({ count }) => count)

it.effect("minutes are measured as they are reserved, charged and given back, once each", () =>
  Effect.gen(function*() {
    const user = aUser({ plan: "pro" })
    const first = { userId: ada, taskId: taskId(1), attempt: 1 }
    const second = { userId: ada, taskId: taskId(2), attempt: 1 }
    yield* reserveMinutes(user, first, 10)
    yield* reserveMore(user, first, 12)
    yield* settleMinutes(first, 7)
    yield* settleMinutes(first, 7)
    yield* reserveMinutes(user, second, 5)
    yield* releaseMinutes(second)
    yield* releaseMinutes(second)
    assert.deepStrictEqual(
      yield* Effect.all([counted("reserved"), counted("settled"), counted("released")]),
      [17, 7, 5],
    )
  }).pipe(Effect.provide(memoryPorts), Effect.provideService(Metric.MetricRegistry, new Map())))
