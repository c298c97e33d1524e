import { DateTime, Effect } from "effect"
import { actionItemsOf } from "../../analysis/action-items.ts"
import { AnalysisStore } from "../../analysis/analysis-store.port.ts"
import { summaryWords } from "../../analysis/section-titles.ts"
import type { UserId } from "../../kernel/ids.ts"
import { ReviewStore } from "../../review/review-store.port.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"
import { shortened } from "./shortened.ts"

/** What is older is not held up to anybody every day. */
const recent = { days: 30 } as const
const mostFiles = 30
const mostItems = 10
const mostTitles = 5
const mostDue = 100

/** What a person has to do today: questions that are due, and open action items of their own files of the last 30 days. */
export const digestOf = Effect.fnUntraced(function*(user: UserId) {
  const tasks = yield* TaskStore
  const reviews = yield* ReviewStore
  const now = yield* DateTime.now
  const due = yield* reviews.due(user, now, mostDue)
  const ids = due.map(({ quiz }) => quiz.taskId)
  const titles = new Map((yield* tasks.visible([...new Set(ids)], user)).map(({ id, title }) => [id, title]))
  const seen = ids.flatMap((id) => titles.get(id) ?? [])
  const newest = { page: 1, pageSize: mostFiles }
  const { items: files } = yield* tasks.list({ owner: user, folderId: null, state: "finished" }, "newest", newest)
  const since = DateTime.subtractDuration(now, recent)
  const open = yield* Effect.forEach(files.filter(({ createdAt }) => DateTime.isGreaterThan(createdAt, since)), openIn)
  const items = open.flat()
  return {
    reviews: { count: seen.length, titles: [...new Set(seen)].slice(0, mostTitles).map(shortened) },
    items: { count: items.length, shown: items.slice(0, mostItems) },
  }
})

const openIn = Effect.fnUntraced(function*({ id, title, isExample }: Task) {
  const analysis = isExample ? null : yield* (yield* AnalysisStore).get(id)
  if (analysis === null) return []
  const { unverified } = summaryWords(analysis.language)
  return actionItemsOf(analysis.summary, analysis.language).filter(({ isDone }) => !isDone).map((item) => ({
    text: `${shortened(item.text)}${item.isUnverified ? ` (${unverified})` : ""}`,
    owner: item.owner,
    due: item.due,
    title,
  }))
})
