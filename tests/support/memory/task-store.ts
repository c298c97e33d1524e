import { identifierOf } from "#domain/account/user.ts"
import type { TaskId } from "#domain/kernel/ids.ts"
import type { PageRequest } from "#domain/kernel/page.ts"
import { TaskNotFound } from "#domain/task/errors.ts"
import { forecastSize } from "#domain/task/remaining.ts"
import { isUnfinished, stateOf } from "#domain/task/status.ts"
import { momentsBetween } from "#domain/task/story.ts"
import type { TaskPreview } from "#domain/task/task-item.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import type { Task } from "#domain/task/task.ts"
import { joinedLines, plainLines } from "#domain/text/plain-lines.ts"
import { DateTime, Effect, Layer } from "effect"
import { summaryShown } from "./analysis-store.ts"
import { search } from "./search.ts"
import { put, State, without } from "./state.ts"
import type { Tables } from "./tables.ts"
import { tagsOn } from "./tag-store.ts"
import { listed, sharedAs } from "./task-lists.ts"

const make = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  const get = (taskId: Task["id"]) =>
    Effect.flatMap(
      read(({ tasks }) => tasks.get(taskId)),
      (task) => task ? Effect.succeed(task) : Effect.fail(new TaskNotFound({ taskId })),
    )
  const save = (before: Task | null, after: Task) =>
    Effect.flatMap(DateTime.now, (at) => {
      const added = momentsBetween(before, after).map((moment) => ({ at, moment }))
      return write(({ stories, tasks }) => ({
        tasks: put(tasks, after.id, after),
        stories: put(stories, after.id, [...stories.get(after.id) ?? [], ...added]),
      }))
    })
  const removeAll = (ids: ReadonlyArray<TaskId>) =>
    write((
      {
        tasks,
        changes,
        conversations,
        suggestions,
        quizzes,
        documents,
        transcripts,
        analyses,
        analysisParts,
        shares,
        taskTags,
        stories,
        versions,
        works,
        translations,
        vectors,
        taskVoices,
        watchedItems,
        collaborators,
      },
    ) => ({
      collaborators: without(collaborators, ids),
      shares: without(shares, ids),
      taskTags: without(taskTags, ids),
      stories: without(stories, ids),
      tasks: without(tasks, ids),
      changes: without(changes, ids),
      conversations: without(conversations, ids),
      suggestions: without(suggestions, ids),
      quizzes: without(quizzes, [...quizzes.values()].flatMap(({ id, taskId }) => ids.includes(taskId) ? [id] : [])),
      documents: without(documents, ids),
      versions: without(versions, ids),
      transcripts: without(transcripts, ids),
      analyses: without(analyses, ids),
      analysisParts: without(analysisParts, ids),
      works: without(works, ids),
      translations: without(translations, ids),
      vectors: without(vectors, ids),
      taskVoices: without(taskVoices, ids),
      watchedItems: new Map(
        Array.from(watchedItems, ([id, item]) =>
          [id, item.taskId !== null && ids.includes(item.taskId) ? { ...item, taskId: null } : item] as const),
      ),
    }))
  return TaskStore.of({
    get,
    find: (taskId, account) =>
      Effect.flatMap(
        get(taskId),
        (task) => read((tables) => ({ task, sharedAs: account === null ? null : sharedAs(tables, taskId, account) })),
      ),
    insert: (task) => save(null, task),
    modify: (taskId, decide) =>
      transaction(Effect.gen(function*() {
        const before = yield* get(taskId)
        const after = yield* Effect.fromResult(decide(before))
        yield* save(before, after)
        return after
      })),
    report: (taskId, decide) =>
      transaction(Effect.gen(function*() {
        const task = yield* get(taskId)
        const after = { ...task, work: yield* Effect.fromResult(decide(task)) }
        yield* save(task, after)
        return after
      })),
    story: (taskId) => read(({ stories }) => stories.get(taskId) ?? []),
    getMany: (ids) => read(({ tasks }) => [...new Set(ids)].flatMap((id) => tasks.get(id) ?? [])),
    visible: (ids, account) =>
      read((tables) =>
        [...new Set(ids)].flatMap((id) => tables.tasks.get(id) ?? []).filter(({ id, ownerId }) =>
          account === null || ownerId === account || sharedAs(tables, id, account) !== null
        )
      ),
    sharedWith: (account) =>
      read((tables) =>
        new Set(listed(tables, { owner: null, folderId: null, sharedWith: account }).map(({ id }) => id))
      ),
    existing: (ids) => read(({ tasks }) => new Set(ids.filter((id) => tasks.has(id)))),
    previews: (ids) =>
      read((tables) => new Map(ids.filter((id) => tables.tasks.has(id)).map((id) => [id, previewOf(tables, id)]))),
    list: (filter, order, page) => read((tables) => pageOf(listed(tables, filter, order), page)),
    listPreviewed: (filter, order, page) =>
      read((tables) => {
        const found = pageOf(listed(tables, filter, order), page)
        return { ...found, items: found.items.map((task) => ({ task, preview: previewOf(tables, task.id) })) }
      }),
    count: (owner) =>
      read((tables) => {
        const all = listed(tables, { owner, folderId: null })
        return {
          all: all.length,
          uncategorized: all.filter(({ folderId }) => folderId === null).length,
          running: all.filter((task) => stateOf(task) === "running").length,
          shared: owner === null ? 0 : listed(tables, { owner: null, folderId: null, sharedWith: owner }).length,
        }
      }),
    search: (owner, query, page) =>
      read((tables) => pageOf(search(tables, listed(tables, { owner, folderId: null }), query), page)),
    unfinished: read(unfinishedIn),
    recentlyCompleted: (limit) => read((tables) => newestCompleted(tables, limit)),
    forecast: read((tables) => ({ done: newestCompleted(tables, forecastSize), unfinished: unfinishedIn(tables) })),
    remove: (ids) =>
      transaction(Effect.gen(function*() {
        const there = yield* read(({ tasks }) => new Set(ids.filter((id) => tasks.has(id))))
        yield* removeAll(ids)
        return there.size
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

const previewOf = (tables: Tables, id: TaskId): TaskPreview => {
  const { tasks, transcripts, shares, users, collaborators } = tables
  const share = shares.get(id)?.share
  const owner = users.get(tasks.get(id)?.ownerId ?? "")
  const summary = summaryShown(tables, id)
  return {
    speakers: transcripts.get(id)?.speakers ?? [],
    summary: summary === null ? null : joinedLines(plainLines(summary)),
    hasTimedLines: transcripts.get(id)?.segments.some(({ end }) => end > 1) ?? false,
    shareToken: share?.isOn === true ? share.token : null,
    owner: owner === undefined ? null : { id: owner.id, userIdentifier: identifierOf(owner) },
    collaborators: (collaborators.get(id) ?? []).map(({ id, identifier, role }) => ({
      id,
      userIdentifier: identifier,
      role,
      userId: [...users.values()].find(({ email, phone }) => email === identifier || phone === identifier)?.id ?? null,
    })),
    tags: tagsOn(tables, id).map(({ id, name, colour }) => ({ id, name, colour })),
  }
}

const unfinishedIn = ({ tasks }: Tables): ReadonlyArray<Task> => Array.from(tasks.values()).filter(isUnfinished)

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
