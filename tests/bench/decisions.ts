import { writeDraft } from "#adapters/embedded-analyst/write-draft.ts"
import { aTranscript } from "#tests/support/a-transcript.ts"
import { type MarkedConversation, markedConversations } from "#tests/support/deciding/marked-conversations.ts"
import type { Bench } from "./bench.ts"

interface Judged {
  readonly decisions: number
  readonly found: number
  readonly listed: number
  readonly right: number
}

/** How many of the decisions of marked conversations are found, and how many of those listed are right. */
export const decisionsBench: Bench = async () => {
  const heldBack = await judged("held-back")
  const known = await Promise.all(
    ["en", "de", "es", "fr", "pt"].map(async (part) => [part, await judged(part)] as const),
  )
  return {
    figures: Object.fromEntries([["held back", heldBack] as const, ...known].map(([part, one]) => [part, shown(one)])),
    targets: {
      "four fifths of the decisions listed are right, held back": heldBack.right >= 0.8 * heldBack.listed,
      "two fifths of the decisions are found, held back": heldBack.found >= 0.4 * heldBack.decisions,
    },
  }
}

const shown = ({ decisions, found, listed, right }: Judged): string =>
  `${found} of ${decisions} found, ${right} of ${listed} listed are right`

const judged = async (part: string): Promise<Judged> => {
  const all = await Promise.all((await markedConversations(part)).map(judge))
  const sum = (key: keyof Judged): number => all.reduce((total, one) => total + one[key], 0)
  return { decisions: sum("decisions"), found: sum("found"), listed: sum("listed"), right: sum("right") }
}

/** A point is right if the line it is from may be cited for a decision. */
const judge = async ({ language, lines, decisions }: MarkedConversation): Promise<Judged> => {
  const transcript = aTranscript(lines)
  const request = { title: "T", transcript, language, style: null, scenario: null, section: null }
  const { sections } = await writeDraft(request, () => undefined)
  const points = sections.filter(({ kind }) => kind === "decisions").flatMap(({ points }) => points)
  const cited = points.map(({ segments: [own] }) => transcript.segments.findIndex(({ id }) => id === own) + 1)
  return {
    decisions: decisions.length,
    found: decisions.filter((fair) => cited.some((line) => fair.has(line))).length,
    listed: cited.length,
    right: cited.filter((line) => decisions.some((fair) => fair.has(line))).length,
  }
}
