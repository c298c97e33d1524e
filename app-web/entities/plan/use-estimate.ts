import { trpc } from "#web/request/trpc.ts"
import { keepPreviousData } from "@tanstack/react-query"
import type { Estimate } from "./estimate.ts"

interface Content {
  /** Seconds of each recording; null if the file does not say. */
  readonly durations?: ReadonlyArray<number | null>
  /** Bytes of each text; null if only the server can read it. */
  readonly texts?: ReadonlyArray<number | null>
  readonly isMerged?: boolean
}

/** What the server will charge; null until it has answered. */
export const useEstimate = ({ durations = [], texts = [], isMerged = false }: Content): Estimate | null => {
  const { data } = trpc.intake.previewIntake.useQuery(
    { durations, text_bytes: texts, merge: isMerged },
    { placeholderData: keepPreviousData, enabled: durations.length + texts.length > 0 },
  )
  if (data === undefined) return null
  return {
    minutes: data.minutes,
    unknown: [...durations, ...texts].filter((one) => one === null).length,
    left: data.left,
    maxMinutes: data.max_task_minutes,
    isOver: data.is_over,
    isTooLong: data.too_long.length > 0,
    isLarge: data.is_large_share,
  }
}

/** The longest recording that the plan allows, in seconds; unlimited until the server has answered. */
export const useMaxSeconds = (): number => {
  const { data } = trpc.intake.previewIntake.useQuery({}, { staleTime: 300_000 })
  return data === undefined ? Infinity : data.max_task_minutes * 60
}
