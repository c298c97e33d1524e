/** The values that a filter or an order may have in the address. Newest first is the default and has none. */
export const sorts = ["oldest", "title", "longest"] as const
export const kinds = ["audio", "video", "link", "meeting", "document", "text"] as const
export const states = ["running", "finished", "failed"] as const
const tabs = ["summary", "mindmap", "speakers", "timeline"] as const

/** What the address of the library holds; defaults are left out. */
export interface LibrarySearch {
  readonly folder?: string
  readonly q?: string
  readonly sort?: (typeof sorts)[number]
  readonly kind?: (typeof kinds)[number]
  readonly state?: (typeof states)[number]
  /** Ids of tags, with commas between: files that have all of them. */
  readonly tags?: string
}

/** What the address of a task holds: the tab (Original when left out), the second, the line, the search text, the open panel, and the language. */
export interface TaskSearch {
  readonly tab?: (typeof tabs)[number]
  readonly t?: number
  /** The id of the line that a link leads to. */
  readonly line?: string
  readonly find?: string
  /** Whether the questions about it are open. */
  readonly ask?: true
  /** The language it is read in; the original when left out. */
  readonly in?: string
}

/** What the address of the page that asks all files holds. */
export interface AskSearch {
  /** Begins with the questions that are due. */
  readonly review?: "due"
}

type Given = Record<string, unknown>

const textOf = (value: unknown): string | undefined => {
  const text = typeof value === "number" ? String(value) : value
  return typeof text === "string" && text !== "" ? text : undefined
}

const oneOf = <const Choice extends string>(choices: ReadonlyArray<Choice>, value: unknown): Choice | undefined =>
  choices.find((choice) => choice === value)

/** Drops undefined fields, so that they do not appear in the address. */
const given = <Fields extends object>(fields: Fields): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } =>
  JSON.parse(JSON.stringify(fields))

export const librarySearch = (search: Given): LibrarySearch =>
  given({
    folder: textOf(search["folder"]),
    q: textOf(search["q"]),
    sort: oneOf(sorts, search["sort"]),
    kind: oneOf(kinds, search["kind"]),
    state: oneOf(states, search["state"]),
    tags: textOf(search["tags"]),
  })

export const askSearch = (search: Given): AskSearch => given({ review: oneOf(["due"], search["review"]) })

export const taskSearch = (search: Given): TaskSearch => {
  const second = Number(search["t"])
  return given({
    tab: oneOf(tabs, search["tab"]),
    t: search["t"] !== undefined && Number.isFinite(second) && second >= 0 ? second : undefined,
    line: textOf(search["line"]),
    find: textOf(search["find"]),
    in: textOf(search["in"]),
    ask: search["ask"] === true || search["ask"] === "true" ? true : undefined,
  })
}
