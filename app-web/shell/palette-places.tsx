import { settings } from "#web/lib/settings.ts"
import { type TextKey, useText } from "#web/lib/text.ts"
import { setTheme, useShownTheme } from "#web/lib/theme.ts"
import { Kbd } from "#web/ui/kbd.tsx"
import { useNavigate } from "@tanstack/react-router"
import { Command } from "cmdk"
import {
  BookA,
  CircleUserRound,
  CreditCard,
  Files,
  Inbox,
  Keyboard,
  type LucideIcon,
  Moon,
  SlidersHorizontal,
  Sparkles,
  Sun,
  Workflow,
} from "lucide-react"
import type { ReactElement } from "react"
import { openLayer } from "./layers.ts"
import { paletteRow } from "./palette-files.tsx"

interface Place {
  readonly label: TextKey<"shell">
  readonly icon: LucideIcon
  readonly act: () => void
  /** The keys that lead there, too. */
  readonly keys?: string
}

/** Where one can go, and what can be switched, from anywhere. */
export const PalettePlaces = ({ onRun }: { readonly onRun: (act: () => void) => void }): ReactElement => {
  const t = useText("shell")
  const places = usePlaces()
  return (
    <Command.Group heading={t("palette.go")}>
      {places.map(({ label, icon: Icon, act, keys }) => (
        <Command.Item
          key={label}
          value={t(label)}
          onSelect={() => onRun(act)}
          className={paletteRow}
        >
          <Icon />
          {t(label)}
          {keys !== undefined && (
            <span className="ml-auto">
              <Kbd>{keys}</Kbd>
            </span>
          )}
        </Command.Item>
      ))}
    </Command.Group>
  )
}

const usePlaces = (): ReadonlyArray<Place> => {
  const navigate = useNavigate()
  const isDark = useShownTheme() === "dark"
  const plans: Place = {
    label: "nav.plans",
    icon: CreditCard,
    act: () => void navigate({ to: "/payment/plans" }),
    keys: "G P",
  }
  return [
    { label: "nav.files", icon: Files, act: () => void navigate({ to: "/" }), keys: "G F" },
    {
      label: "nav.uncategorized",
      icon: Inbox,
      act: () => void navigate({ to: "/", search: { folder: "none" } }),
      keys: "G U",
    },
    { label: "nav.ask", icon: Sparkles, act: () => void navigate({ to: "/ask" }) },
    { label: "nav.account", icon: CircleUserRound, act: () => void navigate({ to: "/account" }) },
    { label: "nav.automation", icon: Workflow, act: () => void navigate({ to: "/account/automation" }) },
    ...settings.plans === "off" ? [] : [plans],
    { label: "nav.hotwords", icon: BookA, act: () => openLayer("hotwords") },
    { label: "nav.style", icon: SlidersHorizontal, act: () => openLayer("style") },
    { label: "keys.title", icon: Keyboard, act: () => openLayer("shortcuts"), keys: "?" },
    { label: "palette.theme", icon: isDark ? Sun : Moon, act: () => setTheme(isDark ? "light" : "dark") },
  ]
}
