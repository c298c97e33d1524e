import { UserStore } from "#domain/account/user-store.port.ts"
import { OAuthRecordStore } from "#domain/connected-app/oauth-record-store.port.ts"
import { disconnectApp } from "#domain/connected-app/use-cases/disconnect-app.ts"
import { listConnectedApps } from "#domain/connected-app/use-cases/list-connected-apps.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import { Secrets } from "#domain/kernel/secrets.port.ts"
import { DateTime, Effect } from "effect"
import { describe, expect, it } from "vitest"
import { ada } from "../../support/a-task.ts"
import { aProgram, metadata, saidBy, toolCall } from "../../support/connected-app/a-program.ts"
import { Browser } from "../../support/connected-app/browser.ts"
import { aServer, tokens } from "../../support/http/a-server.ts"

const server = aServer(undefined, null, "127.0.0.1/32")
const { authorize, call, connect, refresh, register, redeem, revoke } = aProgram(() => server.url)

const asAda = Effect.provideService(CurrentActor, { _tag: "User" as const, id: ada })
const apps = async () => (await server.run(listConnectedApps.run({}).pipe(asAda, Effect.orDie))).items

const disable = (since: DateTime.Utc | null) =>
  server.run(Effect.flatMap(UserStore, ({ setDisabled }) => setDisabled(ada, since)))

/** Lets the leeway of a refresh token go by: it was used a minute ago. */
const longAgo = (token: string) =>
  server.run(Effect.gen(function*() {
    const store = yield* OAuthRecordStore
    const idHash = yield* (yield* Secrets).hash(token)
    const found = yield* store.find("RefreshToken", idHash, yield* DateTime.now)
    if (found === null) return yield* Effect.die("no such token")
    yield* store.remove("RefreshToken", idHash)
    yield* store.save({ ...found, consumedAt: DateTime.subtract(yield* DateTime.now, { minutes: 1 }) })
  }))

describe("tokens", () => {
  it("are of an hour, and refreshed by one that is used once", async () => {
    const first = await connect(tokens.ada)
    expect(first.expires_in).toBe(3600)
    const answer = await refresh(first.clientId, first.refresh_token)
    const second = await saidBy(answer)
    expect(answer.status).toBe(200)
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect((await call(second.access_token)).status).toBe(200)
  })

  it.each([
    ["what was allowed", "mcp:read mcp:write mcp:share"],
    ["what it asked for first", "mcp:read"],
    ["offline access besides, as Codex does", "mcp:read mcp:write mcp:share offline_access"],
  ])("are refreshed for all that was allowed if a program names %s", async (_what, scope) => {
    const all = ["mcp:read", "mcp:write", "mcp:share"]
    const first = await connect(tokens.ada, all, { scope: "mcp:read offline_access" })
    const answer = await refresh(first.clientId, first.refresh_token, { scope, resource: `${server.url}/mcp` })
    expect([answer.status, (await saidBy(answer)).scope]).toEqual([200, all.join(" ")])
  })

  it("are not in the database, nor is what opens a question", async () => {
    const { access_token: access, refresh_token: fresh } = await connect(tokens.ada)
    const hashes = await server.run(
      Effect.flatMap(Secrets, ({ hash }) => Effect.all([hash(access), hash(fresh)])),
    )
    const stored = await server.run(Effect.gen(function*() {
      const { find } = yield* OAuthRecordStore
      const now = yield* DateTime.now
      return yield* Effect.all([find("AccessToken", hashes[0], now), find("RefreshToken", hashes[1], now)])
    }))
    expect(stored.every((one) => one !== null)).toBe(true)
    for (const token of [access, fresh]) expect(JSON.stringify(stored)).not.toContain(token)
  })

  it("end with their whole family if one is used again", async () => {
    const first = await connect(tokens.ada)
    const before = (await apps()).length
    const second = await saidBy(await refresh(first.clientId, first.refresh_token))
    await longAgo(first.refresh_token)
    expect((await refresh(first.clientId, first.refresh_token)).status).toBe(400)
    expect((await refresh(first.clientId, second.refresh_token)).status).toBe(400)
    expect((await call(second.access_token)).status).toBe(401)
    expect(await apps()).toHaveLength(before - 1)
  })

  it("live on if two processes of a program refresh at once", async () => {
    const first = await connect(tokens.ada)
    const answers = await Promise.all([1, 2].map(() => refresh(first.clientId, first.refresh_token)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const called = await Promise.all(
      answers.map(async (answer) => (await call((await saidBy(answer)).access_token)).status),
    )
    expect(called).toEqual([200, 200])
  })

  it("are only the program's own to revoke, and end with its refresh token", async () => {
    const first = await connect(tokens.ada)
    const other = await connect(tokens.ada)
    await revoke(other.clientId, first.refresh_token)
    expect((await call(first.access_token)).status).toBe(200)
    expect((await revoke(first.clientId, first.refresh_token)).status).toBe(200)
    expect((await call(first.access_token)).status).toBe(401)
    expect((await call(other.access_token)).status).toBe(200)
  })

  it("are of whoever approved, also of two people in one browser", async () => {
    const browser = new Browser()
    const clientId = (await register()).body.client_id
    await browser.approve(authorize(clientId), tokens.ada)
    const again = await browser.approve(authorize(clientId), tokens.ada, ["mcp:write"])
    const code = again.callback?.searchParams.get("code") ?? ""
    expect((await saidBy(await redeem(clientId, code))).scope).toBe("mcp:read mcp:write")
  })

  it("of a disabled account open nothing until it is let in again", async () => {
    const { access_token: token, refresh_token: fresh, clientId } = await connect(tokens.ada)
    await disable(DateTime.nowUnsafe())
    expect((await call(token)).status).toBe(401)
    expect((await refresh(clientId, fresh)).status).toBe(400)
    await disable(null)
    expect((await call(token)).status).toBe(200)
  })
})

describe("a connected app", () => {
  it("is listed with what it may do and when it was last used, and ended by its owner", async () => {
    const { access_token: token, refresh_token: fresh, clientId } = await connect(tokens.ada, ["mcp:write"])
    await call(token, toolCall("list_tasks", {}))
    const [app] = await apps()
    expect(app).toMatchObject({ name: "Notebook", host: "127.0.0.1:33418", scopes: ["mcp:read", "mcp:write"] })
    expect(app?.lastUsedAt).not.toBeNull()
    if (app === undefined) return
    await server.run(disconnectApp.run({ id: app.id }).pipe(asAda, Effect.orDie))
    expect((await call(token)).status).toBe(401)
    expect((await refresh(clientId, fresh)).status).toBe(400)
    expect((await apps()).map(({ id }) => id)).not.toContain(app.id)
  })
})

describe("registrations", () => {
  it("of a network are counted; all that were made stay", async () => {
    const from = { "x-forwarded-for": "203.0.113.9" }
    const answers = await Promise.all(Array.from({ length: 200 }, () => register(metadata, from)))
    const made = answers.filter(({ status }) => status === 201)
    expect(made).toHaveLength(60)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(140)
    await server.run(Effect.gen(function*() {
      const store = yield* OAuthRecordStore
      yield* store.forgetExpired(DateTime.add(yield* DateTime.now, { days: 5000 }))
    }))
    const { consent } = await new Browser().ask(authorize(made[0]?.body.client_id ?? ""))
    expect(consent?.pathname).toMatch(/^\/oauth\/consent\//)
  })
})
