import type { Point } from "#domain/analysis/analysis.ts"

/** What is to be done is an item of a list, without a full stop; pages show it as one. */
export const taskText = ({ text, owner, due }: Pick<Point, "text" | "owner" | "due">): string => {
  const act = text.replace(/[.。]$/u, "")
  return `${owner === null ? "" : `${owner}: `}${act}${due === null ? "" : ` (${due})`}`
}
