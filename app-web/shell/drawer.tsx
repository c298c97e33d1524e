import { useBackCloses } from "#web/lib/layer-history.ts"
import { useText } from "#web/lib/text.ts"
import { layers } from "#web/ui/layers.ts"
import { Dialog } from "radix-ui"
import type { ReactElement } from "react"
import { SideBar } from "./side-bar.tsx"

/** The side bar on phones. */
export const Drawer = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const t = useText("shell")
  useBackCloses(onClose)
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal container={layers}>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-fade bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          data-drawer
          className="fixed inset-y-0 left-0 z-50 w-[286px] max-w-[88vw] animate-fade bg-canvas shadow-e4 outline-none"
        >
          <Dialog.Title className="sr-only">{t("nav.main")}</Dialog.Title>
          <SideBar isFolded={false} onNavigate={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
