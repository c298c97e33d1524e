import { storeReturnAddress } from "#web/lib/session.ts"
import { useText } from "#web/lib/text.ts"
import { buttonStyle } from "#web/ui/button-style.ts"
import { Button } from "#web/ui/button.tsx"
import { type ReactElement, useRef, useState } from "react"
import { ToolDialog } from "./tool-dialog.tsx"

/** Says what an account gives, and leads to the login and back to this page. */
export const LoginDialog = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const t = useText("tools/parts")
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <ToolDialog dialog={dialog} title={t("login.title")} onClose={onClose}>
      <p className="mt-2 text-md text-fg-2">{t("login.text")}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button className="max-sm:h-11" onClick={() => dialog.current?.close()}>{t("act.close")}</Button>
        <a
          href="/transcribe/login"
          className={buttonStyle({ tone: "primary" }, "max-sm:h-11")}
          onClick={() => storeReturnAddress(location.pathname + location.search)}
        >
          {t("login.act")}
        </a>
      </div>
    </ToolDialog>
  )
}

/** Opens the dialog that leads to an account. */
export const LoginCall = (): ReactElement => {
  const t = useText("tools/parts")
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="primary" className="justify-self-start max-sm:h-11" onClick={() => setOpen(true)}>
        {t("login.act")}
      </Button>
      {isOpen && <LoginDialog onClose={() => setOpen(false)} />}
    </>
  )
}
