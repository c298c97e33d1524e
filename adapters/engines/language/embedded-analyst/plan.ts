import type { Style } from "#domain/account/summary-style.ts"

/** How much to write. */
export interface Plan {
  readonly overview: number
  readonly perTopic: number
  readonly listed: number
  readonly keywords: number
  readonly questions: number
  /** Definitions, examples, quotes. */
  readonly perKind: number
}

const lengths = {
  short: { overview: -1, perTopic: 1, listed: 10, keywords: 6, questions: 3, perKind: 3 },
  medium: { overview: 0, perTopic: 3, listed: 30, keywords: 10, questions: 5, perKind: 5 },
  long: { overview: 1, perTopic: 5, listed: 60, keywords: 15, questions: 10, perKind: 10 },
} as const

/** Three to seven key points, by the length of the conversation and the reader's preference. */
export const planFor = (sentences: number, style: Style | null): Plan => {
  const plan = lengths[style?.lengthPreference ?? "medium"]
  const base = sentences < 15 ? 3 : sentences < 40 ? 4 : sentences < 80 ? 5 : 6
  return { ...plan, overview: Math.min(7, Math.max(3, base + plan.overview)) }
}
