import { joinTexts } from "#domain/text/join-texts.ts"
import type { Run } from "#domain/text/runs.ts"
import type { DutyItem } from "./summary-parts.ts"

/** An action item, split into the columns of a table. */
export interface Duty {
  readonly isDone: boolean
  readonly what: ReadonlyArray<Run>
  readonly owner: string
  readonly due: string
  readonly time: string
}

export interface DutyWords {
  readonly owner: string
  readonly due: string
}

const details = ["owner", "due", "time"] as const

/** The columns that say something: a text without times has none for them. */
export const detailsIn = (duties: ReadonlyArray<Duty>): ReadonlyArray<(typeof details)[number]> =>
  details.filter((detail) => duties.some((duty) => duty[detail] !== ""))

const dash = " — "

/** Splits "Call them — owner: Ann, due: Friday 01:03". Anything else stays whole in the first column. */
export const dutyOf = ({ isDone, runs }: DutyItem, words: DutyWords): Duty => {
  const time = runs.filter(({ cite }) => cite !== null).map(({ text }) => text).join(", ")
  const said = runs.filter(({ cite }) => cite === null)
  const at = said.findLastIndex(({ text }) => text.includes(dash))
  const cut = said[at]?.text.lastIndexOf(dash) ?? -1
  const tail = [said[at]?.text.slice(cut + dash.length) ?? "", ...said.slice(at + 1).map(({ text }) => text)].join("")
  const { owner = "", due = "", rest = "" } = pattern(words).exec(tail.trim())?.groups ?? {}
  if (at < 0 || (owner === "" && due === "")) return { isDone, what: said, owner: "", due: "", time }
  const what = said.slice(0, at + 1).map((run, index) => index === at ? shortened(run, cut, rest) : run)
  return { isDone, what, owner, due, time }
}

const shortened = (run: Run, end: number, rest: string): Run => ({
  ...run,
  text: joinTexts(run.text.slice(0, end).trim(), rest),
})

const pattern = ({ owner, due }: DutyWords): RegExp =>
  new RegExp(
    `^(?:${owner}: (?<owner>.+?))?(?:(?:^|, )${due}: (?<due>.+?))?\\s*(?<rest>\\([^()]*\\))?$`,
    "su",
  )
