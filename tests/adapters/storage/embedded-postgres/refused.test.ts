import * as EmbeddedPostgres from "#adapters/storage/embedded-postgres/embedded-postgres.ts"
import { awaitFormerPostmaster } from "#adapters/storage/embedded-postgres/postmaster.ts"
import { scopedFolder } from "#tests/support/a-folder.ts"
import { layEmptyDatabase } from "#tests/support/server/lay-empty-database.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import { spawn } from "node:child_process"
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"

const refusal = (dataDir: string, binFolder: string | null = null) =>
  Effect.scoped(Layer.build(EmbeddedPostgres.layer({ dataDir, binFolder }))).pipe(
    Effect.flip,
    Effect.map(({ message }) => message),
  )

describe("the embedded database refuses", () => {
  it.live("a folder written by PGlite, and says what to do", () =>
    Effect.gen(function*() {
      const folder = yield* scopedFolder
      yield* Effect.promise(() => mkdir(join(folder, "database")))
      yield* Effect.promise(() => writeFile(join(folder, "database", "PG_VERSION"), "17\n"))
      assert.match(yield* refusal(folder), /PGlite.*make a backup with the version that wrote it/)
    }).pipe(Effect.scoped))

  it.live("a folder of another major version, and says which", () =>
    Effect.gen(function*() {
      const folder = yield* scopedFolder
      yield* Effect.promise(() => layEmptyDatabase(folder))
      yield* Effect.promise(() => writeFile(join(folder, "database", "data", "PG_VERSION"), "16\n"))
      assert.match(yield* refusal(folder), /by PostgreSQL 16, and .* is version 18: set POSTGRES_BIN/)
    }).pipe(Effect.scoped))

  it.live("a POSTGRES_BIN without the programs", () =>
    Effect.gen(function*() {
      const folder = yield* scopedFolder
      assert.strictEqual(
        yield* refusal(folder, folder),
        `POSTGRES_BIN: ${folder} must contain initdb and postgres`,
      )
    }).pipe(Effect.scoped))

  it.live("a disk that is too small, in one sentence", () =>
    Effect.gen(function*() {
      const folder = yield* scopedFolder
      const bin = join(folder, "bin")
      // What initdb says on a file system of 25 MB.
      const said = 'FATAL:  could not write to file "base/4/3085": No space left on device'
      const script =
        `#!/bin/sh\ncase "$1" in --version) echo "x (PostgreSQL) 18.1";; *) echo '${said}' >&2; exit 1;; esac\n`
      yield* Effect.promise(() => mkdir(bin))
      yield* Effect.promise(() =>
        Promise.all(["initdb", "postgres"].map((name) => writeFile(join(bin, name), script, { mode: 0o755 })))
      )
      const data = join(folder, "data")
      assert.strictEqual(
        yield* refusal(data, bin),
        `The database could not be created: no space is left in ${data}; free about 100 MB`,
      )
    }).pipe(Effect.scoped))

  it.effect("a folder on which a PostgreSQL stays that no server of Parley started", () =>
    Effect.gen(function*() {
      const folder = yield* scopedFolder
      const other = spawn("sleep", ["600"], { cwd: folder, stdio: "ignore" })
      yield* Effect.addFinalizer(() => Effect.sync(() => other.kill("SIGKILL")))
      yield* Effect.promise(() => writeFile(join(folder, "postmaster.pid"), `${other.pid}\n`))
      const refused = yield* Effect.forkChild(Effect.flip(awaitFormerPostmaster(folder)))
      while (refused.pollUnsafe() === undefined) {
        yield* TestClock.adjust("1 second")
        yield* Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))
      }
      assert.include((yield* Fiber.join(refused)).message, `PostgreSQL (process ${other.pid}) runs on ${folder}`)
    }).pipe(Effect.scoped))
})
