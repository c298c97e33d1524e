import { useStore } from "#web/lib/store.ts"
import { type RouterInput, slow, trpc } from "#web/request/trpc.ts"
import { useMutation } from "@tanstack/react-query"
import { useRef } from "react"
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
  const { client } = trpc.useUtils()
  const leaving = useRef(new AbortController())
  const asking = useMutation({
    mutationFn: (wanted: RouterInput["link"]["inspectLink"]) => {
      // Nobody waits for the link that was in the field before; the looks of an account take turns.
      leaving.current.abort()
      leaving.current = new AbortController()
      return client.link.inspectLink.mutate(wanted, { ...slow.trpc, signal: leaving.current.signal })
    },
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
