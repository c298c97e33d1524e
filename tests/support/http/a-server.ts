import { serveHttp, type ServeOptions } from "#api/http/serve-http.ts"
import { trustedProxies } from "#api/http/trusted-proxies.ts"
import { SessionStore } from "#domain/account/session-store.port.ts"
import type { Session } from "#domain/account/session.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { Email } from "#domain/account/user.ts"
import { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import { SessionId, type UserId } from "#domain/kernel/ids.ts"
import { Secrets } from "#domain/kernel/secrets.port.ts"
import type { Ports } from "#domain/ports.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { mcpHandler } from "#mcp/mcp-handler.ts"
import { DateTime, Effect, Exit, Layer, ManagedRuntime, Result, Scope } from "effect"
import { randomUUID } from "node:crypto"
import { join } from "node:path"
import { afterAll, beforeAll } from "vitest"
import { fileFolder } from "../a-folder.ts"
import { ada, aTask, bob } from "../a-task.ts"
import { aTranscript } from "../a-transcript.ts"
import { aUser } from "../a-user.ts"
import { anAnalysis } from "../an-analysis.ts"
import { postgres } from "../databases.ts"
import { productOn } from "../product/product.ts"
import { writeSite } from "./a-site.ts"

export const tokens = { ada: "par_ada", bob: "par_bob" } as const
export const operatorToken = "t-0123456789abcdef0123456789abcdef"
export const outboxKey = "k-0123456789abcdef"
export type Who = keyof typeof tokens

/** The whole HTTP process of the test file, with ports `changed` where a test needs it: Ada (pro) owns one analysed task, Bob (free) owns nothing. */
export const aServer = (
  changed: Layer.Layer<never, never, Ports> = Layer.empty,
  tls: ServeOptions["tls"] = null,
  proxies = "",
) => {
  const folder = fileFolder()
  const scope = Scope.makeUnsafe()
  const runtime = ManagedRuntime.make(Layer.provideMerge(changed, productOn(postgres, folder)))
  const stop = () => runtime.runPromise(Scope.close(scope, Exit.void))
  const server = { url: "", folder, stop, run: <A>(work: Effect.Effect<A, never, Ports>) => runtime.runPromise(work) }
  beforeAll(async () => {
    writeSite(join(folder, "site"))
    await runtime.runPromise(people)
    const { port } = await runtime.runPromise(
      serveHttp({
        settings: {
          brand: "Parley <&>",
          region: "international",
          mode: "embedded",
          registration: "open",
          plans: "on",
          downloads: [],
          otherEditionUrl: "https://parley.example.cn",
          sendsMail: false,
          sendsCodes: false,
          analytics: null,
          support: "help@parley.example",
        },
        host: "127.0.0.1",
        port: 0,
        publicUrl: "https://parley.example",
        site: join(folder, "site"),
        hosts: ["parley.example"],
        countryFrom: "cf-ipcountry",
        redirectsToOther: false,
        tools: { isStart: false, reviews: [], useCases: [] },
        trustedProxies: Result.getOrThrow(trustedProxies(proxies)),
        tls,
        minRate: { bytes: 1000, seconds: 30 },
        insistOnTls: tls !== null,
        outbox: {
          key: outboxKey,
          gateway: null,
          read: Effect.succeed([{
            id: "1",
            at: DateTime.makeUnsafe("2026-11-20T09:00:00.000Z"),
            to: "ada@example.org",
            subject: "Your <link>",
            text: "Sign in: http://127.0.0.1:8420/callback?code=1",
          }]),
        },
        operator: { localKey: outboxKey, token: operatorToken, gateway: null },
        mcp: mcpHandler(runtime, "Parley <&>"),
      }).pipe(Scope.provide(scope)),
    )
    server.url = `${tls === null ? "http" : "https"}://127.0.0.1:${port}`
  })
  afterAll(async () => {
    await stop()
    await runtime.dispose()
  })
  return server
}

const people = Effect.gen(function*() {
  const users = yield* UserStore
  const tasks = yield* TaskStore
  const transcripts = yield* TranscriptStore
  const analyses = yield* AnalysisStore
  yield* users.insert(aUser({ plan: "pro" }))
  yield* users.insert(aUser({ id: bob, email: Email.make("bob@example.org") }))
  yield* session(ada, tokens.ada)
  yield* session(bob, tokens.bob)
  yield* tasks.insert(aTask({ analyst: "fake", analysis: { _tag: "Completed", at: aTask().createdAt } }))
  yield* transcripts.replace(aTask().id, aTranscript(["Ada: Hello everybody.", "Bob: Hello Ada."]))
  yield* analyses.save(aTask().id, anAnalysis())
})

const session = Effect.fnUntraced(function*(userId: UserId, token: string) {
  const sessions = yield* SessionStore
  const { hash } = yield* Secrets
  const now = yield* DateTime.now
  const kept: Session = {
    id: SessionId.make(randomUUID()),
    label: null,
    place: null,
    lastSeenAt: now,
    tokenHash: yield* hash(token),
    userId,
    deviceId: "test",
    createdAt: now,
    expiresAt: DateTime.add(now, { days: 30 }),
    provenAt: now,
  }
  yield* sessions.save(kept)
})
