import { isMatch } from "./matching.ts"

interface Searched {
  readonly id: string
  readonly title: string
  readonly excerpt: string | null
}

export interface Hit<Task, Answer> {
  readonly task: Task
  /** Where the server found it; null if it has not answered or found nothing. */
  readonly answer: Answer | null
}

/**
 * One list of search results: first the loaded tasks that match, at once and in their order; then whatever else the server
 * finds, as it arrives. Each task appears once.
 */
export const mergeFound = <Task extends Searched, Answer extends { readonly task: Task }>(
  loaded: ReadonlyArray<Task>,
  answers: ReadonlyArray<Answer>,
  words: ReadonlyArray<string>,
): ReadonlyArray<Hit<Task, Answer>> => {
  const byId = new Map(answers.map((answer) => [answer.task.id, answer]))
  const own = loaded.filter((task) => isMatch(task, words))
  const ids = new Set(own.map(({ id }) => id))
  return [
    ...own.map((task) => ({ task, answer: byId.get(task.id) ?? null })),
    ...[...byId.values()].filter(({ task }) => !ids.has(task.id)).map((answer) => ({ task: answer.task, answer })),
  ]
}

/** Of the results for the previous words: those that also match the new ones. The rest may come with the next response. */
export const stillFitting = <Answer extends { readonly task: Searched; readonly line: string }>(
  answers: ReadonlyArray<Answer>,
  words: ReadonlyArray<string>,
): ReadonlyArray<Answer> => answers.filter(({ task: { title }, line }) => isMatch({ title, excerpt: line }, words))
