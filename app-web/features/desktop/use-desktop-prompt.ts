import { isFromDesktop } from "#web/lib/arrival.ts"
import { trpc } from "#web/request/trpc.ts"
import { useEffect, useState } from "react"

/** How long the page is left alone before it asks. */
const delayMs = 1000

/** Whether to ask someone who came from the desktop app, and is signed in now, to go back there. */
export const useDesktopPrompt = (): readonly [isOpen: boolean, close: () => void] => {
  const [isWaiting] = useState(isFromDesktop)
  const { data: user } = trpc.account.getCurrentUser.useQuery({}, { enabled: isWaiting, staleTime: 300_000 })
  const [isOpen, setIsOpen] = useState(false)
  const isKnown = user !== undefined
  useEffect(() => {
    if (!isWaiting || !isKnown) return
    const timer = setTimeout(() => setIsOpen(isFromDesktop()), delayMs)
    return () => clearTimeout(timer)
  }, [isWaiting, isKnown])
  return [isOpen, () => setIsOpen(false)]
}
