import type { LibraryTurn as StoredTurn } from "#domain/asking/library-turn.ts"
import type { LibraryEvent } from "../ask-question.ts"

type Stored = typeof StoredTurn["Encoded"]
export type AnsweringFile = Stored["files"][number]
export type LibraryFilter = Pick<Stored, "folder_id" | "from" | "to" | "speaker" | "source">

/** A question about all files with its answer, as far as it has been written. */
export interface LibraryTurn {
  readonly id: string
  readonly question: string
  readonly files: ReadonlyArray<AnsweringFile>
  /** Where nothing was found; null if that is not stored. */
  readonly nothingIn: ReadonlyArray<{ readonly task_id: string; readonly title: string }>
  /** How many files contain words of the question, and how many of them were read. */
  readonly found: number
  readonly read: number
  readonly state: "writing" | "answered" | "stopped" | "failed"
  readonly error: unknown
}

export const askedOf = (id: string, question: string): LibraryTurn => ({
  id,
  question,
  files: [],
  nothingIn: [],
  found: 0,
  read: 0,
  state: "writing",
  error: null,
})

export const storedTurns = (turns: ReadonlyArray<Stored>): ReadonlyArray<LibraryTurn> =>
  turns.map(({ id, question, files, is_stopped: isStopped }) => ({
    ...askedOf(id, question),
    files,
    state: isStopped ? "stopped" : "answered",
  }))

const unknown = { number: null, segments: [], begin: null, end: null, speaker: null, quote: null, supported: true }

/** The turn once another part of its answer has arrived. `first` is the number of the file's first sentence. */
export const withLibraryEvent = (turn: LibraryTurn, event: LibraryEvent): LibraryTurn => {
  if (event.kind === "done") {
    const { nothing_in: nothingIn, found, read } = event
    return { ...turn, nothingIn, found, read, state: "answered" }
  }
  const at = turn.files.findIndex(({ task_id: id }) => id === event.task_id)
  const before = turn.files[at] ?? emptyFile(event.task_id)
  const place = at === -1 ? turn.files.length : at
  return { ...turn, files: turn.files.toSpliced(place, 1, changed(turn, before, event)) }
}

const emptyFile = (id: string): AnsweringFile => ({
  task_id: id,
  title: "",
  verdict: "answered",
  confidence: null,
  closest: [],
  sentences: [],
})

const changed = (
  { files }: LibraryTurn,
  file: AnsweringFile,
  event: Exclude<LibraryEvent, { readonly kind: "done" }>,
): AnsweringFile => {
  if (event.kind === "file") {
    const { kind: _, ...ending } = event
    return { ...file, ...ending }
  }
  const others = files.filter(({ task_id: id }) => id !== file.task_id)
  const first = others.reduce((sum, { sentences }) => sum + sentences.length, 0)
  const { kind: _, sentence, task_id: __, ...content } = event
  const before = file.sentences[sentence - first] ?? { ...unknown, text: "" }
  return { ...file, sentences: file.sentences.toSpliced(sentence - first, 1, { ...before, ...content }) }
}
