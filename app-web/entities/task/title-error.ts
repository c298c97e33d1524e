import type { Translate } from "#web/lib/text.ts"

/** The longest title the server accepts. */
const maxLength = 200

/** What is wrong with a title; null when nothing is. */
export const titleError = (title: string, t: Translate): string | null => {
  if (title.trim() === "") return t("task.titleEmpty")
  return title.length > maxLength ? t("task.titleLong") : null
}
