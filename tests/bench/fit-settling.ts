import { ruledIn } from "#adapters/embedded-analyst/decisions.ts"
import { sceneOf } from "#adapters/embedded-analyst/dialogue.ts"
import { english } from "#adapters/embedded-analyst/english.ts"
import { contentOf } from "#adapters/embedded-analyst/moves.ts"
import { otherLanguage } from "#adapters/embedded-analyst/other-language.ts"
import { rulingsOf } from "#adapters/embedded-analyst/settled-points.ts"
import { openFor } from "#adapters/embedded-analyst/settlements.ts"
import { signsOf } from "#adapters/embedded-analyst/signs.ts"
import { utterancesOf } from "#adapters/embedded-analyst/utterances.ts"
import { aTranscript } from "#tests/support/a-transcript.ts"
import { type MarkedConversation, markedConversations } from "#tests/support/deciding/marked-conversations.ts"
import { writeFile } from "node:fs/promises"
import { type Fitted, fitted } from "./logistic.ts"

/** A sentence that may settle something. */
interface Seen {
  readonly signs: Readonly<Record<string, boolean>>
  /** The decisions for which it may be cited. */
  readonly settles: ReadonlyArray<number>
}

const languages = ["en", "de", "es", "fr", "pt"]
const assignments = 5
const options = { rounds: 1500, rate: 2, decay: 0.0006 }
const target = new URL("../../adapters/embedded-analyst/data/settling-weights.ts", import.meta.url)

/** Writes `settling-weights.ts`, by `node tests/bench/fit-settling.ts`, from the conversations that are not held back. */
const fit = async (): Promise<void> => {
  const conversations = (await Promise.all(languages.map(markedConversations))).flat().map(seenIn)
  const names = Object.keys(conversations[0]?.[0]?.signs ?? {})
  const features = ({ signs }: Seen): ReadonlyArray<number> => names.map((name) => (signs[name] === true ? 1 : 0))
  let model: Fitted = { bias: 0, weights: names.map((name) => (hints.has(name) ? 1 : 0)) }
  for (let round = 0; round < assignments; round++) {
    const clarity = (one: Seen): number =>
      features(one).reduce((sum, value, nth) => sum + value * (model.weights[nth] ?? 0), 0)
    const samples = conversations.flatMap((seen) =>
      labelled(seen, clarity).map(([one, isRight]) => ({ features: features(one), isRight, weight: 1 }))
    )
    model = fitted(samples, options)
  }
  await writeFile(target, written(names, model))
}

/** Signs to begin with. */
const hints = new Set(["isRuled", "concludes", "isAgreed", "takesUp"])

const seenIn = ({ language: code, lines, decisions }: MarkedConversation): ReadonlyArray<Seen> => {
  const language = code === "en" ? english() : otherLanguage(code)
  const said = utterancesOf(aTranscript(lines), language)
  const scene = sceneOf(said, language)
  const rulings = rulingsOf(ruledIn(said, language, false), language)
  return said.flatMap((utterance) => {
    if (scene === null || contentOf(scene.moves[utterance.index]?.words ?? [], scene.known).length === 0) return []
    const from = Math.max(0, utterance.index - openFor)
    return [{
      signs: signsOf(utterance, { ...scene, from }, rulings.get(utterance) ?? "none"),
      settles: [...decisions.keys()].filter((nth) => decisions[nth]?.has(utterance.position + 1)),
    }]
  })
}

/** Of the sentences that may be cited for a decision, the clearest settles it; the others are left out. */
const labelled = (
  seen: ReadonlyArray<Seen>,
  clarity: (one: Seen) => number,
): ReadonlyArray<readonly [Seen, boolean]> => {
  const decisions = new Set(seen.flatMap(({ settles }) => settles))
  const clearest = new Set(
    [...decisions].flatMap((nth) =>
      seen.filter(({ settles }) => settles.includes(nth)).toSorted((a, b) => clarity(b) - clarity(a)).slice(0, 1)
    ),
  )
  return seen.filter((one) => one.settles.length === 0 || clearest.has(one)).map((one) => [one, clearest.has(one)])
}

const written = (names: ReadonlyArray<string>, { bias, weights }: Fitted): string =>
  [
    "/** How much each sign speaks for a decision, or against it: by `node tests/bench/fit-settling.ts`. */",
    "export const weights: Readonly<Record<string, number>> = {",
    ...names.map((name, nth) => `  ${name}: ${Number((weights[nth] ?? 0).toFixed(2))},`),
    `}\n\nexport const start = ${bias.toFixed(2)}\n`,
  ].join("\n")

await fit()
