import { Effect, Result, Stream } from "effect"
import { isSpoken } from "../../task/source.ts"
import type { Task } from "../../task/task.ts"
import type { AnsweredBy, AnswerRequest, AskedText, Conclusion, DraftSentence } from "../answer.ts"
import { chosenAnswerer } from "../answerer.port.ts"
import { checkerOf, confidenceOf, maxSentences } from "../checked-answer.ts"
import type { FileAnswer } from "../library-answer.ts"
import { isSpeaker } from "../library-filter.ts"
import type { LibraryTurn } from "../library-turn.ts"
import { requireContent } from "../question.ts"
import { askedText } from "../shared/asked-text.ts"
import { answered } from "./answered.ts"
import type { BegunLibraryQuestion } from "./begin-library-question.ts"

const maxTurns = 6

/** What a file answers to the question; null if it has no content to ask about, or none by this speaker. */
export const answerFile = Effect.fnUntraced(function*(begun: BegunLibraryQuestion, task: Task) {
  const { question, filter, turns } = begun
  const answerer = yield* chosenAnswerer
  const { text, language } = yield* askedText(task)
  if (Result.isFailure(requireContent(task, text.lines))) return null
  const within = linesOf(text, filter.speaker)
  if (within?.size === 0) return null
  const history = turns.slice(-maxTurns).map((turn) => ({ question: turn.question, cited: citedIn(turn, task) }))
  const similar = begun.similar.get(task.id) ?? []
  const request: AnswerRequest = { question, history, text, within, similar, language }
  const drafted = yield* Stream.runCollect(answered(answerer, request))
  const conclusion = drafted.find((part): part is Conclusion & AnsweredBy => part._tag === "Conclusion")
  if (conclusion === undefined) return yield* Effect.die("an answer that was not refused has a conclusion")
  const check = checkerOf(request, isSpoken(task.source))
  const sentences = drafted.filter((part): part is DraftSentence => part._tag === "Sentence").slice(0, maxSentences)
    .flatMap((draft) => check.sentence(draft) ?? [])
  const verdict = check.verdict(conclusion.verdict, sentences)
  const checked: FileAnswer = {
    taskId: task.id,
    title: task.title,
    verdict,
    confidence: confidenceOf(conclusion),
    closest: check.closest(verdict, conclusion.closest),
    sentences,
  }
  const { engine, failure } = conclusion
  return { file: checked, by: { engine, failure } }
})

/** The lines of the speakers who are meant; null for all. */
const linesOf = ({ lines, speakers }: AskedText, wanted: string | undefined): AnswerRequest["within"] => {
  if (wanted === undefined) return null
  const meant = new Set(speakers.filter(({ name }) => isSpeaker(name, wanted)).map(({ id }) => id))
  return new Set(lines.filter(({ speakerId }) => speakerId !== null && meant.has(speakerId)).map(({ id }) => id))
}

const citedIn = ({ files }: LibraryTurn, { id }: Task) =>
  files.filter(({ taskId }) => taskId === id).flatMap(({ sentences }) =>
    sentences.filter(({ supported }) => supported).flatMap(({ segments }) => segments)
  )
