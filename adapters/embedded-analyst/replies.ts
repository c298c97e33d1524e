import { nobody } from "./language.ts"
import { contentOf, includesAll, leading } from "./moves.ts"
import { isOther, moveAt, type Scene } from "./scene.ts"
import type { Utterance } from "./utterances.ts"

/** What others say in the next line. */
export const repliesTo = (utterance: Utterance, { said }: Scene): ReadonlyArray<Utterance> =>
  said.slice(utterance.index + 1, utterance.index + 4)
    .filter((one) => isOther(one, utterance) && one.position - utterance.position === 1)

/** "Yes.", "Me too.", or the same again. */
export const isAssent = (reply: Utterance, to: Utterance, scene: Scene): boolean => {
  const { known, language } = scene
  const move = moveAt(scene, reply.index)
  if (reply.isQuestion || move.refuses) return false
  if (move.agrees || move.takesUp) return true
  const words = contentOf(move.words, known)
  return includesAll(contentOf(moveAt(scene, to.index).words, known), words)
    && (words.length > 0 || language.agrees(reply.quote))
}

/** "Fine by me.": more than a "yes". */
export const isWelcome = (reply: Utterance, scene: Scene): boolean => {
  const { agrees, suits, refuses } = moveAt(scene, reply.index)
  return !reply.isQuestion && !refuses && (agrees || suits)
}

/** "I'll tell them." */
export const takesOn = ({ quote, speaker }: Utterance, { language }: Scene): boolean =>
  language.duties(quote, speaker, nobody).some(({ kind }) => kind === "promise")

export const isRefusal = (reply: Utterance, scene: Scene): boolean => {
  const { refuses, takesUp, agrees, spoken } = moveAt(scene, reply.index)
  return refuses || (!takesUp && !agrees && leading(spoken, scene.known.refuses) > 0)
}
