import { type ArrivingBytes, UploadSink } from "#domain/intake/upload-sink.port.ts"
import { assert, describe } from "@effect/vitest"
import { Deferred, Effect, Fiber, type Layer, Stream } from "effect"
import { readFile } from "node:fs/promises"
import { bytesOf, uploadId } from "../support/an-upload.ts"
import { behavesOn } from "../support/behaves.ts"

const [id, other] = [uploadId(1), uploadId(2)]

const textOf = (path: string | null) =>
  path === null ? Effect.succeed(null) : Effect.promise(() => readFile(path, "utf8"))

const stored = Effect.gen(function*() {
  const { local } = yield* UploadSink
  return yield* Effect.flatMap(local(id), textOf)
})

const write = (bytes: ArrivingBytes, offset = 0, maxSize = 100) =>
  Effect.flatMap(UploadSink, (sink) => sink.write(id, { bytes, offset, maxSize }))

async function* brokenAfter(text: string): AsyncIterable<Uint8Array> {
  yield Buffer.from(text)
  throw new Error("the connection is lost")
}

/** What a sender does with the memory of a piece. */
const detach = ({ buffer }: Uint8Array): void => {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0)
}

/** Sends a text and then nothing more; `sent` tells when it asks for more. */
const stalling = (text: string) => {
  const sent = Deferred.makeUnsafe<void>()
  const bytes = async function*(): AsyncIterable<Uint8Array> {
    yield Buffer.from(text)
    Deferred.doneUnsafe(sent, Effect.void)
    await new Promise(() => undefined)
  }
  return { bytes: bytes(), sent: Deferred.await(sent) }
}

/** What every UploadSink must do. */
export const uploadSinkContract = (name: string, layer: Layer.Layer<UploadSink>): void => {
  describe(`UploadSink: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "stores pieces one after the other",
      Effect.gen(function*() {
        const sink = yield* UploadSink
        assert.strictEqual(yield* sink.size(id), 0)
        assert.isNull(yield* sink.local(id))
        assert.strictEqual(yield* write(bytesOf("he", "ll")), 4)
        assert.strictEqual(yield* write(bytesOf("o"), 4), 5)
        assert.strictEqual(yield* sink.size(id), 5)
        assert.strictEqual(yield* stored, "hello")
        assert.strictEqual(yield* sink.size(other), 0)
      }),
    )

    behaves(
      "tells of each piece when its memory is no longer needed",
      Effect.gen(function*() {
        const told: Array<string> = []
        const release = (piece: Uint8Array): void => {
          told.push(piece.toString())
          piece.fill(0)
        }
        assert.strictEqual(yield* write(Object.assign(bytesOf("he", "ll", "o"), { release })), 5)
        assert.deepStrictEqual(told, ["he", "ll", "o"])
        assert.strictEqual(yield* stored, "hello")
      }),
    )

    behaves(
      "counts and stores what no longer has memory",
      Effect.gen(function*() {
        const letters = Array.from({ length: 20 }, (_, nth) => String.fromCodePoint(65 + nth))
        const bytes = async function*() {
          for (const letter of letters) yield new Uint8Array(1_000_000).fill(letter.codePointAt(0) ?? 0)
        }
        assert.strictEqual(yield* write(Object.assign(bytes(), { release: detach }), 0, Infinity), 20_000_000)
        assert.isTrue((yield* stored) === letters.map((letter) => letter.repeat(1_000_000)).join(""))
      }),
    )

    behaves(
      "stores large files",
      Effect.gen(function*() {
        const piece = "0123456789".repeat(30_000)
        assert.strictEqual(yield* write(bytesOf(...Array.from({ length: 20 }, () => piece)), 0, Infinity), 6_000_000)
        assert.strictEqual(yield* stored, piece.repeat(20))
      }),
    )

    behaves(
      "replaces what lies beyond the offset",
      Effect.gen(function*() {
        yield* write(bytesOf("a long text"))
        assert.strictEqual(yield* write(bytesOf("!"), 2), 3)
        assert.strictEqual(yield* stored, "a !")
      }),
    )

    behaves(
      "refuses more bytes than allowed, and stores no more",
      Effect.gen(function*() {
        const sink = yield* UploadSink
        assert.strictEqual((yield* Effect.flip(write(bytesOf("he", "llo"), 0, 4)))._tag, "TooManyBytes")
        assert.isAtMost(yield* sink.size(id), 4)
        assert.strictEqual(yield* write(bytesOf("hell"), 0, 4), 4)
      }),
    )

    behaves(
      "keeps what arrived before the sender was lost",
      Effect.gen(function*() {
        assert.strictEqual((yield* Effect.flip(write(brokenAfter("hel"))))._tag, "TransferBroken")
        assert.strictEqual(yield* write(bytesOf("lo"), 3), 5)
        assert.strictEqual(yield* stored, "hello")
      }),
    )

    behaves(
      "keeps what arrived before it was stopped",
      Effect.gen(function*() {
        const { bytes, sent } = stalling("hel")
        const writing = yield* Effect.forkChild(write(bytes))
        yield* sent
        yield* Fiber.interrupt(writing)
        assert.strictEqual(yield* stored, "hel")
      }),
    )

    behaves(
      "lists what has bytes, and when they came",
      Effect.gen(function*() {
        const sink = yield* UploadSink
        assert.deepStrictEqual(yield* Stream.runCollect(sink.list), [])
        const began = Date.now()
        yield* write(bytesOf("hello"))
        const [only, ...others] = yield* Stream.runCollect(sink.list)
        assert.deepStrictEqual([only?.id, others], [id, []])
        // Disks round times.
        assert.isAtLeast(only?.changedAt.epochMilliseconds ?? 0, began - 2000)
        yield* sink.remove(id)
        assert.deepStrictEqual(yield* Stream.runCollect(sink.list), [])
      }),
    )

    behaves(
      "forgets an upload, twice too",
      Effect.gen(function*() {
        const sink = yield* UploadSink
        yield* write(bytesOf("hello"))
        yield* sink.remove(id)
        yield* sink.remove(id)
        assert.isNull(yield* sink.local(id))
        assert.strictEqual(yield* sink.size(id), 0)
      }),
    )

    behaves(
      "gives an upload to the newest, once the one before has ended",
      Effect.gen(function*() {
        const sink = yield* UploadSink
        const { bytes, sent } = stalling("old")
        const before = yield* Effect.forkChild(Effect.flip(sink.alone(id, write(bytes))))
        yield* sent
        assert.strictEqual(yield* sink.alone(id, sink.size(id)), 3)
        assert.deepInclude(yield* Fiber.join(before), { _tag: "TransferSuperseded", size: 3 })
      }),
    )

    behaves(
      "does not let one upload wait for another",
      Effect.gen(function*() {
        const sink = yield* UploadSink
        const { bytes, sent } = stalling("slow")
        const slow = yield* Effect.forkChild(sink.alone(id, write(bytes)))
        yield* sent
        assert.strictEqual(yield* sink.alone(other, sink.size(other)), 0)
        yield* Fiber.interrupt(slow)
      }),
    )
  })
}
