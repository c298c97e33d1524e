import { viewOf } from "#domain/library/task-view.ts"
import { itemOf } from "#domain/task/task-item.ts"
import { clock } from "#mcp/texts/clock.ts"
import { cutAt } from "#mcp/texts/cut-at.ts"
import { fitTask } from "#mcp/texts/task-text.ts"
import { fitTranscript, linesOf } from "#mcp/texts/transcript-text.ts"
import { fitTranslation } from "#mcp/texts/translation-text.ts"
import { describe, expect, it } from "vitest"
import { at, aTask, taskId } from "../../support/a-task.ts"
import { aTranscript } from "../../support/a-transcript.ts"

const long = aTranscript(Array.from({ length: 2000 }, (_, index) => `Ada: sentence number ${index} of a long meeting`))
const view = { taskId: taskId(1), isComplete: true, ...long }

const translation = {
  taskId: taskId(1),
  targetLanguage: "es",
  sourceLanguage: "en",
  fraction: 1,
  engine: "fake",
  isBasic: true,
  errorCode: null,
  errorMessage: null,
  receipt: { total: 2000, translated: 2000, untranslated: 0, stale: 0, waiting: 0 },
  title: null,
  lines: long.segments.map(({ id, text }) => ({ id, text, state: "translated" as const, fault: null })),
  summary: null,
  mindMap: null,
}

it.each([["a😀b", 2, 1], ["a😀b", 3, 3], ["a😀b", 9, 4], ["abc", 2, 2]])(
  "%j is cut after at most %d characters, at %d: not within an emoji",
  (text, most, cut) => {
    expect(cutAt(text, most)).toBe(cut)
    expect(text.slice(0, cut).isWellFormed()).toBe(true)
  },
)

describe("long results", () => {
  it("of one moment are not asked for again by the time where they begin", () => {
    const segments = long.segments.map(({ id, text, speakerId }) => ({
      id,
      text,
      speakerId,
      words: [],
      begin: 1000,
      end: 4000,
    }))
    const { rest } = fitTranscript({ ...view, segments })
    expect(rest).not.toContain("from=")
    expect(rest).toContain("export_task with format=txt and content=transcript")
  })

  it("are cut at a line, and the rest begins exactly where they end", () => {
    const { kept, rest } = fitTranscript(view)
    expect(kept.segments.length).toBeLessThan(2000)
    const from = Number(/from=(\d+)/.exec(rest ?? "")?.[1])
    expect(long.segments.find(({ begin }) => begin === from)).toBe(long.segments[kept.segments.length])
    expect(rest).toContain(`${2000 - kept.segments.length} more lines`)
    expect(linesOf(kept).length).toBeLessThan(60_000)
  })

  it("are whole when they fit", () => {
    const short = { ...view, segments: long.segments.slice(0, 5) }
    expect(fitTranscript(short)).toEqual({ kept: short, rest: null })
  })

  it("of a translation are cut at a line, and say how to get the rest", () => {
    const { kept, rest } = fitTranslation({ ...translation, status: "translationCompleted" })
    expect(JSON.stringify(kept.lines).length).toBeLessThan(100_000)
    expect(rest).toContain(`${2000 - kept.lines.length} more lines: call export_task`)
    expect(rest).toContain("language=es")
  })

  it("of a translation that was never started have no lines", () => {
    const { kept, rest } = fitTranslation({ ...translation, status: "notStarted" })
    expect([kept.lines, rest]).toEqual([[], "Call translate_task to start it."])
  })

  it("of a task leave most of its text out", () => {
    const now = at("2026-11-20T12:00:00.000Z")
    const context = {
      actor: { _tag: "Operator" } as const,
      url: "http://localhost",
      now,
      forecast: { done: [], unfinished: [] },
    }
    const preview = {
      speakers: [],
      summary: null,
      hasTimedLines: false,
      shareToken: null,
      owner: null,
      collaborators: [],
      tags: [],
    }
    const { kept, rest } = fitTask(viewOf(aTask(), itemOf(aTask(), preview, context), long.segments, null, []))
    expect([kept.timeline.length, kept.fullText.length]).toEqual([40, 4000])
    expect(rest).toContain("get_transcript")
  })
})

it.each([[0, "00:00"], [187_500, "03:07"], [3_787_000, "1:03:07"]])("%d ms is %s", (moment, text) => {
  expect(clock(moment)).toBe(text)
})
