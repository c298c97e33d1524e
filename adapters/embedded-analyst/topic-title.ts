import { topPhrases } from "./phrases.ts"
import type { Topic } from "./topics.ts"

/** The speaker's own name for it, else its main phrases; no two topics share a title. */
export const titleOf = (
  { title, utterances }: Topic,
  counts: ReadonlyMap<string, number>,
  taken: Set<string>,
  comma: string,
): string => {
  const phrases = topPhrases(utterances, 4, counts).map(({ text }) => text)
  const options = [title, phrases.slice(0, 2).join(comma), phrases.slice(1, 3).join(comma), utterances[0]?.text ?? "–"]
  const capital = options.filter((option) => option !== "").map((text) => text.charAt(0).toUpperCase() + text.slice(1))
  const chosen = capital.find((option) => !taken.has(option.toLowerCase())) ?? capital[0] ?? "–"
  taken.add(chosen.toLowerCase())
  return chosen
}
