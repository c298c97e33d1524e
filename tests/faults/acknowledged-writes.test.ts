import { postmasterOf } from "#adapters/storage/embedded-postgres/postmaster.ts"
import { clientWith } from "#tests/support/server/client.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import { signUp } from "#tests/support/server/sign-up.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { Writers } from "#tests/support/server/writers.ts"
import { dice } from "#tests/support/speech/mix.ts"
import { until } from "#tests/support/until.ts"
import { assert, describe, it } from "@effect/vitest"
import { join } from "node:path"
import { serverFolder } from "./a-product.ts"

describe("what was acknowledged", () => {
  const folder = serverFolder()

  it("is there after kill -9 of the server and of its database, at random moments", async () => {
    const options = { folder, entry: "built", env: { ROLE: "api" } } as const
    const random = dice(20261122)
    let server = await startServer(options)
    try {
      const { token } = await signUp({ ...server, database: null }, "ada@example.org", "pro")
      const writers = await Writers.of(clientWith(server.url, token), 3)
      const acknowledged = (more: number) => {
        const enough = writers.count + more
        return until(() => writers.count >= enough, { every: 1 })
      }
      await inTurn(["server", "database", "server", "database"], async (victim) => {
        writers.start(clientWith(server.url, token))
        await acknowledged(5 + Math.floor(random() * 40))
        if (victim === "server") {
          await server.kill()
          await writers.stop()
          server = await startServer(options)
        } else {
          const { pid } = await postmasterOf(join(folder, "data", "database", "data")) ?? { pid: 0 }
          assert.isAbove(pid, 0)
          process.kill(pid, "SIGKILL")
          await acknowledged(5)
          await writers.stop()
        }
        const client = clientWith(server.url, token)
        assert.deepStrictEqual(await until(() => writers.lost(client).catch(() => null)), [])
      })
    } finally {
      await server.kill()
    }
  })
})
