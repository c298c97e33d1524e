import type { QuizQuestion } from "#domain/review/quiz-question.ts"
import { ReviewStore, type StoredQuestion } from "#domain/review/review-store.port.ts"
import { DateTime, Effect, Layer } from "effect"
import { put, State, without } from "./state.ts"
import type { Tables } from "./tables.ts"

const make = Effect.gen(function*() {
  const { read, write } = yield* State
  return ReviewStore.of({
    open: (quiz) =>
      write(({ quizzes, tasks, users }) =>
        tasks.has(quiz.taskId) && users.has(quiz.userId) ? { quizzes: put(quizzes, quiz.id, quiz) } : {}
      ),
    add: (question) =>
      write(({ quizzes, quizQuestions }) =>
        quizzes.has(question.quizId) ? { quizQuestions: put(quizQuestions, question.id, question) } : {}
      ),
    question: (userId, id) => read((tables) => ownQuestion(tables, userId, id)),
    ofTask: (userId, taskId) =>
      read((tables) =>
        [...tables.quizQuestions.keys()].flatMap((id) => ownQuestion(tables, userId, id) ?? [])
          .filter(({ quiz }) => quiz.taskId === taskId)
      ),
    attempts: (id) => read(({ attempts }) => [...attempts.values()].filter(({ questionId }) => questionId === id)),
    attempt: (userId, id) =>
      read((tables) => {
        const found = tables.attempts.get(id)
        return found !== undefined && ownQuestion(tables, userId, found.questionId) !== null ? found : null
      }),
    saveAttempt: (attempt) =>
      write(({ attempts, quizQuestions }) =>
        quizQuestions.has(attempt.questionId) ? { attempts: put(attempts, attempt.id, attempt) } : {}
      ),
    saveCard: (userId, id, memory) =>
      write((tables) => {
        const found = ownQuestion(tables, userId, id)
        if (found === null) return {}
        const same = [...tables.cards.keys()].filter((other) => {
          const another = ownQuestion(tables, userId, other)
          return another?.quiz.taskId === found.quiz.taskId && wordsOf(another.question) === wordsOf(found.question)
        })
        return { cards: put(without(tables.cards, same), id, memory) }
      }),
    due: (userId, now, limit) =>
      read((tables) =>
        [...tables.cards]
          .filter(([, { due }]) => DateTime.Order(due, now) <= 0)
          .toSorted(([, a], [, b]) => DateTime.Order(a.due, b.due))
          .flatMap(([id]) => ownQuestion(tables, userId, id) ?? [])
          .slice(0, limit)
      ),
  })
})

export const layer = Layer.effect(ReviewStore, make)

const ownQuestion = ({ quizzes, quizQuestions }: Tables, userId: string, id: string): StoredQuestion | null => {
  const question = quizQuestions.get(id)
  const quiz = quizzes.get(question?.quizId ?? "")
  return question === undefined || quiz?.userId !== userId ? null : { quiz, question }
}

const wordsOf = ({ moments }: QuizQuestion): string => JSON.stringify(moments.map(({ quote }) => quote))
