import { openAdd } from "#web/features/add-dialog/add-state.ts"
import { useKeys } from "#web/lib/keys.ts"
import { useStore } from "#web/lib/store.ts"
import { useMedia } from "#web/lib/use-media.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { Outlet, useLocation, useNavigate } from "@tanstack/react-router"
import { type ReactElement, Suspense } from "react"
import { IntakeHost } from "./intake/intake-host.tsx"
import { closeLayer, layer, openLayer } from "./layers.ts"
import { SideBar } from "./side-bar.tsx"

const Palette = lazyComponent(() => import("./palette.tsx"), "Palette")
const Shortcuts = lazyComponent(() => import("./shortcuts/shortcuts.tsx"), "Shortcuts")
const Drawer = lazyComponent(() => import("./drawer.tsx"), "Drawer")

/** The signed-in app: the side bar on the canvas, the screen on a panel. */
export const Frame = (): ReactElement => {
  const open = useStore(layer)
  const isPhoneAddress = useLocation({ select: ({ pathname }) => pathname === "/mobile" })
  const hasSideBar = useMedia("(min-width: 768px)") && !isPhoneAddress
  const isFolded = !useMedia("(min-width: 1024px)")
  useShellKeys()
  return (
    <div className="flex h-dvh">
      {hasSideBar && (
        <div className={isFolded ? "w-[68px] shrink-0" : "w-[252px] shrink-0"}>
          <SideBar isFolded={isFolded} />
        </div>
      )}
      <main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none md:py-2 md:pr-2">
        <div className="h-full overflow-hidden bg-surface md:rounded-xl md:shadow-e2 md:ring-1 md:ring-line">
          <Outlet />
        </div>
      </main>
      <IntakeHost />
      <Suspense>
        {open === "drawer" && <Drawer onClose={closeLayer} />}
        {open === "palette" && <Palette onClose={closeLayer} />}
        {open === "shortcuts" && <Shortcuts onClose={closeLayer} />}
      </Suspense>
    </div>
  )
}

const useShellKeys = (): void => {
  const navigate = useNavigate()
  useKeys({
    "mod+k": () => openLayer("palette"),
    "?": () => openLayer("shortcuts"),
    "n": () => openAdd("files"),
    "g f": () => void navigate({ to: "/" }),
    "g u": () => void navigate({ to: "/", search: { folder: "none" } }),
  })
}
