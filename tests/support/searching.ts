import { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import { parseQuery } from "#domain/task/search-query.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { Effect } from "effect"
import { ada, at, aTask, taskId } from "./a-task.ts"
import { aTranscript } from "./a-transcript.ts"
import { anAnalysis } from "./an-analysis.ts"

export const page = { page: 1, pageSize: 10 }

export const found = (query: string, owner = ada) =>
  Effect.gen(function*() {
    const { items } = yield* (yield* TaskStore).search(owner, parseQuery(query), page)
    return items.map(({ task }) => task.id)
  })

/** The answers of each task. */
export const answers = (query: string) =>
  Effect.gen(function*() {
    const { items } = yield* (yield* TaskStore).search(ada, parseQuery(query), page)
    return new Map(items.map(({ task, ...answer }) => [task.id, answer]))
  })

export const insert = (nth: number, title: string, lines: ReadonlyArray<string>, summary?: string, owner = ada) =>
  Effect.gen(function*() {
    const createdAt = at(`2026-11-0${nth}T00:00:00.000Z`)
    yield* (yield* TaskStore).insert(aTask({ id: taskId(nth), title, ownerId: owner, createdAt }))
    yield* (yield* TranscriptStore).replace(taskId(nth), aTranscript(lines))
    if (summary !== undefined) yield* (yield* AnalysisStore).save(taskId(nth), anAnalysis({ summary }))
  })

export const said = (nth: number): string => nth % 450 === 7 ? `apples number${nth}` : `nothing number${nth}`

/** What search guarantees in every store: words of any language, in title, summary and transcript. */
