import { hearUtterance } from "#adapters/pocketsphinx/hear-utterance.ts"
import { ChunkFailed } from "#domain/transcript/errors.ts"
import { assert, describe, it } from "@effect/vitest"
import { recogniser } from "./scripted-recogniser.ts"

const samples = Buffer.alloc(5000 * 32)
const all = ["quick 5000", "thorough 5000", `quick ${Math.round(5000 / 0.97)}`, `quick ${Math.round(5000 / 1.03)}`]

const heard = async (answers: ReadonlyArray<string>) => {
  const { asked, searches } = recogniser(answers)
  const words = await hearUtterance(samples, searches)
  return { asked, text: words instanceof ChunkFailed ? words.reason : words.map(({ text }) => text).join(" "), words }
}

describe("an utterance", () => {
  const cases = [
    { name: "is heard once if the recogniser is sure", answers: ["meet 0.9"], attempts: 1, text: "meet" },
    { name: "is heard again if it is not", answers: ["meet 0.5", "meet 0.5"], attempts: 2, text: "meet" },
    {
      name: "is heard until two attempts agree",
      answers: ["meat 0.5", "meet 0.5", "meet 0.5"],
      attempts: 3,
      text: "meet",
    },
    {
      name: "is heard four times if none agree, and what was surest stays",
      answers: ["meat 0.2", "mead 0.2", "meet 0.9", "me 0.2"],
      attempts: 4,
      text: "meet",
    },
    {
      name: "is decided by the other three attempts once it was heard four times",
      answers: ["meat 0.6", "mead 0.3", "me 0.3", "meet 0.5"],
      attempts: 4,
      text: "meet",
    },
    { name: "fails if a later attempt does", answers: ["meat 0.5", "meet 0.5"], attempts: 3, text: "timed-out" },
  ]
  it.each(cases)("$name", async ({ answers, attempts, text }) => {
    const { asked, text: result } = await heard(answers)
    assert.deepStrictEqual(asked, all.slice(0, attempts))
    assert.strictEqual(result, text)
  })

  it("is heard at other speeds alone where no second pass is to be had", async () => {
    const { asked, searches } = recogniser(["meat 0.6", "mead 0.3", "meet 0.5"])
    const words = await hearUtterance(samples, { ...searches, thorough: null })
    assert.deepStrictEqual(asked, all.filter((one) => one !== "thorough 5000"))
    assert.strictEqual(words instanceof ChunkFailed ? null : words[0]?.text, "meat")
  })

  it("has the times of the sound as it was, whatever the speed it was heard at", async () => {
    const { words } = await heard(["meat 0.1", "mead 0.1", "meet 0.9", "me 0.1"])
    assert.deepInclude(words instanceof ChunkFailed ? null : words[0], { begin: 97, end: 388 })
  })
})
