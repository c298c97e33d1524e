import { type ArchiveFile, ArchiveWriter } from "#domain/leaving/archive-writer.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer, Stream } from "effect"
import { behavesOn } from "../support/behaves.ts"
import { unzipped } from "../support/unzipped.ts"

const archiveOf = Effect.fnUntraced(function*(files: Stream.Stream<ArchiveFile>) {
  const { zip } = yield* ArchiveWriter
  return Buffer.concat(yield* Stream.runCollect(zip(files)))
})

const piece = new Uint8Array(65_536).fill(7)

/** What every ArchiveWriter must do. */
export const archiveWriterContract = (name: string, layer: Layer.Layer<ArchiveWriter>): void => {
  describe(`ArchiveWriter: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "keeps every file with its name and its bytes, in their order",
      Effect.gen(function*() {
        const archive = yield* archiveOf(Stream.make(
          { path: "account.json", content: "{}\n" },
          { path: "files/会议/Ünïted ☕.md", content: "Grüße" },
          { path: "files/empty.txt", content: "" },
          { path: "files/original/talk.wav", content: Stream.fromIterable([piece, piece, piece.subarray(0, 3)]) },
          { path: "files/original/nothing.bin", content: Stream.empty },
        ))
        const files = yield* Effect.promise(() => unzipped(archive))
        assert.deepStrictEqual([...files.keys()], [
          "account.json",
          "files/会议/Ünïted ☕.md",
          "files/empty.txt",
          "files/original/talk.wav",
          "files/original/nothing.bin",
        ])
        assert.strictEqual(files.get("files/会议/Ünïted ☕.md")?.toString(), "Grüße")
        assert.strictEqual(files.get("files/empty.txt")?.length, 0)
        assert.isTrue(files.get("files/original/talk.wav")?.equals(Buffer.concat([piece, piece, piece.subarray(0, 3)])))
      }),
    )

    behaves(
      "is an archive without files, too",
      Effect.gen(function*() {
        const archive = yield* archiveOf(Stream.empty)
        assert.strictEqual((yield* Effect.promise(() => unzipped(archive))).size, 0)
      }),
    )

    behaves(
      "reads no further than it is read",
      Effect.gen(function*() {
        const { zip } = yield* ArchiveWriter
        let taken = 0
        const content = Stream.rechunk(Stream.fromIterable(Array.from({ length: 10_000 }, () => piece)), 1).pipe(
          Stream.tap(() => Effect.sync(() => void (taken += 1))),
        )
        const first = yield* Stream.runCollect(Stream.take(zip(Stream.make({ path: "big.wav", content })), 4))
        assert.isAbove(first.length, 0)
        assert.isBelow(taken, 1000)
      }),
    )
  })
}
