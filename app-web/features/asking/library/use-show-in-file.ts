import { useNavigate } from "@tanstack/react-router"
import type { Moment } from "../turns.ts"

/** Opens a file at the line of a moment. */
export const useShowInFile = (): (taskId: string, moment: Pick<Moment, "segments" | "begin">) => void => {
  const navigate = useNavigate()
  return (taskId, { segments: [line], begin }) =>
    void navigate({
      to: "/task/$taskId",
      params: { taskId },
      search: { ...(begin === null ? {} : { t: begin / 1000 }), ...(line === undefined ? {} : { line }) },
    })
}
