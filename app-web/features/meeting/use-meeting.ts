import { useIsVisible } from "#web/lib/use-is-visible.ts"
import { type RouterOutput, trpc } from "#web/request/trpc.ts"
import { useEffect, useRef, useState } from "react"

export type Meeting = RouterOutput["meeting"]["getMeeting"]

/** Milliseconds. The state of the work arrives on the stream; who is there, and the lobby, do not. */
const askAgain = 5000

interface MeetingOnPage {
  readonly meeting: Meeting | undefined
  readonly error: unknown
  /** When it was true. */
  readonly asOf: number
}

/** The guest in a meeting, asked again while it is under way, and whenever the work gets to another step. */
export const useMeeting = (id: string, step: string | null): MeetingOnPage => {
  const isVisible = useIsVisible()
  const { data, error, dataUpdatedAt, refetch } = trpc.meeting.getMeeting.useQuery({ id }, {
    refetchInterval: ({ state }) => isVisible && state.data?.state !== "ended" ? askAgain : false,
  })
  const asked = useRef(step)
  useEffect(() => {
    if (asked.current !== step) void refetch()
    asked.current = step
  }, [step, refetch])
  return { meeting: data, error, asOf: dataUpdatedAt }
}

/** Seconds in the meeting by the server's clock; in between answers it goes on by itself. */
export const useElapsed = ({ state, elapsed }: Pick<Meeting, "state" | "elapsed">, asOf: number): number => {
  const [now, setNow] = useState(() => Date.now())
  const isRunning = state === "inMeeting"
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return isRunning ? elapsed + Math.max(0, Math.floor((now - asOf) / 1000)) : elapsed
}
