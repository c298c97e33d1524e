import type { TaskId } from "../kernel/ids.ts"

/** A place that holds a word of the question: a stretch of a transcript, or the title and summary of a task. */
export interface Hit {
  /** Which word, counted from 0. */
  readonly word: number
  readonly taskId: TaskId
  /** The stretch, as the index has it; null for title and summary. */
  readonly block: number | null
}

/** How much the number of places weighs against the best of them. */
const spread = 0.1
/** A file with less than this share of the best score only has words that every file has. */
const weakest = 0.1

/**
 * The files ranked by their best place: rare words count more than those that most files have, and words that are
 * close together more than the same words far apart. Among equals, the file with the later id comes first. Files with
 * hardly any match are left out.
 *
 * @param files how many files were searched
 */
export const rankedFiles = (hits: ReadonlyArray<Hit>, files: number): ReadonlyArray<TaskId> => {
  const weights = new Map(
    Array.from(Map.groupBy(hits, ({ word }) => word), ([word, found]) => [word, weightOf(tasksIn(found), files)]),
  )
  const scores = Array.from(Map.groupBy(hits, ({ taskId }) => taskId), ([taskId, found]) => {
    const places = Array.from(
      Map.groupBy(found, ({ block }) => block).values(),
      (there) => [...new Set(there.map(({ word }) => word))].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0),
    )
    return { taskId, score: Math.max(...places) + spread * Math.log(places.length) }
  })
  const best = Math.max(...scores.map(({ score }) => score))
  return scores
    .filter(({ score }) => score >= best * weakest)
    .toSorted((a, b) => b.score - a.score || (a.taskId < b.taskId ? 1 : -1))
    .map(({ taskId }) => taskId)
}

const tasksIn = (hits: ReadonlyArray<Hit>): number => new Set(hits.map(({ taskId }) => taskId)).size

/** Inverse document frequency: a word that occurs in all files says next to nothing. */
const weightOf = (having: number, files: number): number => Math.log((Math.max(files, having) + 1) / (having + 0.5))
