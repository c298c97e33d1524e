import { readArriving } from "#adapters/storage/local-disk/read-arriving.ts"
import { setImmediate as turn } from "node:timers/promises"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { expect, it } from "vitest"

const collectGarbage = async (): Promise<void> => {
  setFlagsFromString("--expose-gc")
  await turn()
  runInNewContext("gc()")
  await turn()
}

const megabyte = 1_048_576
const count = 50

it("a large upload is not held in memory: what was handed on can be collected while more arrives", async () => {
  const sent: Array<WeakRef<Uint8Array>> = []
  let held = count
  async function* pieces() {
    while (sent.length < count) {
      const piece = new Uint8Array(megabyte)
      sent.push(new WeakRef(piece))
      yield piece
    }
    await collectGarbage()
    held = sent.filter((one) => one.deref() !== undefined).length
  }
  const arriving = { bytes: pieces(), offset: 0, maxSize: count * megabyte }
  expect(await readArriving(arriving, new AbortController().signal, () => undefined)).toBe(count * megabyte)
  expect(held).toBeLessThan(5)
})
