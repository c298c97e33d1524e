import { takeCepstra } from "#adapters/engines/speech/pocketsphinx/take-cepstra.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { mkdir, readdir, symlink, writeFile } from "node:fs/promises"
import { join } from "node:path"

/** What is taken from a folder prepared so, and what is left there. */
const taken = (prepare: (path: (name: string) => string) => Promise<void>) =>
  inFolder((folder) =>
    Effect.promise(async () => {
      await prepare((name) => join(folder, name))
      const cepstra = await takeCepstra(folder)
      return { cepstra: cepstra && Buffer.from(cepstra).toString(), left: await readdir(folder) }
    })
  )

describe("the cepstra of an utterance", () => {
  it.live("are those of the first of its two files, and both are removed", () =>
    Effect.gen(function*() {
      const result = yield* taken(async (path) => {
        await writeFile(path("000000011.mfc"), "end")
        await writeFile(path("000000010.mfc"), "cepstra")
      })
      assert.deepStrictEqual(result, { cepstra: "cepstra", left: [] })
    }))

  it.live("are missing where there is no file, or something else: the process that writes them is not trusted", () =>
    Effect.gen(function*() {
      const none = { cepstra: null, left: [] }
      assert.deepStrictEqual(yield* taken(() => Promise.resolve()), none)
      assert.deepStrictEqual(yield* taken((path) => symlink("/etc/passwd", path("0.mfc"))), none)
      assert.deepStrictEqual(yield* taken((path) => mkdir(path("0.mfc"))), none)
      assert.deepStrictEqual(yield* taken((path) => writeFile(path("0.mfc"), Buffer.alloc(2 << 20))), none)
    }))
})
