/** How summaries in the eight languages label who does something, and by when; a test holds them to those that are written. */
export const dutyWords = {
  owner: ["owner", "负责人", "担当", "담당", "responsable", "verantwortlich", "responsável"],
  due: ["due", "期限", "기한", "plazo", "échéance", "bis", "prazo"],
}

/** A label between the parts of an action item: " — owner: ", or " — due: " and ", due: ". Offsets in the text. */
export interface DutyLabel {
  readonly from: number
  readonly to: number
  /** What it says without its beginning, "due: ". */
  readonly words: string
}

/** The labels in the text of an action item, as it is stored: "Call them — owner: Ann, due: Friday". At most two. */
export const dutyLabels = (text: string): ReadonlyArray<DutyLabel> => {
  const first = lastOf(text, owners, dues)
  if (first === null) return []
  const rest = text.slice(first.to)
  const second = owners.test(first.words) ? new RegExp(`, (${dues.source})`, "u").exec(rest) : null
  if (second === null) return [first]
  const from = first.to + second.index
  return [first, { from, to: from + second[0].length, words: second[1] ?? "" }]
}

/** The text as readers see it: "Call them · Ann · Friday". */
export const shownDuties = (text: string): string =>
  dutyLabels(text).toReversed().reduce((words, { from, to }) => `${words.slice(0, from)} · ${words.slice(to)}`, text)

const labelled = (words: ReadonlyArray<string>): RegExp => new RegExp(`(?:${words.join("|")}): `, "u")
const owners = labelled(dutyWords.owner)
const dues = labelled(dutyWords.due)

/** The last one that follows a dash: what is to be done may have dashes itself. */
const lastOf = (text: string, ...kinds: ReadonlyArray<RegExp>): DutyLabel | null => {
  const any = new RegExp(` — (${kinds.map(({ source }) => source).join("|")})`, "gu")
  const found = [...text.matchAll(any)].at(-1)
  return found === undefined ? null : { from: found.index, to: found.index + found[0].length, words: found[1] ?? "" }
}
