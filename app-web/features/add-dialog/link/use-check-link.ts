import { useStore } from "#web/lib/store.ts"
import { slow, trpc } from "#web/request/trpc.ts"
import { addressAlone, answered, noLink } from "./link-choice.ts"
import { linkChoice } from "./link-state.ts"

interface CheckLink {
  readonly check: (address: string) => void
  readonly isPending: boolean
  /** Why the address that is in the field was refused. */
  readonly error: unknown
}

/** Asks the site what is behind a link. */
export const useCheckLink = (): CheckLink => {
  const { address } = useStore(linkChoice)
  const asking = trpc.link.inspectLink.useMutation({
    ...slow,
    onSuccess: (video, { url }) => linkChoice.set((choice) => answered(choice, url, video)),
  })
  const isCurrent = asking.variables?.url === address
  return {
    check: (written) => {
      const url = addressAlone(written) ?? written.trim()
      if (url === "") return
      linkChoice.set({ ...noLink, address: url })
      asking.mutate({ url })
    },
    isPending: isCurrent && asking.isPending,
    error: isCurrent ? asking.error : null,
  }
}
