import type { Translate } from "./texts.ts"

/** Honest words for what is left: whole minutes, rounded up; no number when it is not known or nearly over. */
export const timeLeft = (remaining: number | null, t: Translate): string => {
  if (remaining === null) return ""
  if (remaining < 10) return t("progress.soon")
  return remaining < 60 ? t("progress.seconds") : t("progress.left", { count: Math.ceil(remaining / 60) })
}
