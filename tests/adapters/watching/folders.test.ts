import * as Places from "#adapters/watching/place-reader.ts"
import { PlaceReader } from "#domain/watched-place/place-reader.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, type Scope } from "effect"
import {
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { join } from "node:path"
import { scopedFolder } from "../../support/a-folder.ts"
import { ada } from "../../support/a-task.ts"

/** A root for accounts, the data of the server, and what is elsewhere on the machine. */
const staged = Effect.map(scopedFolder, (made) => {
  const all = realpathSync(made)
  for (const name of ["root/ada", "data/uploads", "elsewhere"]) mkdirSync(join(all, name), { recursive: true })
  return { all, at: (name: string) => join(all, name) }
})

type Stage = Effect.Success<typeof staged>

const folders = (
  what: string,
  test: (stage: Stage) => Effect.Effect<void, unknown, PlaceReader | Scope.Scope>,
  root = "root",
) =>
  it.live(what, () =>
    Effect.scoped(Effect.gen(function*() {
      const stage = yield* staged
      const rules = { root: root === "" ? null : stage.at(root), closed: [stage.at("data")], inside: new Set<string>() }
      yield* Effect.provide(test(stage), Places.layer(rules))
    })))

const outcome = (path: string, who: "account" | "operator") =>
  Effect.gen(function*() {
    const { folder } = yield* PlaceReader
    return yield* Effect.match(folder(path, who), { onFailure: ({ _tag }): string => _tag, onSuccess: (real) => real })
  })

const look = (path: string) =>
  Effect.flatMap(
    PlaceReader,
    (reader) => Effect.map(reader.look({ _tag: "Folder", path }, null, ada), (found) => found?.sightings ?? []),
  )

describe("folders", () => {
  folders("may be named by accounts below the root only, however they are written", ({ at }) =>
    Effect.gen(function*() {
      symlinkSync(at("elsewhere"), at("root/way-out"))
      assert.strictEqual(yield* outcome(at("root/ada"), "account"), at("root/ada"))
      assert.strictEqual(yield* outcome(at("root"), "account"), at("root"))
      for (const path of ["elsewhere", "root/../elsewhere", "root/way-out", "rooted"]) {
        assert.notInclude(yield* outcome(at(path), "account"), at(""), path)
      }
      assert.strictEqual(yield* outcome(at("elsewhere"), "account"), "FoldersOff")
      assert.strictEqual(yield* outcome(at("elsewhere"), "operator"), at("elsewhere"))
      assert.strictEqual(yield* outcome(at("none"), "operator"), "PlaceNotReached")
    }))

  folders(
    "may not be named by accounts without a root, and never where the server keeps its data",
    ({ all, at }) =>
      Effect.gen(function*() {
        assert.strictEqual(yield* outcome(at("root/ada"), "account"), "FoldersOff")
        for (const path of [at("data"), at("data/uploads"), all, "/"]) {
          assert.strictEqual(yield* outcome(path, "operator"), "FoldersOff", path)
        }
      }),
    "",
  )

  folders(
    "show no hidden files, no links, nothing that is empty, and are the folder that was named",
    ({ at }) =>
      Effect.gen(function*() {
        writeFileSync(at("elsewhere/secret.mp3"), "secret")
        mkdirSync(at("root/ada/.sync"))
        mkdirSync(at("root/ada/deep/er"), { recursive: true })
        for (const name of [".a.mp3", "~b.docx", ".sync/c.mp3", "deep/er/d.mp3", "e.mp3.crdownload"]) {
          writeFileSync(at(`root/ada/${name}`), "sound")
        }
        writeFileSync(at("root/ada/empty.mp3"), "")
        symlinkSync(at("elsewhere/secret.mp3"), at("root/ada/link.mp3"))
        symlinkSync(at("elsewhere"), at("root/ada/folder"))
        assert.deepStrictEqual((yield* look(at("root/ada"))).map(({ key }) => key), ["deep/er/d.mp3"])
        renameSync(at("root/ada"), at("root/was"))
        symlinkSync(at("elsewhere"), at("root/ada"))
        const refused = yield* Effect.flip(look(at("root/ada")))
        assert.strictEqual(refused._tag, "PlaceNotReached")
      }),
  )

  folders("give nothing that was replaced by a link after it was seen", ({ at }) =>
    Effect.gen(function*() {
      const { fetch, putAway } = yield* PlaceReader
      writeFileSync(at("elsewhere/secret.mp3"), "secret")
      writeFileSync(at("root/ada/a.mp3"), "sounds")
      const [one] = yield* look(at("root/ada"))
      if (one === undefined) return assert.fail("it was not seen")
      rmSync(at("root/ada/a.mp3"))
      symlinkSync(at("elsewhere/secret.mp3"), at("root/ada/a.mp3"))
      const place = { _tag: "Folder", path: at("root/ada") } as const
      const refused = yield* Effect.flip(fetch(place, one, at("copy")))
      assert.strictEqual(refused._tag, "ItemGone")
      yield* putAway(place, one, "delete")
      assert.strictEqual(readFileSync(at("root/ada/a.mp3"), "utf8"), "secret")
    }))

  folders(
    "finish a move that was cut short by a crash, and do not move through a link",
    ({ at }) =>
      Effect.gen(function*() {
        const { putAway } = yield* PlaceReader
        const place = { _tag: "Folder", path: at("root/ada") } as const
        writeFileSync(at("root/ada/a.mp3"), "sounds")
        mkdirSync(at("root/ada/done"))
        linkSync(at("root/ada/a.mp3"), at("root/ada/done/a.mp3"))
        const [one] = yield* look(at("root/ada"))
        if (one === undefined) return assert.fail("it was not seen")
        yield* putAway(place, one, "move")
        assert.deepStrictEqual(yield* look(at("root/ada")), [])
        assert.strictEqual(readFileSync(at("root/ada/done/a.mp3"), "utf8"), "sounds")
        renameSync(at("root/ada/done"), at("root/ada/was"))
        symlinkSync(at("elsewhere"), at("root/ada/done"))
        rmSync(at("root/ada/was/a.mp3"))
        writeFileSync(at("root/ada/b.mp3"), "sounds")
        const [other] = yield* look(at("root/ada"))
        if (other === undefined) return assert.fail("it was not seen")
        const refused = yield* Effect.flip(putAway(place, other, "move"))
        assert.strictEqual(refused._tag, "PlaceForbidden")
      }),
  )
})
