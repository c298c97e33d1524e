import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { type RouterOutput, trpc } from "#web/request/trpc.ts"
import { useNavigate } from "@tanstack/react-router"

type UpcomingList = RouterOutput["calendar"]["listUpcoming"]
export type Upcoming = UpcomingList["items"][number]

interface ShownList {
  readonly list: UpcomingList | undefined
  /** When it was true. */
  readonly asOf: number
}

/** The meetings that come up, looked at again every minute. */
export const useUpcoming = (): ShownList => {
  const { data, dataUpdatedAt } = trpc.calendar.listUpcoming.useQuery({}, {
    refetchInterval: 60_000,
    staleTime: 30_000,
  })
  return { list: data, asOf: dataUpdatedAt }
}

interface Decide {
  readonly isPending: boolean
  readonly join: (meeting: Upcoming) => void
  readonly skip: (meeting: Upcoming, isSkipped: boolean) => void
}

/** Joins a meeting of the calendar now, or lets nobody join it. */
export const useDecide = (): Decide => {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const changing = {
    onError: (failure: unknown) => void toast(errorMessage(failure), { tone: "bad" }),
    onSettled: () => utils.calendar.listUpcoming.invalidate(),
  }
  const joining = trpc.calendar.joinUpcoming.useMutation({
    ...changing,
    onSuccess: ({ id }) => {
      void utils.library.invalidate()
      void navigate({ to: "/task/$taskId", params: { taskId: id } })
    },
  })
  const skipping = trpc.calendar.skipUpcoming.useMutation(changing)
  return {
    isPending: joining.isPending || skipping.isPending,
    join: ({ id }: Upcoming) => joining.mutate({ id }),
    skip: ({ id }: Upcoming, isSkipped: boolean) => skipping.mutate({ id, is_skipped: isSkipped }),
  }
}
