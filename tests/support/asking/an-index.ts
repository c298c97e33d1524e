import { chooseLanguage } from "#adapters/engines/language/embedded-analyst/reading/choose-language.ts"
import { indexOf, type PassageIndex } from "#adapters/engines/language/embedded-answerer/passage-index.ts"
import { writeAnswer, type Written } from "#adapters/engines/language/embedded-answerer/write-answer.ts"

/** An index of "Name: what was said" lines, g1 and so on; lines without a name have no speaker. */
export const anIndex = async (lines: ReadonlyArray<string>): Promise<PassageIndex> => {
  const spoken = lines.map((line, nth) => {
    const [, speaker = null, text = line] = /^([^:：]{1,20})[:：] ?(.*)$/.exec(line) ?? []
    return { id: `g${nth + 1}`, speaker, text }
  })
  return indexOf(spoken, await chooseLanguage(lines.join("\n"), "en"))
}

export const ask = (index: PassageIndex, question: string, before: string | null = null): Written =>
  writeAnswer(index, question, before, null)
