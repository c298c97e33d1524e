import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { type ReactElement, useState } from "react"
import { LoginDialog } from "./login-dialog.tsx"

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
