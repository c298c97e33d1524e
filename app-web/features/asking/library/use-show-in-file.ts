import { soughtLine } from "#web/entities/transcript/sought-line.ts"
import { useNavigate } from "@tanstack/react-router"
import type { Moment } from "../turns.ts"

/** How long before a moment the recording is opened: the first word is not cut off. */
const leadSeconds = 2

/** Opens a file at a moment, with its line highlighted. */
export const useShowInFile = (): (taskId: string, moment: Pick<Moment, "segments" | "begin">) => void => {
  const navigate = useNavigate()
  return (taskId, { segments: [line], begin }) => {
    if (line !== undefined) soughtLine.set(line)
    void navigate({
      to: "/task/$taskId",
      params: { taskId },
      search: begin === null ? {} : { t: Math.max(0, begin / 1000 - leadSeconds) },
    })
  }
}
