import { signIn } from "#tests/support/server/client.ts"
import { withSmallDisk } from "#tests/support/server/small-disk.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { assert, describe, it } from "@effect/vitest"
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

const megabyte = 1_000_000

const refusedWith = (work: Promise<unknown>) => work.then(() => "done", (error: unknown) => String(error))

describe("a disk that is nearly full", () => {
  it("takes nothing new, goes on with the rest, and recovers by itself", async () => {
    const folder = mkdtempSync(join(tmpdir(), "parley-faults-"))
    mkdirSync(join(folder, "data"))
    const env = { DISK_FLOOR_MB: "100" }
    const wrapper = withSmallDisk(join(folder, "data"), "600m")
    const server = await startServer({ folder, entry: "built", env, wrapper })
    try {
      // The folder as the server sees it.
      const inside = join("/proc", String(server.pid), "root", folder)
      const client = await signIn({ ...server, folder: inside })
      const { wav } = await shortTalk()
      const first = await client.upload(wav, { auto_start: "false" })

      const { bavail, bsize } = statfsSync(join(inside, "data"))
      const filler = join(inside, "data", "filler")
      writeFileSync(filler, new Uint8Array(bavail * bsize - 50 * megabyte))
      assert.include(await refusedWith(client.upload(wav)), "507 This server has no room")
      assert.include(
        await refusedWith(client.call("POST", "/api/transcription/paste-text", { text: "Ada: hello." })),
        "507",
      )
      const trpc = await fetch(`${server.url}/trpc/intake.pasteText`, {
        method: "POST",
        headers: { authorization: `Bearer ${client.token}`, "content-type": "application/json" },
        body: JSON.stringify({ text: "Ada: hello." }),
      })
      assert.strictEqual(trpc.status, 507)
      assert.include(await trpc.text(), '"error_code":"StorageFull"')
      assert.strictEqual((await client.task(first)).id, first)
      const again = await signIn({ ...server, folder: inside }, "grace@example.com")
      assert.strictEqual((await again.usage()).minutes_used, 0)
      await client.call("POST", "/api/transcription/tasks/delete-batch", { task_ids: [first] })

      rmSync(filler)
      const second = await client.upload(wav, { auto_start: "false" })
      assert.strictEqual((await client.task(second)).id, second)
    } finally {
      await server.kill()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
