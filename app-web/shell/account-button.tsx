import { Avatar } from "#web/ui/avatar.tsx"
import { clsx } from "clsx"
import { ChevronsUpDown } from "lucide-react"
import type { ComponentProps, ReactElement } from "react"
import { navItem } from "./nav-link.tsx"
import { useText } from "./texts.ts"

interface AccountButtonProps extends ComponentProps<"button"> {
  readonly email: string
  readonly isFolded: boolean
}

/** Who is signed in; opens the account menu once that is loaded. */
export const AccountButton = ({ email, isFolded, ...rest }: AccountButtonProps): ReactElement => {
  const t = useText()
  return (
    <button type="button" className={clsx(navItem, "mt-1 !h-12 text-left", isFolded && "justify-center")} {...rest}>
      <span className="sr-only">{t("nav.account")}</span>
      <Avatar name={email} index={0} size={28} />
      {!isFolded && (
        <>
          <span className="min-w-0 flex-1 truncate font-[540] text-fg">{email}</span>
          <ChevronsUpDown className="size-4 text-fg-3" />
        </>
      )}
    </button>
  )
}
