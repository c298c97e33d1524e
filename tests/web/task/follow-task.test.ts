import { requestsUnderWay } from "#tests/web/request/requests-under-way.ts"
import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { queries } from "#web/lib/queries.ts"
import { taskFollower } from "#web/screens/task-page/follow-task.ts"
import { QueryObserver } from "@tanstack/react-query"
import { afterEach, assert, beforeEach, describe, it, vi } from "vitest"
import { anItem, running } from "./an-item.ts"
import { anOpenedTask } from "./an-opened-task.ts"

const taskKey = [["library", "openTask"], { input: { task_id: "t" }, type: "query" }]
const usageKey = [["plan", "getUsage"], { input: {}, type: "query" }]
const settle = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => {
  queries.clear()
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
})
afterEach(() => void vi.useRealTimers())

const compare = async () => {
  vi.advanceTimersByTime(250)
  await settle()
}

/** A page that follows a task of the server. */
const aPage = async (first: OpenedTask) => {
  let task = first
  const requests = requestsUnderWay()
  const shown = () => queries.getQueryData<OpenedTask>(taskKey)
  const page = new QueryObserver(queries, { queryKey: taskKey, queryFn: requests.ask(() => task) })
  page.subscribe(() => undefined)
  const follower = taskFollower("t")
  const answer = async () => {
    requests.answerFirst()
    await settle()
  }
  /** Something happens at the server, and the page hears of it. */
  const hear = () => {
    const { transcript: { revision }, summary_version, ...known } = task
    const item = Object.fromEntries(Object.keys(anItem("t")).map((name) => [name, Reflect.get(known, name)]))
    const update = { task: { ...anItem("t"), ...item }, lines: null, revision, summary_version }
    follower.heard({ ...update, is_over: task.progress === null })
  }
  await answer()
  follower.started()
  hear()
  await compare()
  return {
    requests,
    shown,
    answer,
    hear,
    happens: (said: Partial<OpenedTask>) => {
      task = { ...task, ...said }
    },
    refetch: () => void queries.refetchQueries({ queryKey: taskKey }, { cancelRefetch: false }),
  }
}

const later = { updated_at: "2026-11-20T13:00:00.000Z" }

describe("an open task", () => {
  it("is not left as an older answer shows it that arrives after the last update", async () => {
    const page = await aPage(anOpenedTask("t", { progress: running }))
    page.refetch()
    page.requests.read()
    page.happens({ ...later, progress: null, status: "failed", error_code: "MediaUnreadable" })
    page.hear()
    await compare()
    await page.answer()
    assert.deepStrictEqual(page.shown()?.progress, running)
    await page.answer()
    assert.deepStrictEqual([page.shown()?.progress, page.shown()?.status], [null, "failed"])
  })

  it("is fetched again when something has changed that updates do not contain", async () => {
    const page = await aPage(anOpenedTask("t"))
    page.happens({ ...later, mind_map: { id: "root", text: "Drawn again", children: [], anchor: null } })
    page.hear()
    await compare()
    await page.answer()
    assert.strictEqual(page.shown()?.mind_map?.text, "Drawn again")
  })

  it("is not fetched again for an update that it has, or that says all", async () => {
    const page = await aPage(anOpenedTask("t", { progress: running }))
    page.happens({ progress: { ...running, fraction: 0.7 } })
    page.hear()
    await compare()
    page.happens({ ...later, transcript: { revision: 2, count: 0, segments: [], doubts: [] } })
    queries.setQueryData<OpenedTask>(
      taskKey,
      (known) => known && { ...known, transcript: { ...known.transcript, revision: 2 } },
    )
    page.hear()
    await compare()
    assert.strictEqual(page.requests.count(), 0)
  })

  it("has the minutes fetched again that it took or gave back", async () => {
    const page = await aPage(anOpenedTask("t", { progress: running }))
    const isOld = () => queries.getQueryState(usageKey)?.isInvalidated
    queries.setQueryData(usageKey, {})
    page.happens({ progress: { ...running, fraction: 0.7 } })
    page.hear()
    assert.isFalse(isOld())
    page.happens({ ...later, progress: null })
    page.hear()
    assert.isTrue(isOld())
  })
})
