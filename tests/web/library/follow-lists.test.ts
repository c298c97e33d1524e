import { inTurn } from "#tests/support/server/in-turn.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import { aFollowedLibrary } from "./a-followed-library.ts"

const acts = [
  "create",
  "finish",
  "rename",
  "move",
  "remove",
  "hear",
  "read",
  "answer",
  "answerLast",
  "enter",
  "leave",
  "hide",
  "show",
  "focus",
  "switch",
  "rest",
] as const

type Act = (typeof acts)[number]

/** What the reader sees in the end, and what they should see, when two files were there at first. */
const after = async (some: ReadonlyArray<Act>) => {
  const library = aFollowedLibrary()
  await inTurn<Act, void>(
    ["create", "create", "rest", ...some, "rest"],
    (act) => act === "rest" ? library.rest() : library.act(act),
  )
  const [shown, there] = [library.shown(), library.there()]
  library.close()
  return { shown, there }
}

describe("the library shows what the server has", () => {
  it.each<[string, ReadonlyArray<Act>]>([
    ["a change that was heard of before an older list arrived", ["focus", "read", "rename", "hear"]],
    ["a running file was renamed while an older list was on its way", ["remove", "focus", "hear", "read", "rename"]],
    ["a change while the reader was elsewhere for a moment", ["leave", "create", "enter"]],
    ["a change while they were elsewhere and older counts arrived", [
      "focus",
      "read",
      "leave",
      "create",
      "answer",
      "answer",
    ]],
    ["a change while they were elsewhere and counts had just arrived", [
      "finish",
      "rest",
      "leave",
      "focus",
      "answer",
      "remove",
    ]],
    ["a new file while another list was shown", ["switch", "rest", "switch", "create", "hear", "switch"]],
    ["a new file that another list had loaded", ["switch", "create", "answerLast", "switch"]],
    ["a file was moved away, which was missed, and back", ["move", "rest", "hide", "move", "show", "rest", "move"]],
  ])("after %s", async (_, some) => {
    const { shown, there } = await after(some)
    assert.deepStrictEqual(shown, there)
  })

  it("whatever happens, in whatever order messages and answers come", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...acts), { maxLength: 16 }), async (some) => {
        const { shown, there } = await after(some)
        assert.deepStrictEqual(shown, there)
      }),
      { numRuns: 1000 },
    )
  })
})
