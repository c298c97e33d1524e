import type { DialogueTurn } from "./dialogue-turn.ts"

/** What stands before a question and before its answer. */
const pairs: ReadonlyArray<readonly [string, string]> = [
  ["Q", "A"],
  ["Question", "Answer"],
  ["Frage", "Antwort"],
  ["F", "A"],
  ["Question", "Réponse"],
  ["Q", "R"],
  ["Pregunta", "Respuesta"],
  ["P", "R"],
  ["Pergunta", "Resposta"],
  ["问", "答"],
  ["問", "答"],
  ["質問", "回答"],
  ["질문", "답변"],
]

/** Most texts have none of these, so there is nothing more to check. */
const anyHead = new RegExp(String.raw`^\**(?:${[...new Set(pairs.flat())].join("|")})(?: ?\d{1,3})?\**\s?[:：.]`, "u")

/** "Q: … A: …", each on a line of its own, or the answer on the line of its question; null unless they mostly alternate. */
export const questionTurns = (lines: ReadonlyArray<string>): ReadonlyArray<DialogueTurn> | null => {
  if (lines.filter((line) => anyHead.test(line)).length < 2) return null
  for (const [question, answer] of pairs) {
    const turns = turnsBy(lines, question, answer)
    if (turns !== null) return turns
  }
  return null
}

const turnsBy = (
  lines: ReadonlyArray<string>,
  question: string,
  answer: string,
): ReadonlyArray<DialogueTurn> | null => {
  const head = new RegExp(
    String.raw`^\**(?<who>${question}|${answer})(?: ?\d{1,3})?\**\s?[:：.]\**(?:\s+|(?<=：))(?<text>\S.*)$`,
    "u",
  )
  const behind = new RegExp(String.raw`(?<=[?？.。!])\s+(?=${answer}(?: ?\d{1,3})?[:：]\s)`, "u")
  const turns: Array<DialogueTurn> = []
  for (const line of lines.flatMap((one) => one.split(behind)).filter((one) => one !== "")) {
    const { who, text } = head.exec(line)?.groups ?? {}
    const last = turns.at(-1)
    if (who !== undefined && text !== undefined) turns.push({ name: who, begin: null, text })
    else if (last === undefined) turns.push({ name: null, begin: null, text: line })
    else turns[turns.length - 1] = { ...last, text: `${last.text}\n${line}` }
  }
  const named = turns.filter(({ name }) => name !== null)
  const changes = named.filter(({ name }, nth) => nth > 0 && name !== named[nth - 1]?.name).length
  const isDialogue = named.length >= 4 && changes >= (named.length - 1) * 0.8
  return isDialogue ? turns : null
}
