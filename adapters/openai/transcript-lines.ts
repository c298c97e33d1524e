import type { PlainLines } from "#domain/transcript/transcript.ts"

/** The transcript as numbered lines, "[12] Ada: We agreed." Nothing in them can close the quotation that encloses them. */
export const transcriptLines = ({ segments, speakers }: PlainLines): ReadonlyArray<string> => {
  const names = new Map(speakers.map(({ id, name }) => [id, name]))
  return segments.map(({ speakerId, text }, index) => {
    const name = speakerId === null ? null : names.get(speakerId)
    return harmless(`[${index + 1}] ${name ? `${name}: ` : ""}${text}`)
  })
}

/** Groups lines into windows of at most `size` characters; a longer line is a window of its own. */
export const windowsOf = (lines: ReadonlyArray<string>, size: number): ReadonlyArray<string> => {
  const windows: Array<string> = []
  for (const line of lines) {
    const open = windows.at(-1)
    if (open !== undefined && open.length + 1 + line.length <= size) windows[windows.length - 1] = `${open}\n${line}`
    else windows.push(line)
  }
  return windows
}

/** Text on one line that cannot close the quotation it stands in. */
export const harmless = (line: string): string =>
  line.replaceAll(/\s+/g, " ").replaceAll(/<(\/?\s*(?:transcript|notes|lines|question|wishes))/gi, "‹$1")
