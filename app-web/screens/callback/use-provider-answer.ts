import { enter, entryInput } from "#web/features/sign-in/entry.ts"
import { safeLocalStorage } from "#web/lib/safe-local-storage.ts"
import { trpc } from "#web/request/trpc.ts"
import type { Entering } from "./entering.ts"

const markerOf = (code: string): string => `auth_processed_${code.slice(0, 64)}`

/** What a provider sent back with the person: its code is exchanged once, even if the page is loaded again meanwhile. */
export const useProviderAnswer = (goOn: (back: string | null) => void): Entering => {
  const search = new URLSearchParams(location.search)
  const code = search.get("code") ?? ""
  const marker = markerOf(code)
  const call = trpc.signIn.signInByGoogle.useMutation({
    onSuccess: ({ access_token }) => {
      safeLocalStorage.write(marker, null)
      goOn(enter(access_token))
    },
    // So that it can be tried again.
    onError: () => void safeLocalStorage.write(marker, null),
  })
  const begin = () => {
    if (safeLocalStorage.read(marker) !== null) return
    safeLocalStorage.write(marker, "1")
    call.mutate({ code, state: search.get("state"), ...entryInput() })
  }
  return { error: call.error, begin }
}
