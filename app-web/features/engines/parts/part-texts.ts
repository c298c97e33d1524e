import { joinSentences } from "#web/lib/full-stop.ts"
import type { Translate } from "#web/lib/text.ts"
import type { Purpose } from "../use-engines.ts"

/** What a section of engines says about its purpose, and about the engine that is always there. */
export interface PartTexts {
  readonly title: string
  readonly text: string | null
  readonly builtIn: { readonly title: string; readonly text: string }
}

export const partTexts = (
  purpose: Purpose,
  t: Translate<"engines/parts">,
  reader: Parameters<typeof joinSentences>[1],
): PartTexts => {
  switch (purpose) {
    case "speech":
      return {
        title: t("part.speech"),
        text: null,
        builtIn: { title: t("part.builtIn"), text: t("part.builtInText") },
      }
    case "language":
      return {
        title: t("part.language"),
        text: joinSentences([t("part.languageText"), t("part.hourUnknown")], reader),
        builtIn: { title: t("part.writer"), text: t("part.writerText") },
      }
    case "search":
      return {
        title: t("part.search"),
        text: t("part.searchText"),
        builtIn: { title: t("part.words"), text: t("part.wordsText") },
      }
    case "speakers":
      return {
        title: t("part.speakers"),
        text: t("part.speakersText"),
        builtIn: { title: t("part.voices"), text: t("part.voicesText") },
      }
  }
}
