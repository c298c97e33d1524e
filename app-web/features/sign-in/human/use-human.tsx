import { safeLocalStorage } from "#web/lib/safe-local-storage.ts"
import { settings } from "#web/lib/settings.ts"
import { storageKeys } from "#web/lib/storage-keys.ts"
import { useText } from "#web/lib/text.ts"
import { importWithRetry } from "#web/request/import-with-retry.ts"
import { trpc } from "#web/request/trpc.ts"
import { type ReactNode, useRef, useState } from "react"

const { kind, site_key: siteKey } = settings.signIn.human_check

interface Human {
  /** Continues with the proof that the server requires; null if it requires none. */
  readonly withProof: (go: (proof: string | null) => void) => void
  readonly isProving: boolean
  /** The widget and what went wrong, to be shown below the form. */
  readonly check: ReactNode
}

/** Verifies that there is a person, before a sign-in is started for them. */
export const useHuman = (): Human => {
  const t = useText("sign-in")
  const utils = trpc.useUtils()
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<"idle" | "proving" | "failed">("idle")
  const prove = async (): Promise<string | null> => {
    if (kind === "none") return null
    if (kind === "turnstile") {
      const { askTurnstile } = await importWithRetry(() => import("./turnstile.ts"))
      return place.current === null ? null : askTurnstile(place.current, siteKey ?? "")
    }
    const [{ solveAltcha }, { challenge = "" }] = await Promise.all([
      importWithRetry(() => import("./solve-altcha.ts")),
      utils.signIn.getHumanCheck.fetch({}, { staleTime: 0 }),
    ])
    return solveAltcha(challenge)
  }
  const withProof = (go: (proof: string | null) => void) => {
    const passed = (proof: string | null): void => {
      setState("idle")
      safeLocalStorage.write(storageKeys.humanProof, proof)
      go(proof)
    }
    setState("proving")
    void prove().then(passed, () => setState("failed"))
  }
  const check = (
    <>
      <div ref={place} className="mt-4 empty:hidden" />
      {state === "proving" && kind === "altcha" && (
        <output className="mt-3 block text-sm text-fg-3">{t("signIn.human")}</output>
      )}
      {state === "failed" && <p role="alert" className="mt-3 text-sm text-bad">{t("signIn.humanFailed")}</p>}
    </>
  )
  return { withProof, isProving: state === "proving", check }
}
