import type { Language } from "#texts/languages.ts"
import { sizeOf } from "#web/lib/format.ts"
import type { Translate } from "#web/lib/text.ts"
import type { BatchLimits } from "./batch-limits.ts"
import type { Obstacle } from "./chosen.ts"
import { limits } from "./limits.ts"

/** Why a file is not sent, shown next to the file. */
export const obstacleText = (
  obstacle: Obstacle,
  list: "media" | "document",
  { maxFiles, maxSeconds }: BatchLimits,
  t: Translate<"add-dialog">,
  reader: Language,
): string => {
  switch (obstacle) {
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
    case "tooLong":
      return t("add.problem.tooLong", { count: maxSeconds / 60 })
    case "tooMany":
      return t("add.problem.tooMany", { count: maxFiles })
  }
}
