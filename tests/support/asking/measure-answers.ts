import { chooseLanguage } from "#adapters/engines/language/embedded-analyst/reading/choose-language.ts"
import { indexOf, type PassageIndex } from "#adapters/engines/language/embedded-answerer/passage-index.ts"
import { writeAnswer, type Written } from "#adapters/engines/language/embedded-answerer/write-answer.ts"
import { type AskedQuestion, type Conversation, foreignConversations } from "./asked-questions.ts"

/** A count of successes, and the total. */
export interface Share {
  readonly count: number
  readonly of: number
}

interface Measured {
  /** The best moment, or one of the best three, answers the question. */
  readonly hit1: Share
  readonly hit3: Share
  readonly answered: Share
  /** Of the answered: whether the best moment answers it. */
  readonly right: Share
  readonly refused: Share
  /** Answered confidently though the lines that answer it were removed; though nobody says it; about another conversation. */
  readonly twins: Share
  readonly unanswerable: Share
  readonly elsewhere: Share
}

const english = await chooseLanguage("", "en")

export const measureAnswers = (conversations: ReadonlyArray<Conversation>, language = english): Measured => {
  const indexes = conversations.map(({ lines }) => indexOf(lines, language))
  const asked = conversations.flatMap(({ lines, questions }, nth) =>
    questions.map((question, number) => ({
      question,
      lines,
      number,
      nth,
      index: indexes[nth] ?? indexOf([], language),
    }))
  )
  const answerable = asked.filter(({ question }) => question.gold.size > 0)
  const answers = answerable.map(({ question, index }) => ({ question, written: ask(index, question) }))
  const answered = answers.filter(({ written }) => written.verdict === "answered")
  const twins = answerable.map(({ question, lines }) =>
    ask(indexOf(lines.filter(({ id }) => !question.gold.has(id)), language), question)
  )
  const elsewhere = answerable.flatMap(({ question, nth, number }) => {
    const other = indexes[(nth + 1 + number % (indexes.length - 1)) % indexes.length]
    return other === undefined ? [] : [ask(other, question)]
  })
  const unanswerable = asked.filter(({ question }) => question.gold.size === 0)
    .map(({ question, index }) => ask(index, question))
  return {
    hit1: share(answers, ({ question, written }) => isHit(question, written, 1)),
    hit3: share(answers, ({ question, written }) => isHit(question, written, 3)),
    answered: share(answers, ({ written }) => written.verdict === "answered"),
    right: share(answered, ({ question, written }) => isHit(question, written, 1)),
    refused: share(answers, ({ written }) => written.verdict === "notSaid"),
    twins: share(twins, isAnswered),
    unanswerable: share(unanswerable, isAnswered),
    elsewhere: share(elsewhere, isAnswered),
  }
}

const ask = (index: PassageIndex, { question }: AskedQuestion): Written => writeAnswer(index, question, null, null)

/** The last line of a moment is the answer, one before it the question that was asked. */
const isHit = ({ gold }: AskedQuestion, { closest }: Written, moments: number): boolean =>
  closest.slice(0, moments).some((lines) => gold.has(lines.at(-1) ?? ""))

const isAnswered = ({ verdict }: Written): boolean => verdict === "answered"

const share = <A>(items: ReadonlyArray<A>, is: (item: A) => boolean): Share => ({
  count: items.filter(is).length,
  of: items.length,
})

/** The conversations in other languages, each by itself. */
export const measureForeign = async () =>
  Promise.all((await foreignConversations()).map(async (conversation) => {
    const language = await chooseLanguage(conversation.lines.map(({ text }) => text).join("\n"), "other")
    return { name: conversation.name, measured: measureAnswers([conversation], language) }
  }))
