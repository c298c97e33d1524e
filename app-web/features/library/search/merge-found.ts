import { isMatch } from "./matching.ts"

interface Searched {
  readonly id: string
  readonly title: string
  readonly excerpt: string | null
}

export interface Hit<Task, Answer> {
  readonly task: Task
  /** What the server says about where it was found; null while it has not answered, or knows no better. */
  readonly answer: Answer | null
}

/**
 * One list of what the reader looks for: first what is loaded and matches, at once and in its order; then what the server
 * found besides, as it comes. Each task once.
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

/** Of what was found for the words before: what has the new ones too. The rest may come with the next answer. */
export const stillFitting = <Answer extends { readonly task: Searched; readonly line: string }>(
  answers: ReadonlyArray<Answer>,
  words: ReadonlyArray<string>,
): ReadonlyArray<Answer> => answers.filter(({ task: { title }, line }) => isMatch({ title, excerpt: line }, words))
