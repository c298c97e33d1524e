import { DateTime, Effect } from "effect"
import type { TaskId } from "../../kernel/ids.ts"
import { limitRate } from "../../kernel/limit-rate.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { isSpoken } from "../../task/source.ts"
import type { AnswerRequest } from "../answer.ts"
import { ConversationStore } from "../conversation-store.port.ts"
import type { Message } from "../message.ts"
import { requireContent } from "../question.ts"
import { linesInScope, type Scope } from "../scope.ts"
import { askedText } from "../shared/asked-text.ts"
import { countQuestion } from "../shared/count-question.ts"
import { questionIds } from "../shared/question-id.ts"
import { requireAccount } from "../shared/require-account.ts"
import { similarInFile } from "./similar-passages.ts"

/** How many earlier turns an answerer gets to see. */
const maxTurns = 6

interface Asked extends Scope {
  readonly taskId: TaskId
  readonly question: string
  readonly idempotencyKey?: string
}

/** Authorises and counts a question, and collects what an answerer needs for it. */
export const beginQuestion = Effect.fnUntraced(function*(asked: Asked) {
  const conversations = yield* ConversationStore
  const task = yield* requireTask(asked.taskId)
  const user = yield* requireAccount
  const { text, linesRevision, language } = yield* askedText(task)
  yield* Effect.fromResult(requireContent(task, text.lines))
  const within = yield* Effect.fromResult(linesInScope(task, text.lines, asked))
  yield* limitRate("questions of an account", user.id)
  const { lines = null, lastMinutes = null } = asked
  const about = [task.id, lines, lastMinutes]
  const { questionId, answerId } = yield* questionIds({ ...asked, userId: user.id, about })
  const earlier = (yield* conversations.messages(user.id, task.id)).filter(({ id }) =>
    id !== questionId && id !== answerId
  )
  yield* countQuestion(user, answerId)
  const question = asked.question.trim()
  const similar = yield* similarInFile(task.id, question)
  const request: AnswerRequest = { question, history: turnsOf(earlier), text, within, similar, language }
  return {
    questionId,
    answerId,
    user,
    taskId: task.id,
    isTimed: isSpoken(task.source),
    linesRevision,
    request,
    askedAt: yield* DateTime.now,
  }
})
export type BegunQuestion = Effect.Success<ReturnType<typeof beginQuestion>>

const turnsOf = (messages: ReadonlyArray<Message>): AnswerRequest["history"] =>
  messages.flatMap(({ role, text }, at) => {
    const answer = messages[at + 1]
    if (role !== "question" || answer?.role !== "answer") return []
    return [{ question: text, cited: supportedLines(answer) }]
  }).slice(-maxTurns)

const supportedLines = ({ sentences }: Message) => [
  ...new Set(sentences.filter(({ supported }) => supported).flatMap(({ segments }) => segments)),
]
