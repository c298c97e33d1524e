import type { getBackups } from "#domain/backup/use-cases/get-backups.ts"
import { processes } from "#tests/support/product/processes.ts"
import { clientWith } from "#tests/support/server/client.ts"
import { freePort } from "#tests/support/server/free-port.ts"
import { withSmallDisk } from "#tests/support/server/small-disk.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { until } from "#tests/support/until.ts"
import { assert, describe, it } from "@effect/vitest"
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statfsSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { aProduct, serverFolder } from "./a-product.ts"

type View = typeof getBackups.output.Encoded

/** Packs nothing for as long as its parent lives. */
const stuck = "#!/bin/sh\nwhile kill -0 $PPID 2>/dev/null; do sleep 0.1; done\n"

describe("backups that are made by themselves", () => {
  const folder = serverFolder()
  const backups = join(folder, "backups")
  const { cli } = processes()
  const list = async (): Promise<View> => JSON.parse((await cli(join(folder, "data"), "backup", "list", "--json")).out)

  it("are made again after kill -9, leave nothing half, and give back the same on an empty folder", async () => {
    const programs = join(folder, "programs")
    mkdirSync(programs)
    writeFileSync(join(programs, "tar"), stuck)
    chmodSync(join(programs, "tar"), 0o755)
    const env = { BACKUP_DIR: backups, BACKUP_SCHEDULE: "monthly" }
    const path = `${programs}:${process.env["PATH"] ?? ""}`
    const { wav } = await shortTalk()
    const killed = await aProduct({ folder, env: { ...env, PATH: path } })
    const { client, server } = killed
    const { id } = await client.example()
    const kept = await client.upload(wav, { auto_start: "false" })
    await until(() => existsSync(backups) && readdirSync(backups).some((name) => name.includes(".partial-")))
    assert.deepInclude((await list()).running, { phase: "writing" })
    await server.kill()
    assert.isNotEmpty(readdirSync(backups))

    const again = await startServer({ folder, entry: "built", env })
    try {
      const view = await until(async () => {
        const now = await list()
        return now.last_success !== null && now.running === null && now
      })
      assert.deepInclude(view, { failure: null })
      assert.deepStrictEqual(readdirSync(backups), view.kept.map(({ name }) => name))
      assert.isTrue(view.kept.every(({ is_checked }) => is_checked))

      const [name = ""] = readdirSync(backups)
      const restored = join(folder, "restored")
      const done = await cli(join(restored, "data"), "restore", join(backups, name))
      assert.deepStrictEqual([done.code, done.err], [0, ""])
      const there = await startServer({ folder: restored, entry: "built" })
      try {
        const copy = clientWith(there.url, client.token)
        const original = clientWith(again.url, client.token)
        assert.deepStrictEqual(await copy.task(id), await original.task(id))
        assert.deepStrictEqual(await copy.lines(id), await original.lines(id))
        assert.deepStrictEqual(await copy.usage(), await original.usage())
        const bytes = join("data", "blobs", "task", kept, "source", "0")
        assert.isTrue(readFileSync(join(restored, bytes)).equals(readFileSync(join(folder, bytes))))
      } finally {
        await there.stop()
      }
    } finally {
      await again.stop()
    }
  })

  it("leave the older ones alone when their disk is full, and say so", async () => {
    const wrapper = withSmallDisk(backups, "8m")
    mkdirSync(backups, { recursive: true })
    const data = join(folder, "data")
    const port = await freePort()
    const env = { BACKUP_DIR: backups, BACKUP_SCHEDULE: "off" }
    const server = await startServer({ folder, entry: "built", port, env, wrapper })
    try {
      const inside = join("/proc", String(server.pid), "root", backups)
      assert.strictEqual((await cli(data, "backup", "run")).code, 0)
      const before = readdirSync(inside)
      assert.lengthOf(before, 1)
      const { bavail, bsize } = statfsSync(inside)
      writeFileSync(join(inside, "filler"), new Uint8Array(bavail * bsize - 50_000))
      const full = await cli(data, "backup", "run")
      assert.strictEqual(full.code, 69)
      assert.match(full.err, /the backup failed: .*; free some room there/)
      const view = await list()
      assert.deepInclude(view.failure, { reason: "full" })
      assert.sameMembers(readdirSync(inside), [...before, "filler"])
      assert.include(server.log(), "A backup failed; the older ones are untouched")
    } finally {
      await server.stop()
    }
  })
})
