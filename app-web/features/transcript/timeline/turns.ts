import type { Lines } from "#web/entities/transcript/lines.ts"

/** What one speaker says without interruption, as lines `first` to `last`. */
export interface Turn {
  readonly first: number
  readonly last: number
}

export const turnsOf = ({ ids, speakerOf }: Pick<Lines, "ids" | "speakerOf">): ReadonlyArray<Turn> => {
  const turns: Array<Turn> = []
  for (let line = 0; line < ids.length; line++) {
    const before = turns.at(-1)
    if (before !== undefined && speakerOf[before.first] === speakerOf[line]) {
      turns[turns.length - 1] = { ...before, last: line }
    } else turns.push({ first: line, last: line })
  }
  return turns
}

/** Enough for the two lines that are shown. */
const excerptLength = 160

export const excerptOf = ({ texts }: Pick<Lines, "texts">, { first, last }: Turn): string => {
  let text = ""
  for (let line = first; line <= last && text.length < excerptLength; line++) text += `${texts[line] ?? ""} `
  return text.trim()
}
