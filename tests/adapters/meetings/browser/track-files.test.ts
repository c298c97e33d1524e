import { trackFiles } from "#adapters/meetings/browser/track-files.ts"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, assert, beforeEach, describe, it } from "vitest"

let folder = ""
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "parley-test-"))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const samples = (value: number, length: number): Buffer => {
  const bytes = Buffer.alloc(length * 2)
  for (let at = 0; at < length; at++) bytes.writeInt16LE(value, at * 2)
  return bytes
}
const path = (track: number) => join(folder, `${track}.pcm`)
/** How many of each value follow each other. */
const runs = (track: number): ReadonlyArray<readonly [number, number]> => {
  const bytes = readFileSync(path(track))
  const found: Array<[number, number]> = []
  for (let at = 0; at < bytes.length; at += 2) {
    const value = bytes.readInt16LE(at)
    const last = found.at(-1)
    if (last?.[0] === value) last[1]++
    else found.push([value, 1])
  }
  return found
}

/** Files of a guest that was let in a minute ago. */
const opened = () => {
  let time = 0
  const files = trackFiles(() => time)
  files.begin()
  time = 60_000
  files.open(0, path(0))
  files.open(1, path(1))
  return files
}

describe("the files of tracks", () => {
  it("hold each sample in its place, with silence for what was not heard", () => {
    const files = opened()
    files.write(0, 1600, samples(7, 160))
    files.write(0, 3200, samples(8, 160))
    files.fillTo(4800)
    assert.deepStrictEqual(runs(0), [[0, 1600], [7, 160], [0, 1440], [8, 160], [0, 1440]])
    assert.deepStrictEqual(runs(1), [[0, 4800]])
    assert.strictEqual(files.heard(), 300)
    files.close()
  })

  it("only grow: what would lie before the end has been written", () => {
    const files = opened()
    files.write(0, 0, samples(7, 320))
    files.write(0, 160, samples(8, 320))
    assert.deepStrictEqual(runs(0), [[7, 320], [8, 160]])
    files.close()
  })

  it("end together", () => {
    const files = opened()
    files.write(0, 0, samples(7, 320))
    files.finish()
    assert.deepStrictEqual(runs(1), [[0, 320]])
    files.close()
  })

  it("grow no faster than time, whatever a guest says", () => {
    const files = opened()
    files.write(0, 10 ** 12, samples(7, 160))
    files.fillTo(10 ** 12)
    assert.strictEqual(files.heard(), 65_000)
    assert.deepStrictEqual(runs(0), [[0, 65_000 * 16]])
    files.close()
  })
})
