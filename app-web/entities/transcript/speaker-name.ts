import type { Write } from "#web/lib/catalogues.ts"
import type { Speaker } from "./lines.ts"

type T = Write<"task.speaker">

/** The name that a speaker has until someone says who it is. */
const numbered = /^Speaker (\d+)$/

/** A name as it is shown: one that nobody has given is in the reader's language. Empty for an unknown speaker. */
export const speakerName = (name: string | null, t: T): string => {
  const number = numbered.exec(name ?? "")?.[1]
  return number === undefined ? name ?? "" : t("task.speaker", { number })
}

export const shownSpeakers = (speakers: ReadonlyArray<Speaker>, t: T): ReadonlyArray<Speaker> =>
  speakers.map(({ id, name }) => ({ id, name: speakerName(name, t) }))
