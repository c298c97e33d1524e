import { Effect, Redacted } from "effect"
import S3rver from "s3rver"
import { scopedFolder } from "./a-folder.ts"

/** An empty bucket on a server of its own while the scope is open. */
export const aBucket = Effect.gen(function*() {
  const directory = yield* scopedFolder
  const server = yield* Effect.acquireRelease(
    Effect.sync(() =>
      new S3rver({
        port: 0,
        address: "127.0.0.1",
        silent: true,
        directory,
        configureBuckets: [{ name: "parley", configs: [] }],
      })
    ),
    (started) => Effect.promise(() => started.close()),
  )
  const { port } = yield* Effect.promise(() => server.run())
  return {
    bucket: "parley",
    region: "us-east-1",
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: "S3RVER",
    secretAccessKey: Redacted.make("S3RVER"),
  }
})
