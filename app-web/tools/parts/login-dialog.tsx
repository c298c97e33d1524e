import { storeReturnAddress } from "#web/lib/session.ts"
import { buttonStyle } from "#web/ui/button-style.ts"
import { Button } from "#web/ui/button.tsx"
import { type ReactElement, useEffect, useId, useRef } from "react"
import { useText } from "./texts.ts"

/** Says what an account gives, and leads to the login and back to this page. */
export const LoginDialog = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const t = useText()
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={title}
      onClose={onClose}
      className="m-auto w-[min(440px,calc(100vw-32px))] rounded-xl bg-raised p-6 text-fg shadow-e4 backdrop:bg-scrim"
    >
      <h2 id={title} className="text-lg font-[620]">{t("login.title")}</h2>
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
    </dialog>
  )
}
