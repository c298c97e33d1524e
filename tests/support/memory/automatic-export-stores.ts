import { ExportRuleStore } from "#domain/automatic-export/export-rule-store.port.ts"
import type { ExportRule } from "#domain/automatic-export/export-rule.ts"
import { type ChangedTask, ExportedFileStore, type Look } from "#domain/automatic-export/exported-file-store.port.ts"
import { begun, type ExportedFile } from "#domain/automatic-export/exported-file.ts"
import { changedAt } from "#domain/automatic-export/shared/changed-at.ts"
import { stateOf } from "#domain/task/status.ts"
import type { Task } from "#domain/task/task.ts"
import { DateTime, Effect, Layer } from "effect"
import { put, State, without } from "./state.ts"
import type { Tables } from "./tables.ts"
import { sharedAs } from "./task-lists.ts"

const rules = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  return ExportRuleStore.of({
    list: (owner) => read(ofOwner(owner)),
    find: (id) => read(({ exportRules: all }) => all.get(id) ?? null),
    insert: (rule, most) =>
      transaction(Effect.gen(function*() {
        if ((yield* read(ofOwner(rule.ownerId))).length >= most) return false
        yield* write(({ exportRules: all }) => ({ exportRules: put(all, rule.id, rule) }))
        return true
      })),
    change: (id, change) =>
      transaction(Effect.gen(function*() {
        const found = yield* read(({ exportRules: all }) => all.get(id))
        if (found === undefined) return null
        const rule = change(found)
        yield* write(({ exportRules: all }) => ({ exportRules: put(all, id, rule) }))
        return rule
      })),
    remove: (id) =>
      write(({ exportRules: all, exportedFiles, exportNotes }) => ({
        exportRules: without(all, [id]),
        exportedFiles: new Map(Array.from(exportedFiles).filter(([, file]) => file.ruleId !== id)),
        exportNotes: exportNotes.filter((note) => note.ruleId !== id),
      })),
  })
})

const files = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  const change = (id: ExportedFile["id"], by: (file: ExportedFile) => ExportedFile) =>
    transaction(Effect.gen(function*() {
      const found = yield* read((tables) => filesIn(tables).find((file) => file.id === id))
      if (found === undefined) return null
      const file = by(found)
      // The last changed comes last.
      if (file !== found) {
        yield* write(({ exportedFiles: all }) => ({ exportedFiles: put(without(all, [id]), id, file) }))
      }
      return file
    }))
  return ExportedFileStore.of({
    changed: (look) => read((tables) => changedIn(tables, look).slice(0, look.most)),
    note: (change) =>
      transaction(Effect.gen(function*() {
        const isThere = yield* read(({ exportRules, tasks }) =>
          exportRules.has(change.ruleId) && tasks.has(change.taskId)
        )
        if (!isThere) return false
        yield* write(({ exportNotes: all }) => ({
          exportNotes: [...all.filter((one) => !isSame(one, change)), change],
        }))
        return true
      })),
    forgetNotes: (rule) => write(({ exportNotes: all }) => ({ exportNotes: all.map(unmarked(rule)) })),
    ofTask: (rule, task) =>
      read((tables) => filesIn(tables).filter((one) => one.ruleId === rule && one.taskId === task)),
    add: (file) =>
      write((tables) => {
        const isThere = filesIn(tables).some((one) =>
          isSame(one, file) && one.format === file.format && one.language === file.language
        )
        return isThere ? {} : { exportedFiles: put(tables.exportedFiles, file.id, file) }
      }),
    find: (id) => read(({ exportedFiles: all }) => all.get(id) ?? null),
    claim: (now, until) =>
      transaction(Effect.gen(function*() {
        const found = yield* read(dueAt(now))
        return found === undefined ? null : yield* change(found.id, (file) => begun(file, now, until))
      })),
    change,
    reserve: (id, path) =>
      transaction(Effect.gen(function*() {
        const all = yield* read(filesIn)
        const own = all.find((file) => file.id === id)
        const isTaken = all.some((file) =>
          file.id !== id && file.ruleId === own?.ruleId && file.path?.toLowerCase() === path.toLowerCase()
        )
        return isTaken ? false : (yield* change(id, (file) => ({ ...file, path }))) !== null
      })),
    list: (rule, states, { page, pageSize }) =>
      read((tables) => {
        const found = filesIn(tables).filter((one) => one.ruleId === rule && states.includes(one.state)).toReversed()
        return { items: found.slice((page - 1) * pageSize, page * pageSize), total: found.length }
      }),
    count: (rule) =>
      read((tables) => {
        const states = filesIn(tables).filter((one) => one.ruleId === rule).map(({ state }) => state)
        return Object.fromEntries(states.map((state) => [state, states.filter((one) => one === state).length]))
      }),
    remove: (id) => write(({ exportedFiles: all }) => ({ exportedFiles: without(all, [id]) })),
    forget: (rule) =>
      write(({ exportedFiles: all, exportNotes }) => ({
        exportedFiles: new Map(Array.from(all).filter(([, file]) => file.ruleId !== rule)),
        exportNotes: exportNotes.map(unmarked(rule)),
      })),
  })
})

const ofOwner = (owner: string) => ({ exportRules: all }: Tables) =>
  Array.from(all.values()).filter(({ ownerId }) => ownerId === owner)

const unmarked = (rule: string) => (note: ChangedTask): ChangedTask =>
  note.ruleId === rule ? { ...note, mark: "" } : note

type OfTask = Pick<ChangedTask, "ruleId" | "taskId">

const isSame = (one: OfTask, other: OfTask): boolean => one.ruleId === other.ruleId && one.taskId === other.taskId

/** Files go with their tasks. */
const filesIn = ({ exportedFiles, tasks }: Tables): ReadonlyArray<ExportedFile> =>
  Array.from(exportedFiles.values()).filter(({ taskId }) => tasks.has(taskId))

const isPast = (now: DateTime.Utc, time: DateTime.Utc | null): boolean =>
  time !== null && DateTime.isLessThanOrEqualTo(time, now)

const dueAt = (now: DateTime.Utc) => (tables: Tables): ExportedFile | undefined => {
  const all = filesIn(tables)
  return all.filter((file) => {
    const rule = tables.exportRules.get(file.ruleId)
    const isBusy = all.some(({ ruleId, until }) => ruleId === file.ruleId && until !== null && !isPast(now, until))
    return file.state === "waiting" && isPast(now, file.nextAt) && !isBusy && rule?.off === null
      && (rule.pausedUntil === null || isPast(now, rule.pausedUntil))
  }).toSorted((a, b) => (a.nextAt?.epochMilliseconds ?? 0) - (b.nextAt?.epochMilliseconds ?? 0))[0]
}

const isFor = (tables: Tables, rule: ExportRule, task: Task): boolean =>
  rule.off === null
  && (task.ownerId === rule.ownerId || (rule.hasShared && sharedAs(tables, task.id, rule.ownerId) !== null))
  && task.transcription._tag === "Completed" && stateOf(task) !== "running" && !task.isExample
  && (rule.folderId === null || rule.folderId === task.folderId)

const changedIn = (tables: Tables, { rule: only, quietSince, after }: Look): ReadonlyArray<ChangedTask> =>
  Array.from(tables.exportRules.values()).filter(({ id }) => only === null || id === only).flatMap((rule) =>
    Array.from(tables.tasks.values()).flatMap((task) => {
      const mark = changedAt(task)
      const change = { ruleId: rule.id, taskId: task.id, mark }
      const note = tables.exportNotes.find((one) => isSame(one, change))
      const isLate = rule.since === null || mark >= DateTime.formatIso(rule.since) || note !== undefined
      return isFor(tables, rule, task) && isLate && mark <= quietSince && (after === null || mark >= after)
          && note?.mark !== mark
        ? [change]
        : []
    })
  )

export const layer = Layer.mergeAll(Layer.effect(ExportRuleStore, rules), Layer.effect(ExportedFileStore, files))
