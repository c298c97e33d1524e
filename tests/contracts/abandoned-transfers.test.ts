import * as S3Blobs from "#adapters/storage/s3/blob-store.ts"
import { BlobStore } from "#domain/media/blob-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect, Redacted } from "effect"
import { createServer } from "node:http"
import { scopedFolder } from "../support/a-folder.ts"

const upload = (key: string, id: string, initiated: string) =>
  `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${initiated}</Initiated></Upload>`

const page = (uploads: string, next: string | null) =>
  `<ListMultipartUploadsResult><IsTruncated>${next !== null}</IsTruncated>${
    next === null ? "" : `<NextKeyMarker>${next}</NextKeyMarker><NextUploadIdMarker>1</NextUploadIdMarker>`
  }${uploads}</ListMultipartUploadsResult>`

/** Answers what an S3 service answers about multipart uploads, in two pages, and notes what is aborted. */
const aService = Effect.gen(function*() {
  const aborted: Array<string> = []
  const server = createServer(({ method, url = "" }, response) => {
    const { pathname, searchParams } = new URL(url, "http://s3")
    if (method === "DELETE") {
      aborted.push(`${pathname} ${searchParams.get("uploadId")}`)
      response.writeHead(204).end()
    } else if (method === "GET" && searchParams.get("prefix") === "upload/") {
      response.end(page(upload("upload/d", "4", "2026-11-18T00:00:00.000Z"), null))
    } else if (method === "GET" && searchParams.get("key-marker") === "task/a") {
      response.end(page(upload("task/c", "3", "2026-11-18T00:00:00.000Z"), null))
    } else if (method === "GET") {
      const first = upload("task/a", "1", "2026-11-19T00:00:00.000Z")
      response.end(page(first + upload("task/b", "2", "2026-11-20T11:00:00.000Z"), "task/a"))
    } else response.end()
  })
  const port = yield* Effect.callback<number>((resume) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      resume(Effect.succeed(typeof address === "object" && address !== null ? address.port : 0))
    })
  })
  yield* Effect.addFinalizer(() =>
    Effect.sync(() => {
      server.close()
      server.closeAllConnections()
    })
  )
  return { aborted, endpoint: `http://127.0.0.1:${port}` }
})

describe("transfers into a bucket that never ended", () => {
  it.live("are aborted on every page, unless they began a short time ago", () =>
    Effect.gen(function*() {
      const { aborted, endpoint } = yield* aService
      const options = { bucket: "parley", region: "us-east-1", endpoint, accessKeyId: "a", folder: yield* scopedFolder }
      yield* Effect.gen(function*() {
        const { abandonTransfers } = yield* BlobStore
        yield* abandonTransfers(DateTime.makeUnsafe("2026-11-20T00:00:00.000Z"))
      }).pipe(Effect.provide(S3Blobs.layer({ ...options, secretAccessKey: Redacted.make("s") })))
      assert.deepStrictEqual(aborted, ["/parley/task/a 1", "/parley/task/c 3", "/parley/upload/d 4"])
    }))
})
