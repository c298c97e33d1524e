import { Effect, Order, Ref, Stream } from "effect"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { AnsweredBy } from "../answer.ts"
import { chosenAnswerer } from "../answerer.port.ts"
import { type FileAnswer, type LibraryAnswerPart, verdictOfFiles } from "../library-answer.ts"
import { LibraryConversationStore } from "../library-conversation-store.port.ts"
import { QuestionMeter } from "../question-meter.port.ts"
import { answerFile } from "./answer-file.ts"
import type { BegunLibraryQuestion } from "./begin-library-question.ts"

/** How many files are read at once: a model is asked about each. */
const parallel = 3
/** How many files that may answer are shown, besides all that do. */
const mostUnsure = 3

/** What the reader has seen of an answer, and whether it continues. */
interface ShownFiles {
  readonly state: "open" | "done" | "failed"
  readonly files: ReadonlyArray<FileAnswer>
}

export const noFileShown: ShownFiles = { state: "open", files: [] }

/** The files that answer as they are read, then the best of those that may, and at the end the verdict, once stored. */
export const writtenLibraryAnswer = (begun: BegunLibraryQuestion, shown: Ref.Ref<ShownFiles>) =>
  Stream.unwrap(Effect.gen(function*() {
    const { name } = yield* chosenAnswerer
    const bys = yield* Ref.make<ReadonlyArray<AnsweredBy>>([])
    const read = yield* Ref.make<ReadonlyArray<FileAnswer>>([])

    const show = Effect.fnUntraced(function*(file: FileAnswer) {
      // Only what they may still read is shown, however long the answer took.
      if (!(yield* isVisible(begun, file))) return []
      const { files } = yield* Ref.get(shown)
      const numbered = numberedAfter(files, file)
      yield* Ref.set(shown, { state: "open", files: [...files, numbered] })
      return partsOf(numbered, files.reduce((sum, { sentences }) => sum + sentences.length, 0))
    })

    const showAnswered = Effect.fnUntraced(function*(found: AnsweredFile | null) {
      if (found === null) return []
      const { file, by } = found
      yield* Ref.update(bys, (all) => [...all, by])
      yield* Ref.update(read, (all) => [...all, file])
      return file.verdict === "answered" ? yield* show(file) : []
    })

    const showUnsure = Effect.gen(function*() {
      const unsure = (yield* Ref.get(read)).filter(({ verdict }) => verdict === "unsure").toSorted(surestFirst)
      return (yield* Effect.forEach(unsure.slice(0, mostUnsure), show)).flat()
    })

    const conclude = Effect.gen(function*() {
      const { files } = yield* Ref.get(shown)
      const all = yield* Ref.get(read)
      const seen = new Set(files.map(({ taskId }) => taskId))
      const by = allOf(yield* Ref.get(bys), name)
      yield* Effect.uninterruptible(
        Effect.andThen(storeLibraryTurn(begun, files, false, by), Ref.set<ShownFiles>(shown, { state: "done", files })),
      )
      const done: LibraryAnswerPart = {
        kind: "done",
        messageId: begun.id,
        ...by,
        verdict: verdictOfFiles(files),
        found: begun.found,
        read: all.length,
        nothingIn: all.filter(({ taskId }) => !seen.has(taskId)).map(({ taskId, title }) => ({ taskId, title })),
      }
      return [done]
    })

    return Stream.fromIterable(begun.files).pipe(
      Stream.mapEffect((task) => answerFile(begun, task), { concurrency: parallel }),
      Stream.mapEffect(showAnswered),
      Stream.concat(Stream.fromEffect(showUnsure)),
      Stream.concat(Stream.fromEffect(conclude)),
      Stream.flattenIterable,
      Stream.tapCause(() => Ref.update(shown, ({ files }): ShownFiles => ({ state: "failed", files }))),
    )
  }))

type AnsweredFile = NonNullable<Effect.Success<ReturnType<typeof answerFile>>>

/** Who answered from the files; the answerer if none was read. */
const allOf = (bys: ReadonlyArray<AnsweredBy>, name: string): AnsweredBy => ({
  engine: bys.length === 0 ? name : [...new Set(bys.map(({ engine }) => engine))].join(", "),
  failure: bys.find(({ failure }) => failure !== null)?.failure ?? null,
})

const surestFirst = Order.mapInput(Order.flip(Order.Number), ({ confidence }: FileAnswer) => confidence ?? 0)

const isVisible = Effect.fnUntraced(function*({ user }: BegunLibraryQuestion, { taskId }: FileAnswer) {
  const tasks = yield* TaskStore
  return (yield* tasks.visible([taskId], user.id)).length > 0
})

/** The places of an answer are counted over all its files. */
const numberedAfter = (before: ReadonlyArray<FileAnswer>, file: FileAnswer): FileAnswer => {
  const last = Math.max(0, ...before.flatMap(({ sentences }) => sentences.map((one) => one.number ?? 0)))
  return {
    ...file,
    sentences: file.sentences.map((one) => ({ ...one, number: one.number === null ? null : one.number + last })),
  }
}

const partsOf = ({ sentences, ...file }: FileAnswer, first: number): ReadonlyArray<LibraryAnswerPart> => [
  ...sentences.flatMap(({ text, ...cited }, nth): ReadonlyArray<LibraryAnswerPart> => {
    const at = { sentence: first + nth, taskId: file.taskId }
    return [{ kind: "delta", ...at, text }, { kind: "citation", ...at, ...cited }]
  }),
  { kind: "file", ...file },
]

/** Stores the turn and counts the question, all or nothing; one to which no file says anything does not count. */
const storeLibraryTurn = Effect.fnUntraced(
  function*(begun: BegunLibraryQuestion, files: ReadonlyArray<FileAnswer>, isStopped: boolean, by: AnsweredBy) {
    const { transaction } = yield* UnitOfWork
    const conversations = yield* LibraryConversationStore
    const meter = yield* QuestionMeter
    const { id, user, question, filter, askedAt } = begun
    yield* transaction(Effect.gen(function*() {
      yield* conversations.append(user.id, { id, question, ...filter, files, isStopped, ...by, createdAt: askedAt })
      yield* (verdictOfFiles(files) === "notSaid" ? meter.release : meter.settle)(id)
    }))
  },
)

/** A stopped answer is kept as far as it was shown. An answer of which nothing was shown does not count. */
export const stopLibraryQuestion = Effect.fnUntraced(
  function*(begun: BegunLibraryQuestion, files: ReadonlyArray<FileAnswer>) {
    const meter = yield* QuestionMeter
    const { name: engine } = yield* chosenAnswerer
    if (files.length === 0) return yield* meter.release(begun.id)
    return yield* storeLibraryTurn(begun, files, true, { engine, failure: null })
  },
)
