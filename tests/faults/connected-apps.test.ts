import { aProgram, saidBy } from "#tests/support/connected-app/a-program.ts"
import { Browser } from "#tests/support/connected-app/browser.ts"
import { aMemory, kits } from "#tests/support/connected-app/sdk-programs.ts"
import { clonedDatabase } from "#tests/support/postgres-template.ts"
import { freePort } from "#tests/support/server/free-port.ts"
import { type Person, signUp } from "#tests/support/server/sign-up.ts"
import type { ServerOptions, ServerProcess } from "#tests/support/server/start-server.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { until } from "#tests/support/until.ts"
import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js"
import { ResourceUpdatedNotificationSchema } from "@modelcontextprotocol/sdk/types.js"
import { mkdtemp, rm } from "node:fs/promises"
import { request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client as Database } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

let folder: string
let options: ServerOptions
let url: string
let database: Database
/** Two processes of one product. The first one is killed. */
let servers: ReadonlyArray<ServerProcess> = []
let ada: Person

const program = aProgram(() => url)

/** A refresh at the second server, as a proxy before both would send it there: by the name of the product. */
const refreshElsewhere = (clientId: string, token: string): Promise<Response> =>
  new Promise((resolve, reject) => {
    const type = "application/x-www-form-urlencoded"
    const options = { method: "POST", headers: { host: new URL(url).host, "content-type": type } }
    const asking = request(`${servers[1]?.url}/oauth/token`, options, (answer) => {
      const parts: Array<Buffer> = []
      answer.on("data", (part: Buffer) => void parts.push(part))
      answer.on("end", () => resolve(new Response(Buffer.concat(parts), { status: answer.statusCode ?? 0 })))
    })
    asking.once("error", reject)
    const form = { grant_type: "refresh_token", refresh_token: token, client_id: clientId }
    asking.end(new URLSearchParams(form).toString())
  })

const start = async (): Promise<void> => {
  servers = [await startServer(options), ...servers.slice(1)]
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "parley-apps-"))
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  const env = { DATABASE_URL: await clonedDatabase(), PUBLIC_URL: url }
  options = { folder: join(folder, "first"), entry: "built", port, env }
  database = new Database(env.DATABASE_URL)
  await database.connect()
  await start()
  servers = [...servers, await startServer({ folder: join(folder, "second"), entry: "built", env })]
  ada = await signUp({ url, folder, database: env.DATABASE_URL }, "ada@example.org", "pro")
})

afterAll(async () => {
  await database?.end()
  await Promise.all(servers.map((server) => server.kill()))
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

/** Holds what saves a record of this model in the middle, until so many requests wait or do so for each other. */
const heldAt = async <A>(
  model: string,
  requests: number,
  work: () => A,
  meanwhile: () => Promise<void>,
): Promise<A> => {
  await database.query(`create or replace function held() returns trigger language plpgsql as $$ begin
    if new.model = '${model}' then perform pg_advisory_xact_lock(209); end if; return new; end $$`)
  await database.query("create trigger held before insert on oauth_record for each row execute function held()")
  await database.query("select pg_advisory_lock(209)")
  const begun = work()
  const waiting = "select from pg_locks where not granted and pid <> pg_backend_pid()"
  await until(async () => (await database.query(waiting)).rowCount === requests)
  await meanwhile()
  await database.query("select pg_advisory_unlock(209)")
  // Waits for those that are still in the middle.
  await database.query("drop trigger held on oauth_record")
  return begun
}

const kill = async (): Promise<void> => servers[0]?.kill()

/** For the server, a minute passes: longer than the leeway. */
const aMinutePasses = () =>
  database.query(
    "update oauth_record set consumed_at = consumed_at - interval '1 minute' where consumed_at is not null",
  )

/** However long the test took so far, the token was used just now. */
const justNow = () => database.query("update oauth_record set consumed_at = now() where consumed_at is not null")

describe("a refresh", () => {
  it("of two processes of a program, at two servers and at the same moment, gives tokens to both", async () => {
    const { clientId, refresh_token: old } = await program.connect(ada.token)
    const both = () => Promise.all([program.refresh(clientId, old), refreshElsewhere(clientId, old)])
    const answers = await heldAt("RefreshToken", 2, both, async () => undefined)
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const got = await Promise.all(answers.map(saidBy))
    await aMinutePasses()
    const again = await Promise.all(got.map((one) => refreshElsewhere(clientId, one.refresh_token)))
    expect(again.map(({ status }) => status)).toEqual([200, 200])
    expect((await program.call(got[0]?.access_token ?? "")).status).toBe(200)
  })

  it("that a killed server has begun has not happened: the program tries again, whenever it does", async () => {
    const { clientId, refresh_token: old } = await program.connect(ada.token)
    const lost = await heldAt(
      "RefreshToken",
      1,
      () => program.refresh(clientId, old).then(() => "answered", () => "lost"),
      kill,
    )
    expect(lost).toBe("lost")
    await aMinutePasses()
    const answer = await refreshElsewhere(clientId, old)
    expect(answer.status).toBe(200)
    await start()
    expect((await program.call((await saidBy(answer)).access_token)).status).toBe(200)
  })

  it("that a killed server has not answered is done again within the leeway; after it, the grant ends", async () => {
    const { clientId, refresh_token: old } = await program.connect(ada.token)
    const lost = await heldAt(
      "AccessToken",
      1,
      () => program.refresh(clientId, old).then(() => "answered", () => "lost"),
      kill,
    )
    expect(lost).toBe("lost")
    await start()
    await justNow()
    const answer = await program.refresh(clientId, old)
    expect(answer.status).toBe(200)
    const { access_token: access, refresh_token: fresh } = await saidBy(answer)
    expect((await program.call(access)).status).toBe(200)
    await aMinutePasses()
    expect((await program.refresh(clientId, old)).status).toBe(400)
    expect((await program.refresh(clientId, fresh)).status).toBe(400)
    expect((await program.call(access)).status).toBe(401)
  })
})

describe("a program that follows a file", () => {
  it("hears nothing more once it is disconnected: its stream ends, and it is asked to connect again", async () => {
    const memory = aMemory()
    const mcp = new URL(`${url}/mcp`)
    await expect(kits["1.32.2"].connect(mcp, memory)).rejects.toThrow(/unauthorized/i)
    const { callback } = await new Browser().approve(memory.kept.url ?? new URL(url), ada.token)
    await kits["1.32.2"].finish(mcp, memory, callback?.searchParams ?? new URLSearchParams())
    delete memory.kept.url

    const happened: Array<string> = []
    const client = new Client({ name: "notebook", version: "0" }, { capabilities: { elicitation: {} } })
    client.setNotificationHandler(ResourceUpdatedNotificationSchema, () => void happened.push("heard"))
    const flush = () => void happened.push("ended")
    const watched: typeof fetch = async (to, init) => {
      const answer = await fetch(to, init)
      const { body, status, headers } = answer
      if (init?.method !== "GET" || body === null || status !== 200) return answer
      return new Response(body.pipeThrough(new TransformStream({ flush })), { status, headers })
    }
    const authProvider = { ...memory, invalidateCredentials: () => void delete memory.kept.tokens }
    await client.connect(new StreamableHTTPClientTransport(mcp, { authProvider, fetch: watched }))
    const { id } = await ada.call<{ id: string }>("POST", "/api/transcription/paste-text", {
      title: "1",
      text: "Hello.",
    })
    const rename = (title: string) => ada.call("PUT", `/api/transcription/${id}/edit-title`, { title })
    await client.subscribeResource({ uri: `task://${id}` })
    await until(async () => {
      await rename("2")
      return happened.includes("heard")
    })

    const { items } = await ada.call<{ items: ReadonlyArray<{ id: string }> }>("GET", "/api/mcp/apps")
    await Promise.all(items.map((app) => ada.call("DELETE", `/api/mcp/apps/${app.id}`)))
    happened.push("disconnected")
    await until(() => happened.includes("ended"))
    const [, after = ""] = happened.join(" ").split("disconnected")
    await rename("3")
    await expect(client.callTool({ name: "list_tasks", arguments: {} })).rejects.toThrow(/unauthorized/i)
    expect(memory.kept.url).toBeInstanceOf(URL)
    expect(happened.join(" ").split("disconnected")[1]).toBe(after)
    expect(after.trim().split(" ").at(-1)).toBe("ended")
    await client.close()
  })
})
