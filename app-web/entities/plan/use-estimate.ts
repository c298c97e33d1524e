import { trpc } from "#web/request/trpc.ts"
import { keepPreviousData } from "@tanstack/react-query"
import type { Estimate } from "./estimate.ts"

interface Content {
  /** Seconds of each recording; null if the file does not say, undefined while it is being read. */
  readonly durations?: ReadonlyArray<number | null | undefined>
  /** Bytes of each text; null if only the server can read it. */
  readonly texts?: ReadonlyArray<number | null>
  readonly isMerged?: boolean
}

export interface Estimated {
  /** What the server will charge, or what it said about the previous content; null until it has answered. */
  readonly estimate: Estimate | null
  /** Whether the answer for exactly this content is still pending. */
  readonly isPending: boolean
}

export const useEstimate = ({ durations = [], texts = [], isMerged = false }: Content): Estimated => {
  const lengths = durations.map((length) => length ?? null)
  const { data, isPlaceholderData, fetchStatus } = trpc.intake.previewIntake.useQuery(
    { durations: lengths, text_bytes: texts, merge: isMerged },
    { placeholderData: keepPreviousData, enabled: lengths.length + texts.length > 0 },
  )
  const isKnown = data !== undefined && !isPlaceholderData
  const isPending = durations.includes(undefined) || (!isKnown && fetchStatus === "fetching")
  if (data === undefined) return { estimate: null, isPending }
  return {
    isPending,
    estimate: {
      minutes: data.minutes,
      unknown: [...lengths, ...texts].filter((one) => one === null).length,
      left: data.left,
      maxMinutes: data.max_task_minutes,
      isOver: data.is_over,
      isTooLong: data.too_long.length > 0,
      isTooMany: data.is_too_many,
      filesAtOnce: data.files_at_once,
      isLarge: data.is_large_share,
    },
  }
}

/** The longest recording that the plan allows, in seconds; unlimited until the server has answered. */
export const useMaxSeconds = (): number => {
  const { data } = trpc.intake.previewIntake.useQuery({}, { staleTime: 300_000 })
  return data === undefined ? Infinity : data.max_task_minutes * 60
}
