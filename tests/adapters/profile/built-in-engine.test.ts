import { builtInEngine } from "#adapters/profile/built-in-engine.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Logger } from "effect"
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"

const lines: Array<string> = []
const log = Logger.layer([Logger.map(Logger.formatLogFmt, (line) => void lines.push(line))])

describe("the built-in engine", () => {
  it.live("is pocketsphinx alone where Moonshine cannot be set up, and the log says why", () =>
    inFolder((folder) =>
      Effect.gen(function*() {
        yield* Effect.promise(() => mkdir(join(folder, "cache")))
        yield* Effect.promise(() => writeFile(join(folder, "cache", "moonshine"), "no folder"))
        const { name } = yield* builtInEngine(folder)
        assert.strictEqual(name, "pocketsphinx en-us")
        assert.include(lines.join("\n"), "Moonshine cannot be set up")
      }).pipe(Effect.provide(log), Effect.scoped)
    ))
})
