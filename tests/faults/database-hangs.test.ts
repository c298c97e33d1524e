import { hearingBy, scriptedRecogniser } from "#tests/support/server/shared-products.ts"
import { signUp } from "#tests/support/server/sign-up.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { expect, it } from "vitest"
import { holdingPeer } from "../support/holding-peer.ts"
import { clonedDatabase } from "../support/postgres-template.ts"
import { until } from "../support/until.ts"
import { serverFolder } from "./a-product.ts"
import { answers, away } from "./surfaces-without-database.ts"

const folder = serverFolder()

it(
  "a database that accepts connections and never answers is 503 on every surface; work under way is done when it answers again",
  async () => {
    const database = await clonedDatabase()
    const target = new URL(database)
    await using peer = await holdingPeer(Number(target.port))
    const held = Object.assign(new URL(database), { port: String(peer.port) }).href
    const env = { DATABASE_URL: held, DATABASE_TIMEOUT: "5", ...hearingBy(await scriptedRecogniser()) }
    const server = await startServer({ folder, entry: "built", env })
    try {
      const client = await signUp({ ...server, database }, "ada@example.org", "pro")
      const talk = await shortTalk()
      const id = await client.upload(talk.wav)
      await until(async () => (await client.task(id)).status !== "waiting")
      peer.hold()
      expect(await answers(server.url, client.token)).toEqual(away)
      peer.letGo()
      await until(() => fetch(`${server.url}/api/health`).then(({ ok }) => ok))
      const task = await until(() => client.finished(id).catch(() => null))
      expect(task.status).toBe("analysisCompleted")
    } finally {
      await server.kill()
    }
  },
)
