import * as Targets from "#adapters/storage/export-targets/export-targets.ts"
import type { OpenPlace } from "#domain/automatic-export/export-place.ts"
import { ExportTargets } from "#domain/automatic-export/export-targets.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { mkdir, readdir, rm, symlink, utimes, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { scopedFolder } from "../../../support/a-folder.ts"
import { ada } from "../../../support/a-task.ts"

const place: OpenPlace = {
  kind: "folder",
  url: "",
  bucket: "",
  region: "",
  user: "",
  path: "",
  secret: null,
  account: ada,
}
const note = { body: "a note", mediaType: "text/plain" }

describe("a folder of the server", () => {
  it.live("is never left by a link in it", () =>
    Effect.scoped(Effect.gen(function*() {
      const [root, outside] = [yield* scopedFolder, yield* scopedFolder]
      yield* Effect.promise(() => mkdir(join(root, ada)))
      yield* Effect.promise(() => symlink(outside, join(root, ada, "out")))
      const { put } = yield* Effect.provide(ExportTargets, Targets.layer({ folder: root, inside: new Set() }))
      const failure = yield* Effect.flip(put(place, "out/a.md", note, null))
      assert.deepInclude(failure, { _tag: "TargetFailed", fault: "inside" })
      const deeper = yield* Effect.flip(put(place, "out/new/a.md", note, null))
      assert.deepInclude(deeper, { _tag: "TargetFailed", fault: "inside" })
      assert.deepStrictEqual(yield* Effect.promise(() => readdir(outside)), [])
    })))

  it.live("that is not mounted has not lost its files", () =>
    Effect.scoped(Effect.gen(function*() {
      const root = join(yield* scopedFolder, "disk")
      const { look } = yield* Effect.provide(ExportTargets, Targets.layer({ folder: root, inside: new Set() }))
      assert.deepInclude(yield* Effect.flip(look(place, "a.md")), { fault: "not-reached" })
    })))

  it.live("is cleared of what killed processes had begun, and of nothing else", () =>
    Effect.scoped(Effect.gen(function*() {
      const root = yield* scopedFolder
      const folder = join(root, ada)
      const { put } = yield* Effect.provide(ExportTargets, Targets.layer({ folder: root, inside: new Set() }))
      yield* Effect.promise(async () => {
        await mkdir(folder)
        await writeFile(join(folder, ".parley-abcdefghijkl.tmp"), "half")
        await writeFile(join(folder, ".parley-abcdefghijkm.tmp"), "being written")
        await utimes(join(folder, ".parley-abcdefghijkl.tmp"), 1000, 1000)
      })
      yield* put(place, "a.md", note, null)
      const left = yield* Effect.promise(() => readdir(folder))
      assert.deepStrictEqual(left.toSorted(), [".parley-abcdefghijkm.tmp", "a.md"])
      yield* Effect.promise(() => rm(folder, { recursive: true }))
    })))
})
