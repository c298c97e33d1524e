import { enter, entryInput } from "#web/features/sign-in/entry.ts"
import { quiet, trpc } from "#web/request/trpc.ts"
import { useState } from "react"
import { begun } from "./begun.ts"
import type { Entering } from "./entering.ts"

/**
 * What a provider sent back with the person: its code is exchanged once, even if the page is reloaded in the
 * meantime.
 */
export const useProviderAnswer = (goOn: () => void): Entering => {
  const search = new URLSearchParams(location.search)
  const code = search.get("code") ?? ""
  const [isElsewhere, setElsewhere] = useState(false)
  const call = trpc.signIn.signInByGoogle.useMutation({
    trpc: quiet,
    onSuccess: ({ access_token }) => {
      begun.remove(code)
      enter(access_token)
      goOn()
    },
    // So that it can be tried again.
    onError: () => begun.remove(code),
  })
  const begin = () => {
    if (!begun.set(code)) return setElsewhere(true)
    call.mutate({ code, state: search.get("state"), ...entryInput() })
  }
  return { error: isElsewhere ? processedElsewhere : call.error, begin }
}

/**
 * Another page started with this code. Its answer signs this page in too; if that page is gone, only starting over
 * helps.
 */
export const processedElsewhere = new Error("the code is processed by another page")
