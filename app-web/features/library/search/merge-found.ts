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
 * One list of search results, each task once: the loaded tasks that match, at once and in their order, and what else the
 * server found for other words; once it has answered, what it finds, the best match first, and then those only known here.
 */
export const mergeFound = <Task extends Searched, Answer extends { readonly task: Task }>(
  loaded: ReadonlyArray<Task>,
  answers: ReadonlyArray<Answer>,
  words: ReadonlyArray<string>,
  isAnswered: boolean,
): ReadonlyArray<Hit<Task, Answer>> => {
  const byId = new Map(answers.map((answer) => [answer.task.id, answer]))
  const own = loaded.filter((task) => isMatch(task, words))
  const loadedById = new Map(loaded.map((task) => [task.id, task]))
  const ownHits = own.map((task) => ({ task, answer: byId.get(task.id) ?? null }))
  // What is loaded follows every change; an answer is as old as the search.
  const answerHits = [...byId.values()].map((answer) => ({
    task: loadedById.get(answer.task.id) ?? answer.task,
    answer,
  }))
  const hits: Map<string, Hit<Task | Answer["task"], Answer>> = new Map()
  for (const hit of isAnswered ? [...answerHits, ...ownHits] : [...ownHits, ...answerHits]) {
    if (!hits.has(hit.task.id)) hits.set(hit.task.id, hit)
  }
  return [...hits.values()]
}

/** Of the results for the previous words: those that also match the new ones. The rest may come with the next response. */
export const stillFitting = <Answer extends { readonly task: Searched; readonly line: string }>(
  answers: ReadonlyArray<Answer>,
  words: ReadonlyArray<string>,
): ReadonlyArray<Answer> => answers.filter(({ task: { title }, line }) => isMatch({ title, excerpt: line }, words))
