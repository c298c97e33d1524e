import { trpc } from "#web/request/trpc.ts"
import { linkSource, type Source, sources } from "./sources.ts"

const withLink = sources.toSpliced(1, 0, linkSource)

/** The ways to add something on this server. */
export const useSources = (): ReadonlyArray<Source> => {
  const { data } = trpc.link.getLinkQuota.useQuery({}, { staleTime: 300_000 })
  return data?.is_offered === true ? withLink : sources
}
