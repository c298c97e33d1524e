import type { Style } from "#domain/task/summary-style.ts"

/** How much to write. */
export interface Plan {
  readonly overview: number
  readonly perTopic: number
  readonly listed: number
  readonly keywords: number
}

const lengths = {
  short: { overview: -1, perTopic: 1, listed: 10, keywords: 6 },
  medium: { overview: 0, perTopic: 3, listed: 30, keywords: 10 },
  long: { overview: 1, perTopic: 5, listed: 60, keywords: 15 },
} as const

/** Three to six points of overview, by the length of the conversation and the reader's preference. */
export const planFor = (sentences: number, style: Style | null): Plan => {
  const plan = lengths[style?.lengthPreference ?? "medium"]
  const base = sentences < 15 ? 3 : sentences < 80 ? 4 : 5
  return { ...plan, overview: Math.min(6, Math.max(3, base + plan.overview)) }
}
