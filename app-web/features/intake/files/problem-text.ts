import { sizeOf } from "../../../lib/format.ts"
import type { Language } from "../../../lib/language.ts"
import type { Translate } from "../../../lib/text.ts"
import type { Problem } from "./judge.ts"
import { limits } from "./limits.ts"

/** Why a file cannot be taken, beside the file. */
export const problemText = (
  problem: Problem | "tooMany",
  list: "media" | "document",
  t: Translate,
  reader: Language,
) => {
  switch (problem) {
    case "type":
      return list === "media" ? t("add.problem.type") : t("add.problem.documentType")
    case "empty":
      return t("add.problem.empty")
    case "audioSize":
      return t("add.problem.size", { max: sizeOf(limits.audio, reader) })
    case "videoSize":
      return t("add.problem.size", { max: sizeOf(limits.video, reader) })
    case "documentSize":
      return t("add.problem.size", { max: sizeOf(limits.document, reader) })
    case "unreadable":
      return t("add.problem.unreadable")
    case "tooMany":
      return t("add.problem.tooMany", { count: limits.files })
  }
}
