import { trpc } from "#web/request/trpc.ts"
import { keepPreviousData } from "@tanstack/react-query"
import type { Estimate } from "./estimate.ts"

interface Content {
  /** Seconds of each recording; null where the file does not tell. */
  readonly durations?: ReadonlyArray<number | null>
  /** Bytes of each text; null where only the server can read it. */
  readonly texts?: ReadonlyArray<number | null>
  readonly isMerged?: boolean
}

/** What the server will count for this; null until it has said so. */
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
    longest: data.max_task_minutes,
    isOver: data.is_over,
    isTooLong: data.too_long.length > 0,
    isLarge: data.is_large_share,
  }
}

/** Seconds of the longest recording the plan allows; unlimited until the server has said so. */
export const useLongest = (): number => {
  const { data } = trpc.intake.previewIntake.useQuery({}, { staleTime: 300_000 })
  return data === undefined ? Infinity : data.max_task_minutes * 60
}
