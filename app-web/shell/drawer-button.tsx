import { useHoldTarget } from "#web/entities/folder/use-drag.ts"
import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { Menu } from "lucide-react"
import { type ReactElement, useRef } from "react"
import { openLayer } from "./layers.ts"

/** Opens the side bar where it is hidden: on phones, and everywhere under /mobile. So do files that are held over it. */
export const DrawerButton = ({ always = false }: { readonly always?: boolean }): ReactElement => {
  const t = useText("shell")
  const button = useRef<HTMLButtonElement>(null)
  useHoldTarget(button, () => openLayer("drawer"))
  return (
    <Button
      ref={button}
      tone="ghost"
      size="icon"
      aria-label={t("nav.open")}
      className={always ? "-ml-2 !size-11" : "-ml-2 !size-11 md:hidden"}
      onClick={() => openLayer("drawer")}
    >
      <Menu />
    </Button>
  )
}
