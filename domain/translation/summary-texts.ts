import { escapeMarkdown } from "../analysis/summary-markdown.ts"
import { edited } from "../text/edited.ts"
import { phrasesIn } from "../text/phrases.ts"

/** The words of a summary, part by part. */
export const summaryTexts = (markdown: string): ReadonlyArray<string> => phrasesIn(markdown).map(({ text }) => text)

/** The summary with its words translated; headings, bullets, ticks and citations stay as they are. */
export const translatedSummary = (markdown: string, translate: (text: string) => string | null): string =>
  edited(
    markdown,
    phrasesIn(markdown).flatMap(({ begin, end, text }) => {
      const translated = translate(text)
      return translated === null ? [] : [{ begin, end, text: escapeMarkdown(translated) }]
    }),
  )
