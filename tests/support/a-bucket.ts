import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3"
import { Effect, Redacted } from "effect"
import { randomUUID } from "node:crypto"
import S3rver from "s3rver"
import { scopedFolder } from "./a-folder.ts"
import { inContainer } from "./containers/in-container.ts"
import { runtimeAnswers } from "./containers/runtime.ts"
import { keys } from "./containers/services.ts"

/** An empty bucket while the scope is open: in a container where a runtime answers, else on a server of its own. */
export const aBucket = Effect.flatMap(
  Effect.promise(runtimeAnswers),
  (isThere) => isThere ? bucketInContainer : bucketOfS3rver,
)

const answers = (host: string, port: number) => fetch(`http://${host}:${port}/`).then(() => true, () => false)

const bucketInContainer = Effect.gen(function*() {
  const { accessKeyId, secretAccessKey } = keys
  const region = "us-east-1"
  const { host, port } = yield* Effect.promise(() => inContainer("s3", answers))
  const endpoint = `http://${host}:${port}`
  const bucket = `parley-${randomUUID()}`
  const client = yield* Effect.acquireRelease(
    Effect.sync(() =>
      new S3Client({ region, endpoint, forcePathStyle: true, credentials: { accessKeyId, secretAccessKey } })
    ),
    (opened) => Effect.sync(() => opened.destroy()),
  )
  yield* Effect.promise(() => client.send(new CreateBucketCommand({ Bucket: bucket })))
  return { bucket, region, endpoint, accessKeyId, secretAccessKey: Redacted.make(secretAccessKey) }
})

/** A bucket named parley on a server of its own while the scope is open. */
export const bucketOfS3rver = Effect.gen(function*() {
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
