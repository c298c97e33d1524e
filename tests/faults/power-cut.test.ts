import { fileFolder } from "#tests/support/a-folder.ts"
import { afterPowerCut, canCutPower } from "#tests/support/power-cut/power-cut.ts"
import { assert, describe, it } from "@effect/vitest"
import { type Dirent, readdirSync, statSync } from "node:fs"
import { join } from "node:path"

const filesIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry: Dirent) => entry.isFile()).map((entry) =>
    join(entry.parentPath, entry.name)
  )

describe.skipIf(!canCutPower(fileFolder()))("a power cut", () => {
  for (
    const [kind, place] of [
      ["upload", "uploads"],
      ["recording", "blobs/task/one/source"],
      ["playback", "blobs/task/one"],
      ["waveform", "blobs/task/one"],
      ["mail", "outbox"],
      ["backup", "backup"],
      ["archive", "."],
    ] as const
  ) {
    const folder = fileFolder()
    it(`does not damage what was stored: ${kind}`, () => {
      const found = filesIn(join(afterPowerCut(folder, kind), place)).filter((path) => !/\/work\/|\.part$/.test(path))
      assert.lengthOf(found, 1)
      const { size } = statSync(found[0] ?? "")
      if (kind === "mail" || kind === "archive") assert.isAbove(size, 0)
      else assert.strictEqual(size, 3_000_000)
    })
  }
})
