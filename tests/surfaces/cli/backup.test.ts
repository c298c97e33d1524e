import { verifyBackup } from "#adapters/storage/backup/verify-backup.ts"
import { Migrations } from "#adapters/storage/postgres/migrate.ts"
import { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import { BlobStore } from "#domain/media/blob-store.port.ts"
import { MinuteLedger } from "#domain/plan/minute-ledger.port.ts"
import { reserveMinutes } from "#domain/plan/shared/book-minutes.ts"
import { bookingOf } from "#domain/task/booking.ts"
import { parseQuery } from "#domain/task/search-query.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { Effect, Layer, Stream } from "effect"
import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { fileFolder } from "../../support/a-folder.ts"
import { ada, aTask, aWork } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { postgres } from "../../support/databases.ts"
import { commandLine } from "../../support/product/command-line.ts"
import { productOn } from "../../support/product/product.ts"
import { meeting, seeded } from "../../support/product/seeded.ts"

const folder = fileFolder()

/** All that must survive: tasks, transcripts, results, the ledger, the bytes. */
const everythingKept = Effect.gen(function*() {
  const tasks = yield* TaskStore
  const transcripts = yield* TranscriptStore
  const analyses = yield* AnalysisStore
  const ledger = yield* MinuteLedger
  const blobs = yield* BlobStore
  return {
    counts: yield* tasks.count(ada),
    tasks: yield* tasks.list({ owner: null, folderId: null }, "newest", { page: 1, pageSize: 100 }),
    found: (yield* tasks.search(ada, parseQuery("launch"), { page: 1, pageSize: 10 })).items.map(({ line }) => line),
    transcript: yield* transcripts.get(meeting),
    analysis: yield* analyses.get(meeting),
    ledger: [yield* ledger.ofAttempt(meeting, 1), yield* ledger.sums(ada, "2026-11-01")],
    bytes: Buffer.concat(yield* Effect.orDie(Stream.runCollect(blobs.read("task/1/source/0", null)))).toString(),
  }
})

const filled = Effect.gen(function*() {
  yield* seeded
  const blobs = yield* BlobStore
  const path = join(folder, "recording")
  writeFileSync(path, "RIFF recorded")
  yield* blobs.moveIn("task/1/source/0", path)
  yield* reserveMinutes(aUser({ plan: "pro" }), bookingOf(aTask({ id: meeting })), 7)
  return yield* everythingKept
})

/** The last change to the tables before the backup, as it says itself. */
const migrationIn = (target: string): string => {
  const written = statSync(target).isDirectory()
    ? readFileSync(join(target, "backup.json"), "utf8")
    : execFileSync("tar", ["-xzOf", target, "./backup.json"], { encoding: "utf8" })
  return String(JSON.parse(written).migration)
}

/** Fills one product, writes a backup of it, restores it into another. */
const carriedOver = (name: string, target: string) =>
  it(`${name} gives back what was there`, () =>
    Effect.runPromise(Effect.scoped(Effect.gen(function*() {
      const source = yield* Layer.build(productOn(postgres, `${target}-from`))
      const before = yield* Effect.provide(filled, source)
      const backup = yield* commandLine(join(folder, name), Layer.succeedContext(source))("backup", target, "--json")
      expect([backup.code, backup.err]).toEqual([0, ""])
      expect(JSON.parse(backup.out)).toMatchObject({ files: 1, missing: [] })
      expect(yield* Migrations).toHaveProperty(migrationIn(target))
      const emptied = yield* Layer.build(productOn(postgres, `${target}-to`))
      const command = commandLine(join(folder, `${name}-restored`), Layer.succeedContext(emptied))
      expect((yield* command("restore", target)).code).toBe(0)
      expect(yield* Effect.provide(everythingKept, emptied)).toEqual(before)
      const again = yield* command("restore", target)
      expect([again.code, again.err]).toEqual([65, expect.stringContaining("--force")])
      expect((yield* command("restore", target, "--force")).code).toBe(0)
      yield* Effect.provide(
        reserveMinutes(aUser({ plan: "pro" }), bookingOf(aTask({ id: meeting, work: aWork({ attempt: 2 }) })), 1),
        emptied,
      )
    }))))

describe("a backup", () => {
  carriedOver("in an archive", join(folder, "one.tar.gz"))
  carriedOver("in a folder", join(folder, "two"))

  it("leaves nothing but itself, readable by its owner only", () => {
    expect(readdirSync(folder).filter((name) => name.includes("partial"))).toEqual([])
    expect(statSync(join(folder, "one.tar.gz")).mode & 0o077).toBe(0)
    expect(statSync(join(folder, "two", "tables", "app_user.ndjson")).mode & 0o077).toBe(0)
  })
})

it("is restored on trial, without opening the product", () =>
  Effect.runPromise(Effect.gen(function*() {
    const untouched = join(folder, "z")
    const whole = yield* commandLine(untouched, productOn(postgres, untouched))(
      "backup",
      "verify",
      join(folder, "one.tar.gz"),
    )
    expect([whole.code, whole.out]).toEqual([0, expect.stringMatching(/can be restored: \d+ rows, 1 files/)])
    expect(existsSync(untouched)).toBe(false)
  })))

it("is found out where a row or a file is missing", () =>
  Effect.runPromise(Effect.gen(function*() {
    const tried = (place: string) =>
      Effect.flip(verifyBackup(join(folder, "two"))).pipe(Effect.provide(productOn(postgres, join(folder, place))))
    const cut = join(folder, "two", "tables", "app_user.ndjson")
    const rows = readFileSync(cut, "utf8")
    writeFileSync(cut, rows.split("\n").slice(1).join("\n"))
    expect((yield* tried("tried-1")).message).toMatch(/is damaged: \d+ of its \d+ rows/)
    writeFileSync(cut, rows)
    rmSync(join(folder, "two", "blobs"), { recursive: true })
    expect((yield* tried("tried-2")).message).toMatch(/is damaged: not all of its rows and files can be read/)
  })))

it("refuses what is no backup, and makes no database for it", () =>
  Effect.runPromise(Effect.gen(function*() {
    const untouched = join(folder, "x")
    const command = commandLine(untouched, productOn(postgres, untouched))
    expect((yield* command("restore", join(folder, "nothing.tgz"))).code).toBe(66)
    const older = join(folder, "older")
    mkdirSync(older)
    writeFileSync(
      join(older, "backup.json"),
      JSON.stringify({ format: 1, rows: 0, tables: [], files: [], migration: "20261129" }),
    )
    const refused = yield* command("restore", older)
    expect([refused.code, refused.err]).toEqual([64, expect.stringContaining("format 1")])
    for (
      const [migration, of] of [
        ["29991231-000000-later", "newer version"],
        ["20261129-100000-task-stories", "development version from before 0.2.0"],
      ] as const
    ) {
      const other = join(folder, migration)
      mkdirSync(other)
      const manifest = { format: 2, rows: 0, tables: [], files: [], migration }
      writeFileSync(join(other, "backup.json"), JSON.stringify(manifest))
      const { code, err } = yield* command("restore", other)
      expect([code, err]).toEqual([64, expect.stringMatching(new RegExp(`${of} .*${migration}`))])
    }
    writeFileSync(join(folder, "odd.tgz"), "no archive")
    const odd = yield* command("restore", join(folder, "odd.tgz"))
    expect([odd.code, odd.err]).toEqual([64, expect.stringContaining("is not a .tar.gz")])
    const hostile = join(folder, "hostile.tgz")
    execFileSync("tar", ["-czf", hostile, "-P", "-C", older, "--transform", "s,^,../,", "backup.json"])
    const cut = join(folder, "cut.tgz")
    writeFileSync(cut, readFileSync(hostile).subarray(0, 40))
    for (const archive of [hostile, cut]) {
      const unpacked = yield* command("restore", archive)
      expect([unpacked.code, unpacked.err]).toEqual([
        64,
        expect.stringMatching(/cannot be unpacked: .* nothing was rest/),
      ])
    }
    expect(existsSync(untouched)).toBe(false)
    expect((yield* command("restore", folder)).code).toBe(64)
  })))

it("refuses a place that cannot hold a backup, and leaves nothing there", () =>
  Effect.runPromise(Effect.scoped(Effect.gen(function*() {
    const command = commandLine(join(folder, "y"), productOn(postgres, join(folder, "y")))
    const taken = join(folder, "taken")
    mkdirSync(join(taken, "inside.tar.gz"), { recursive: true })
    writeFileSync(join(folder, "a-file"), "")
    const before = readdirSync(folder)
    for (
      const [target, code, reason] of [
        [taken, 65, `${taken} exists and is not empty`],
        [join(taken, "inside.tar.gz"), 69, "inside.tar.gz cannot be written: "],
        [join(folder, "a-file"), 69, "a-file cannot be written: "],
        [join(folder, "a-file", "below.tar.gz"), 69, "below.tar.gz cannot be written: "],
      ] as const
    ) {
      const refused = yield* command("backup", target)
      expect(refused).toEqual({ code, out: "", err: expect.stringContaining(reason) })
    }
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(before))
    expect(readdirSync(folder).filter((name) => name.includes("partial"))).toEqual([])
    expect(readdirSync(taken)).toEqual(["inside.tar.gz"])
  }))))
