/** Whether an owner in a summary is the person of an account: by the whole name, or by the first one. */
export const isOwn = (owner: string, account: string): boolean => {
  const [one, two] = [owner, account].map((name) => name.trim().toLocaleLowerCase())
  if (one === undefined || two === undefined || one === "" || two === "") return false
  return one === two || one === two.split(/\s+/)[0] || one.split(/\s+/)[0] === two
}

/** The items as a list for other programs: one a line, with owner and date. */
export const asList = (
  items: ReadonlyArray<{
    readonly text: string
    readonly owner: string | null
    readonly due: string | null
    readonly is_done: boolean
    readonly is_unverified: boolean
  }>,
  unverified: string,
): string =>
  items.map(({ text, owner, due, is_done: isDone, is_unverified: isUnverified }) => {
    const who = [owner, due].filter((part) => part !== null).join(", ")
    return `- [${isDone ? "x" : " "}] ${text}${who === "" ? "" : ` (${who})`}${isUnverified ? ` (${unverified})` : ""}`
  }).join("\n")
