import { forgetOrigin } from "#web/lib/arrival.ts"
import { pathTo } from "#web/lib/base-path.ts"
import { settings } from "#web/lib/settings.ts"
import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { useRouter } from "@tanstack/react-router"
import type { ReactElement } from "react"

/** Passes the desktop app a code for its own session, through its deep link. */
export const DesktopPrompt = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const t = useText("desktop")
  const router = useRouter()
  const dismiss = () => {
    forgetOrigin()
    onClose()
  }
  const handOff = trpc.signIn.createDesktopCode.useMutation({
    onSuccess: ({ url }) => {
      dismiss()
      location.assign(url)
      router.history.push(pathTo("download?opening=1"))
    },
  })
  return (
    <Dialog
      title={t("desktop.title", { brand: settings.brand })}
      description={t("desktop.text")}
      onClose={dismiss}
      className="sm:w-[min(440px,calc(100vw-32px))]"
      footer={
        <>
          <Button onClick={dismiss}>{t("desktop.stay")}</Button>
          <Button tone="primary" disabled={handOff.isPending} onClick={() => handOff.mutate({})}>
            {t("desktop.open")}
          </Button>
        </>
      }
    >
      {handOff.isError && <p role="alert" className="text-bad">{errorMessage(handOff.error)}</p>}
    </Dialog>
  )
}
