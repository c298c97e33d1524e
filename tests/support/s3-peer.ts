import { Effect, Redacted } from "effect"
import { bucketOfS3rver } from "./a-bucket.ts"
import { signedStore } from "./signed-store.ts"

/** A bucket as services have it: signatures, parts and rules for browsers over s3rver's. */
export const s3Peer = Effect.gen(function*() {
  const bucket = yield* bucketOfS3rver
  const { server, seen } = signedStore(bucket.endpoint, Redacted.value(bucket.secretAccessKey))
  const port = yield* Effect.acquireRelease(
    Effect.promise(() =>
      new Promise<number>((resolve) => {
        server.listen(0, "127.0.0.1", () => {
          const address = server.address()
          resolve(typeof address === "object" && address !== null ? address.port : 0)
        })
      })
    ),
    () =>
      Effect.promise(() =>
        new Promise<void>((resolve) => {
          server.close(() => resolve())
          server.closeAllConnections()
        })
      ),
  )
  return { ...bucket, endpoint: `http://127.0.0.1:${port}`, seen }
})
