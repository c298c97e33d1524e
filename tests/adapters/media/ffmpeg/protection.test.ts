import { protectionOf } from "#adapters/media/ffmpeg/protection.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { open, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { vi } from "vitest"

const element = (id: string, content: Buffer): Buffer => {
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE((1n << 56n) | BigInt(content.length))
  return Buffer.concat([Buffer.from(id, "hex"), length, content])
}

const box = (name: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(name, 4, "latin1")
  return Buffer.concat([head, content])
}

const times = (count: number, part: Buffer): Buffer => Buffer.concat(Array.from({ length: count }, () => part))

const sound = Buffer.from("838102", "hex")
const empty = Buffer.from("ec80", "hex")
const header = element("1a45dfa3", element("4282", Buffer.from("matroska")))

/** Files in which each of many tracks has many parts that say nothing. */
const hostile = [
  {
    name: "a Matroska file",
    bytes: Buffer.concat([
      header,
      element("18538067", element("1654ae6b", times(40, element("ae", Buffer.concat([sound, times(2000, empty)]))))),
    ]),
  },
  {
    name: "an MP4 file",
    bytes: box("moov", times(40, box("trak", Buffer.concat([times(2000, box("free", Buffer.alloc(0)))])))),
  },
]

describe("what a file says about its encryption", () => {
  for (const { name, bytes } of hostile) {
    it.live(`is looked for in a limited number of parts of ${name}`, () =>
      inFolder((folder) =>
        Effect.promise(async () => {
          const path = join(folder, "hostile")
          await writeFile(path, bytes)
          await using file = await open(path)
          const reads = vi.spyOn(file, "read")
          assert.deepStrictEqual(await protectionOf(file), { sound: false, picture: false })
          assert.isBelow(reads.mock.calls.length, 11_000)
        })
      ))
  }
})
