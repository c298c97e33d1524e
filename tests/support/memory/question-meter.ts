import { QuestionMeter } from "#domain/asking/question-meter.port.ts"
import { DateTime, Effect, Layer } from "effect"
import { put, State, without } from "./state.ts"

const make = Effect.gen(function*() {
  const { read, write } = yield* State
  return QuestionMeter.of({
    count: (userId, period, since) =>
      read(({ questions }) =>
        Array.from(questions.values()).filter((one) =>
          one.userId === userId && one.period === period
          && (one.isSettled || DateTime.isGreaterThan(one.askedAt, since))
        ).length
      ),
    has: (id) => read(({ questions }) => questions.has(id)),
    open: (question) =>
      write(({ questions }) => ({ questions: put(questions, question.id, { ...question, isSettled: false }) })),
    settle: (id) =>
      write(({ questions }) => {
        const found = questions.get(id)
        return found === undefined ? {} : { questions: put(questions, id, { ...found, isSettled: true }) }
      }),
    release: (id) =>
      write(({ questions }) => questions.get(id)?.isSettled === false ? { questions: without(questions, [id]) } : {}),
  })
})

export const layer = Layer.effect(QuestionMeter, make)
