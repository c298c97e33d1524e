import type { TagId, TaskId, UserId } from "#domain/kernel/ids.ts"
import { nameKeyOf } from "#domain/kernel/name-key.ts"
import { TagNotFound } from "#domain/tag/errors.ts"
import type { FileFacts } from "#domain/tag/tag-rules.ts"
import { TagStore } from "#domain/tag/tag-store.port.ts"
import type { Tag } from "#domain/tag/tag.ts"
import { stateOf } from "#domain/task/status.ts"
import type { Task } from "#domain/task/task.ts"
import { DateTime, Effect, Layer, Order } from "effect"
import { put, State, without } from "./state.ts"
import type { Tables } from "./tables.ts"
import { listed } from "./task-lists.ts"

const byName = Order.mapInput(Order.String, ({ name }: Tag) => nameKeyOf(name))

/** The tags that a task has, by name. */
export const tagsOn = ({ tags, taskTags }: Tables, id: TaskId): ReadonlyArray<Tag> =>
  Array.from(taskTags.get(id) ?? []).flatMap(([tag, isOn]) => isOn ? tags.get(tag) ?? [] : []).toSorted(byName)

const make = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  const find = (id: TagId, owner: UserId) =>
    Effect.flatMap(
      read(({ tags }) => tags.get(id)),
      (tag) => tag?.ownerId === owner ? Effect.succeed(tag) : Effect.fail(new TagNotFound()),
    )
  const change = (task: TaskId, tag: TagId, isOn: boolean) =>
    write(({ taskTags }) => ({ taskTags: put(taskTags, task, put(taskTags.get(task) ?? new Map(), tag, isOn)) }))
  const stateIn = (task: TaskId, tag: TagId) => read(({ taskTags }) => taskTags.get(task)?.get(tag) ?? null)
  const dropTag = (id: TagId) =>
    write(({ tags, taskTags }) => ({
      tags: without(tags, [id]),
      taskTags: new Map(Array.from(taskTags, ([task, marks]) => [task, without(marks, [id])])),
    }))
  const unless = (tasks: ReadonlyArray<TaskId>, tags: ReadonlyArray<TagId>, isOn: boolean) =>
    Effect.filter(
      tasks.flatMap((task) => tags.map((tag) => ({ task, tag }))),
      ({ task, tag }) => Effect.map(stateIn(task, tag), (now) => isOn ? now !== true : now === true),
    )
  return TagStore.of({
    list: (owner) =>
      read(({ tags }) => Array.from(tags.values()).filter(({ ownerId }) => ownerId === owner).toSorted(byName)),
    count: (owner) =>
      read((tables) => {
        const on = [...tables.taskTags.keys()].flatMap((id) => tagsOn(tables, id))
        const own = on.filter(({ ownerId }) => ownerId === owner)
        return new Map(Array.from(Map.groupBy(own, ({ id }) => id), ([id, all]) => [id, all.length]))
      }),
    insert: (tag) => write(({ tags }) => ({ tags: put(tags, tag.id, tag) })),
    save: (tag) => Effect.andThen(find(tag.id, tag.ownerId), write(({ tags }) => ({ tags: put(tags, tag.id, tag) }))),
    remove: (id, owner) => transaction(Effect.andThen(find(id, owner), dropTag(id))),
    merge: (from, into) =>
      transaction(Effect.gen(function*() {
        const marked = yield* read(({ taskTags }) => Array.from(taskTags, ([task, marks]) => ({ task, marks })))
        for (const { task, marks } of marked) {
          if (!marks.has(from)) continue
          yield* change(task, into, (marks.get(from) ?? false) || (marks.get(into) ?? false))
        }
        yield* dropTag(from)
      })),
    lockFiles: (owner, ids) => read(({ tasks }) => ids.filter((id) => tasks.get(id)?.ownerId === owner).toSorted()),
    lockTagged: () => Effect.void,
    mark: (tasks, { add, remove }) =>
      transaction(Effect.gen(function*() {
        const added = yield* unless(tasks, add, true)
        yield* Effect.forEach(added, ({ task, tag }) => change(task, tag, true), { discard: true })
        const removed = yield* unless(tasks, remove, false)
        yield* Effect.forEach(removed, ({ task, tag }) => change(task, tag, false), { discard: true })
        return [...new Set([...added, ...removed].map(({ task }) => task))]
      })),
    hasMoreThan: (ids, limit) => read((tables) => ids.some((id) => tagsOn(tables, id).length > limit)),
    markByRule: (ids, tag, limit) =>
      transaction(Effect.gen(function*() {
        const fresh = yield* read((tables) =>
          ids.filter((id) => tagsOn(tables, id).length < limit && tables.taskTags.get(id)?.has(tag) !== true)
        )
        yield* Effect.forEach(fresh, (id) => change(id, tag, true), { discard: true })
        return fresh
      })),
    facts: (id) => read((tables) => factsOf(tables, tables.tasks.get(id))),
    filesAfter: (owner, after, limit) =>
      read((tables) => {
        const all = listed(tables, { owner, folderId: null }).filter((task) => stateOf(task) === "finished")
        const from = after === null
          ? 0
          : all.findIndex((task) => isBefore(task, DateTime.formatIso(after.createdAt), after.id))
        const files = from === -1 ? [] : all.slice(from, from + limit)
        const last = files.at(-1)
        const isEnd = last === undefined || all.at(-1) === last
        return {
          files: files.flatMap((task) => factsOf(tables, task) ?? []),
          next: isEnd ? null : { createdAt: last.createdAt, id: last.id },
        }
      }),
    namesOf: (id) => read((tables) => tagsOn(tables, id).map(({ name }) => name)),
  })
})

export const layer = Layer.effect(TagStore, make)

const isBefore = ({ createdAt, id }: Task, time: string, other: string): boolean => {
  const at = DateTime.formatIso(createdAt)
  return at < time || (at === time && id < other)
}

const factsOf = ({ transcripts }: Tables, task: Task | undefined): FileFacts | null =>
  task === undefined ? null : {
    id: task.id,
    title: task.title,
    source: task.source,
    folderId: task.folderId,
    language: task.language,
    speakers: (transcripts.get(task.id)?.speakers ?? []).map(({ name }) => name),
  }
