import { taskId } from "#tests/support/a-task.ts"
import { aServer } from "#tests/support/http/a-server.ts"
import { ask, call } from "#tests/support/http/call.ts"
import { assert, describe, expect, it } from "vitest"

const server = aServer()
const path = "/api/ask-ai/flashback-learning"
const post = (end: string, json: object, as: "ada" | "bob" = "ada") =>
  ask(`${server.url}${path}/${end}`, "POST", { json, as })

const eventsIn = (text: string): ReadonlyArray<readonly [string, Record<string, unknown>]> =>
  [...text.matchAll(/^event: (.+)\ndata: (.+)$/gm)].map(([, name = "", data = ""]) => [name, JSON.parse(data)])

const start = async (json: object = {}) => eventsIn(await (await post("start", { task_id: taskId(1), ...json })).text())
const check = async (question_id: unknown, answer: string) => {
  const events = eventsIn(await (await post("check-answer", { question_id, answer })).text())
  expect(events.map(([name]) => name)).toEqual(["checked", "done"])
  return events[0]?.[1] ?? {}
}

describe("reviewing over REST", () => {
  it("says what can be chosen", async () => {
    const { data } = await call(`${server.url}${path}/introduction?task_id=${taskId(1)}`, "GET", { as: "ada" })
    expect(data).toMatchObject({
      kinds: ["comprehensive", "singleChoice", "multipleChoice", "trueFalse"],
      max_count: 20,
      engine: "fake",
      questions_left: null,
    })
    const general = await call(`${server.url}${path}/introduction`, "GET", { as: "ada" })
    expect(general.data).toEqual({ ...data, task_id: null })
  })

  it("streams questions without their keys, grades answers, and lets own words be graded by the learner", async () => {
    const events = await start({ kinds: ["comprehensive"], count: 1 })
    expect(events.map(([name]) => name)).toEqual(["question", "done"])
    const question = Object(events[0]?.[1]["question"])
    expect(Object.keys(question).toSorted()).toEqual(["id", "kind", "options", "speaker", "text"])
    expect(events[1]?.[1]).toMatchObject({ found: 1, requested: 1 })
    const checked = await check(question["id"], "mushrooms")
    expect(checked).toMatchObject({ grade: "wrong", can_overrule: true, is_stale: false, task_id: taskId(1) })
    assert.match(String(checked["due"]), /^20/)
    const attempt = `${server.url}${path}/attempts/${String(checked["attempt_id"])}`
    const overruled = await call(attempt, "PUT", { json: { grade: "right" }, as: "ada" })
    expect(overruled.data).toMatchObject({ grade: "right", answer: checked["answer"] })
    expect(await call(attempt, "PUT", { json: { grade: "right" }, as: "bob" })).toMatchObject({ code: 404 })
  })

  it("keeps the grade of a choice, and asks once if that is wanted", async () => {
    const [first] = await start({ kinds: ["singleChoice"], count: 1, is_spaced: false })
    const checked = await check(Object(first?.[1]["question"]).id, "B")
    expect(checked).toMatchObject({ grade: "right", answer: "B", due: null, can_overrule: false })
    const attempt = `${server.url}${path}/attempts/${String(checked["attempt_id"])}`
    expect(await call(attempt, "PUT", { json: { grade: "wrong" }, as: "ada" })).toMatchObject({
      code: 409,
      data: { error_code: "VerdictIsFinal" },
    })
  })

  it.each([
    [{ count: 0 }, 400, "count: must be between 1 and 20"],
    [{ count: 21 }, 400, "count: must be between 1 and 20"],
    [{ kinds: [] }, 400, "kinds"],
    [{ kinds: ["essay"] }, 400, "kinds"],
  ])("refuses %j before the stream, in the envelope", async (json, code, message) => {
    const envelope = await (await post("start", { task_id: taskId(1), ...json })).json()
    expect(envelope).toMatchObject({ code, message: expect.stringContaining(message) })
  })

  it("does not exist for strangers, nor do the questions of others", async () => {
    expect(await (await post("start", { task_id: taskId(1) }, "bob")).json()).toMatchObject({ code: 404 })
    const [first] = await start({ count: 1 })
    const asked = await post("check-answer", { question_id: Object(first?.[1]["question"]).id, answer: "A" }, "bob")
    expect(await asked.json()).toMatchObject({ code: 404, data: { error_code: "QuizQuestionNotFound" } })
  })
})
