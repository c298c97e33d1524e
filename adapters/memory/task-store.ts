import type { PageRequest } from "#domain/kernel/page.ts"
import { TaskNotFound } from "#domain/task/errors.ts"
import { forecastSize } from "#domain/task/remaining.ts"
import { isRetranscribing } from "#domain/task/retranscribing.ts"
import { stateOf } from "#domain/task/status.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import type { Task } from "#domain/task/task.ts"
import { isAnalysing, isTranscribing } from "#domain/task/transitions.ts"
import { DateTime, Effect, Layer } from "effect"
import { summaryShown } from "./analysis-store.ts"
import { search } from "./search.ts"
import { put, State, type Tables, without } from "./state.ts"
import { listed } from "./task-lists.ts"

const make = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  const get = (taskId: Task["id"]) =>
    Effect.flatMap(
      read(({ tasks }) => tasks.get(taskId)),
      (task) => task ? Effect.succeed(task) : Effect.fail(new TaskNotFound({ taskId })),
    )
  const save = (task: Task) => write(({ tasks }) => ({ tasks: put(tasks, task.id, task) }))
  return TaskStore.of({
    get,
    insert: save,
    modify: (taskId, decide) =>
      transaction(Effect.gen(function*() {
        const after = yield* Effect.fromResult(decide(yield* get(taskId)))
        yield* save(after)
        return after
      })),
    report: (taskId, decide) =>
      transaction(Effect.gen(function*() {
        const task = yield* get(taskId)
        const after = { ...task, work: yield* Effect.fromResult(decide(task)) }
        yield* save(after)
        return after
      })),
    getMany: (ids) => read(({ tasks }) => [...new Set(ids)].flatMap((id) => tasks.get(id) ?? [])),
    existing: (ids) => read(({ tasks }) => new Set(ids.filter((id) => tasks.has(id)))),
    previews: (ids) =>
      read(({ tasks, transcripts, analyses, shares }) =>
        new Map(
          ids.filter((id) => tasks.has(id)).map((id) => {
            const speakers = transcripts.get(id)?.speakers ?? []
            const share = shares.get(id)?.share
            const shareToken = share?.isOn === true ? share.token : null
            return [id, { speakers, summary: summaryShown({ analyses, transcripts }, id), shareToken }]
          }),
        )
      ),
    list: (filter, order, page) => read((tables) => pageOf(listed(tables, filter, order), page)),
    count: (owner) =>
      read((tables) => {
        const all = listed(tables, { owner, folderId: null })
        return {
          all: all.length,
          uncategorized: all.filter(({ folderId }) => folderId === null).length,
          running: all.filter((task) => stateOf(task) === "running").length,
        }
      }),
    search: (owner, query, page) =>
      read((tables) => pageOf(search(tables, listed(tables, { owner, folderId: null }), query), page)),
    unfinished: read(unfinishedIn),
    recentlyCompleted: (limit) => read((tables) => newestCompleted(tables, limit)),
    forecast: read((tables) => ({ done: newestCompleted(tables, forecastSize), unfinished: unfinishedIn(tables) })),
    remove: (ids) =>
      write(({ tasks, changes, transcripts, analyses, shares, works }) => ({
        shares: without(shares, ids),
        tasks: without(tasks, ids),
        changes: without(changes, ids),
        transcripts: without(transcripts, ids),
        analyses: without(analyses, ids),
        works: without(works, ids),
      })),
    findByTitle: (owner, day, title) =>
      read((tables) =>
        listed(tables, { owner, folderId: null }).find((task) =>
          task.title === title && DateTime.formatIsoDateUtc(task.createdAt) === day
        ) ?? null
      ),
    findExample: (owner) =>
      read((tables) => listed(tables, { owner, folderId: null }).find(({ isExample }) => isExample) ?? null),
  })
})

const unfinishedIn = ({ tasks }: Tables): ReadonlyArray<Task> =>
  Array.from(tasks.values()).filter((task) => isTranscribing(task) || isAnalysing(task) || isRetranscribing(task))

const newestCompleted = (tables: Tables, limit: number): ReadonlyArray<Task> =>
  listed(tables, { owner: null, folderId: null }).filter(isCompleted).slice(0, limit)

const isCompleted = ({ work: { processingSeconds } }: Task): boolean =>
  processingSeconds.transcription !== null || processingSeconds.analysis !== null

export const layer = Layer.effect(TaskStore, make)

const pageOf = <Item>(all: ReadonlyArray<Item>, page: PageRequest) => ({
  ...page,
  total: all.length,
  items: all.slice((page.page - 1) * page.pageSize, page.page * page.pageSize),
})
