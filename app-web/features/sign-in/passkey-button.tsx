import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { importWithRetry } from "#web/request/import-with-retry.ts"
import { Button } from "#web/ui/button.tsx"
import { useMutation } from "@tanstack/react-query"
import type { ReactElement } from "react"
import { enter, rememberMethod } from "./entry.ts"
import { LastUsed } from "./last-used.tsx"

/** Signs in with a passkey, without typing anything. */
export const PasskeyButton = (): ReactElement => {
  const t = useText("sign-in")
  const { mutate, data: token, error, isPending, isSuccess } = useMutation({
    mutationFn: async () => {
      const { signInByPasskey } = await importWithRetry(() => import("#web/request/passkeys.ts"))
      return signInByPasskey()
    },
    onSuccess: (entered) => {
      if (entered === null) return
      rememberMethod("passkey")
      enter(entered)
    },
  })
  return (
    <>
      <Button
        size="lg"
        className="relative mt-3 w-full"
        disabled={isPending || (token ?? null) !== null}
        onClick={() => mutate()}
      >
        {t("signIn.passkey")}
        <LastUsed method="passkey" />
      </Button>
      {error !== null && <p role="alert" className="mt-2 text-sm text-bad">{errorMessage(error)}</p>}
      {isSuccess && token === null && (
        <output className="mt-2 block text-sm text-fg-2">{t("signIn.passkeyNone")}</output>
      )}
    </>
  )
}
