import { Schema } from "effect"
import { Day } from "../kernel/day.ts"
import { maxCharacters, StorableText } from "../kernel/text-rules.ts"

/** What is searched for. */
export interface SearchQuery {
  /** Every one must occur; the last may be incomplete. */
  readonly words: string
  /** Words that must stand side by side. */
  readonly phrases: ReadonlyArray<string>
  /** Parts of names. Each must be a speaker's, and only what these people say is searched. */
  readonly speakers: ReadonlyArray<string>
  /** Names of tags, all of which a task must have. */
  readonly tags: ReadonlyArray<string>
  /** Only tasks created on this day or later, in UTC. */
  readonly after: string | null
  /** Only tasks created before this day. */
  readonly before: string | null
}

interface ParsedQuery extends SearchQuery {
  readonly hasWrongDate: boolean
}

const quoted = String.raw`["“”„]([^"“”„]*)["“”]`
/** An operator stands between spaces. At the end of a query it may still lack its value: someone is typing. */
const operator = new RegExp(
  String.raw`(?<=^|\s)(?:(speaker|tag|before|after)[:：](?:${quoted}|([^\s"“”„]+)|$)|${quoted})(?=\s|$)`,
  "giu",
)

/** Any text is a query: what is not an operator is words. Of several days, the narrowest count. */
export const parseQuery = (text: string): ParsedQuery => {
  const found = Array.from(text.matchAll(operator), ([, name = "phrase", value, bare, phrase]) => ({
    name: name.toLowerCase(),
    value: (value ?? bare ?? phrase ?? "").trim(),
  })).filter(({ value }) => value !== "")
  const valuesOf = (name: string) => found.flatMap((one) => one.name === name ? [one.value] : [])
  const [after, before] = [valuesOf("after"), valuesOf("before")]
  return {
    words: text.replaceAll(operator, " "),
    phrases: valuesOf("phrase"),
    speakers: valuesOf("speaker"),
    tags: valuesOf("tag"),
    after: after.filter(isDay).toSorted().at(-1) ?? null,
    before: before.filter(isDay).toSorted()[0] ?? null,
    hasWrongDate: [...after, ...before].some((value) => !isDay(value)),
  }
}

const isDay = Schema.is(Day)

/** A query as it is typed. */
export const QueryText = StorableText.check(
  Schema.isMinLength(1),
  maxCharacters(200),
  Schema.makeFilter((text: string) => !parseQuery(text).hasWrongDate, {
    rule: "search-date",
    toJsonSchema: () => ({}),
  }),
)
