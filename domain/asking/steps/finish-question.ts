import { DateTime, Effect } from "effect"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { chosenAnswerer } from "../answerer.port.ts"
import { ConversationStore } from "../conversation-store.port.ts"
import { answerMessage, type Message, questionMessage } from "../message.ts"
import { QuestionMeter } from "../question-meter.port.ts"
import type { BegunQuestion } from "./begin-question.ts"

type Answered =
  & Pick<Message, "sentences" | "engine">
  & Partial<Pick<Message, "verdict" | "confidence" | "closest" | "followUps" | "failure" | "isStopped">>

/**
 * Stores both messages and counts the question, all or nothing; one that was answered "not said" does not count. Refused if the caller may no longer see the task, or
 * it was deleted in the meantime.
 */
export const storeTurn = Effect.fnUntraced(function*(begun: BegunQuestion, answered: Answered) {
  const { transaction } = yield* UnitOfWork
  const conversations = yield* ConversationStore
  const meter = yield* QuestionMeter
  const answer = answerMessage({
    ...answered,
    id: begun.answerId,
    transcriptRevision: begun.linesRevision,
    createdAt: yield* DateTime.now,
  })
  const question = questionMessage({
    id: begun.questionId,
    text: begun.request.question,
    createdAt: begun.askedAt,
  })
  yield* transaction(Effect.gen(function*() {
    yield* requireTask(begun.taskId)
    yield* conversations.append(begun.user.id, begun.taskId, [question, answer])
    yield* (answer.verdict === "notSaid" ? meter.release : meter.settle)(begun.answerId)
  }))
  return answer
})

/** A stopped answer is kept as far as it was shown. An answer of which nothing was shown does not count. */
export const stopQuestion = Effect.fnUntraced(function*(begun: BegunQuestion, sentences: Message["sentences"]) {
  const meter = yield* QuestionMeter
  const { name: engine } = yield* chosenAnswerer
  const release = meter.release(begun.answerId)
  if (sentences.length === 0) return yield* release
  return yield* storeTurn(begun, { sentences, engine, isStopped: true }).pipe(Effect.catch(() => release))
})
