import type { Span, Word } from "#domain/recognition/speech.ts"
import { endsSentence } from "#domain/recognition/whole-sentences.ts"

/** Milliseconds: what is longer than this between two words is not part of a sentence. */
const pause = 500

/** Divides words at the marks that end a sentence, and at pauses: a sentence vouches for its whole time. */
export const sentencesOf = (words: ReadonlyArray<Word>): ReadonlyArray<Span & { readonly text: string }> => {
  const sentences: Array<Span & { readonly text: string }> = []
  let isOpen = false
  for (const word of words) {
    const { begin, end, text } = word
    const last = sentences.at(-1)
    if (isOpen && last !== undefined && begin - last.end < pause) {
      sentences[sentences.length - 1] = {
        begin: last.begin,
        end: Math.max(last.end, end),
        text: `${last.text} ${text}`,
      }
    } else sentences.push({ begin, end, text })
    isOpen = !endsSentence(word)
  }
  return sentences
}

/** Whether words carry marks. At times Moonshine writes none, and no capitals: then the words are bare, for others to punctuate. */
export const isMarked = (words: ReadonlyArray<Word>): boolean =>
  words.some(({ text }) => /[.,;:?!…]["”'’)]*$/.test(text))
