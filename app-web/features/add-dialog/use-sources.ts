import { trpc } from "#web/request/trpc.ts"
import { linkSource, meetingSource, type Source, sources } from "./sources.ts"

const lasts = { staleTime: 300_000 }

/** The ways to add something on this server: files first, what somebody speaks next, documents last. */
export const useSources = (): ReadonlyArray<Source> => {
  const hasLinks = trpc.link.getLinkQuota.useQuery({}, lasts).data?.is_offered === true
  const hasMeetings = trpc.meeting.getMeetingOffer.useQuery({}, lasts).data?.is_offered === true
  const [files, record, ...others] = sources
  return [
    files,
    ...(hasLinks ? [linkSource] : []),
    record,
    ...(hasMeetings ? [meetingSource] : []),
    ...others,
  ]
}
