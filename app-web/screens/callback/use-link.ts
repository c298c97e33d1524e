import { enter, entryInput, linkBrowser } from "#web/features/sign-in/entry.ts"
import { quiet, trpc } from "#web/request/trpc.ts"
import { useState } from "react"
import type { Entering } from "./entering.ts"

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
    onSuccess: ({ access_token }) => {
      enter(access_token)
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
