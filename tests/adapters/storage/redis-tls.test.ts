import { connected } from "#adapters/storage/redis/connection.ts"
import { scopedFolder } from "#tests/support/a-folder.ts"
import { findProgram } from "#tests/support/find-program.ts"
import { aCertificate } from "#tests/support/http/a-certificate.ts"
import { freePort } from "#tests/support/server/free-port.ts"
import { isListening } from "#tests/support/servers.ts"
import { until } from "#tests/support/until.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { getCACertificates, setDefaultCACertificates } from "node:tls"

/** Debian's Redis, with TLS only and a password; its address without them. */
const encrypted = Effect.gen(function*() {
  const folder = yield* scopedFolder
  const { files, cert } = aCertificate({ folder })
  const port = yield* Effect.promise(freePort)
  const settings = {
    port: "0",
    "tls-port": String(port),
    "tls-cert-file": files.cert,
    "tls-key-file": files.key,
    "tls-auth-clients": "no",
    bind: "127.0.0.1",
    requirepass: "open sesame",
    save: "",
  }
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value])
  yield* Effect.acquireRelease(
    Effect.sync(() => spawn(findProgram("redis-server", "redis-server"), args, { cwd: folder, stdio: "ignore" })),
    (child) =>
      Effect.promise(async () => {
        const gone = once(child, "exit")
        if (child.kill("SIGKILL")) await gone
      }),
  )
  yield* Effect.promise(() => until(() => isListening(port), { every: 20 }))
  return { port, cert }
})

const opened = (url: string) => connected(Redacted.make(url))

/** As NODE_EXTRA_CA_CERTS does at the start of a process. */
const trusting = (certificate: string) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const usual = getCACertificates("default")
      setDefaultCACertificates([...usual, certificate])
      return usual
    }),
    (usual) => Effect.sync(() => setDefaultCACertificates(usual)),
  )

describe("Redis with TLS and a password", () => {
  it.live("is used where its certificate is trusted and the password is right, and refused otherwise", () =>
    Effect.gen(function*() {
      const { port, cert } = yield* encrypted
      const right = `rediss://default:open%20sesame@127.0.0.1:${port}`
      const untrusted = yield* Effect.flip(opened(right))
      assert.strictEqual(untrusted.message, "REDIS_URL: no connection (DEPTH_ZERO_SELF_SIGNED_CERT)")
      yield* trusting(cert)
      const redis = yield* opened(right)
      assert.strictEqual(yield* Effect.promise(() => redis.ping()), "PONG")
      const wrong = yield* Effect.flip(opened(`rediss://default:sesame@127.0.0.1:${port}`))
      assert.match(wrong.message, /^REDIS_URL: no connection/)
      assert.notInclude(wrong.message, "sesame")
      const plain = yield* Effect.flip(opened(`redis://default:open%20sesame@127.0.0.1:${port}`))
      assert.match(plain.message, /^REDIS_URL: no connection/)
    }))
})
