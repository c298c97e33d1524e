import { AnalysisProgress } from "#domain/task/analysis-progress.ts"
import { aTranscript } from "#tests/support/a-transcript.ts"
import { analysing, said } from "#tests/support/analysing.ts"
import { chineseMeeting, englishMeeting } from "#tests/support/meetings.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

const styled = (lengthPreference: "short" | "long", focusArea: string) =>
  analysing(englishMeeting, "en", { enabled: true, lengthPreference, focusArea, customInstructions: "" })

describe("the embedded analyst", () => {
  it.live("finds what an English meeting decided, who does what by when, and what it was about", () =>
    Effect.gen(function*() {
      const { draft, sections } = yield* analysing(englishMeeting)
      assert.strictEqual(draft.scenario, "meeting")
      assert.deepStrictEqual(said(sections, "decisions"), ["We decided to move the advertising campaign to July."])
      assert.deepStrictEqual(said(sections, "actions"), [
        "Send the new schedule to the customers | Sarah | Friday afternoon",
        "Write the job description and publish it | Speaker 2 | tomorrow",
        "Call them | Michael | this week",
        "Call them on Wednesday and send you a summary | Speaker 4 | Wednesday",
      ])
      const titles = sections.filter(({ kind }) => kind === "topic").map(({ title }) => title)
      assert.deepStrictEqual(titles, ["Budget for the next quarter", "Hiring", "Office move"])
      assert.include(said(sections, "overview"), "The page was slow because the database server was full.")
      assert.include(
        said(sections, "questions"),
        "How long will it take to find good people? Usually about three months.",
      )
      assert.includeMembers([...said(sections, "keywords")], ["budget", "supplier"])
    }))

  it.live("does the same in Chinese", () =>
    Effect.gen(function*() {
      const { draft, sections } = yield* analysing(chineseMeeting, "zh")
      assert.strictEqual(draft.scenario, "meeting")
      assert.deepStrictEqual(said(sections, "decisions"), ["我们决定把新版本的发布推迟到七月。"])
      assert.deepStrictEqual(said(sections, "actions"), [
        "在周五之前把新的时间表发给客户 | 李娜 | 周五之前",
        "发给客户 | 李娜 | 周五上午",
        "写好招聘启事并发布到网站上 | 李娜 | 明天",
        "准备供应商的报价对比，下周三之前完成 | 张伟 | 下周三之前",
        "联系搬家公司，月底前给大家一个方案 | 陈静 | 月底前",
      ])
      const titles = sections.filter(({ kind }) => kind === "topic").map(({ title }) => title)
      assert.deepStrictEqual(titles, ["新版本的发布计划", "招聘", "办公室搬迁"])
      assert.deepStrictEqual(said(sections, "questions"), [
        "支付页面上周为什么这么慢？因为数据库服务器的磁盘满了，我们周四已经修复了这个问题。",
        "招到合适的人大概需要多久？一般要三个月左右。",
      ])
      assert.strictEqual(sections[0]?.title, "概述")
    }))

  it.live("reports every step once and in order, supports every claim, and is deterministic", () =>
    Effect.gen(function*() {
      const [once, twice] = yield* Effect.all([analysing(englishMeeting), analysing(englishMeeting)])
      assert.deepStrictEqual(once.steps, [...AnalysisProgress.literals])
      assert.deepStrictEqual(once.draft, twice.draft)
      const points = once.sections.flatMap((section) => section.points)
      assert.isTrue(points.every((point) => point.supported && point.segments.length > 0))
      assert.isTrue(points.filter((point) => point.quote !== null).length > 15)
    }))

  it.live("copes with text without capitals and full stops", () =>
    Effect.gen(function*() {
      const { sections } = yield* analysing(aTranscript(englishMeeting.segments.flatMap(({ text, speakerId }) =>
        text.split(/(?<=[.?]) /).map((line) =>
          `speaker ${speakerId}: ${line.toLowerCase().replaceAll(/[^a-z' ]/g, "")}`
        )
      )))
      const actions = said(sections, "actions").join("\n")
      assert.include(actions, "Sarah | Friday afternoon")
      assert.include(actions, "Michael | this week")
      assert.isTrue(sections.every((section) =>
        section.points.every((point) => point.supported)
      ))
    }))

  it.live("follows the reader's wishes for length and focus", () =>
    Effect.gen(function*() {
      const brief = said((yield* styled("short", "developers")).sections, "overview")
      const broad = said((yield* styled("long", "")).sections, "overview")
      assert.strictEqual(brief.length, 3)
      assert.strictEqual(broad.length, 5)
      const developers = "The developers told me that it will be ready by the end of June."
      assert.deepStrictEqual([brief.includes(developers), broad.includes(developers)], [true, false])
    }))
})
