import { useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import { Avatar } from "#web/ui/avatar.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { clsx } from "clsx"
import { ChevronsUpDown } from "lucide-react"
import type { ComponentProps, ReactElement } from "react"
import { navItem } from "./nav-items.tsx"

interface AccountButtonProps extends ComponentProps<"button"> {
  readonly isFolded: boolean
}

/** Who is signed in; opens the account menu once that is loaded. */
export const AccountButton = ({ isFolded, ...rest }: AccountButtonProps): ReactElement => {
  const t = useText("shell")
  const { data: user } = trpc.account.getCurrentUser.useQuery({}, { staleTime: 300_000 })
  const name = user?.username ?? user?.email ?? user?.phone ?? ""
  return (
    <button
      type="button"
      aria-label={name === "" ? t("nav.account") : `${t("nav.account")}, ${name}`}
      className={clsx(navItem, "mt-1 !h-12 text-left", isFolded && "justify-center")}
      {...rest}
    >
      <Avatar name={name} index={0} size={28} />
      {!isFolded && (
        <>
          <span className="min-w-0 flex-1 truncate font-[540] text-fg">
            {name === "" ? <Skeleton className="h-4 w-32" /> : name}
          </span>
          <ChevronsUpDown className="size-4 text-fg-3" />
        </>
      )}
    </button>
  )
}
