import { awaitFormerPostmaster, postmasterOf } from "#adapters/storage/embedded-postgres/postmaster.ts"
import { scopedFolder } from "#tests/support/a-folder.ts"
import { asked, openedDatabase } from "#tests/support/opened-database.ts"
import { layEmptyDatabase } from "#tests/support/server/lay-empty-database.ts"
import { processesOf } from "#tests/support/server/processes.ts"
import { until } from "#tests/support/until.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { spawnSync } from "node:child_process"
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"

const laid = Effect.tap(scopedFolder, (folder) => Effect.promise(() => layEmptyDatabase(folder)))
const pidOf = async (folder: string) => (await postmasterOf(join(folder, "database", "data")))?.pid ?? null
const count = (address: string) => asked(address, "select count(*)::text from sign_in_link")
const insert = (address: string) => asked(address, "insert into sign_in_link values ('hash', 'a@b.cd', now(), '')")

describe("the embedded database", () => {
  it.live("is made whole, for its owner only, with nothing beside it, and keeps what it is given", () =>
    Effect.gen(function*() {
      const folder = yield* scopedFolder
      yield* Effect.scoped(
        Effect.flatMap(
          openedDatabase(folder),
          (address) => Effect.promise(() => asked(address, "create table kept as select 7 as value")),
        ),
      )
      const names = yield* Effect.promise(() => readdir(folder))
      assert.deepStrictEqual(names.toSorted(), ["database", "logs"])
      const { mode } = yield* Effect.promise(() => stat(join(folder, "database")))
      assert.strictEqual(mode & 0o777, 0o700)
      const address = yield* openedDatabase(folder)
      assert.deepStrictEqual(yield* Effect.promise(() => asked(address, "select value::text from kept")), ["7"])
    }).pipe(Effect.scoped))

  it.live("syncs what it writes, checks what it reads, and listens on no network", () =>
    Effect.gen(function*() {
      const address = yield* Effect.flatMap(laid, openedDatabase)
      const wanted = {
        fsync: "on",
        full_page_writes: "on",
        synchronous_commit: "on",
        data_checksums: "on",
        autovacuum: "on",
        listen_addresses: "",
        unix_socket_permissions: "0700",
        server_encoding: "UTF8",
      }
      const found = yield* Effect.promise(() =>
        Promise.all(Object.keys(wanted).map(async (name) => [name, (await asked(address, `show ${name}`))[0]]))
      )
      assert.deepStrictEqual(Object.fromEntries(found), wanted)
    }).pipe(Effect.scoped))

  it.live("works where the path of the data folder is too long for a socket", () =>
    Effect.gen(function*() {
      const folder = join(yield* scopedFolder, "a-long-name-for-a-folder".repeat(5))
      yield* Effect.promise(() => layEmptyDatabase(folder))
      const address = yield* openedDatabase(folder)
      assert.deepStrictEqual(yield* Effect.promise(() => count(address)), ["0"])
      const socket = new URL(address).searchParams.get("host") ?? ""
      assert.strictEqual((yield* Effect.promise(() => stat(socket))).mode & 0o777, 0o700)
    }).pipe(Effect.scoped))

  it.live("starts again when it is killed, with everything it acknowledged", () =>
    Effect.gen(function*() {
      const folder = yield* laid
      const address = yield* openedDatabase(folder)
      yield* Effect.promise(() => insert(address))
      const killed = yield* Effect.promise(() => pidOf(folder))
      if (killed !== null) process.kill(killed, "SIGKILL")
      const counted = yield* Effect.promise(() => until(() => count(address).catch(() => null)))
      assert.deepStrictEqual(counted, ["1"])
      assert.notStrictEqual(yield* Effect.promise(() => pidOf(folder)), killed)
    }).pipe(Effect.scoped))

  it.live("starts again when the shell that keeps it is killed", () =>
    Effect.gen(function*() {
      const folder = yield* laid
      const address = yield* openedDatabase(folder)
      const before = yield* Effect.promise(() => pidOf(folder))
      const keeper = processesOf(join(folder, "database")).find(({ command }) => command.includes("keeper"))
      if (keeper !== undefined) process.kill(keeper.pid, "SIGKILL")
      yield* Effect.promise(() => until(async () => (await pidOf(folder) ?? before) !== before))
      const counted = yield* Effect.promise(() => until(() => count(address).catch(() => null)))
      assert.deepStrictEqual(counted, ["0"])
    }).pipe(Effect.scoped))

  it.live("ends with its scope, and leaves no process", () =>
    Effect.gen(function*() {
      const folder = yield* laid
      yield* Effect.scoped(openedDatabase(folder))
      assert.deepStrictEqual(processesOf(join(folder, "database")), [])
    }).pipe(Effect.scoped))

  it.live("starts although another program has the process id of the one that was killed", () =>
    Effect.gen(function*() {
      const folder = yield* laid
      const file = join(folder, "database", "data", "postmaster.pid")
      yield* Effect.promise(() => writeFile(file, `${process.ppid}\n${folder}\n0\n5432\n\n\n\nready   \n`))
      const address = yield* openedDatabase(folder)
      assert.deepStrictEqual(yield* Effect.promise(() => count(address)), ["0"])
    }).pipe(Effect.scoped))

  it.live("is not waited for, nor refused, by a process that gets the id of the one that was killed later", () =>
    Effect.gen(function*() {
      const folder = yield* scopedFolder
      const file = join(folder, "postmaster.pid")
      const { pid } = spawnSync("true")
      const rest = `${folder}\n0\n5432\n${folder}\n\n  1234   5678\nready   \n`
      yield* Effect.promise(() => writeFile(file, `${pid}\n${rest}`, { mode: 0o600 }))
      yield* Effect.promise(() => writeFile(join(folder, ".s.PGSQL.5432.lock"), `${pid}\n${rest}`))
      yield* awaitFormerPostmaster(folder)
      const [named, ...kept] = (yield* Effect.promise(() => readFile(file, "utf8"))).split("\n")
      const most = yield* Effect.promise(() => readFile("/proc/sys/kernel/pid_max", "utf8"))
      assert.isAbove(Number(named), Number(most))
      assert.strictEqual(kept.join("\n"), rest)
      assert.deepStrictEqual(yield* Effect.promise(() => readdir(folder)), ["postmaster.pid"])
    }).pipe(Effect.scoped))

  it.live("throws away what a start left that was killed while making it", () =>
    Effect.gen(function*() {
      const folder = yield* scopedFolder
      yield* Effect.promise(() => mkdir(join(folder, "database.new", "data"), { recursive: true }))
      yield* openedDatabase(folder)
      assert.deepStrictEqual((yield* Effect.promise(() => readdir(folder))).toSorted(), ["database", "logs"])
    }).pipe(Effect.scoped))
})
