import { openClient } from "#adapters/storage/s3/bucket.ts"
import * as Places from "#adapters/watching/place-reader.ts"
import { DeleteObjectCommand, ListObjectsV2Command, PutObjectCommand } from "@aws-sdk/client-s3"
import { Effect, Redacted } from "effect"
import { mkdirSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { aBucket } from "../support/a-bucket.ts"
import { scopedFolder } from "../support/a-folder.ts"
import { aWebServer, rss } from "../support/watched-place/a-feed.ts"
import { placeReaderContract, type StagedPlace } from "./place-reader.contract.ts"

const own = { root: null, closed: [] }

const folder = Effect.gen(function*() {
  const path = realpathSync(yield* scopedFolder)
  const files = () => readdirSync(path, { recursive: true, encoding: "utf8" })
  return {
    layer: Places.layer({ ...own, inside: new Set() }),
    place: { _tag: "Folder", path },
    put: (name, text) =>
      Effect.sync(() => {
        mkdirSync(dirname(join(path, name)), { recursive: true })
        writeFileSync(join(path, name), text)
      }),
    remove: (name) => Effect.sync(() => rmSync(join(path, name))),
    names: Effect.sync(() => files().filter((name) => statSync(join(path, name)).isFile()).toSorted()),
  } satisfies StagedPlace
})

const bucket = Effect.gen(function*() {
  const made = yield* aBucket
  const client = yield* openClient(made)
  const { bucket: Bucket, secretAccessKey, ...rest } = made
  const prefix = "inbox/"
  return {
    layer: Places.layer({ ...own, inside: new Set([new URL(made.endpoint).host]) }),
    place: { _tag: "Bucket", ...rest, bucket: Bucket, prefix, secret: Redacted.value(secretAccessKey) },
    put: (name, text) =>
      Effect.promise(() => client.send(new PutObjectCommand({ Bucket, Key: prefix + name, Body: text }))),
    remove: (name) => Effect.promise(() => client.send(new DeleteObjectCommand({ Bucket, Key: prefix + name }))),
    names: Effect.promise(async () => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix }))
      return Contents.map(({ Key = "" }) => Key.slice(prefix.length)).toSorted()
    }),
  } satisfies StagedPlace
})

/** The episodes of a feed keep their id, whatever becomes of their bytes. */
const feed = Effect.gen(function*() {
  const { answers, host, url } = yield* aWebServer
  const files = new Map<string, string>()
  answers.set("/feed.xml", (_, response) => {
    const names = [...files.keys()]
    response.end(rss(...names.map((name) => ({ url: `${url}/${name}`, guid: name, type: "" }))))
  })
  return {
    layer: Places.layer({ ...own, inside: new Set([host]) }),
    place: { _tag: "Feed", url: `${url}/feed.xml` },
    put: (name, text) =>
      Effect.sync(() => {
        files.set(name, text)
        answers.set(`/${name}`, (_, response) => void response.end(text))
      }),
    remove: (name) =>
      Effect.sync(() => {
        files.delete(name)
        answers.delete(`/${name}`)
      }),
    names: null,
  } satisfies StagedPlace
})

placeReaderContract("a folder", folder)
placeReaderContract("a bucket", bucket)
placeReaderContract("a feed", feed)
