import { dialogueWords } from "./data/dialogue.ts"
import type { Language } from "./language.ts"
import { moveOf, wordsOf } from "./moves.ts"
import { isOpen, type Scene } from "./scene.ts"
import type { Utterance } from "./utterances.ts"

/** What was said, read as a dialogue from its beginning; null if the words of the language are not known. */
export const sceneOf = (said: ReadonlyArray<Utterance>, language: Language): Scene | null => {
  const known = dialogueWords[language.code]
  return known === undefined
    ? null
    : {
      said,
      moves: said.map(({ quote, isQuestion }) => moveOf(quote, isQuestion, known)),
      names: namesIn(said),
      talkers: talkersIn(said),
      known,
      language,
      from: 0,
    }
}

const namesIn = (said: ReadonlyArray<Utterance>): ReadonlySet<string> =>
  new Set([...new Set(said.map(({ speaker }) => speaker ?? ""))].flatMap(wordsOf))

const shareOf = 1.3

const talkersIn = (said: ReadonlyArray<Utterance>): ReadonlySet<string | null> => {
  const counts = Map.groupBy(said, ({ speaker }) => speaker)
  const most = (said.length / counts.size) * shareOf
  return new Set(said.length < longEnough ? [] : [...counts].filter(([, own]) => own.length > most).map(([who]) => who))
}

/** In fewer sentences, nobody can be said to talk most. */
export const longEnough = 13

const fewest = 8
/** Shares of lines; talks and written texts have far less of the one or the other. */
const least = { replies: 0.18, questions: 0.12 }

/** Whether several people speak, though nobody has told them apart. */
export const isDialogue = (said: ReadonlyArray<Utterance>, language: Language): boolean => {
  const scene = sceneOf(said, language)
  if (scene === null || said.length < fewest) return false
  const starts = said.filter(({ index, position }) => said[index - 1]?.position !== position)
  const replies = starts.filter(({ index }) => {
    const move = scene.moves[index]
    return move !== undefined && (move.takesUp || move.agrees || move.refuses)
  })
  const questions = said.filter((one) => isOpen(one, scene))
  return replies.length >= starts.length * least.replies && questions.length >= said.length * least.questions
}
