import type { Ports } from "#domain/ports.ts"
import { WorkStore } from "#domain/recognition/work-store.port.ts"
import { TaskEvents } from "#domain/task/task-events.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { ada, aTask, taskId } from "#tests/support/a-task.ts"
import { aTranscript } from "#tests/support/a-transcript.ts"
import { aServer } from "#tests/support/http/a-server.ts"
import { ask } from "#tests/support/http/call.ts"
import { oneWord, planned, seconds } from "#tests/support/pipeline/a-plan.ts"
import { aTranscriptionState } from "#tests/support/task-states.ts"
import { Effect, Result } from "effect"
import { assert, describe, it } from "vitest"

const server = aServer()

interface Received {
  readonly reset: boolean
  readonly segments: ReadonlyArray<{ readonly id: string; readonly text: string }>
}

/** Receives the `segments` of a task; what it has read so far, and how many bytes that was. */
const listening = async (nth: number) => {
  const response = await ask(`${server.url}/api/transcription/tasks/${taskId(nth)}/events`, "GET", { as: "ada" })
  const bytes = response.body?.getReader() ?? assert.fail("no body")
  const decoder = new TextDecoder()
  const seen = { lines: new Map<string, string>(), repeated: 0, bytes: 0, deltas: 0 }
  let text = ""
  const receive = (event: string): void => {
    const [, data] = /^event: segments\ndata: (.*)$/m.exec(event) ?? []
    if (data === undefined) return
    seen.bytes += data.length
    seen.deltas += 1
    const { reset, segments }: Received = JSON.parse(data)
    if (reset) seen.lines.clear()
    for (const { id, text: line } of segments) {
      if (seen.lines.has(id)) seen.repeated += 1
      seen.lines.set(id, line)
    }
  }
  /** Reads until there is enough, or the stream ends. */
  const until = async (isEnough: () => boolean): Promise<void> => {
    if (isEnough()) return
    const { done, value } = await bytes.read()
    if (done) return
    const events = (text + decoder.decode(value, { stream: true })).split("\n\n")
    text = events.pop() ?? ""
    events.forEach(receive)
    await until(isEnough)
  }
  return { seen, until, leave: () => bytes.cancel() }
}

const transcribing = (nth: number, count: number): Effect.Effect<void, never, Ports> =>
  Effect.gen(function*() {
    const tasks = yield* TaskStore
    yield* tasks.insert(aTask({ id: taskId(nth), transcription: aTranscriptionState("Running") }))
    yield* planned(taskId(nth), seconds(count))
  })

const recognise = (nth: number, index: number): Effect.Effect<void, never, Ports> =>
  Effect.gen(function*() {
    const works = yield* WorkStore
    const events = yield* TaskEvents
    yield* works.finish(taskId(nth), index, oneWord({ begin: index * 1000, end: index * 1000 + 900 }))
    yield* events.publish({ taskId: taskId(nth), owner: ada, kind: "segments" })
  })

const inTurn = <A>(items: ReadonlyArray<A>, work: (item: A, at: number) => Promise<void>): Promise<void> =>
  items.reduce((before, item, at) => before.then(() => work(item, at)), Promise.resolve())

const spoken = ["Ann: hello", "Ben: goodbye"]
const orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] as const

/** Bytes a chunk, when so many are recognised one after the other. */
const bytesPerChunk = async (nth: number, count: number) => {
  await server.run(transcribing(nth, count))
  const { seen, until, leave } = await listening(nth)
  await until(() => seen.deltas === 1)
  await inTurn([...seconds(count).keys()], async (index) => {
    await server.run(recognise(nth, index))
    await until(() => seen.lines.size === index + 1)
  })
  await leave()
  return seen.bytes / count
}

describe("server-sent lines", () => {
  it.each(orders)("arrive once each when chunks finish in the order %i, %i, %i", async (...order) => {
    const nth = 100 + 9 * order[0] + 3 * order[1] + order[2]
    await server.run(transcribing(nth, order.length))
    const { seen, until, leave } = await listening(nth)
    await until(() => seen.deltas === 1)
    await inTurn(order, async (index, at) => {
      await server.run(recognise(nth, index))
      await until(() => seen.deltas === at + 2)
    })
    await leave()
    assert.deepStrictEqual([...seen.lines.values()].toSorted(), ["Word 0.", "Word 1000.", "Word 2000."])
    assert.strictEqual(seen.repeated, 0)
  })

  it("cost the same for each chunk, however many were there before", async () => {
    const few = await bytesPerChunk(201, 10)
    assert.isBelow(await bytesPerChunk(202, 60), 1.2 * few)
  })

  it("end with the whole transcript, with its speakers", async () => {
    await server.run(transcribing(300, 2))
    const { seen, until } = await listening(300)
    await until(() => seen.deltas === 1)
    await server.run(
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        const transcripts = yield* TranscriptStore
        const events = yield* TaskEvents
        yield* transcripts.replace(taskId(300), aTranscript(spoken))
        yield* tasks.modify(
          taskId(300),
          (task) => Result.succeed({ ...task, transcription: aTranscriptionState("Completed") }),
        )
        yield* events.publish({ taskId: taskId(300), owner: ada, kind: "status" })
      }).pipe(Effect.orDie),
    )
    await until(() => false)
    assert.deepStrictEqual([...seen.lines.values()], aTranscript(spoken).segments.map(({ text }) => text))
  })
})
