import { allowPages } from "#adapters/storage/s3/allow-pages.ts"
import * as S3Blobs from "#adapters/storage/s3/blob-store.ts"
import * as S3Shared from "#adapters/storage/s3/shared-store.ts"
import { partsOf } from "#domain/intake/parts.ts"
import { SharedStore } from "#domain/intake/shared-store.port.ts"
import { uploadKey } from "#domain/intake/shared/whole-upload.ts"
import { BlobStore } from "#domain/media/blob-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Context, DateTime, Effect, Layer } from "effect"
import { scopedFolder } from "../support/a-folder.ts"
import { uploadId } from "../support/an-upload.ts"
import { s3Peer } from "../support/s3-peer.ts"

const id = uploadId(1)
const size = 20_000_000

type Options = Partial<S3Shared.SharedOptions>

const opened = (options: Options = {}) =>
  Effect.gen(function*() {
    const peer = yield* s3Peer
    const built = yield* Layer.build(S3Shared.layer({ ...peer, isSecure: false, ...options }))
    return { peer, store: Context.get(built, SharedStore) }
  })

const put = (url: string, bytes: number) =>
  Effect.promise(async () => {
    const answer = await fetch(url, { method: "PUT", body: new Uint8Array(bytes) })
    await answer.arrayBuffer()
    return answer.status
  })

describe("a store that senders reach themselves", () => {
  it.live("takes each part at an address of its own, in any order, and makes one object of them", () =>
    Effect.gen(function*() {
      const { peer, store } = yield* opened()
      const transfer = { id, name: yield* store.begin(id) }
      const parts = partsOf(size)
      const urls = yield* store.addresses(transfer, parts)
      for (const index of [2, 0, 1]) {
        assert.strictEqual(yield* put(urls[index] ?? "", parts[index]?.bytes ?? 0), 200)
      }
      const state = yield* store.state(transfer)
      assert(state._tag === "Arriving")
      assert.deepStrictEqual(state.parts.map(({ number, bytes }) => ({ number, bytes })), parts)
      assert.strictEqual(yield* store.finish(transfer, state.parts), size)
      assert.deepStrictEqual(yield* store.state(transfer), { _tag: "Whole", size })
      const { copy, size: sizeOf } = yield* BlobStore.pipe(
        Effect.provide(S3Blobs.layer({ ...peer, folder: yield* scopedFolder })),
      )
      yield* copy(uploadKey(id), "task/1/source/0")
      assert.strictEqual(yield* sizeOf("task/1/source/0"), size)
      assert.strictEqual((yield* Effect.flip(copy("upload/none", "task/2/source/0")))._tag, "BlobMissing")
    }))

  it.live("refuses another size than was signed, another part, and a changed signature", () =>
    Effect.gen(function*() {
      const { store } = yield* opened()
      const transfer = { id, name: yield* store.begin(id) }
      const [url = ""] = yield* store.addresses(transfer, [{ number: 1, bytes: 100 }])
      assert.strictEqual(yield* put(url, 101), 403)
      assert.strictEqual(yield* put(url, 99), 403)
      assert.strictEqual(yield* put(url.replace("partNumber=1", "partNumber=2"), 100), 403)
      assert.strictEqual(yield* put(url.replace(/X-Amz-Signature=../, "X-Amz-Signature=00"), 100), 403)
      assert.deepStrictEqual(yield* store.state(transfer), { _tag: "Arriving", parts: [] })
      assert.strictEqual(yield* put(url, 100), 200)
    }))

  it.live("forgets what was aborted, twice too, and what began long ago", () =>
    Effect.gen(function*() {
      const { peer, store } = yield* opened()
      const transfer = { id, name: yield* store.begin(id) }
      yield* store.abort(transfer)
      yield* store.abort(transfer)
      assert.deepStrictEqual(yield* store.state(transfer), { _tag: "Gone" })
      const other = { id: uploadId(2), name: yield* store.begin(uploadId(2)) }
      const { abandonTransfers } = yield* BlobStore.pipe(
        Effect.provide(S3Blobs.layer({ ...peer, folder: yield* scopedFolder })),
      )
      yield* abandonTransfers(DateTime.subtract(yield* DateTime.now, { hours: 1 }))
      assert.strictEqual((yield* store.state(other))._tag, "Arriving")
      yield* abandonTransfers(DateTime.add(yield* DateTime.now, { hours: 1 }))
      assert.strictEqual((yield* store.state(other))._tag, "Gone")
    }))

  it.live("is offered at the address that senders reach, and not where browsers would refuse it", () =>
    Effect.gen(function*() {
      const { peer, store } = yield* opened()
      assert.strictEqual(store.origin, peer.endpoint)
      const origin = (options: Options) => Effect.map(opened(options), (one) => one.store.origin)
      assert.strictEqual(yield* origin({ publicEndpoint: "https://s3.example.org" }), "https://s3.example.org")
      assert.strictEqual(
        yield* origin({ publicEndpoint: "https://s3.example.org", pathStyle: false, isSecure: true }),
        "https://parley.s3.example.org",
      )
      assert.isNull(yield* origin({ publicEndpoint: null }))
      assert.isNull(yield* origin({ isSecure: true }))
    }))
})

describe("rules for browsers", () => {
  it.live("let pages of one origin put parts, and nobody else", () =>
    Effect.gen(function*() {
      const { peer, store } = yield* opened()
      const transfer = { id, name: yield* store.begin(id) }
      const [url = ""] = yield* store.addresses(transfer, [{ number: 1, bytes: 5 }])
      const asked = (origin: string) =>
        Effect.promise(async () => {
          const headers = { origin, "access-control-request-method": "PUT" }
          const { status, headers: said } = await fetch(url, { method: "OPTIONS", headers })
          return [status, said.get("access-control-allow-origin")]
        })
      const origin = "https://parley.example.org"
      assert.deepStrictEqual(yield* asked(origin), [403, null])
      yield* allowPages(peer, origin)
      yield* allowPages(peer, origin)
      assert.deepStrictEqual(yield* asked(origin), [200, origin])
      assert.deepStrictEqual(yield* asked("https://other.example.org"), [403, null])
      assert.lengthOf(peer.seen.cors.match(/<CORSRule>/g) ?? [], 1)
      peer.seen.cors = peer.seen.cors.replace("parley-uploads", "theirs")
      yield* allowPages(peer, origin)
      assert.lengthOf(peer.seen.cors.match(/<CORSRule>/g) ?? [], 2)
    }))
})

describe("what makes objects in a bucket", () => {
  it.live("asks for the encryption that is set, and nothing else does", () =>
    Effect.gen(function*() {
      const encryption = { by: "aws:kms", keyId: "alias/parley" } as const
      const { peer, store } = yield* opened({ encryption })
      const name = yield* store.begin(id)
      const blobs = yield* BlobStore.pipe(
        Effect.provide(S3Blobs.layer({ ...peer, encryption, folder: yield* scopedFolder })),
      )
      yield* blobs.put("task/1/waveform", new Uint8Array(3))
      yield* blobs.copy("task/1/waveform", "task/2/waveform")
      yield* store.abort({ id, name })
      const asked = peer.seen.asked.map(({ what, headers }) => {
        const by = headers["x-amz-server-side-encryption"] ?? null
        const keyId = headers["x-amz-server-side-encryption-aws-kms-key-id"] ?? null
        return [what.replace(/\?.*/, ""), by, keyId] as const
      })
      const kms = ["aws:kms", "alias/parley"] as const
      assert.deepStrictEqual(asked.filter(([what]) => !what.startsWith("HEAD")), [
        [`POST /parley/upload/${id}`, ...kms],
        ["PUT /parley/task/1/waveform", ...kms],
        ["PUT /parley/task/2/waveform", ...kms],
        [`DELETE /parley/upload/${id}`, null, null],
      ])
    }))
})
