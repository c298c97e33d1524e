import { DocumentText } from "#domain/writing/document-text.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Logger } from "effect"
import { aServer } from "../../support/http/a-server.ts"
import { until } from "../../support/until.ts"
import { aWriter } from "../../support/writing/a-writer.ts"
import { enter } from "../../support/writing/enter.ts"

const text = { isUnreadable: false, tries: 0 }
const fragile = Layer.effect(
  DocumentText,
  Effect.map(DocumentText, (real) => ({
    ...real,
    mergeAside: (...given: Parameters<typeof real.mergeAside>) =>
      Effect.suspend(() => {
        if (!text.isUnreadable) return real.mergeAside(...given)
        text.tries += 1
        return Effect.die(new Error("out of stack"))
      }),
  })),
)
const lines: Array<string> = []
const log = Logger.layer([Logger.map(Logger.formatLogFmt, (line) => void lines.push(line))])
const server = aServer(Layer.merge(fragile, log))

const writer = async () => {
  const one = await aWriter(server.url, enter(server.url, "ada"))
  await one.synced()
  return one
}
const isTold = ({ stateless }: Awaited<ReturnType<typeof writer>>) => stateless.some(({ kind }) => kind === "unstored")

describe("a document that cannot be stored", () => {
  it("is given up after some tries, which everyone in it sees, and stored with its next change", async () => {
    const [one, other] = [await writer(), await writer()]
    text.isUnreadable = true
    one.write("Unreadable for now")
    await until(() => isTold(one) && isTold(other))
    assert.strictEqual(text.tries, 5)
    assert.lengthOf(lines.filter((line) => line.includes("cannot be stored")), 1)
    const late = await writer()
    await until(() => isTold(late))
    assert.include(late.markdown(), "Unreadable for now")
    text.isUnreadable = false
    other.write("Readable again")
    await other.saved()
    assert.strictEqual(text.tries, 5)
    for (const each of [one, other, late]) each.leave()
  })
})
