import { randomFrom } from "#domain/review/seeded-random.ts"
import type { PassageIndex } from "../passage-index.ts"
import { distractorsFor, type Nearby } from "./distractors.ts"
import { type Fact, factsIn } from "./facts.ts"
import { repliesIn } from "./replies.ts"
import { numbersIn } from "./spoken-number.ts"
import {
  clozeOf,
  multipleChoice,
  ownWords,
  singleChoice,
  trueOrFalse,
  type Usable,
  type WrittenQuestion,
} from "./write-question.ts"

const vicinity = 8

export interface QuizWanted {
  readonly kinds: ReadonlyArray<WrittenQuestion["kind"]>
  readonly count: number
  readonly seed: number
}

/** Questions of the kinds in turn, as many as there are good ones. No fact is asked about twice. */
export const makeQuiz = (index: PassageIndex, { kinds, count, seed }: QuizWanted): ReadonlyArray<WrittenQuestion> => {
  const random = randomFrom(seed)
  const facts = [...usableFacts(index, randomFrom(seed + 1))]
  const replies = [...random.shuffle(repliesIn(index))]
  const asked = new Set<number>()
  /** A line is asked about once: one question would answer the other. */
  const take = (isWanted: (fact: Usable) => boolean = () => true): Usable | null => {
    const at = facts.findIndex((fact) => !asked.has(fact.fact.line) && isWanted(fact))
    const [taken] = at < 0 ? [] : facts.splice(at, 1)
    if (taken !== undefined) asked.add(taken.fact.line)
    return taken ?? null
  }
  const others = kinds.filter((kind) => kind !== "multipleChoice").length
  let spare = others === 0 ? Infinity : Math.floor((facts.length - count * others / kinds.length) / 4)
  const fourAlike = (): ReadonlyArray<Usable> | null => {
    const free = facts.filter((one) => isBrief(one) && !asked.has(one.fact.line))
    const first = free.find(({ fact: { speaker } }) => free.filter(({ fact }) => fact.speaker === speaker).length >= 4)
    if (first === undefined || spare-- < 1) return null
    const alike = (one: Usable): boolean => isBrief(one) && one.fact.speaker === first.fact.speaker
    return [take(alike), take(alike), take(alike), take(alike)].filter((one) => one !== null)
  }
  const makers: Record<WrittenQuestion["kind"], () => WrittenQuestion | null> = {
    comprehensive: () => {
      const at = replies.findIndex(({ line, answerLine }) => !asked.has(line) && !asked.has(answerLine))
      const [reply] = at < 0 ? [] : replies.splice(at, 1)
      if (reply !== undefined) {
        asked.add(reply.answerLine)
        return ownWords(reply, index)
      }
      const fact = take()
      return fact === null ? null : clozeOf(fact, index)
    },
    singleChoice: () => {
      const fact = take(({ wrong }) => wrong.length === 3)
      return fact === null ? null : singleChoice(fact, index, random)
    },
    trueFalse: () => {
      const fact = take()
      return fact === null ? null : trueOrFalse(fact, index, random)
    },
    multipleChoice: () => {
      const four = fourAlike()
      return four === null || four.length < 4 ? null : multipleChoice(four, index, random)
    },
  }
  const made: Array<WrittenQuestion> = []
  let open = [...kinds]
  while (made.length < count && open.length > 0) {
    const dry = new Set<string>()
    for (const kind of open) {
      const question = made.length < count ? makers[kind]() : null
      if (question === null) dry.add(kind)
      else made.push(question)
    }
    open = open.filter((kind) => !dry.has(kind))
  }
  return made
}

const isBrief = ({ fact }: Usable): boolean => fact.text.length <= 140

/** Facts that wrong answers can be found for, the best first. */
const usableFacts = (index: PassageIndex, random: ReturnType<typeof randomFrom>): ReadonlyArray<Usable> => {
  const facts = factsIn(index)
  const numbers = index.lines.map(({ text }) => numbersIn(text))
  const nearby = (fact: Fact): Nearby => {
    const from = Math.max(0, fact.line - vicinity)
    const to = fact.line + vicinity + 1
    return {
      text: index.lines.slice(from, to).map(({ text }) => text).join("\n"),
      numbers: new Set(numbers.slice(from, to).flat()),
    }
  }
  return random.shuffle(facts)
    .map((fact) => ({ fact, wrong: distractorsFor(fact.answer, nearby(fact), random) }))
    .filter(({ wrong }) => wrong.length > 0)
    .toSorted((a, b) => b.fact.worth - a.fact.worth)
}
