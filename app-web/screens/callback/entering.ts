import { enter, entryInput, linkBrowser } from "#web/features/sign-in/entry.ts"
import { quiet, trpc } from "#web/request/trpc.ts"
import { useState } from "react"
import { begun } from "./begun.ts"

/** A sign-in in progress. */
interface Entering {
  readonly error: unknown
  readonly begin: () => void
}

interface FromLink extends Entering {
  /** The address of a link that another browser requested: nothing happens until the person confirms. */
  readonly unknownBrowser: string | null
  readonly confirm: () => void
}

/** The link in an email. Programs that scan links in emails do not use it up. */
export const useLink = (goOn: () => void): FromLink => {
  const token = new URLSearchParams(location.search).get("token") ?? ""
  const [unknownBrowser, setUnknownBrowser] = useState<string | null>(null)
  const open = trpc.signIn.signInByLink.useMutation({
    trpc: quiet,
    onSuccess: (answer) => {
      enter(answer)
      goOn()
    },
  })
  const confirm = () => {
    setUnknownBrowser(null)
    open.mutate({ token, ...entryInput() })
  }
  const inspect = trpc.signIn.inspectSignInLink.useMutation({
    trpc: quiet,
    onSuccess: ({ email, is_asking_browser }) => is_asking_browser ? confirm() : setUnknownBrowser(email),
  })
  const begin = () => inspect.mutate({ token, browser_token: linkBrowser() })
  return { error: inspect.error ?? open.error, begin, unknownBrowser, confirm }
}

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
    onSuccess: (answer) => {
      begun.remove(code)
      enter(answer)
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
