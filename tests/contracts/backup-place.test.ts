import * as FolderPlace from "#adapters/storage/backup/folder-place.ts"
import * as BucketPlace from "#adapters/storage/s3/backup-place.ts"
import { BackupPlace } from "#domain/backup/backup-place.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { spawnSync } from "node:child_process"
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { aBucket } from "../support/a-bucket.ts"
import { scopedFolder } from "../support/a-folder.ts"
import { lyingS3 } from "../support/lying-s3.ts"
import { backupPlaceContract } from "./backup-place.contract.ts"

const name = "parley-2026-11-20T03-15-00-000Z.tar.gz"

const bucketPlace = Effect.gen(function*() {
  const bucket = yield* aBucket
  const folder = yield* scopedFolder
  const { endpoint, lie } = yield* lyingS3(bucket.endpoint)
  return { lie, layer: BucketPlace.layer({ ...bucket, endpoint, prefix: "backups/parley", folder }), folder }
})

backupPlaceContract(
  "a folder",
  Layer.unwrap(Effect.map(scopedFolder, (folder) => FolderPlace.layer(join(folder, "backups")))),
)
backupPlaceContract("a bucket", Layer.unwrap(Effect.map(bucketPlace, ({ layer }) => layer)))

const put = (bytes: string | Uint8Array) =>
  Effect.scoped(Effect.gen(function*() {
    const { draft, keep } = yield* BackupPlace
    const path = yield* draft(name)
    writeFileSync(path, bytes)
    return yield* keep(name, path)
  }))

describe("a bucket", () => {
  it.live("that says another size than was sent has not kept the backup", () =>
    Effect.gen(function*() {
      const { layer, lie } = yield* bucketPlace
      yield* Effect.gen(function*() {
        lie.moreBytes = 5
        assert.deepInclude(yield* Effect.flip(put("0123456789")), { reason: "damaged", detail: "15 of 10 bytes" })
        lie.moreBytes = 0
        assert.deepStrictEqual(yield* (yield* BackupPlace).list, [])
      }).pipe(Effect.provide(layer))
    }).pipe(Effect.scoped))

  it.live("that fails in the middle leaves nothing, and neither does what is fetched only in part", () =>
    Effect.gen(function*() {
      const { folder, layer, lie } = yield* bucketPlace
      yield* Effect.gen(function*() {
        const { list, open } = yield* BackupPlace
        lie.cutAfter = 1
        assert.deepInclude(yield* Effect.flip(put(new Uint8Array(40 * 1024 * 1024))), { reason: "unreachable" })
        lie.cutAfter = null
        assert.deepStrictEqual(yield* list, [])
        yield* put("0123456789")
        lie.fetchedBytes = 4
        assert.deepInclude(yield* Effect.flip(Effect.scoped(open(name))), {
          reason: "damaged",
          detail: "4 of 10 bytes",
        })
        lie.fetchedBytes = null
        assert.deepStrictEqual((yield* list).map(({ bytes }) => bytes), [10])
        assert.deepStrictEqual(readdirSync(folder), [])
      }).pipe(Effect.provide(layer))
    }).pipe(Effect.scoped))
})

const inFolder = <A, E>(test: (folder: string) => Effect.Effect<A, E, BackupPlace>) =>
  Effect.flatMap(scopedFolder, (folder) => Effect.provide(test(folder), FolderPlace.layer(folder))).pipe(
    Effect.scoped,
  )

describe("a folder", () => {
  it.live("is swept of what killed processes left, and of nothing else", () =>
    inFolder((folder) =>
      Effect.gen(function*() {
        const killed = join(folder, `${name}.partial-Ab12Cd`)
        mkdirSync(killed)
        // A process that has the lock, and is killed.
        const holding = `import { DatabaseSync } from "node:sqlite"
          const held = new DatabaseSync(${JSON.stringify(join(killed, "owner.lock"))})
          held.exec("begin exclusive")
          process.kill(process.pid, "SIGKILL")`
        spawnSync(process.execPath, ["--disable-warning=ExperimentalWarning", "--input-type=module", "-e", holding])
        const long = new Date("2026-11-01T00:00:00.000Z")
        for (const left of [`${name}.partial-Ab12Ce.tgz`, "notes.partial-Ab12Cd"]) {
          writeFileSync(join(folder, left), "")
          utimesSync(join(folder, left), long, long)
        }
        writeFileSync(join(folder, `${name}.partial-Ab12Cf.tgz`), "of a moment ago")
        yield* (yield* BackupPlace).sweep
        assert.sameMembers(readdirSync(folder), ["notes.partial-Ab12Cd", `${name}.partial-Ab12Cf.tgz`])
      })
    ))

  it.live("that is not mounted is not made beside its mount point", () =>
    Effect.flatMap(scopedFolder, (above) =>
      Effect.gen(function*() {
        assert.deepInclude(yield* Effect.flip(put("x")), { reason: "unreachable" })
        assert.deepStrictEqual(readdirSync(above), [])
      }).pipe(Effect.provide(FolderPlace.layer(join(above, "missing", "backups"))))).pipe(Effect.scoped))
})
