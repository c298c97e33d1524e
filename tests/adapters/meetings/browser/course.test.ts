import { beginCourse, type Course, type Glance, proceed } from "#adapters/meetings/browser/course.ts"
import { assert, describe, it } from "vitest"

const rules = { patience: { page: 60, door: 600, alone: 300, empty: 100 }, hasPasscode: false }

/** A visit of which the page was seen at these times; why it ended, and when. */
const visited = (glances: ReadonlyArray<readonly [number, Partial<Glance>]>, given = rules) => {
  let course: Course = beginCourse(0)
  for (const [at, glance] of glances) {
    const next = proceed(course, { means: null, people: 0, isDismissed: false, ...glance }, at, given)
    if (next.end !== null) return { end: next.end, at }
    course = next.course
  }
  return { end: null, at: course.letIn }
}

const alone = { means: "in" } as const
const together = { means: "in", people: 2 } as const

describe("the course of a visit", () => {
  it.each(
    [
      ["a page that shows nothing known", [[10, {}], [61, {}]], "service-failed", 61],
      [
        "a door that stays closed",
        [[10, { means: "waiting" }], [70, { means: "waiting" }], [611, {}]],
        "not-admitted",
        611,
      ],
      ["a sentence of the page", [[10, { means: "link-expired" }]], "link-expired", 10],
      ["a password that it does not have", [[10, { means: "passcode" }]], "wrong-password", 10],
      ["nobody who comes", [[10, alone], [310, alone], [311, alone]], "alone", 311],
      ["all who left", [[10, together], [20, alone], [120, alone], [121, alone]], "everybody-left", 121],
      ["a sentence in the chat", [[10, together], [20, { ...together, isDismissed: true }]], "asked-to-leave", 20],
      ["a removal", [[10, together], [20, { means: "removed" }]], "removed", 20],
      ["a page that is lost", [[10, together], [70, {}], [71, {}]], "service-failed", 71],
    ] as const,
  )("ends by %s", (_, glances, end, at) => {
    assert.deepStrictEqual(visited(glances), { end, at })
  })

  it("goes on while someone comes back in time, and while the page is only away for a moment", () => {
    assert.deepStrictEqual(
      visited([[10, together], [20, alone], [119, together], [130, alone], [229, together], [250, {}], [
        280,
        together,
      ]]),
      { end: null, at: 10 },
    )
  })

  it("gives a password once, and knows that it is wrong when it is asked for again", () => {
    const given = { ...rules, hasPasscode: true }
    const asks = { means: "passcode" } as const
    assert.deepStrictEqual(visited([[10, asks], [5010, asks], [5011, asks]], given), {
      end: "wrong-password",
      at: 5011,
    })
    assert.deepStrictEqual(visited([[10, asks], [5000, together]], given), { end: null, at: 5000 })
  })
})
