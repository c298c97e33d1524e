import { layer, type TelemetryOptions } from "#adapters/system/opentelemetry/telemetry.ts"
import { keepReading, readAll } from "#domain/kernel/readings.ts"
import { currentTrace, inTrace } from "#domain/kernel/trace-context.ts"
import { TaskNotFound } from "#domain/task/errors.ts"
import { taskId } from "#tests/support/a-task.ts"
import { aReceiver, attributesOf } from "#tests/support/telemetry/a-receiver.ts"
import { telemetryTo } from "#tests/support/telemetry/telemetry-to.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Metric } from "effect"
import { gzipSync } from "node:zlib"

type Receiver = Awaited<ReturnType<typeof aReceiver>>

/** What a receiver has got once a process that did this work has ended. */
const received = <E>(work: Effect.Effect<unknown, E>, changed: (url: string) => TelemetryOptions = telemetryTo) =>
  Effect.gen(function*() {
    const receiver: Receiver = yield* Effect.acquireRelease(
      Effect.promise(() => aReceiver()),
      ({ close }) => Effect.sync(close),
    )
    yield* Effect.exit(Effect.scoped(work).pipe(Effect.provide(layer(changed(receiver.url)))))
    return receiver
  })

const seldom = (url: string) => telemetryTo(url, { spanDelay: 3_600_000, metricDelay: 3_600_000, logDelay: 3_600_000 })

const secret = "Zwetschgenmus with cream"

describe("telemetry", () => {
  it.live("sends spans, lines and metrics, the last ones when the process ends", () =>
    Effect.gen(function*() {
      const gauge = Metric.gauge("test.gauge", { attributes: { unit: "bytes" } })
      const read = Effect.andThen(keepReading(Metric.update(gauge, 7)), readAll)
      const work = Effect.andThen(Effect.scoped(read), Effect.withSpan(Effect.logInfo("done"), "work"))
      const { lines, metrics, raw, spans } = yield* received(work, seldom)
      assert.deepStrictEqual(spans.map(({ name }) => name), ["work"])
      assert.deepStrictEqual(lines.map(({ body }) => body.stringValue), ["done"])
      assert.strictEqual(lines[0]?.traceId, spans[0]?.traceId)
      assert.strictEqual(metrics.get("test.gauge")?.unit, "By")
      const about = raw.map(({ bytes }) => bytes.toString()).join("")
      assert.include(about, '"service.name","value":{"stringValue":"parley"}')
      assert.include(about, '"parley.role","value":{"stringValue":"all"}')
    }))

  it.live("leaves out what is not listed, messages and stacks", () =>
    Effect.gen(function*() {
      const attributes = { title: secret, "parley.task": taskId(1), "parley.lane": secret, "parley.audio_seconds": 3.5 }
      const work = Effect.logWarning("ours", { title: secret, detail: secret, count: 2 }, new Error(secret)).pipe(
        Effect.annotateLogs({ request_id: "zwetschgenmus", tool: "list_tasks" }),
        Effect.andThen(Effect.die(new TypeError(secret))),
        Effect.withSpan("work", { attributes }),
      )
      const { lines, raw, spans } = yield* received(work)
      assert.notInclude(raw.map(({ bytes }) => bytes.toString()).join("").toLowerCase(), "zwetschgenmus")
      const [span = assert.fail("no span")] = spans
      assert.deepStrictEqual(attributesOf(span), {
        "parley.task": taskId(1),
        "parley.audio_seconds": 3.5,
        "error.type": "TypeError",
      })
      assert.deepStrictEqual(span.status, { code: 2 })
      const [line = assert.fail("no line")] = lines
      assert.deepStrictEqual(attributesOf(line), { tool: "list_tasks", count: 2, "error.type": "Error" })
    }))

  it.live("tells a refusal, which is an answer, from a fault", () =>
    Effect.gen(function*() {
      const { spans } = yield* received(
        Effect.fail(new TaskNotFound({ taskId: taskId(1) })).pipe(Effect.withSpan("asked")),
      )
      const [span = assert.fail("no span")] = spans
      assert.strictEqual(span.status.code, 0)
      assert.deepStrictEqual(attributesOf(span), { "error.type": "TaskNotFound" })
    }))

  it.live("records a share of the traces, whole ones, and those that a caller records", () =>
    Effect.gen(function*() {
      const one = Effect.void.pipe(Effect.withSpan("below"), Effect.withSpan("above"))
      const some = yield* received(Effect.replicateEffect(one, 200), (url) => telemetryTo(url, { ratio: 0.5 }))
      const above = some.spans.filter(({ name }) => name === "above").length
      assert.isAbove(above, 50)
      assert.isBelow(above, 150)
      assert.strictEqual(some.spans.length, 2 * above)
      const asked = (flag: string) => one.pipe(inTrace(`00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-${flag}`))
      const callers = yield* received(Effect.andThen(asked("01"), asked("00")), (url) => telemetryTo(url, { ratio: 0 }))
      assert.deepStrictEqual(callers.spans.map(({ name }) => name), ["below", "above"])
      assert.strictEqual(callers.spans[1]?.parentSpanId, "b7ad6b7169203331")
    }))

  it.live("is protobuf, compressed and with the key of a service, where that is asked for", () =>
    Effect.gen(function*() {
      const long = Effect.replicateEffect(Effect.withSpan(Effect.void, "a span to be compressed"), 50)
      const { raw } = yield* received(
        long,
        (url) =>
          telemetryTo(url, {
            traces: { url: `${url}/v1/traces`, headers: { "api-key": "k" }, protocol: "http/protobuf" },
            compression: "gzip",
            metrics: null,
            logs: null,
          }),
      )
      assert.deepStrictEqual([...new Set(raw.map(({ path, type }) => `${path} ${type}`))], [
        "/v1/traces application/x-protobuf",
      ])
      const bytes = Buffer.concat(raw.map((one) => one.bytes))
      assert.include(bytes.toString("latin1"), "a span to be compressed")
      assert.isBelow(gzipSync(bytes).length, bytes.length)
    }))

  it.effect("is not carried on where nothing is recorded", () =>
    Effect.gen(function*() {
      assert.isNull(yield* Effect.withSpan(currentTrace, "work"))
    }))
})
