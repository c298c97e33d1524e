import * as NodeSealer from "#adapters/identity/sealer.ts"
import { Sealer } from "#domain/kernel/sealer.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { statSync } from "node:fs"
import { join } from "node:path"
import { inFolder } from "../support/speech/temporary-folder.ts"

const sealer = (secret: string | null, file = "/nowhere/key") =>
  Effect.provide(Sealer, NodeSealer.layer({ secret, file }))

describe("Sealer", () => {
  it.effect("opens what it sealed, and never shows it", () =>
    Effect.gen(function*() {
      const { seal, open } = yield* sealer("a secret of the deployment")
      const sealed = yield* seal("sk-key ☃")
      assert.notInclude(sealed, "sk-key")
      assert.notStrictEqual(yield* seal("sk-key ☃"), sealed)
      assert.strictEqual(yield* open(sealed), "sk-key ☃")
    }))

  it.effect("opens nothing that was changed, cut, or sealed with another key", () =>
    Effect.gen(function*() {
      const { seal, open } = yield* sealer("a secret of the deployment")
      const sealed = yield* seal("sk-key")
      const other = yield* (yield* sealer("another")).seal("sk-key")
      // In the middle: the last sign holds bits that stand for nothing.
      const changed = `${sealed.slice(0, 20)}${sealed[20] === "A" ? "B" : "A"}${sealed.slice(21)}`
      for (const text of [changed, other, sealed.slice(0, 20), ""]) assert.isNull(yield* open(text), text)
    }))

  it.live("without a secret keeps a key in a file for its owner only, over restarts", () =>
    inFolder(Effect.fnUntraced(function*(folder) {
      const file = join(folder, "data", "engine-key")
      const sealed = yield* (yield* sealer(null, file)).seal("sk-key")
      assert.strictEqual(statSync(file).mode & 0o777, 0o600)
      assert.strictEqual(yield* (yield* sealer(null, file)).open(sealed), "sk-key")
    })))
})
