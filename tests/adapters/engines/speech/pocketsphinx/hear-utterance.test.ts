import { listen } from "#adapters/engines/speech/pocketsphinx/listen.ts"
import { ChunkFailed } from "#domain/recognition/errors.ts"
import { assert, describe, it } from "@effect/vitest"
import { notAdapted, recogniser } from "./scripted-recogniser.ts"

const hear = listen({ audio: { path: "" }, begin: 0, end: 5000 }, Buffer.alloc(5000 * 32), notAdapted)
const all = ["thorough 5000", `quick ${Math.round(5000 / 0.97)}`, `quick ${Math.round(5000 / 1.03)}`]

const heard = async (answers: ReadonlyArray<string>) => {
  const { asked, searches } = recogniser(answers)
  const words = await hear(searches)
  return { asked, text: words instanceof ChunkFailed ? words.reason : words.map(({ text }) => text).join(" "), words }
}

describe("an utterance", () => {
  const cases = [
    { name: "is heard once if the recogniser is sure", answers: ["meet 0.9"], attempts: 1, text: "meet" },
    { name: "is heard again if it is not", answers: ["meet 0.5", "meet 0.5"], attempts: 2, text: "meet" },
    {
      name: "is heard a third time if two attempts do not agree, and the majority decides",
      answers: ["meat 0.6", "meet 0.5", "meet 0.5"],
      attempts: 3,
      text: "meet",
    },
    {
      name: "is heard three times if none agree, and what was surest stays",
      answers: ["meat 0.2", "mead 0.2", "meet 0.9"],
      attempts: 3,
      text: "meet",
    },
    {
      name: "is decided by the first attempt too",
      answers: ["meat 0.6", "mead 0.3", "meet 0.5"],
      attempts: 3,
      text: "meat",
    },
    { name: "fails if a later attempt does", answers: ["meat 0.5", "meet 0.5"], attempts: 3, text: "timed-out" },
  ]
  it.each(cases)("$name", async ({ answers, attempts, text }) => {
    const { asked, text: result } = await heard(answers)
    assert.deepStrictEqual(asked, all.slice(0, attempts))
    assert.strictEqual(result, text)
  })

  it("is heard with two passes at other speeds too where there is one recogniser alone", async () => {
    const { asked, searches } = recogniser(["meat 0.3", "mead 0.3", "meet 0.5"])
    const words = await hear({ ...searches, quick: null })
    assert.deepStrictEqual(asked, all.map((one) => one.replace("quick", "thorough")))
    assert.strictEqual(words instanceof ChunkFailed ? null : words[0]?.text, "meet")
  })

  it("has the times of the sound as it was, whatever the speed it was heard at", async () => {
    const { words } = await heard(["meat 0.1", "meet 0.9", "me 0.1"])
    assert.deepInclude(words instanceof ChunkFailed ? null : words[0], { begin: 97, end: 388 })
  })
})
