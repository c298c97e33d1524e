import { DateTime, Effect } from "effect"
import type { SegmentId, TaskId, UserId } from "../../kernel/ids.ts"
import { similarPassages } from "../../meaning/shared/similar-passages.ts"
import { allOf } from "../../meaning/vector-store.port.ts"
import type { LibraryFilter } from "../library-filter.ts"

/** A question takes time anyway, so the model may be loaded first. */
const patience = "15 seconds"
/** Passages of one file. */
const perTask = 3
const mostOfLibrary = 50

type Similar = ReadonlyArray<ReadonlyArray<SegmentId>>

/** The files with passages that are close to a question in meaning, the closest first, each with these passages. */
export const similarFiles = Effect.fnUntraced(function*(account: UserId, question: string, filter: LibraryFilter) {
  const { folderId = "", from = null, to = null, speaker, source = null } = filter
  const reach = {
    ...allOf(account),
    folderId: folderId === "" ? null : folderId,
    source,
    from,
    before: to === null ? null : dayAfter(to),
    speakers: speaker === undefined ? [] : [speaker],
  }
  const found = yield* similarPassages(question, { reach, limit: mostOfLibrary, perTask, patience })
  const files = new Map<TaskId, Similar>()
  for (const { taskId, lines } of found) files.set(taskId, [...files.get(taskId) ?? [], lines])
  return files
})

/** The passages of one file that are close to a question in meaning, the closest first. */
export const similarInFile = Effect.fnUntraced(function*(taskId: TaskId, question: string) {
  const reach = { ...allOf(null), only: taskId }
  const found = yield* similarPassages(question, { reach, limit: perTask, perTask, patience })
  return found.map(({ lines }) => lines)
})

const dayAfter = (day: string): string =>
  DateTime.formatIsoDateUtc(DateTime.add(DateTime.makeUnsafe(`${day}T00:00:00Z`), { days: 1 }))
