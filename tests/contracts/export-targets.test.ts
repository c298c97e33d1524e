import * as ExportTargets from "#adapters/storage/export-targets/export-targets.ts"
import { clientOf } from "#adapters/storage/s3/bucket.ts"
import type { OpenPlace } from "#domain/automatic-export/export-place.ts"
import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from "@aws-sdk/client-s3"
import { Effect, Redacted } from "effect"
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { aBucket } from "../support/a-bucket.ts"
import { scopedFolder } from "../support/a-folder.ts"
import { ada } from "../support/a-task.ts"
import { aWebdavServer } from "../support/automatic-export/a-webdav-server.ts"
import { exportTargetsContract } from "./export-targets.contract.ts"

const nowhere: OpenPlace = {
  kind: "folder",
  url: "",
  bucket: "",
  region: "",
  user: "",
  path: "notes",
  secret: null,
  account: ada,
}

exportTargetsContract(
  "a folder of the server",
  Effect.map(scopedFolder, (root) => {
    const folder = join(root, ada, "notes")
    return {
      place: nowhere,
      layer: ExportTargets.layer({ folder: root, inside: new Set() }),
      write: (path, text) => writeFile(join(folder, path), text),
      remove: (path) => rm(join(folder, path)),
      read: async () => {
        await mkdir(folder, { recursive: true })
        const found = await readdir(folder, { recursive: true, withFileTypes: true })
        const files = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
        const texts = await Promise.all(files.map((file) => readFile(file, "utf8")))
        return Object.fromEntries(files.map((file, nth) => [file.slice(folder.length + 1), texts[nth] ?? ""]))
      },
    }
  }),
)

exportTargetsContract(
  "WebDAV",
  Effect.map(
    Effect.acquireRelease(Effect.promise(aWebdavServer), ({ close }) => Effect.promise(close)),
    ({ files, host, password, url, user }) => ({
      place: { ...nowhere, kind: "webdav", url, user, secret: password },
      layer: ExportTargets.layer({ folder: null, inside: new Set([host]) }),
      write: async (path, text) => void files.set(`/dav/notes/${path}`, Buffer.from(text)),
      remove: async (path) => void files.delete(`/dav/notes/${path}`),
      read: async () =>
        Object.fromEntries(Array.from(files, ([path, body]) => [path.slice("/dav/notes/".length), body.toString()])),
    }),
  ),
)

exportTargetsContract(
  "S3",
  Effect.map(aBucket, (options) => {
    const { bucket: Bucket, endpoint, accessKeyId, region, secretAccessKey } = options
    const client = clientOf(options)
    return {
      place: {
        ...nowhere,
        kind: "s3",
        url: endpoint,
        bucket: Bucket,
        region,
        user: accessKeyId,
        secret: Redacted.value(secretAccessKey),
      },
      layer: ExportTargets.layer({ folder: null, inside: new Set([new URL(endpoint).host]) }),
      write: async (path, text) =>
        void await client.send(new PutObjectCommand({ Bucket, Key: `notes/${path}`, Body: text })),
      remove: async (path) => void await client.send(new DeleteObjectCommand({ Bucket, Key: `notes/${path}` })),
      read: async () => {
        const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }))
        const all = await Promise.all(Contents.map(async ({ Key = "" }) => {
          const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
          return [Key.slice("notes/".length), await Body?.transformToString() ?? ""] as const
        }))
        return Object.fromEntries(all)
      },
    }
  }),
)
