import { player } from "#web/entities/playback/player.ts"
import { soughtLine } from "#web/entities/transcript/sought-line.ts"
import { taskSearch } from "#web/lib/searches.ts"
import { getRouteApi } from "@tanstack/react-router"
import type { Moment } from "./turns.ts"

const route = getRouteApi("/app/task/$taskId")

/** How long before a moment the recording starts: the first word is not cut off. */
const leadMs = 2000

/** Shows a moment in the text, lit, and plays the recording from shortly before it. */
export const useShowMoment = (onShown: () => void): (moment: Pick<Moment, "segments" | "begin">) => void => {
  const navigate = route.useNavigate()
  return ({ segments: [line], begin }) => {
    if (line !== undefined) soughtLine.set(line)
    void navigate({ search: (search) => taskSearch({ ...search, tab: "original" }), replace: true })
    if (begin !== null) player.seek(Math.max(0, begin - leadMs), true)
    onShown()
  }
}
