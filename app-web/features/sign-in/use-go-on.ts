import { isToolsPath } from "#web/lib/base-path.ts"
import { consumeReturnAddress } from "#web/lib/session.ts"
import { useNavigate, useRouter } from "@tanstack/react-router"
import { useRef } from "react"

/**
 * Goes where the person was going when they had to sign in, or else to the library. Once, however often it is called.
 */
export const useGoOn = (): () => void => {
  const navigate = useNavigate()
  const router = useRouter()
  const isGone = useRef(false)
  return () => {
    if (isGone.current) return
    isGone.current = true
    const back = consumeReturnAddress()
    if (back === null) void navigate({ to: "/", replace: true })
    else if (isToolsPath(back)) location.replace(back)
    else router.history.replace(back)
  }
}
