import { Tip } from "#web/ui/tip.tsx"
import { clsx } from "clsx"
import type { LucideIcon } from "lucide-react"
import type { ReactElement } from "react"
import { navItem } from "./nav-link.tsx"

interface NavButtonProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly isFolded: boolean
  readonly onPress: () => void
}

/** An item of the side bar that opens something over the screen. */
export const NavButton = ({ icon: Icon, label, isFolded, onPress }: NavButtonProps): ReactElement => {
  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={isFolded ? label : undefined}
      onClick={onPress}
      className={clsx(navItem, isFolded && "justify-center")}
    >
      <Icon className="size-[18px] shrink-0 text-fg-3" strokeWidth={1.8} />
      {!isFolded && <span className="min-w-0 flex-1 truncate text-left">{label}</span>}
    </button>
  )
  return isFolded ? <Tip label={label} side="right">{button}</Tip> : button
}
