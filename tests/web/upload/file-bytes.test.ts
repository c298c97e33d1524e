import { firstReadable } from "#web/entities/upload/device/file-bytes.ts"
import { assert, describe, it } from "vitest"

/** A file that was changed on the disk after it was chosen. */
const changed = Object.assign(new Blob(["new"]), {
  slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException("changed", "NotReadableError")) }),
})
const file = new Blob(["the file"])
const copy = new Blob(["as it was chosen"])

/** What is read if one place has this and the next that; undefined where it has nothing. */
const read = (...places: ReadonlyArray<Blob | undefined>) =>
  firstReadable(places.map((place) => () => Promise.resolve(place))).then((found) => found?.text() ?? null)

describe("the bytes of a file that is being uploaded", () => {
  it("are read from the copy where the file itself can no longer be read", async () => {
    assert.strictEqual(await read(changed, copy), "as it was chosen")
    assert.strictEqual(await read(undefined, copy), "as it was chosen")
    assert.strictEqual(
      await firstReadable([() => Promise.reject(new Error("no database")), () => Promise.resolve(copy)]).then((one) =>
        one?.text()
      ),
      "as it was chosen",
    )
  })

  it("are those of the file while it can be read", async () => assert.strictEqual(await read(file, copy), "the file"))

  it("are gone if there is no copy either", async () => assert.isNull(await read(changed, undefined)))
})
